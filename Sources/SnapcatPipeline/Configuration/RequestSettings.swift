/// One of the requests of a pipeline.
public enum RequestSettings: Codable, Hashable, Sendable {
  case animals(AnimalSettings)
  case card(CardSettings)
}
