import COpenCV

/// Runs a function of the shim and throws its message when it failed.
///
/// - Throws: ``VisionError/engineFailed(_:)``.
func checkingOpenCV(_ call: (UnsafeMutablePointer<scv_error>) -> Int32) throws(VisionError) {
  var error = scv_error()
  guard call(&error) != 0 else { return }
  let message = withUnsafeBytes(of: error.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  throw .engineFailed("OpenCV: \(message)")
}
