import EveryStateGoldens

/// An error of the compiler in a file of an adopted app.
struct BuildFailure: Hashable, Sendable {
  /// The path relative to the package.
  let file: String
  let line: Int
  let column: Int
  let message: String

  /// Whether the compiler gave up.
  var isUnsolved: Bool { message.contains("unable to type-check this expression in reasonable time") }

  /// The byte at it, by the places of a file's lines.
  func place(in lines: [Int]) -> Int { lines[min(line, lines.count - 1) - 1] + column - 1 }

  /// The errors in the app's files that a build printed, each once and in order.
  /// - Parameter modules: each module's files, as the expansion of a macro names a file by its module.
  static func all(in output: String, of root: String, modules: [String: [String]]) -> [BuildFailure] {
    var found: Set<BuildFailure> = []
    var pending: String?
    func add(_ path: String, _ line: Substring, _ column: Substring, _ message: String) {
      let file = String(path.dropFirst(root.count + 1))
      found.insert(BuildFailure(file: file, line: Int(line) ?? 1, column: Int(column) ?? 1, message: message))
    }
    for line in output.split(separator: "\n") where line.utf8.first != 32 || pending != nil {
      if line.hasPrefix("/"), let match = line.firstMatch(of: /^(\/.*?):(\d+):(\d+): error: (.*)$/) {
        if match.1.hasPrefix(root + "/"), !match.1.hasPrefix(root + "/.build/") {
          add(String(match.1), match.2, match.3, String(match.4))
        } else {
          pending = String(match.4)
        }
      } else if let match = line.prefixMatch(of: /(\w+)\/([^\/:]+\.swift):(\d+):(\d+): error: (.*)/),
        let path = modules[String(match.1)]?.first(where: { $0.hasSuffix("/" + match.2) })
      {
        add(path, match.3, match.4, String(match.5))
      } else if line.hasPrefix("macro"), let match = line.firstMatch(of: /^macro expansion .*?: error: (.*)$/) {
        pending = String(match.1)
      } else if let message = pending,
        let match = line.firstMatch(of: #/(/[^:|`]*\.swift):(\d+):(\d+): note: /#), match.1.hasPrefix(root + "/")
      {
        add(String(match.1), match.2, match.3, message)
        pending = nil
      }
    }
    return found.sorted { ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message) }
  }
}
