/// A switch that is named with its state.
enum OnOff: String, CaseIterable, ArgumentValue {
  case on
  case off
}
