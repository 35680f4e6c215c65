extension ModelArchitecture {
  /// The decoder of the architecture's outputs.
  var decoder: any DetectionDecoder {
    switch self {
    case .darknetYOLO: DarknetYOLODecoder()
    case .yolox: YOLOXDecoder()
    case .cardOutline: NoObjectsDecoder()
    case .ultralytics: UltralyticsDecoder()
    case .ultralyticsV5: UltralyticsV5Decoder()
    case .ssd: SSDDecoder()
    }
  }
}
