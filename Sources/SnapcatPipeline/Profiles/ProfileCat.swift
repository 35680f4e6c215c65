/// The cat of a profile.
package struct ProfileCat: Hashable, Sendable {
  /// The picture, relative to the input root.
  package var path: RecordPath
  /// The picture's name without its ending.
  package var name: String
  /// The annotated copy, relative to the output folder; nil when there is none.
  package var annotated: String?
  /// The surest cat of the picture; nil when only its name says that it shows one.
  package var observation: ObservationRecord?
  /// How many cats the picture shows.
  package var count: Int

  package init(path: RecordPath, name: String, annotated: String?, observation: ObservationRecord?, count: Int) {
    self.path = path
    self.name = name
    self.annotated = annotated
    self.observation = observation
    self.count = count
  }
}
