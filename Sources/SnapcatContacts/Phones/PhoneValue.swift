/// A telephone number of a card with the fields that it belongs to.
struct PhoneValue {
  var line: Int
  var reading: PhoneReader.Reading
  var fields: [ContactField]
}
