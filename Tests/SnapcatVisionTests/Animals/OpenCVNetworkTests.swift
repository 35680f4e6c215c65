import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

/// A Darknet network of one layer whose weights are written down here: it adds red, green and blue of each pixel.
@Suite("Networks that OpenCV runs")
struct OpenCVNetworkTests {
  private static let configuration = Data(
    """
    [net]
    width=4
    height=2
    channels=3

    [convolutional]
    filters=1
    size=1
    stride=1
    pad=0
    activation=linear

    """.utf8)

  /// The file's header (version 0.2, no pictures seen), a bias of 0.5, and a weight a colour.
  private static let weights: Data = {
    var data = Data()
    for value in [0, 2, 0, 0, 0] as [Int32] { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    for value in [0.5, 1, 10, 100] as [Float] {
      withUnsafeBytes(of: value.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }()

  private func forward(_ image: VisionImage, _ input: NetworkInput) throws -> [Tensor] {
    let network = try OpenCVNetwork(format: .darknet, weights: Self.weights, configuration: Self.configuration)
    let view = DetectionView(imageWidth: image.width, imageHeight: image.height, input: input)
    return try network.forward(image.pixels, input: input, view: view)
  }

  private func input(_ order: NetworkInput.ColorOrder, placement: Letterbox.Placement = .topLeft) -> NetworkInput {
    NetworkInput(
      width: 4, height: 2, colorOrder: order, scale: 0.5, mean: [1, 2, 3], placement: placement, padding: 114)
  }

  @Test("colour order, mean and scale reach the network")
  func arithmetic() throws {
    let image = try TestImage.plain(width: 4, height: 2, blue: 10, green: 20, red: 30)
    let bgr = try forward(image, input(.bgr))
    #expect(bgr.count == 1)
    #expect(bgr.first?.shape == [1, 1, 2, 4])
    #expect(bgr.first?.values == [Float](repeating: 0.5 + 0.5 * (9 + 180 + 2700), count: 8))
    let rgb = try forward(image, input(.rgb))
    #expect(rgb.first?.values == [Float](repeating: 0.5 + 0.5 * (29 + 180 + 700), count: 8))
  }

  @Test("the image stands in its place with padding around it")
  func padding() throws {
    let image = try TestImage.plain(width: 2, height: 2)
    let dark = Float(0.5 + 0.5 * (-1 - 20 - 300))
    let free = Float(0.5 + 0.5 * (113 + 1120 + 11100))
    #expect(try forward(image, input(.bgr)).first?.values == [dark, dark, free, free, dark, dark, free, free])
    #expect(
      try forward(image, input(.bgr, placement: .center)).first?.values
        == [free, dark, dark, free, free, dark, dark, free])
  }

  @Test("bytes that are no network are an error", arguments: NetworkFormat.allCases)
  func damaged(format: NetworkFormat) {
    #expect(throws: VisionError.self) {
      try OpenCVNetwork(format: format, weights: Data("no network".utf8), configuration: Data("[nothing]\n".utf8))
    }
    #expect(throws: VisionError.self) { try OpenCVNetwork(format: format, weights: Data(), configuration: nil) }
  }

  @Test("a picture of one channel is an error, not a crash")
  func gray() throws {
    let network = try OpenCVNetwork(format: .darknet, weights: Self.weights, configuration: Self.configuration)
    let pixels = try PixelBuffer(width: 4, height: 2, channels: 1, bytes: [UInt8](repeating: 0, count: 8))
    let view = DetectionView(imageWidth: 4, imageHeight: 2, input: input(.bgr))
    #expect(throws: VisionError.self) { try network.forward(pixels, input: input(.bgr), view: view) }
  }

  @Test(
    "the ending of the weights tells the format",
    arguments: [
      ("a.weights", NetworkFormat.darknet), ("b.c.ONNX", .onnx), ("d.caffemodel", .caffe), ("e.pb", .tensorFlow),
      ("f.txt", nil), ("", nil), ("weights", nil),
    ])
  func format(name: String, format: NetworkFormat?) {
    #expect(NetworkFormat(weightsFileName: name) == format)
  }
}
