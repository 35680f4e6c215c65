import Testing
@testable import SnapcatPipeline
