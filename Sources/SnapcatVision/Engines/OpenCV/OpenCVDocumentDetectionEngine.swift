import Synchronization

/// Finds documents with a small network that sees cards, and by their edges.
///
/// The network is the model `card-outline`; where its files are missing, edges alone decide, with more mistakes.
public final class OpenCVDocumentDetectionEngine: DocumentDetectionEngine {
  private let store: ModelStore
  /// The network once it was looked for; nil within when it is not there.
  private let network = Mutex<CardNetwork??>(nil)

  /// Creates an engine that takes its network from `store`, by default from the folders of the running program.
  public init(store: ModelStore = ModelStore()) {
    self.store = store
  }

  public func detectDocuments(in image: PixelBuffer, maximumCount: Int) throws -> [DetectedQuadrilateral] {
    try finder.documents(in: image, maximumCount: maximumCount)
  }

  /// Searches an image and tells what was looked at.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public func search(in image: VisionImage, maximumCount: Int) throws -> DocumentSearch {
    try finder.search(in: image.pixels, maximumCount: maximumCount)
  }

  private var finder: DocumentFinder {
    DocumentFinder(
      network: network.withLock { network in
        if let known = network { return known }
        let loaded = try? CardNetwork(in: store)
        network = .some(loaded)
        return loaded
      })
  }
}
