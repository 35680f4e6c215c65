import SnapcatVision
import SnapcatYAML

// Each group of settings reads its own keys and leaves what the file does not say as it is.

extension SourceSettings {
  mutating func read(_ mapping: YAMLMapping?) {
    guard var mapping else { return }
    paths = mapping.list("paths") ?? paths
    recursive = mapping.value("recursive") ?? recursive
    extensions = mapping.list("extensions") ?? extensions
    followSymlinks = mapping.value("followSymlinks") ?? followSymlinks
    maximumMegapixels = mapping.value("maximumMegapixels", in: 0.01...10_000) ?? maximumMegapixels
    mapping.finish()
  }
}

extension AnimalSettings {
  mutating func read(_ mapping: inout YAMLMapping) {
    model = mapping.value("model") ?? model
    minimumConfidence = mapping.value("minimumConfidence", in: 0.0...1.0).map(Float.init) ?? minimumConfidence
    level = mapping.value("level", as: RecognizeAnimalsRequest.RecognitionLevel.Name.self)?.level ?? level
    tiling = mapping.value("tiling", as: RecognizeAnimalsRequest.Tiling.Name.self)?.tiling ?? tiling
    allAnimals = mapping.value("allAnimals") ?? allAnimals
  }
}

extension CardSettings {
  mutating func read(_ mapping: inout YAMLMapping) {
    level = mapping.value("level", as: TextLevel.self)?.level ?? level
    languages = mapping.list("languages") ?? languages
    languageCorrection = mapping.value("languageCorrection") ?? languageCorrection
    customWords = mapping.list("customWords") ?? customWords
    barcodes = mapping.value("barcodes", as: Bool.self) ?? barcodes
    defaultRegion = mapping.value("defaultRegion", as: RegionCode.self)?.code ?? defaultRegion
    maximumCards = mapping.value("maximumCards", in: 1...100) ?? maximumCards
  }
}

extension DrawingSettings {
  mutating func read(_ mapping: YAMLMapping?) {
    guard var mapping else { return }
    boxes = mapping.value("boxes") ?? boxes
    labels = mapping.value("labels") ?? labels
    emoji = mapping.value("emoji") ?? emoji
    blur = mapping.value("blur") ?? blur
    lineWidth = mapping.value("lineWidth", in: 0.1...100) ?? lineWidth
    jpegQuality = mapping.value("jpegQuality", in: 1...100) ?? jpegQuality
    mapping.finish()
  }
}

extension SinkSettings {
  mutating func read(_ mapping: YAMLMapping?) {
    guard var mapping else { return }
    annotated = mapping.value("annotated") ?? annotated
    observations = mapping.value("observations") ?? observations
    profiles = mapping.value("profiles") ?? profiles
    contactsVCard = mapping.value("contactsVCard") ?? contactsVCard
    contactsCSV = mapping.value("contactsCSV") ?? contactsCSV
    report = mapping.value("report") ?? report
    coco = mapping.value("coco") ?? coco
    megadetector = mapping.value("megadetector") ?? megadetector
    yolo = mapping.value("yolo") ?? yolo
    csv = mapping.value("csv") ?? csv
    crops = mapping.value("crops") ?? crops
    cropMargin = mapping.value("cropMargin", in: 0...10) ?? cropMargin
    if !observations {
      for format in exports { mapping.report(format.rawValue, "is made from the observations, which are turned off") }
    }
    mapping.finish()
  }
}
