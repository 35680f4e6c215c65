import COpenCV

extension PixelBuffer {
  /// The image with three channels, a grey one repeated.
  func threeChannels() throws -> PixelBuffer {
    if channels == 3 { return self }
    var repeated: [UInt8] = []
    repeated.reserveCapacity(3 * bytes.count)
    for value in bytes { repeated.append(contentsOf: repeatElement(value, count: 3)) }
    return try PixelBuffer(width: width, height: height, channels: 3, bytes: repeated)
  }

  /// The hulls that a function of the shim finds in this plane.
  func hulls(
    _ collect: (UnsafePointer<scv_image>, UnsafeMutablePointer<scv_polygons>, UnsafeMutablePointer<scv_error>) -> Int32
  ) throws -> [[PixelPoint]] {
    let (polygonCapacity, pointCapacity) = (64, 4096)
    var points = [Float](repeating: 0, count: 2 * pointCapacity)
    var counts = [Int32](repeating: 0, count: polygonCapacity)
    let count = try withCImage { plane in
      try points.withUnsafeMutableBufferPointer { points in
        try counts.withUnsafeMutableBufferPointer { counts in
          var polygons = scv_polygons(
            points: points.baseAddress, point_capacity: Int32(pointCapacity), counts: counts.baseAddress,
            capacity: Int32(polygonCapacity), count: 0)
          try checkingOpenCV { collect(plane, &polygons, $0) }
          return Int(polygons.count)
        }
      }
    }
    var start = 0
    return counts.prefix(count).map { size in
      defer { start += Int(size) }
      return (start..<start + Int(size)).map { PixelPoint(x: Double(points[2 * $0]), y: Double(points[2 * $0 + 1])) }
    }
  }

  /// The groups of four values that a function of the shim finds in this plane.
  func segments(
    _ collect: (UnsafePointer<scv_image>, UnsafeMutablePointer<scv_segments>, UnsafeMutablePointer<scv_error>) -> Int32
  ) throws -> [(Double, Double, Double, Double)] {
    let capacity = 4096
    var values = [Float](repeating: 0, count: 4 * capacity)
    let count = try withCImage { plane in
      try values.withUnsafeMutableBufferPointer { values in
        var segments = scv_segments(values: values.baseAddress, capacity: Int32(capacity), count: 0)
        try checkingOpenCV { collect(plane, &segments, $0) }
        return Int(segments.count)
      }
    }
    return (0..<count).map { index in
      let group = values[4 * index..<4 * index + 4].map(Double.init)
      return (group[0], group[1], group[2], group[3])
    }
  }

  /// A strip of the image along a line, `columns` wide from the start to the end, `2 * reach + 1` rows high across it.
  func strip(from start: PixelPoint, to end: PixelPoint, columns: Int, reach: Int) throws -> PixelBuffer {
    let ends = [start.x, start.y, end.x, end.y]
    return try derived(width: columns, height: 2 * reach + 1, channels: channels) { source, target, error in
      scv_sample_strip(source, ends, target, error)
    }
  }

  /// The part of the image within a quadrilateral, flattened to a size.
  func flattened(_ quadrilateral: PixelQuadrilateral, width: Int, height: Int) throws -> PixelBuffer {
    let corners = quadrilateral.corners.flatMap { [$0.x, $0.y] }
    return try derived(width: width, height: height, channels: channels) { source, target, error in
      scv_flatten_quadrilateral(source, corners, target, error)
    }
  }

  /// The same at the size at which it is seen, scaled until its longer side has `longSide` pixels, but by no more than
  /// `largestScale`.
  func flattened(
    _ quadrilateral: PixelQuadrilateral, longSide: Double, largestScale: Double
  ) throws -> PixelBuffer {
    let (across, down) = quadrilateral.extent
    let scale = min(longSide / max(across, down), largestScale)
    return try flattened(quadrilateral, width: max(16, Int(across * scale)), height: max(16, Int(down * scale)))
  }
}
