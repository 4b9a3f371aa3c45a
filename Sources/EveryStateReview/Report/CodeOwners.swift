import EveryStateGoldens

/// Who owns which file by a repository's CODEOWNERS: the last line that fits decides.
///
/// Source: https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
/// GitLab's sections are read as lines without an effect of their own.
package struct CodeOwners: Sendable {
  private struct Line: Sendable {
    /// The folders and the name of a path, with `**` for any number of folders.
    let parts: [String]
    let isFolder: Bool
    let owners: [String]

    init?(_ text: Substring) {
      let words = text.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let pattern = words.first, !pattern.hasPrefix("["), !pattern.hasPrefix("^[") else { return nil }
      let own = pattern.split(separator: "/").map(String.init)
      let isAnywhere = own.count == 1 && !pattern.hasPrefix("/")
      parts = isAnywhere ? ["**"] + own : own
      isFolder = pattern.hasSuffix("/")
      owners = Array(words.dropFirst())
    }

    func fits(_ path: [Substring]) -> Bool { fits(parts[...], path[...]) }

    /// A pattern fits what is in a folder that it fits; only `docs/*` fits nothing deeper.
    private func fits(_ parts: ArraySlice<String>, _ path: ArraySlice<Substring>) -> Bool {
      guard let part = parts.first else {
        return path.isEmpty ? !isFolder : isFolder || self.parts.count == 1 || self.parts.last != "*"
      }
      if part == "**" {
        return path.indices.contains { fits(parts.dropFirst(), path[$0...]) } || parts.count == 1 && !path.isEmpty
      }
      guard let first = path.first, fnmatch(part, String(first), 0) == 0 else { return false }
      return fits(parts.dropFirst(), path.dropFirst())
    }
  }
  private let lines: [Line]
  /// The way from the repository to the package.
  private let prefix: String

  /// - Parameter prefix: the way from the repository to the package, empty or with a slash at its end.
  package init(parsing text: String, prefix: String = "") {
    self.prefix = prefix
    lines = text.split(whereSeparator: \.isNewline).compactMap(Line.init)
  }

  /// Reads the file of the repository around a package; nil without one.
  init?(packageRoot root: String) {
    let prefix = PackageRoot.prefixInRepository(root: root)
    let repository = root.dropLast(max(prefix.count - 1, 0))
    let texts = [".github/", "", "docs/", ".gitlab/"].lazy.compactMap {
      FileManager.default.contents(atPath: "\(repository)/\($0)CODEOWNERS")
    }
    guard let text = texts.first else { return nil }
    self.init(parsing: String(decoding: text, as: UTF8.self), prefix: prefix)
  }

  /// The owners of a file, by its path in the package; none if no line fits, or the last one that does names none.
  package func owners(of path: String) -> [String] {
    let parts = (prefix + path).split(separator: "/")
    return lines.last { $0.fits(parts) }?.owners ?? []
  }
}
