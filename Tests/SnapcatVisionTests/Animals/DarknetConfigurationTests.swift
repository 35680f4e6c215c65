import Foundation
import Testing

@testable import SnapcatVision

@Suite("Darknet configuration")
struct DarknetConfigurationTests {
  @Test("every detection layer starts with a threshold near 0, which a later line of the file can change")
  func threshold() {
    let text = "[net]\nwidth=416\n\n [yolo] \r\nmask = 0,1,2\nthresh=0.3\n[yolo]\nmask = 3,4,5"
    let completed = DarknetConfiguration(Data(text.utf8)).reportingAllBoxes()
    #expect(
      String(decoding: completed, as: UTF8.self)
        == "[net]\nwidth=416\n\n[yolo]\nthresh=0.001\nmask = 0,1,2\nthresh=0.3\n[yolo]\nthresh=0.001\nmask = 3,4,5")
  }
}
