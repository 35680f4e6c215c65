extension FilePath {
  /// The path as seen from this folder: itself when it starts at the root.
  func resolving(_ path: FilePath) -> FilePath { path.isAbsolute ? path : appending(path) }

  /// The path from the root, seen from `directory`, with "." and ".." taken out by their names alone.
  func absolute(from directory: FilePath) -> FilePath {
    var parts: [FilePath] = []
    for part in directory.resolving(self).components {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return FilePath(components: parts, isAbsolute: true)
  }

  /// Whether the path is `directory` or lies within it; both are absolute.
  func isWithin(_ directory: FilePath) -> Bool {
    components.starts(with: directory.components)
  }

  /// The path as seen from `directory`, which holds it; both are absolute.
  func relative(to directory: FilePath) -> FilePath {
    FilePath(components: components.dropFirst(directory.components.count), isAbsolute: false)
  }

  /// The deepest folder that holds all paths; they are absolute.
  static func commonAncestor(of paths: [FilePath]) -> FilePath {
    var common = paths.first?.components ?? []
    for path in paths.dropFirst() {
      common = zip(common, path.components).prefix { $0 == $1 }.map(\.0)
    }
    return FilePath(components: common, isAbsolute: true)
  }
}
