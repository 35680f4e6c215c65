import SnapcatYAML

/// One of the requests of a pipeline.
public enum RequestSettings: Codable, Hashable, Sendable {
  case animals(AnimalSettings)
  case card(CardSettings)

  /// The names of the requests, as the key `request` gives them.
  enum Kind: String, CaseIterable, YAMLScalar {
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
