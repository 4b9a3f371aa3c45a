import EveryStateGoldens

/// The Swift files, manifests and asset catalogs of a folder, as absolute paths in order. Hidden files and folders of
/// other package managers do not count.
struct SwiftFiles {
  private(set) var paths: [String] = []
  /// The `Package.swift` files.
  private(set) var manifests: [String] = []
  /// The `.xcassets` folders.
  private(set) var catalogs: [String] = []

  /// - Parameter path: the real path of a folder, or of one file.
  init(below path: String) {
    collect(path)
    paths.sort()
    manifests.sort()
    catalogs.sort()
  }

  private mutating func collect(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    var status = stat()
    // A link to a folder may lead back to it.
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      guard !name.hasSuffix(".xcassets") else { return catalogs.append(path) }
      guard !["DerivedData", "Pods", "Carthage"].contains(name) else { return }
      for inner in (try? Folder(opening: path)?.names()) ?? [] where !inner.hasPrefix(".") {
        collect(path + "/" + inner)
      }
    } else if name == "Package.swift" {
      manifests.append(path)
    } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@") {
      paths.append(path)
    }
  }

  static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return bytes(from: file)
  }

  /// All that an open file still holds.
  static func bytes(from file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }
}
