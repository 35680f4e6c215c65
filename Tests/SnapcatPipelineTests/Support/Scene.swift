import Foundation
import SnapcatVision
import TestSupport

/// What a picture made for tests shows; the fake engines tell it from the picture's colour.
enum Scene {
  case nothing
  case cat
  case dog
  /// A card of one of ``FakePerson/all``.
  case card(Int)
  case catWithCard(Int)

  /// The scene that the pixels mean.
  init(_ pixels: PixelBuffer) {
    let middle = (pixels.height / 2 * pixels.width + pixels.width / 2) * 3
    let (blue, green, red) = (pixels.bytes[middle], pixels.bytes[middle + 1], pixels.bytes[middle + 2])
    let person = Int(blue) / 32
    switch (red > 150, green > 150) {
    case (true, true): self = blue > 240 ? .nothing : .catWithCard(person)
    case (false, true): self = .card(person)
    case (true, false): self = .cat
    case (false, false): self = blue > 150 ? .dog : .nothing
    }
  }

  /// A picture of the scene.
  func image(width: Int = 64, height: Int = 48) throws -> VisionImage {
    switch self {
    case .nothing: try TestImage.plain(width: width, height: height, blue: 60, green: 60, red: 60)
    case .cat: try TestImage.plain(width: width, height: height, blue: 20, green: 20, red: 220)
    case .dog: try TestImage.plain(width: width, height: height, blue: 220, green: 20, red: 20)
    case .card(let person):
      try TestImage.plain(width: width, height: height, blue: UInt8(person * 32 + 16), green: 220, red: 20)
    case .catWithCard(let person):
      try TestImage.plain(width: width, height: height, blue: UInt8(person * 32 + 16), green: 220, red: 220)
    }
  }

  /// The picture as a JPEG file.
  func jpeg() throws -> Data { try image().jpegData(quality: 95) }

  /// The picture as a PNG file.
  func png() throws -> Data { try image().pngData() }

  /// Whose card it shows.
  var person: FakePerson? {
    switch self {
    case .card(let index), .catWithCard(let index): FakePerson.all[index]
    case .nothing, .cat, .dog: nil
    }
  }
}
