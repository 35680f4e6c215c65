import Foundation
import Synchronization

/// Finds cats' faces with the cascade of Debian's package opencv-data.
///
/// Joseph Howse's cascade (`haarcascade_frontalcatface_extended.xml`) knows faces that look at the camera, upright. It
/// looks at an animal until a look is sure: as it is, mirrored, turned to both sides, and smaller for faces that fill the
/// image.
public final class OpenCVAnimalFaceEngine: AnimalFaceDetectionEngine {
  /// Where the cascade is looked for.
  public static let searchPaths = [
    "/usr/share/opencv4/haarcascades/haarcascade_frontalcatface_extended.xml",
    "/usr/share/opencv/haarcascades/haarcascade_frontalcatface_extended.xml",
    "/usr/local/share/opencv4/haarcascades/haarcascade_frontalcatface_extended.xml",
  ]

  /// The animal's longer side is cut down to so many times the look's shorter one.
  static let longestShape = 4.0
  /// The smallest face as a share of the animal's shorter side.
  static let smallestShare = 0.2
  /// Votes of the last stage that make further looks unnecessary.
  static let sureWeight = 1.0

  private let paths: [String]
  private let free = Mutex<[FaceCascade]>([])

  /// Creates an engine; the cascade is read when it is needed.
  ///
  /// - Parameter paths: where the cascade may be; the first file that is there counts.
  public init(paths: [String] = OpenCVAnimalFaceEngine.searchPaths) {
    self.paths = paths
  }

  public func detectFaces(in image: PixelBuffer) throws -> [DetectedFace] {
    guard min(image.width, image.height) >= 8 else { return [] }
    var prepared: [Int: (pixels: PixelBuffer, scale: Double)] = [:]
    return try withCascade { cascade in
      var found: [(weight: Double, face: DetectedFace)] = []
      for look in FaceLook.all {
        let view = try prepared[look.shortSide] ?? Self.prepared(image, shortSide: look.shortSide)
        prepared[look.shortSide] = view
        let side = Double(min(view.pixels.width, view.pixels.height))
        let squares = try cascade.squares(
          in: view.pixels, roll: look.roll, isMirrored: look.isMirrored, margin: Int(look.marginShare * side),
          minimumSide: Int(Self.smallestShare * side))
        found += squares.map { ($0.weight, $0.face(scale: 1 / view.scale)) }
        if squares.contains(where: { $0.weight >= Self.sureWeight }) { break }
      }
      return found.sorted { $0.weight > $1.weight }.map(\.face)
    }
  }

  /// The grey image at the size of a look, with values over the whole range.
  private static func prepared(_ image: PixelBuffer, shortSide: Int) throws -> (pixels: PixelBuffer, scale: Double) {
    let scale = min(
      Double(shortSide) / Double(min(image.width, image.height)),
      longestShape * Double(shortSide) / Double(max(image.width, image.height)))
    var pixels = try image.resized(
      toWidth: max(1, Int((Double(image.width) * scale).rounded())),
      height: max(1, Int((Double(image.height) * scale).rounded()))
    ).gray()
    try pixels.equalize()
    return (pixels, scale)
  }

  private func withCascade<Result>(_ body: (FaceCascade) throws -> Result) throws -> Result {
    let cascade = try free.withLock { $0.popLast() } ?? FaceCascade(path: installedPath())
    defer { free.withLock { $0.append(cascade) } }
    return try body(cascade)
  }

  private func installedPath() throws(VisionError) -> String {
    guard let path = paths.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      throw .modelUnavailable(
        "no cascade for cats' faces at \(paths.joined(separator: ", ")); install the package opencv-data")
    }
    return path
  }
}
