import SnapcatVision

extension BarcodeSymbology: ArgumentValue {}
