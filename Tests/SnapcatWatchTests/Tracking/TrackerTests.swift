import SnapcatVision
import Testing

@testable import SnapcatWatch

@Suite("Tracker")
struct TrackerTests {
  /// Visits as a text of frames half a second apart, one letter an animal: "C" is a cat at a place, "D" a dog, "." nobody.
  @Test(
    "A visit is one event, a flicker none",
    arguments: [
      (frames: "CCCC", appeared: 1, left: 0), (frames: "C", appeared: 0, left: 0),
      (frames: ".C.....", appeared: 0, left: 0),
      (frames: "C..C..C", appeared: 0, left: 0), (frames: "C.C", appeared: 1, left: 0),
      (frames: "CCC.CC..CC", appeared: 1, left: 0),
      (frames: "CC....", appeared: 1, left: 1), (frames: "CC.......CC", appeared: 2, left: 1),
      (frames: "CCDCC", appeared: 1, left: 0),
    ])
  func visits(frames: String, appeared: Int, left: Int) {
    var tracker = Tracker()
    var (came, went) = (0, 0)
    for (index, letter) in frames.enumerated() {
      let seen = letter == "." ? [] : [Sightings.animal(0.3, label: letter == "C" ? "Cat" : "Dog")]
      let update = tracker.update(seen, at: Double(index) / 2)
      came += update.appeared.count
      went += update.left.count
    }
    #expect(came == appeared)
    #expect(went == left)
  }

  @Test("Two cats that pass each other stay two cats")
  func twoCats() {
    var tracker = Tracker()
    var ids: Set<Int> = []
    for step in 0..<8 {
      let way = Double(step) * 0.05
      let update = tracker.update(
        [Sightings.animal(0.1 + way, 0.2, size: 0.2), Sightings.animal(0.6 - way, 0.55, size: 0.2)],
        at: Double(step) / 2)
      #expect(update.visible.count == 2)
      ids.formUnion(update.visible.compactMap(\.id))
    }
    #expect(ids == [1, 2])
  }

  @Test("A cat that runs a body's length between frames is one cat")
  func running() {
    var tracker = Tracker()
    for step in 0..<6 { _ = tracker.update([Sightings.animal(0.05 + 0.11 * Double(step))], at: Double(step) / 2) }
    #expect(tracker.present.map(\.id) == [1])
    #expect(tracker.present.first?.hits == 6)
  }

  @Test("Two boxes on one animal count once, by the surer label")
  func doubles() {
    var tracker = Tracker()
    for step in 0..<3 {
      let update = tracker.update(
        [Sightings.animal(0.3, label: "Dog", confidence: 0.5), Sightings.animal(0.302, confidence: 0.8)],
        at: Double(step))
      #expect(update.visible.map(\.label) == ["Cat"])
    }
  }

  @Test("Boxes jitter less than what the detector says")
  func jitter() throws {
    var tracker = Tracker()
    let noise = [0.01, -0.008, 0.006, -0.01, 0.009, -0.007, 0.01, -0.009, 0.008, -0.01, 0.007, -0.006]
    var (raw, smooth): ([Double], [Double]) = ([], [])
    for (step, offset) in (noise + noise).enumerated() {
      let box = Sightings.animal(0.4 + offset, size: 0.2)
      let update = tracker.update([box], at: Double(step) / 2)
      guard step >= 4 else { continue }
      raw.append(box.boundingBox.x)
      smooth.append(try #require(update.visible.first).boundingBox.x)
    }
    func roughness(_ values: [Double]) -> Double { zip(values, values.dropFirst()).map { abs($0 - $1) }.reduce(0, +) }
    #expect(roughness(smooth) < 0.7 * roughness(raw))
  }

  @Test("Animals leave while no frame comes, and at the end")
  func leaving() {
    var tracker = Tracker(firstID: 7)
    for step in 0..<2 { _ = tracker.update([Sightings.animal(0.1), Sightings.animal(0.7)], at: Double(step) / 2) }
    #expect(tracker.pass(to: 1).isEmpty)
    #expect(tracker.pass(to: 4).compactMap(\.id).sorted() == [7, 8])
    for step in 0..<2 { _ = tracker.update([Sightings.animal(0.1)], at: 10 + Double(step) / 2) }
    #expect(tracker.finish().map(\.id) == [9])
    #expect(tracker.present.isEmpty)
  }
}
