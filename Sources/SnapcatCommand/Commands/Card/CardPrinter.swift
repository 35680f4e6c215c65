import SnapcatContacts
import SnapcatPipeline

/// Prints the cards of one picture after the other.
struct CardPrinter: Sendable {
  let format: CardFormat
  let vCardVersion: VCardVersion
  /// How many pictures there are; with more than one each is headed by its name.
  let imageCount: Int
  let output: any TextOutput
  private var hasPrinted = false

  init(format: CardFormat, vCardVersion: VCardVersion, imageCount: Int, output: any TextOutput) {
    self.format = format
    self.vCardVersion = vCardVersion
    self.imageCount = imageCount
    self.output = output
  }

  /// Prints what comes before the first picture.
  mutating func begin() throws {
    if format == .csv { try output.write(ContactCSVWriter().header + "\r\n") }
  }

  /// Prints the cards of a picture.
  mutating func print(_ cards: [CardReading], of image: ImageInfo, input: ImageInput) throws {
    switch format {
    case .json:
      let result = CardResult(image: image, cards: cards.map(\.record))
      try output.writeLine(try JSONLineEncoder().line(for: result))
    case .vcard:
      for card in cards {
        try output.write(VCardWriter(version: vCardVersion).string(for: card.contact, fallbackName: input.stem))
      }
    case .csv:
      for card in cards {
        try output.write(ContactCSVWriter().row(for: card.contact, fallbackName: input.stem) + "\r\n")
      }
    case .text:
      try printText(cards, input: input)
    }
  }

  /// Prints that a picture could not be read, where the format has a place for it.
  mutating func print(_ error: RecordError, input: ImageInput) throws {
    guard format == .json else { return }
    let result = CardResult(path: input.argument, error: error)
    try output.writeLine(try JSONLineEncoder().line(for: result))
  }

  private mutating func printText(_ cards: [CardReading], input: ImageInput) throws {
    for (index, card) in cards.enumerated() {
      if hasPrinted { try output.write("\n") }
      hasPrinted = true
      var title: [String] = []
      if imageCount > 1 { title.append(input.displayName) }
      if cards.count > 1 { title.append("card \(index + 1) of \(cards.count)") }
      if !title.isEmpty { try output.writeLine(title.joined(separator: ", ")) }
      try output.write(CardText(card).text)
    }
    guard cards.isEmpty else { return }
    try output.writeLine("\(input.displayName): no text found")
  }
}
