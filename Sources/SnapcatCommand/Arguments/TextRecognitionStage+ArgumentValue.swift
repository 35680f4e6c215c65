import SnapcatVision

extension TextRecognitionStage: ArgumentValue {
  /// The stages that can be left out.
  static var allowedArguments: [String] { allCases.filter { $0 != .page }.map(\.rawValue) }

  init?(argument: String) {
    guard Self.allowedArguments.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }
}
