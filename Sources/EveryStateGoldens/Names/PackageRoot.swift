package enum PackageRoot {
  /// The variable that names the root instead, for binaries that run away from their sources.
  package static let variable = "EVERYSTATE_ROOT"

  /// The folder of the nearest Package.swift at or above `file`, or what `EVERYSTATE_ROOT` says.
  package static func find(from file: String, environment: [String: String]) throws(InvalidSetting) -> String {
    if let root = environment.setting(variable) {
      guard root.hasPrefix("/"), isFolder(root) else {
        throw InvalidSetting(
          "\(variable) is '\(TerminalText.harmless(root))', which is not the absolute path of a folder.")
      }
      return withoutTrailingSlash(root)
    }
    var folder = withoutTrailingSlash(file)
    while !folder.isEmpty {
      if access(folder + "/Package.swift", F_OK) == 0 { return folder }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
    }
    throw InvalidSetting(
      "No Package.swift at or above '\(TerminalText.harmless(file))'. If the tests run away from their sources, set "
        + "\(variable) to the package's folder.")
  }

  /// The way from the git work tree's top to `root`, `""` or ending in `/`: a patch names its files from that top.
  package static func prefixInRepository(root: String) -> String {
    var folder = root
    while !folder.isEmpty {
      if access(folder + "/.git", F_OK) == 0 {
        let rest = root.dropFirst(folder.count).drop { $0 == "/" }
        return rest.isEmpty ? "" : rest + "/"
      }
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
    }
    return ""
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
