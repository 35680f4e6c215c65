import SnapcatVision
import SnapcatYAML

// How a pipeline file names the level and the tiling of the animals.

extension RecognizeAnimalsRequest.RecognitionLevel {
  /// The value of the key `level`.
  enum Name: String, CaseIterable, YAMLScalar {
    case accurate
    case fast

    var level: RecognizeAnimalsRequest.RecognitionLevel {
      switch self {
      case .accurate: .accurate
      case .fast: .fast
      }
    }
  }
}

extension RecognizeAnimalsRequest.Tiling {
  /// The value of the key `tiling`.
  enum Name: String, CaseIterable, YAMLScalar {
    case auto
    case never

    var tiling: RecognizeAnimalsRequest.Tiling {
      switch self {
      case .auto: .auto
      case .never: .never
      }
    }
  }
}
