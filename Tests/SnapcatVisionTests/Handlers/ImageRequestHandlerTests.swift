import Foundation
import SnapcatVision
import Synchronization
import TestSupport
import Testing

@Suite struct ImageRequestHandlerTests {
  /// Counts how often an image is asked for.
  private final class Loader: Sendable {
    private let calls = Mutex(0)
    private let error: ImageError?

    init(failingWith error: ImageError? = nil) {
      self.error = error
    }

    var count: Int { calls.withLock { $0 } }

    func load() throws -> VisionImage {
      calls.withLock { $0 += 1 }
      if let error { throw error }
      return try TestImage.noise(width: 20, height: 10)
    }

    func handler() -> ImageRequestHandler {
      ImageRequestHandler(engines: FakeEngines().engines) { try self.load() }
    }
  }

  @Test func theImageIsDecodedWhenItIsNeededAndOnce() async throws {
    let loader = Loader()
    let handler = loader.handler()
    #expect(loader.count == 0)
    try await withThrowingTaskGroup(of: CGSize.self) { group in
      for _ in 0..<8 { group.addTask { try await handler.perform(SizeRequest()) } }
      for try await size in group { #expect(size == CGSize(width: 20, height: 10)) }
    }
    #expect(try await handler.image == TestImage.noise(width: 20, height: 10))
    #expect(loader.count == 1)
  }

  @Test func aBadImageIsTriedOnce() async throws {
    let loader = Loader(failingWith: ImageError(.truncated, "cut"))
    let handler = loader.handler()
    for _ in 0..<3 {
      await #expect(throws: ImageError(.truncated, "cut")) { try await handler.perform(SizeRequest()) }
    }
    await #expect(throws: ImageError(.truncated, "cut")) { try await handler.image }
    #expect(loader.count == 1)
  }

  @Test func severalRequestsGiveTheirResultsInOrder() async throws {
    let handler = ImageRequestHandler(
      try TestImage.noise(width: 20, height: 10).pngData(), engines: FakeEngines().engines)
    let half = SizeRequest(regionOfInterest: NormalizedRect(x: 0, y: 0, width: 0.5, height: 1))
    let (whole, left) = try await handler.perform(SizeRequest(), half)
    #expect(whole == CGSize(width: 20, height: 10))
    #expect(left == CGSize(width: 10, height: 10))
    await #expect(throws: VisionError.self) { try await handler.perform(SizeRequest(), FailingRequest()) }
  }

  @Test func aFailingRequestDoesNotEndTheOthers() async throws {
    let handler = Loader().handler()
    var results: [VisionResult] = []
    for await result in handler.performAll([SizeRequest(), FailingRequest(), SizeRequest()]) { results.append(result) }
    #expect(results.map(\.index) == [0, 1, 2])
    #expect(try results[0].value(of: SizeRequest.self) == CGSize(width: 20, height: 10))
    #expect(try results[0].value(of: FailingRequest.self) == nil)
    #expect(throws: VisionError.engineFailed("made to fail")) { try results[1].value(of: FailingRequest.self) }
    #expect(try results[2].value(of: SizeRequest.self) == CGSize(width: 20, height: 10))
  }

  @Test func eachResultOfABadImageSaysSo() async throws {
    let loader = Loader(failingWith: ImageError(.notAnImage, "text"))
    var errors: [ImageError] = []
    for await result in loader.handler().performAll([SizeRequest(), SizeRequest()]) {
      if case .failure(let error as ImageError) = result.outcome { errors.append(error) }
    }
    #expect(errors.map(\.kind) == [.notAnImage, .notAnImage])
    #expect(loader.count == 1)
  }

  @Test func aMissingFileIsAnErrorOfTheFirstRequest() async throws {
    let handler = ImageRequestHandler(URL(filePath: "/no/such/picture.jpg"), engines: FakeEngines().engines)
    await #expect(throws: ImageError.self) { try await handler.perform(SizeRequest()) }
  }

  @Test func requestsCanBePerformedOnTheirOwn() async throws {
    let image = try TestImage.noise(width: 4, height: 2)
    #expect(try await SizeRequest().perform(on: image) == CGSize(width: 4, height: 2))
    #expect(try await SizeRequest().perform(on: image.pngData(), orientation: .right) == CGSize(width: 2, height: 4))
  }
}
