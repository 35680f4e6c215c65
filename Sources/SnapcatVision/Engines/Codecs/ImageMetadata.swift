/// What a file says about its picture, apart from the pixels.
struct ImageMetadata: Hashable, Sendable {
  /// How the stored pixels have to be turned.
  var orientation = ImageOrientation.up
  /// As EXIF writes it: "2024:05:01 12:30:00".
  var captureTime: String?
}
