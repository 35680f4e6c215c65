import SnapcatVision

/// Pictures of barcodes for tests.
public enum BarcodePicture {
  /// What the QR code says.
  public static let meCard = "MECARD:N:Fenner,Ada;TEL:+442079460018;EMAIL:ada@quill.example;;"
  /// What the EAN-13 code says.
  public static let number = "9780201379624"

  /// A QR code, one letter a module.
  private static let modules = """
    #######..#..###.##.#.####.#######
    #.....#..##..####.....###.#.....#
    #.###.#...#..#.#..##.##...#.###.#
    #.###.#...#..####.######..#.###.#
    #.###.#..######...##..##..#.###.#
    #.....#.##....#####.#..#..#.....#
    #######.#.#.#.#.#.#.#.#.#.#######
    .........#..#..##.##..#..........
    #..#.##.#.###.#.#.#.#..#.#.#.....
    .###.#..##.###..######.###.....#.
    #.#.#.#.#....###..#.##..#.###.##.
    .##..#.#.#.###..##..#..#######.#.
    ...##.#.#.###.###...#...##.#..###
    .#.#.....#.#..##..#.##..#...###..
    #.#...##.#.######.##....#...##.##
    #..#.#.####..#..####.#.#.#.######
    ..###.##.#..#.###..##...##...##..
    #.##.#.##.#.#.##.#.##.####..###..
    #.....#....#..###.#.#.###.##.####
    #.#.##...#.#..###..#..#.#.#..#...
    #..#..#..###.##.##..#..######..#.
    .....#.###..#..#.#..####.#.####.#
    ##.#..######......#.#####.#.#..##
    .#.....##..#..#.##..##.#.#.#..#.#
    #.##..#...#.......##....#####.###
    ........###..###...#..###...##.##
    #######...##.#.#..###.#.#.#.#....
    #.....#.#.#.##.###...#..#...##.#.
    #.###.#..#...#.###.##.########.#.
    #.###.#.#..##.#.#.##.##.#.#....##
    #.###.#..#####..#.####.####.....#
    #.....#..##.#.....#.####..##.##.#
    #######.#.#####.#####.#....#..#..
    """

  /// The bars of an EAN-13 code, 1 for a dark module.
  private static let bars =
    "10101110110001001010011100100110100111001100101010100001010001001110100101000011011001011100101"

  /// A white picture with a QR code at the given place, `scale` pixels a module, and maybe an EAN-13 code at another.
  public static func pixels(
    width: Int = 400, height: Int = 300, qrAt qr: (x: Int, y: Int)? = (40, 40), scale: Int = 4,
    barsAt place: (x: Int, y: Int)? = nil, inverted: Bool = false
  ) throws -> PixelBuffer {
    var bytes = [UInt8](repeating: 255, count: width * height * 3)
    func fill(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) {
      for row in y..<min(height, y + rows) {
        for column in x..<min(width, x + columns) {
          for channel in 0..<3 { bytes[(row * width + column) * 3 + channel] = 0 }
        }
      }
    }
    if let qr {
      for (row, line) in modules.split(separator: "\n").enumerated() {
        for (column, module) in line.enumerated() where module == "#" {
          fill(qr.x + column * scale, qr.y + row * scale, scale, scale)
        }
      }
    }
    if let place {
      for (column, bar) in bars.enumerated() where bar == "1" { fill(place.x + column * 2, place.y, 2, 60) }
    }
    if inverted { bytes = bytes.map { 255 - $0 } }
    return try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes)
  }
}
