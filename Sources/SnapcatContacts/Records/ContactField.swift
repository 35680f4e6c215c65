/// The fields of a business card, named as in Azure's business-card schema.
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

  /// Whether values of the field are telephone numbers.
  public var isPhone: Bool {
    switch self {
    case .workPhones, .mobilePhones, .faxes, .otherPhones: true
    default: false
    }
  }
}
