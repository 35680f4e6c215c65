/// Kinds of evidence that a contact is read from; each can be left out, to see what it is worth.
public enum RuleFamily: String, Codable, CaseIterable, Sendable {
  /// How large a line is set.
  case typeSize
  /// What stands above and below.
  case neighbours
  /// Names, titles, companies and e-mails that go on in the next line, and labels on lines of their own.
  case splitLines
  /// "Tel.", "M", "Fax" and the like before a number.
  case phoneLabels
  /// Tax codes, registers and years, which are no phones.
  case otherNumbers
  /// The card's country, which says how its numbers are read.
  case phoneRegion
  /// The name in the e-mail address.
  case nameInEmail
  /// The company in the domain.
  case companyInDomain
  /// Lists of given names.
  case givenNames
  /// Words of job titles.
  case titleWords
  /// Legal forms and trades.
  case companyWords
  /// Words of departments.
  case departmentWords
  /// Words of streets.
  case streetWords
  /// Slogans, opening hours and the like, which no field takes.
  case sentences
}
