import SnapcatVision

extension RecognizeAnimalsRequest.RecognitionLevel: ArgumentValue {}

extension RecognizeAnimalsRequest.Tiling: ArgumentValue {}

extension AnnotationStyle: ArgumentValue {}
