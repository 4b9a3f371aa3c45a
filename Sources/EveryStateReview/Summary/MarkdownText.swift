import EveryStateGoldens

/// Escapes text from outside for Markdown (CommonMark 0.31, GitHub's tables): it never leaves its code span.
enum MarkdownText {
  /// A code span on one line. `isInTable` escapes the mark that divides cells.
  static func code(_ text: String, isInTable: Bool = false) -> String {
    let line = TerminalText.harmless(text)
    guard !line.isEmpty else { return "(none)" }
    let fence = String(repeating: "`", count: (line.split { $0 != "`" }.map(\.count).max() ?? 0) + 1)
    // Markdown removes a blank on both sides; without it a backtick at the edge would lengthen the fence.
    let isPadded = line.first == "`" || line.last == "`" || (line.first == " " && line.last == " ")
    let inner = isPadded ? " \(line) " : line
    return fence + (isInTable ? inner.replacing("|", with: "\\|") : inner) + fence
  }
}

/// Addresses of files at the tested commit, if the environment has them (GitHub's default variables).
package struct FileLinks: Sendable {
  private let base: String

  package init?(environment: [String: String], prefix: String) {
    guard let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let commit = environment["GITHUB_SHA"], !server.isEmpty, !repository.isEmpty, !commit.isEmpty
    else { return nil }
    base = "\(server)/\(repository)/blob/\(commit)/\(Self.escaped(prefix))"
  }

  func link(_ text: String, to path: String, line: Int? = nil) -> String {
    "[\(MarkdownText.code(text))](\(base)\(Self.escaped(path))\(line.map { "#L\($0)" } ?? ""))"
  }

  private static func escaped(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { HTMLText.percentEncoded(String($0)) }
      .joined(separator: "/")
  }
}

/// A whole state, or what changed of a storyboard, a map or a matrix, for Markdown, as HTML, since Markdown has no marks within code: changed lines signed, changed words marked.
struct MarkdownDrawing {
  let text: String

  init(_ change: FrameChange, lineLimit: Int) {
    let isNew = change.old == nil
    let isWhole = change.name.kind == .frame && !change.isStoryboard
    let lines = ChangeLayout(change, columns: 0, context: isWhole ? 1_000_000 : 3).lines
    let omitted = lines.count - lineLimit
    let shown = lines.prefix(lineLimit).map { Self.html($0, isNew: isNew) }
    let rest = omitted > 0 ? "... \(counted(omitted, "more line"))\n" : ""
    text = Self.block(shown, rest)
  }

  /// Lines in the words of an app, as they are.
  init(_ lines: [String]) { text = Self.block(lines.map(Self.escaped)) }

  private static func block(_ lines: [String], _ rest: String = "") -> String {
    "<pre>\n" + lines.map { $0 + "\n" }.joined() + rest + "</pre>\n"
  }

  private static func html(_ line: ShownLine, isNew: Bool) -> String {
    let html = line.pieces.map { piece in
      let text = escaped(piece.text)
      return switch piece.role {
      case .removedPart: "<del>\(text)</del>"
      case .addedPart: "<ins>\(text)</ins>"
      default: text
      }
    }.joined()
    return isNew ? String(html.dropFirst()) : html
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
  }
}
