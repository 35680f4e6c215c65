/// The cat of a profile.
struct ProfileCat: Hashable, Sendable {
  /// The picture, relative to the input root.
  var path: RecordPath
  /// The picture's name without its ending.
  var name: String
  /// The annotated copy, relative to the output folder; nil when there is none.
  var annotated: String?
  /// The surest cat of the picture; nil when only its name says that it shows one.
  var observation: ObservationRecord?
  /// How many cats the picture shows.
  var count: Int
}
