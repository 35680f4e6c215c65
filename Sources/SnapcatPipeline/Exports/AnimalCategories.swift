/// The numbers that formats with numbered categories give to labels.
///
/// The animals that common models know have fixed numbers, so that the files of several runs go together; other labels get
/// the next free ones in the order in which they occur.
struct AnimalCategories {
  /// A kind of animal.
  struct Category: Hashable, Sendable {
    /// In small letters.
    let name: String
    /// The number that COCO gives to it.
    let cocoID: Int
    /// Kingdom to species as camera-trap programs write it: without blanks, joined with semicolons.
    let taxonomy: String
  }

  /// All categories so far; the first ten are always there.
  private(set) var all = Self.known
  private var positions = Dictionary(uniqueKeysWithValues: Self.known.enumerated().map { ($1.name, $0) })

  /// The position of a label in ``all``.
  mutating func position(of label: String) -> Int {
    let name = label.lowercased()
    if let position = positions[name] { return position }
    let position = all.count
    all.append(Category(name: name, cocoID: Self.firstFreeCOCOID + position - Self.known.count, taxonomy: name))
    positions[name] = position
    return position
  }

  /// COCO's own numbers end at 90.
  private static let firstFreeCOCOID = 101

  private static let known = [
    mammal("cat", 17, "carnivora;felidae;feliscatus"), mammal("dog", 18, "carnivora;canidae;canisfamiliaris"),
    Category(name: "bird", cocoID: 16, taxonomy: "animalia;chordata;aves"),
    mammal("horse", 19, "perissodactyla;equidae;equuscaballus"), mammal("sheep", 20, "artiodactyla;bovidae;ovisaries"),
    mammal("cow", 21, "artiodactyla;bovidae;bostaurus"), mammal("elephant", 22, "proboscidea;elephantidae"),
    mammal("bear", 23, "carnivora;ursidae"), mammal("zebra", 24, "perissodactyla;equidae;equus"),
    mammal("giraffe", 25, "artiodactyla;giraffidae;giraffa"),
  ]

  private static func mammal(_ name: String, _ cocoID: Int, _ rest: String) -> Category {
    Category(name: name, cocoID: cocoID, taxonomy: "animalia;chordata;mammalia;\(rest)")
  }
}
