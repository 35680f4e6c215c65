/// What a segment is taken for.
enum SegmentLabel: Hashable, Sendable {
  case name, title, company, department, address, other
}
