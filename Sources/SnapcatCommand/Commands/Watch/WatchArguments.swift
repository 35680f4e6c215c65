import SnapcatWatch

extension PlaybackSpeed: ArgumentValue {
  static var argumentDescription: String { "a factor such as 1, 2 or 0.5, or max" }

  init?(argument: String) {
    if argument == "max" {
      self.init(factor: nil)
    } else if let factor = Double(argument), (0.01...1000).contains(factor) {
      self.init(factor: factor)
    } else {
      return nil
    }
  }

  var argumentText: String {
    guard let factor else { return "max" }
    return factor == factor.rounded() ? String(Int(factor)) : String(factor)
  }
}

extension KeepLimit: ArgumentValue {
  static var argumentDescription: String { "a time such as 7d or 12h, or a size such as 20GB or 500MB" }

  init?(argument: String) { self.init(argument) }

  var argumentText: String { description }
}

extension ProfileName: ArgumentValue {
  static var argumentDescription: String { "a name without slashes that does not start with a dot" }

  init?(argument: String) { self.init(argument) }

  var argumentText: String { text }
}

extension ServingAddress: ArgumentValue {
  static var argumentDescription: String { "a port such as 8080, or an IPv4 address and a port such as 0.0.0.0:8080" }

  init?(argument: String) { self.init(argument) }

  var argumentText: String { description }
}
