import COpenCV

/// How many threads OpenCV uses inside one call, for the whole process.
public enum OpenCVThreads {
  /// Sets the number of threads; 1 keeps each call on the thread that made it, which is what parallel workers want.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  public static func setCount(_ count: Int) throws(VisionError) {
    try checkingOpenCV { scv_set_threads(Int32(clamping: count), $0) }
  }
}
