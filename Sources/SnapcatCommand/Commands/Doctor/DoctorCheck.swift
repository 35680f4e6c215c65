/// One thing that was looked for.
struct DoctorCheck: Encodable, Hashable, Sendable {
  enum State: String, Encodable, Sendable {
    case ok
    /// Not there, and something goes without it only worse.
    case advised
    /// Not there, and needed.
    case missing
  }

  var name: String
  var state: State
  /// A version, a list, or what is wrong.
  var detail: String
  /// The command that brings what is not there.
  var remedy: String?

  init(_ name: String, _ state: State, _ detail: String, remedy: String? = nil) {
    self.name = name
    self.state = state
    self.detail = detail
    self.remedy = remedy
  }

  private enum CodingKeys: String, CodingKey { case name, state, detail, remedy }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(state, forKey: .state)
    try container.encode(detail, forKey: .detail)
    try container.encode(remedy, forKey: .remedy)
  }
}
