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

  /// Percent-encoded but for what an address's path holds as it is (RFC 3986, section 2.3) and the slash.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
