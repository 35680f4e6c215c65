import Foundation
import Synchronization

/// Finds cats' faces with the cascade of Debian's package opencv-data.
///
/// Joseph Howse's cascade (`haarcascade_frontalcatface_extended.xml`) knows faces that look at the camera, upright. It
/// looks at an animal up to four times: as it is, mirrored, and turned to both sides, until a look is sure.
public final class OpenCVAnimalFaceEngine: AnimalFaceDetectionEngine {
  /// Where the cascade is looked for.
  public static let searchPaths = [
    "/usr/share/opencv4/haarcascades/haarcascade_frontalcatface_extended.xml",
    "/usr/share/opencv/haarcascades/haarcascade_frontalcatface_extended.xml",
    "/usr/local/share/opencv4/haarcascades/haarcascade_frontalcatface_extended.xml",
  ]

  /// The animal's shorter side while its face is looked for, in pixels.
  static let shortSide = 128
  /// The longer side is cut down to this.
  static let longSide = 512
  /// The smallest face as a share of the animal's shorter side.
  static let smallestShare = 0.2
  /// Votes of the last stage that make further looks unnecessary.
  static let sureWeight = 1.0
  /// The looks, as degrees that a face is turned clockwise, and whether it is mirrored.
  static let looks: [(roll: Double, isMirrored: Bool)] = [(0, false), (0, true), (25, false), (-25, false)]

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
    let scale = min(
      Double(Self.shortSide) / Double(min(image.width, image.height)),
      Double(Self.longSide) / Double(max(image.width, image.height)))
    var small = try image.resized(
      toWidth: max(1, Int((Double(image.width) * scale).rounded())),
      height: max(1, Int((Double(image.height) * scale).rounded()))
    ).gray()
    try small.equalize()
    let minimumSide = Int(Self.smallestShare * Double(min(small.width, small.height)))
    return try withCascade { cascade in
      var found: [FaceCascade.Square] = []
      for look in Self.looks {
        found += try cascade.squares(
          in: small, roll: look.roll, isMirrored: look.isMirrored, minimumSide: minimumSide)
        if found.contains(where: { $0.weight >= Self.sureWeight }) { break }
      }
      return found.sorted { $0.weight > $1.weight }.map { $0.face(scale: 1 / scale) }
    }
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
