/// How `snapcat read` prints text.
enum ReadFormat: String, CaseIterable, ArgumentValue {
  case text
  case json
  case tsv
  case hocr
}
