package enum PackageRoot {
  /// The variable that names the root, for programs that run away from their sources.
  package static let variable = "EVERYSTATE_ROOT"

  /// The folder of the nearest Package.swift at or above `file`, or the value of `EVERYSTATE_ROOT`.
  package static func find(from file: String, environment: [String: String]) throws(InvalidSetting) -> String {
    if let root = environment.setting(variable) {
      guard root.hasPrefix("/"), isFolder(root) else {
        throw InvalidSetting(
          "\(variable) is '\(TerminalText.harmless(root))', which is not the absolute path of a folder.")
      }
      return withoutTrailingSlash(root)
    }
    if let folder = nearest("Package.swift", from: withoutTrailingSlash(file)) { return folder }
    throw InvalidSetting(
      "No Package.swift at or above '\(TerminalText.harmless(file))'. If the tests run without their sources, set "
        + "\(variable) to the package's folder.")
  }

  /// The way from the git work tree's top to `root`, `""` or ending in `/`: a patch names its files from that top.
  package static func prefixInRepository(root: String) -> String {
    let rest = nearest(".git", from: root).map { root.dropFirst($0.count).drop { $0 == "/" } } ?? ""
    return rest.isEmpty ? "" : rest + "/"
  }

  /// The nearest folder at or above `path` that holds a file.
  private static func nearest(_ file: String, from path: String) -> String? {
    var folder = path[...]
    while !folder.isEmpty {
      if access(folder + "/" + file, F_OK) == 0 { return String(folder) }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func withoutTrailingSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
