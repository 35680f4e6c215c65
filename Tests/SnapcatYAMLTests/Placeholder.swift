import Testing
@testable import SnapcatYAML
