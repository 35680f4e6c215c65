/// Which colour each kind of animal is drawn in: cats red, each other one always the same colour and never red.
public struct AnnotationPalette: Codable, Hashable, Sendable {
  /// Colours by label, in lower case.
  public var colors: [String: AnnotationColor]
  /// Colours for all other labels.
  public var others: [AnnotationColor]

  /// The colours that are used unless others are given.
  public static let standard = AnnotationPalette(
    colors: [
      "cat": .red,
      "dog": AnnotationColor(red: 0, green: 114, blue: 255),
      "bird": AnnotationColor(red: 255, green: 204, blue: 0),
      "horse": AnnotationColor(red: 0, green: 170, blue: 85),
      "sheep": AnnotationColor(red: 230, green: 120, blue: 220),
      "cow": AnnotationColor(red: 140, green: 86, blue: 40),
      "elephant": AnnotationColor(red: 0, green: 190, blue: 200),
      "bear": AnnotationColor(red: 120, green: 60, blue: 170),
      "zebra": AnnotationColor(red: 70, green: 70, blue: 80),
      "giraffe": AnnotationColor(red: 255, green: 140, blue: 0),
    ],
    others: [
      AnnotationColor(red: 0, green: 128, blue: 128), AnnotationColor(red: 128, green: 128, blue: 0),
      AnnotationColor(red: 90, green: 200, blue: 90), AnnotationColor(red: 60, green: 80, blue: 200),
    ])

  /// Creates a palette; labels are compared in lower case.
  public init(colors: [String: AnnotationColor], others: [AnnotationColor]) {
    self.colors = colors
    self.others = others
  }

  /// The colour of a label; the same label always has the same one.
  public func color(of label: String) -> AnnotationColor {
    let name = label.lowercased()
    if let color = colors[name] { return color }
    guard !others.isEmpty else { return .black }
    // The sum of the letters, since Swift's own hash changes from run to run.
    return others[name.utf8.reduce(0) { $0 + Int($1) } % others.count]
  }
}
