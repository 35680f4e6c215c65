import SnapcatPipeline

extension WorkerFraming: ArgumentValue {}
