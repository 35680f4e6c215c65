import Foundation
import Testing

@testable import SnapcatVision

@Suite("Views of an image")
struct DetectionViewTests {
  private func input(_ placement: Letterbox.Placement) -> NetworkInput {
    NetworkInput(
      width: 400, height: 400, colorOrder: .bgr, scale: 1, mean: [0, 0, 0], placement: placement, padding: 0)
  }

  @Test("a box of the input comes back to the whole image, whatever the view")
  func back() {
    let plain = DetectionView(imageWidth: 200, imageHeight: 100, input: input(.center))
    #expect(
      plain.toImage(CGRect(x: 0, y: 100, width: 100, height: 50)) == CGRect(x: 0, y: 0, width: 50, height: 25))
    let mirrored = DetectionView(imageWidth: 200, imageHeight: 100, input: input(.center), isMirrored: true)
    #expect(
      mirrored.toImage(CGRect(x: 0, y: 100, width: 100, height: 50)) == CGRect(x: 150, y: 0, width: 50, height: 25))
    let far = DetectionView(imageWidth: 200, imageHeight: 100, input: input(.topLeft), zoom: 0.5, isMirrored: true)
    #expect(
      far.toImage(CGRect(x: 100, y: 150, width: 100, height: 50)) == CGRect(x: 100, y: 0, width: 100, height: 50))
    let tile = DetectionView(part: CGRect(x: 300, y: 200, width: 200, height: 200), input: input(.stretch))
    #expect(tile.part == CGRect(x: 300, y: 200, width: 200, height: 200))
    #expect(
      tile.toImage(CGRect(x: -20, y: 100, width: 120, height: 100)) == CGRect(x: 300, y: 250, width: 50, height: 50))
  }

  @Test(
    "zoom keeps the image in the middle, stretched or not", arguments: Letterbox.Placement.allCases)
  func zoom(placement: Letterbox.Placement) {
    let box = Letterbox(
      imageWidth: 400, imageHeight: 400, inputWidth: 400, inputHeight: 400, placement: placement, zoom: 0.5)
    #expect(box.x == 100 && box.y == 100 && box.width == 200 && box.height == 200)
  }

  @Test("fast is one look; accurate several of which one is mirrored, and tiles where the image is large")
  func plan() {
    let fast = DetectionPlan(imageWidth: 6000, imageHeight: 4000, input: input(.center), level: .fast, tiling: nil)
    #expect(fast.views.count == 1 && fast.tiles.isEmpty && fast.confidenceShare == 1)
    let accurate = DetectionPlan(
      imageWidth: 6000, imageHeight: 4000, input: input(.center), level: .accurate, tiling: nil)
    #expect(accurate.views.count(where: \.isMirrored) == 1)
    #expect(accurate.views.count == 3 && !accurate.tiles.isEmpty && accurate.confidenceShare < 1)
    let tiled = DetectionPlan(imageWidth: 6000, imageHeight: 4000, input: input(.center), level: .fast, tiling: .auto)
    #expect(tiled.views.count == 1 && tiled.tiles == accurate.tiles)
    let whole = DetectionPlan(
      imageWidth: 6000, imageHeight: 4000, input: input(.center), level: .accurate, tiling: .never)
    #expect(whole.tiles.isEmpty)
    let small = DetectionPlan(imageWidth: 640, imageHeight: 480, input: input(.center), level: .accurate, tiling: .auto)
    #expect(small.tiles.isEmpty)
  }

  @Test("tiles add what is small and new; parts of known animals, huge boxes and unsure ones are left out")
  func merging() {
    let merging = DetectionMerging(maximumOverlap: 0.45, minimumConfidence: 0.5)
    func detection(_ confidence: Float, _ x: Double, _ side: Double) -> Detection {
      Detection(classIndex: 0, confidence: confidence, box: CGRect(x: x, y: 0, width: side, height: side))
    }
    let part = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let found = merging.adding(
      [
        (part, [detection(0.75, 700, 100), detection(0.625, 50, 100), detection(0.9, 0, 900)]),
        (part, [detection(0.7, 690, 110), detection(0.4, 400, 50)]),
      ], to: [detection(0.6, 0, 300)])
    #expect(found == [detection(0.75, 700, 100), detection(0.6, 0, 300)])
    // A cat on a table is no part of the table.
    var table = detection(0.9, 0, 800)
    table.classIndex = 1
    #expect(merging.adding([(part, [detection(0.75, 700, 100)])], to: [table]).count == 2)
  }

  @Test("one view is filtered by its threshold only after duplicates were damped")
  func whole() {
    let merging = DetectionMerging(maximumOverlap: 0.45, minimumConfidence: 0.5)
    let cat = Detection(classIndex: 0, confidence: 0.9, box: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dog = Detection(classIndex: 1, confidence: 0.8, box: CGRect(x: 0, y: 0, width: 95, height: 100))
    #expect(merging.whole([[dog, cat]]) == [cat])
  }
}
