import Testing
@testable import SnapcatVision
