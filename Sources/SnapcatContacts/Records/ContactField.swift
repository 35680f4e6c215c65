/// The fields of a business card, named as in Azure's business-card schema, and one more for social networks.
public enum ContactField: String, Codable, CaseIterable, Sendable {
  case contactNames = "ContactNames"
  case jobTitles = "JobTitles"
  case companyNames = "CompanyNames"
  case departments = "Departments"
  case emails = "Emails"
  case websites = "Websites"
  case workPhones = "WorkPhones"
  case mobilePhones = "MobilePhones"
  case faxes = "Faxes"
  case otherPhones = "OtherPhones"
  case addresses = "Addresses"
  /// Handles and pages on social networks; Azure's schema has no such field.
  case socialProfiles = "SocialProfiles"

  /// Whether values of the field are telephone numbers.
  public var isPhone: Bool {
    switch self {
    case .workPhones, .mobilePhones, .faxes, .otherPhones: true
    default: false
    }
  }

  /// Whether a person's card has one value of the field, so that two that differ are a contradiction.
  var isSingle: Bool {
    switch self {
    case .contactNames, .jobTitles, .companyNames: true
    default: false
    }
  }
}
