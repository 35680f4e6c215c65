/// Why a card belongs to a cat; the raw values stand in `profiles.sqlite`.
package enum MatchRule: String, Hashable, Sendable {
  case samePicture
  case stem
  case folder
  case sequence
}
