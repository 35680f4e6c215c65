/// Why there are no pictures, in words.
struct CaptureError: Error {
  let message: String
}
