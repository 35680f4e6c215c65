extension ContactValue {
  /// A value that a person typed in for a field.
  ///
  /// Names are taken apart and numbers brought into E.164 form as far as they say where they belong; nothing is known of a
  /// confidence.
  ///
  /// - Parameter region: that of numbers without a country code, or nil.
  package init(typed text: String, for field: ContactField, region: String? = nil) {
    self.init(text)
    if field == .contactNames {
      let name = PersonName(text)
      firstName = name.first.isEmpty ? nil : name.first
      lastName = name.last.isEmpty ? nil : name.last
    } else if field.isPhone, let parsed = PhoneLibrary.parse(text, region: region), parsed.isValid {
      e164 = parsed.e164
    } else if field == .socialProfiles {
      network = SocialNetworks.profile(ofAddress: text)?.network
    }
  }
}
