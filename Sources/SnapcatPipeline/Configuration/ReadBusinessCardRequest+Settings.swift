import SnapcatVision

extension ReadBusinessCardRequest {
  /// Creates the request that a pipeline describes, for a picture in which the given animals were found.
  ///
  /// It is made for photos that mostly show no card: reading takes an outline that is sure, the surer the more of the
  /// picture an animal fills, and what was read has to look like a card.
  init(_ settings: CardSettings, besides animals: [RecognizedObjectObservation] = []) {
    self.init()
    text.recognitionLevel = settings.level
    text.setLanguages(named: settings.languages)
    text.usesLanguageCorrection = settings.languageCorrection
    text.customWords = settings.customWords
    readsBarcodes = settings.barcodes
    defaultRegion = settings.defaultRegion
    document.maximumDocumentCount = settings.maximumCards
    let largest = animals.map { $0.boundingBox.width * $0.boundingBox.height }.max() ?? 0
    readsWholeImageWithoutCard = largest < 0.15
    minimumPageEvidence = 0.5
    document.minimumConfidence = largest >= 0.15 ? 0.8 : 0.5
    minimumLikelihood = 0.5
  }
}
