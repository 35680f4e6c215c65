/// An invented person with a business card.
struct FakePerson {
  let name: String
  let company: String
  let email: String
  let phone: String

  /// The lines of the card.
  var lines: [String] { [name, "Director", company, "Phone \(phone)", email] }

  static let all = [
    FakePerson(
      name: "Maria Lindqvist", company: "Lindqvist Consulting Ltd", email: "maria@lindqvist-consulting.com",
      phone: "+44 20 7946 0101"),
    FakePerson(
      name: "Peter Harlow", company: "Harlow Gardens Ltd", email: "peter.harlow@harlowgardens.com",
      phone: "+44 20 7946 0102"),
    FakePerson(
      name: "Anna Keller", company: "Keller Optics GmbH", email: "anna.keller@keller-optics.de",
      phone: "+49 30 901820"),
  ]
}
