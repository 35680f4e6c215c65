import SnapcatVision
import SnapcatYAML

/// A recognition level as a pipeline file names it.
enum TextLevel: String, CaseIterable, YAMLScalar {
  case accurate
  case fast

  var level: RecognizeTextRequest.RecognitionLevel {
    switch self {
    case .accurate: .accurate
    case .fast: .fast
    }
  }
}
