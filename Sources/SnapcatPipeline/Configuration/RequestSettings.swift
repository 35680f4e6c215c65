import SnapcatYAML

/// One of the requests of a pipeline.
public enum RequestSettings: Hashable, Sendable {
  case animals(AnimalSettings)
  case card(CardSettings)

  /// The names of the requests, as the key `request` gives them.
  enum Kind: String, CaseIterable, Codable, YAMLScalar {
    case animals
    case card
  }

  /// Reads a list of requests; each may occur once.
  static func read(_ list: [YAMLMapping], _ document: YAMLDocument) -> [RequestSettings] {
    var seen: Set<Kind> = []
    return list.compactMap { entry in
      var mapping = entry
      guard let kind = mapping.required("request", as: Kind.self) else { return nil }
      if !seen.insert(kind).inserted { mapping.report("request", "'\(kind.rawValue)' is in the list already") }
      defer { mapping.finish() }
      switch kind {
      case .animals:
        var settings = AnimalSettings()
        settings.read(&mapping)
        return .animals(settings)
      case .card:
        var settings = CardSettings()
        settings.read(&mapping)
        return .card(settings)
      }
    }
  }
}

/// As a pipeline file says it: the settings with the request's name among them.
extension RequestSettings: Codable {
  private enum CodingKeys: CodingKey { case request }

  public init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .request) {
    case .animals: self = .animals(try AnimalSettings(from: decoder))
    case .card: self = .card(try CardSettings(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .animals(let settings):
      try container.encode(Kind.animals, forKey: .request)
      try settings.encode(to: encoder)
    case .card(let settings):
      try container.encode(Kind.card, forKey: .request)
      try settings.encode(to: encoder)
    }
  }
}
