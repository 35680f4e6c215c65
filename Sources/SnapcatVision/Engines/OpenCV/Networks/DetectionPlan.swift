import Foundation

/// Which looks at an image a request takes.
struct DetectionPlan: Hashable, Sendable {
  /// Looks at the whole image.
  let views: [DetectionView]
  /// Looks at parts of it, for what is small.
  let tiles: [DetectionView]

  /// Plans the looks for a level; a level's own tiling is ``RecognizeAnimalsRequest/Tiling/auto`` for the accurate one.
  init(
    imageWidth: Int, imageHeight: Int, input: NetworkInput, level: RecognizeAnimalsRequest.RecognitionLevel,
    tiling: RecognizeAnimalsRequest.Tiling?
  ) {
    let looks: [(zoom: Double, isMirrored: Bool)] =
      switch level {
      case .fast: [(1, false)]
      case .accurate: [(1, false), (0.75, true), (0.5, false)]
      }
    views = looks.map {
      DetectionView(
        imageWidth: imageWidth, imageHeight: imageHeight, input: input, zoom: $0.zoom, isMirrored: $0.isMirrored)
    }
    switch tiling ?? (level == .accurate ? .auto : .never) {
    case .never: tiles = []
    case .auto:
      let grid = TileGrid(
        imageWidth: imageWidth, imageHeight: imageHeight, inputWidth: input.width, inputHeight: input.height)
      tiles = grid.tiles.map { DetectionView(part: $0, input: input) }
    }
  }

  /// The share of the wanted confidence that a box of one look must reach; several looks together decide the rest.
  var confidenceShare: Float { views.count > 1 ? 0.25 : 1 }
}
