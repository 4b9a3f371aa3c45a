/// The Swift files of a folder, or one file.
struct SwiftFiles {
  let root: String
  /// From the root, sorted. What is hidden, built or checked out does not count.
  private(set) var paths: [String] = []
  /// The `Package.swift` files, from the root, sorted.
  private(set) var manifests: [String] = []
  /// The `.xcassets` folders, from the root, sorted.
  private(set) var catalogs: [String] = []

  init?(below path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFDIR {
      root = path
      guard collect("") else { return nil }
      paths.sort()
      manifests.sort()
      catalogs.sort()
    } else {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      root = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
      paths = [String(parts[parts.count - 1])]
    }
  }

  private mutating func collect(_ folder: String) -> Bool {
    guard let stream = opendir(root + "/" + folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."), !["DerivedData", "Pods", "Carthage"].contains(name) else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      var status = stat()
      // A link to a folder could lead round in a circle.
      guard lstat(root + "/" + path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if name.hasSuffix(".xcassets") { catalogs.append(path) } else { _ = collect(path) }
      } else if name == "Package.swift" {
        manifests.append(path)
      } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@") {
        paths.append(path)
      }
    }
    return true
  }

  static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
