extension ModelArchitecture {
  /// The decoder of the architecture's outputs.
  var decoder: any DetectionDecoder {
    switch self {
    case .darknetYOLO: DarknetYOLODecoder()
    case .yolox: YOLOXDecoder()
    case .cardOutline: NoObjectsDecoder()
    }
  }
}
