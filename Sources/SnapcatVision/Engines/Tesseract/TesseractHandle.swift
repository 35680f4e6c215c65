import CLeptonica
import CTesseract
import Foundation

/// One initialised Tesseract.
///
/// It is `Sendable` since it may move between threads, but only one of them may use it at a time; the pool sees to that.
final class TesseractHandle: @unchecked Sendable {
  private let api: OpaquePointer

  /// Loads the data of `language`, several joined with "+".
  ///
  /// - Parameter words: what it knows of the language's words; several languages joined know theirs in any case.
  /// - Throws: ``VisionError/engineFailed(_:)`` when the data cannot be loaded.
  init(language: String, dataDirectory: URL, words: TesseractWordLists = .loaded) throws(VisionError) {
    guard let api = TessBaseAPICreate() else { throw .engineFailed("Tesseract could not be created") }
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    let settings = [("debug_file", "/dev/null")]
    var names: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0.0) }
    var values: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0.1) }
    defer { (names + values).forEach { free($0) } }
    // Orientation detection needs the older engine, whose data is the only one that "osd" has.
    let mode = language == "osd" ? OEM_TESSERACT_ONLY : OEM_LSTM_ONLY
    let file = dataDirectory.appending(path: "\(language).traineddata").path(percentEncoded: false)
    let status: Int32
    if mode == OEM_LSTM_ONLY, let data = Self.data(of: file, words) {
      // Tesseract keeps word lists by the name of their file; a handle of that name without lists of its own finds them.
      let name = words == .none ? file + " without words" : file
      status = data.withUnsafeBytes { bytes in
        TessBaseAPIInit5(
          api, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), name, mode, nil, 0, &names,
          &values, settings.count, 0)
      }
    } else {
      status = TessBaseAPIInit4(
        api, dataDirectory.path(percentEncoded: false), language, mode, nil, 0, &names, &values, settings.count, 0)
    }
    guard status == 0 else {
      TessBaseAPIDelete(api)
      throw .engineFailed("Tesseract could not load its data for \"\(language)\" from \(dataDirectory.path())")
    }
    self.api = api
  }

  /// What a handle needs of a file; nil for files that Tesseract has to find its way in itself, as it takes a plus for the
  /// start of a further language's name.
  private static func data(of file: String, _ words: TesseractWordLists) -> Data? {
    guard !file.contains("+"), let whole = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
      let parts = TrainedData(whole), parts.isSelfContained
    else { return nil }
    return words == .loaded ? whole : parts.networkOnly()
  }

  deinit {
    TessBaseAPIEnd(api)
    TessBaseAPIDelete(api)
  }

  /// Reads the lines of a one-channel image, in the order of Tesseract's layout analysis; confidences are Tesseract's own.
  func readLines(of image: PixelBuffer, segmentation: TessPageSegMode) throws(VisionError) -> [TextRecognitionResult
    .Line]
  {
    setImage(image)
    TessBaseAPISetPageSegMode(api, segmentation)
    defer { TessBaseAPIClear(api) }
    guard TessBaseAPIRecognize(api, nil) == 0 else { throw .engineFailed("Tesseract could not read the image") }
    guard let iterator = TessBaseAPIGetIterator(api) else { return [] }
    defer { TessResultIteratorDelete(iterator) }
    return lines(from: iterator)
  }

  /// Reads a line once more and keeps what each of its symbols could be, too.
  ///
  /// - Returns: the symbols of each word with the word's box in pixels of the image.
  func readSymbols(
    of image: PixelBuffer, segmentation: TessPageSegMode
  ) throws(VisionError) -> [(symbols: [ReadSymbol], boundingBox: CGRect)] {
    setImage(image)
    TessBaseAPISetPageSegMode(api, segmentation)
    TessBaseAPISetVariable(api, "lstm_choice_mode", "2")
    defer {
      TessBaseAPISetVariable(api, "lstm_choice_mode", "0")
      TessBaseAPIClear(api)
    }
    guard TessBaseAPIRecognize(api, nil) == 0 else { throw .engineFailed("Tesseract could not read the image") }
    guard let iterator = TessBaseAPIGetIterator(api) else { return [] }
    defer { TessResultIteratorDelete(iterator) }
    let position = TessResultIteratorGetPageIterator(iterator)
    var words: [(symbols: [ReadSymbol], boundingBox: CGRect)] = []
    repeat {
      if words.isEmpty || TessPageIteratorIsAtBeginningOf(position, RIL_WORD) != 0, let box = box(at: position) {
        words.append(([], box))
      }
      if let symbol = symbol(at: iterator), !words.isEmpty { words[words.count - 1].symbols.append(symbol) }
    } while TessResultIteratorNext(iterator, RIL_SYMBOL) != 0
    return words
  }

  /// How the text of a one-channel image stands and in what script it is, or nil when there is too little text to tell.
  func detectOrientation(of image: PixelBuffer) -> TextOrientation? {
    setImage(image)
    TessBaseAPISetPageSegMode(api, PSM_OSD_ONLY)
    defer { TessBaseAPIClear(api) }
    var degrees: Int32 = 0
    var confidence: Float = 0
    var script: UnsafePointer<CChar>?
    var scriptConfidence: Float = 0
    guard TessBaseAPIDetectOrientationScript(api, &degrees, &confidence, &script, &scriptConfidence) != 0 else {
      return nil
    }
    return TextOrientation(
      rotation: (Int(degrees) % 360 + 360) % 360, confidence: confidence,
      script: script.map { String(cString: $0) } ?? "",
      scriptConfidence: scriptConfidence)
  }

  /// Whether the word list of the language has the word.
  func isWord(_ word: String) -> Bool {
    TessBaseAPIIsValidWord(api, word) != 0
  }

  private func setImage(_ image: PixelBuffer) {
    image.bytes.withUnsafeBufferPointer { pixels in
      TessBaseAPISetImage(
        api, pixels.baseAddress, Int32(image.width), Int32(image.height), Int32(image.channels),
        Int32(image.width * image.channels))
    }
    TessBaseAPISetSourceResolution(api, 300)
  }

  private func lines(from iterator: OpaquePointer) -> [TextRecognitionResult.Line] {
    var lines: [TextRecognitionResult.Line] = []
    let position = TessResultIteratorGetPageIterator(iterator)
    repeat {
      if lines.isEmpty || TessPageIteratorIsAtBeginningOf(position, RIL_TEXTLINE) != 0 {
        lines.append(TextRecognitionResult.Line(words: [], confidence: 0))
      }
      if let word = word(at: iterator, position) { lines[lines.count - 1].words.append(word) }
    } while TessResultIteratorNext(iterator, RIL_WORD) != 0
    return lines.filter { !$0.words.isEmpty }.map { TextRecognitionResult.Line(reading: $0.words) }
  }

  private func word(at iterator: OpaquePointer, _ position: OpaquePointer?) -> TextRecognitionResult.Line.Word? {
    guard let text = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { return nil }
    defer { TessDeleteText(text) }
    let string = String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    guard !string.isEmpty else { return nil }
    guard let box = box(at: position) else { return nil }
    return TextRecognitionResult.Line.Word(
      text: string, confidence: min(1, max(0, TessResultIteratorConfidence(iterator, RIL_WORD) / 100)),
      boundingBox: box)
  }

  /// The box of the word at a position.
  private func box(at position: OpaquePointer?) -> CGRect? {
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard TessPageIteratorBoundingBox(position, RIL_WORD, &left, &top, &right, &bottom) != 0 else { return nil }
    return CGRect(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }

  private func symbol(at iterator: OpaquePointer) -> ReadSymbol? {
    guard let text = TessResultIteratorGetUTF8Text(iterator, RIL_SYMBOL) else { return nil }
    defer { TessDeleteText(text) }
    guard let character = String(cString: text).first else { return nil }
    var symbol = ReadSymbol(character: character)
    guard let choices = TessResultIteratorGetChoiceIterator(iterator) else { return symbol }
    defer { TessChoiceIteratorDelete(choices) }
    repeat {
      // The confidence is 0 of what is listed but was given up on.
      let plausibility = Double(TessChoiceIteratorConfidence(choices)) / 100
      guard plausibility > 0, let other = TessChoiceIteratorGetUTF8Text(choices) else { continue }
      guard let first = String(cString: other).first, first != character else { continue }
      symbol.others[first] = max(plausibility, symbol.others[first] ?? 0)
    } while TessChoiceIteratorNext(choices) != 0
    symbol.isSure = symbol.others.isEmpty
    return symbol
  }
}
