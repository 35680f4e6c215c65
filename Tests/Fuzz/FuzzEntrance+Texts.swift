import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport

extension FuzzEntrance {
  /// The readers of text: settings, manifests, networks' layers, records.
  static func texts() throws -> [FuzzEntrance] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-fuzz-\(getpid())")
    let manifest = folder.appending(path: "fuzz.yaml")
    return [
      FuzzEntrance(name: "pipeline", seeds: [text(pipeline), text("source: {paths: [a, b]}\r\nworkers: 2\r\n")]) {
        data in
        if let text = String(validating: data, as: UTF8.self) {
          _ = try? PipelineConfiguration(text: text, file: "fuzz.yaml")
        }
      },
      FuzzEntrance(name: "manifest", seeds: [text(ManifestText.yolox(name: "fuzz"))]) { data in
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard (try? data.write(to: manifest)) != nil else { return }
        _ = try? ModelManifest(contentsOf: manifest).labels()
      },
      FuzzEntrance(name: "darknet", seeds: [text("[net]\nwidth=416\n\n[convolutional]\nfilters=8\n[yolo]\nmask=0,1\n")])
      { data in
        _ = DarknetConfiguration(data).reportingAllBoxes()
      },
      FuzzEntrance(name: "record", seeds: [text(record)]) { data in
        _ = try? JSONDecoder().decode(ImageRecord.self, from: data)
      },
      FuzzEntrance(name: "journal", seeds: [text(entry), text(#"{"planned":["annotated/a%FF.jpg"]}"#)]) { data in
        _ = JournalLine(Array(data))
        _ = JournalLine.record(in: Array(data))
      },
      FuzzEntrance(name: "card-lines", seeds: [text(#"{"lines":[{"box":[1,2,3,4],"text":"Mia Whiskers"}]}"#)]) { data in
        _ = try? CardTextFile(data)
      },
    ]
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let pipeline = """
    source:
      paths: [photos, "more photos"]
      extensions: [jpg, png]
      maximumMegapixels: 20.5
    requests:
      - request: animals
        level: fast
        minimumConfidence: 0.3
      - request: card
        languages: [eng]
        defaultRegion: GB
    pairing: sequence
    drawing: {boxes: true, lineWidth: 2}
    sinks:
      annotated: no
    workers: auto
    timeLimit: 10
    """

  private static let record = #"""
    {"annotated":"annotated/tom.jpg","cards":[{"barcodes":[],"conflicts":[],"document":{"confidence":0.9,"corners":[[0,0],[9,0],[9,5],[0,5]],"found":true,"rotation":90},"fields":{"Emails":[{"confidence":0.9,"line":0,"value":"mia@purrfect.example"}]},"lines":[{"box":[1,2,3,4],"confidence":0.9,"text":"mia@purrfect.example"}],"unassigned":[]}],"error":null,"image":{"height":6,"orientation":1,"sha256":"00","width":8},"observations":[{"box":[0,0,4,3],"confidence":0.91,"label":"Cat"}],"path":"tom.jpg","profile":"tom","schema":"snapcat.record/1"}
    """#

  private static let entry = #"""
    {"entry":{"cards":0,"cats":1,"dogs":0,"files":[{"path":"annotated/tom.jpg","size":12}],"isUncertain":false,"mark":{"changed":1,"device":2,"modified":3,"number":4,"size":5},"otherAnimals":0,"path":"tom%FF.jpg","settings":"1a","sha256":"2b"},"record":{"annotated":null}}
    """#
}
