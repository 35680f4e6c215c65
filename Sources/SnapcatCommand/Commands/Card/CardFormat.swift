/// How `snapcat card` prints a contact.
enum CardFormat: String, CaseIterable, ArgumentValue {
  case text
  case json
  case vcard
  case csv
}
