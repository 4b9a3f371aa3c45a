import EveryStateGoldens

/// Addresses of files at the commit that was tested, where the environment tells them (GitHub's default variables).
package struct FileLinks: Sendable {
  private let base: String

  /// - Parameters:
  ///   - environment: the process's variables.
  ///   - prefix: the package's folder in the repository, empty or ending in a slash.
  /// - Returns: nil where no service is known.
  package init?(environment: [String: String], prefix: String) {
    guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let commit = environment["GITHUB_SHA"], !server.isEmpty, !repository.isEmpty, !commit.isEmpty
    else { return nil }
    base = "\(server)/\(repository)/blob/\(commit)/\(Self.escaped(prefix))"
  }

  /// Text in code, with a link behind it.
  /// - Parameters:
  ///   - path: the file, from the package's root.
  ///   - line: counted from 1; nil for the whole file.
  func link(_ text: String, to path: String, line: Int? = nil) -> String {
    "[\(MarkdownText.code(text))](\(base)\(Self.escaped(path))\(line.map { "#L\($0)" } ?? ""))"
  }

  private static func escaped(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { HTMLText.percentEncoded(String($0)) }
      .joined(separator: "/")
  }
}
