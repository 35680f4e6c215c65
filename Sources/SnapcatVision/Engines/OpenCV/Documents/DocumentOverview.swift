/// An image at the size documents are looked for, and what the network sees in it: enough to tell most pictures without a
/// document.
struct DocumentOverview {
  /// The long side that images are brought to, in pixels.
  static let workingSize = 640

  /// Three channels.
  let pixels: PixelBuffer
  /// Where the network sees cards; nil without a network.
  let evidence: CardEvidence?
  /// Pixels of the image per pixel of the overview, horizontally and vertically.
  let scaleX: Double
  let scaleY: Double

  init(_ image: PixelBuffer, network: CardNetwork? = nil) throws {
    let size =
      max(image.width, image.height) > Self.workingSize
      ? image.size(withLongSide: Self.workingSize) : (width: image.width, height: image.height)
    pixels = try image.resized(toWidth: size.width, height: size.height).threeChannels()
    evidence = try network?.evidence(in: pixels)
    scaleX = Double(image.width) / Double(size.width)
    scaleY = Double(image.height) / Double(size.height)
  }

  /// Whether anything at all speaks for a document; without a network that is unknown.
  var mayShowDocument: Bool { evidence?.mayShowCard ?? true }
}
