import SnapcatVision

extension RecognizeTextRequest.RecognitionLevel: ArgumentValue {}
