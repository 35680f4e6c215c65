/// Proposes outlines of documents; it may propose many wrong ones, since a scorer chooses.
protocol QuadrilateralGenerator: Sendable {
  /// Names the generator in a debug dump.
  var name: String { get }

  /// Outlines that may be documents, in pixels of the scene.
  func quadrilaterals(in scene: DocumentScene) throws -> [PixelQuadrilateral]
}
