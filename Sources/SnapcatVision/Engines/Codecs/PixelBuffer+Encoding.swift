import CPNG
import CTurboJPEG
import Foundation

extension PixelBuffer {
  /// The pixels as a JPEG file; colours at half resolution (4:2:0).
  ///
  /// - Parameter quality: 1 (smallest) ... 100 (best).
  /// - Throws: ``ImageError`` of kind `unsupported` when the size is more than JPEG allows (65535 a side).
  public func jpegData(quality: Int = 90) throws(ImageError) -> Data {
    let isGray = channels == 1
    let subsampling = Int32((isGray ? TJSAMP_GRAY : TJSAMP_420).rawValue)
    guard width <= 65535, height <= 65535, let handle = tjInitCompress() else {
      throw ImageError(.unsupported, "a \(width) x \(height) image cannot be written as JPEG")
    }
    defer { tjDestroy(handle) }
    var size = tjBufSize(Int32(width), Int32(height), subsampling)
    guard size != UInt.max, size <= UInt(Int32.max), var memory = Optional(tjAlloc(Int32(size))) else {
      throw ImageError(.unsupported, "a \(width) x \(height) image cannot be written as JPEG")
    }
    let status = bytes.withUnsafeBufferPointer { pixels in
      withUnsafeMutablePointer(to: &memory) { pointer in
        tjCompress2(
          handle, pixels.baseAddress, Int32(width), 0, Int32(height), Int32((isGray ? TJPF_GRAY : TJPF_BGR).rawValue),
          pointer, &size, subsampling, Int32(min(max(quality, 1), 100)), TJFLAG_NOREALLOC)
      }
    }
    guard status == 0, let start = memory else {
      tjFree(memory)
      let message = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
      throw ImageError(.unsupported, "the image cannot be written as JPEG: \(message)")
    }
    return Data(
      bytesNoCopy: start, count: Int(size),
      deallocator: .custom { memory, _ in
        tjFree(memory.assumingMemoryBound(to: UInt8.self))
      })
  }

  /// The pixels as a PNG file, without loss.
  ///
  /// - Throws: ``ImageError`` of kind `unsupported` when libpng refuses the size.
  public func pngData() throws(ImageError) -> Data {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = channels == 1 ? 0 : UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    defer { png_image_free(&image) }
    var size = largestPNGSize
    guard let memory = malloc(size) else { throw ImageError(.unsupported, "there is no memory for a PNG image") }
    let status = bytes.withUnsafeBufferPointer {
      png_image_write_to_memory(&image, memory, &size, 0, $0.baseAddress, 0, nil)
    }
    guard status != 0 else {
      free(memory)
      throw ImageError(.unsupported, "the image cannot be written as PNG")
    }
    return Data(bytesNoCopy: realloc(memory, size) ?? memory, count: size, deallocator: .free)
  }

  /// No PNG file of this size is larger: the bound that png.h gives as PNG_IMAGE_PNG_SIZE_MAX, rounded up.
  private var largestPNGSize: Int {
    let raw = (width * channels + 1) * height
    let compressed = raw + raw / 8 + raw / 64 + 16
    return compressed + 12 * (compressed / 8192 + 1) + 1024
  }
}
