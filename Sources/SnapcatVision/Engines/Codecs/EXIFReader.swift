import CExif

/// Reads orientation and capture time out of EXIF data, with libexif.
enum EXIFReader {
  private static let header: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// What the EXIF data says; the defaults for what it does not say or when it is damaged.
  ///
  /// - Parameter bytes: a TIFF structure, with or without the "Exif" header that JPEG puts before it.
  static func metadata(_ bytes: UnsafeRawBufferPointer) -> ImageMetadata {
    let block = bytes.starts(with: header) ? Array(bytes) : header + Array(bytes)
    var metadata = ImageMetadata()
    guard let exif = exif_data_new_from_data(block, UInt32(block.count)) else { return metadata }
    defer { exif_data_unref(exif) }
    let order = exif_data_get_byte_order(exif)
    if let entry = exif_content_get_entry(exif.pointee.ifd.0, EXIF_TAG_ORIENTATION),
      entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.size >= 2
    {
      let value = Int(exif_get_short(entry.pointee.data, order))
      metadata.orientation = ImageOrientation(rawValue: value) ?? .up
    }
    if let entry = exif_content_get_entry(exif.pointee.ifd.2, EXIF_TAG_DATE_TIME_ORIGINAL),
      entry.pointee.format == EXIF_FORMAT_ASCII
    {
      metadata.captureTime = captureTime(UnsafeBufferPointer(start: entry.pointee.data, count: Int(entry.pointee.size)))
    }
    return metadata
  }

  /// The text of a date field, or nil for the blank dates of cameras whose clock was never set.
  static func captureTime(_ field: some Sequence<UInt8>) -> String? {
    let text = String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    return text.contains { $0 >= "1" && $0 <= "9" } ? text : nil
  }
}
