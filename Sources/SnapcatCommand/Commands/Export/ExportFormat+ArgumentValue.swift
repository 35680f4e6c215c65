import SnapcatPipeline

extension ExportFormat: ArgumentValue {}
