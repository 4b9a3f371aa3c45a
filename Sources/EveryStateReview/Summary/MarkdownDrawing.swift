import EveryStateGoldens

/// A frame as it looks, all of it, for Markdown: lines that went and came have a sign before them, and the words that differ are
/// struck or underlined.
///
/// The block is HTML, since Markdown marks nothing within code; it ends with its own closing tag (CommonMark 0.31, section 4.6,
/// the first kind), and what others wrote is escaped.
struct MarkdownDrawing {
  let text: String
  /// How many lines were left out.
  let omitted: Int

  /// - Parameters:
  ///   - change: a frame's change; a new frame is shown without signs.
  ///   - lineLimit: how many lines are shown at most.
  init(_ change: FrameChange, lineLimit: Int) {
    let isNew = change.old == nil
    let lines = ChangeLayout(change, columns: 0, context: 1_000_000).lines
    omitted = max(0, lines.count - lineLimit)
    let shown = lines.prefix(lineLimit).map { Self.html($0, isNew: isNew) }
    let rest = omitted > 0 ? "... \(omitted) more lines\n" : ""
    text = "<pre>\n" + shown.map { $0 + "\n" }.joined() + rest + "</pre>\n"
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
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(scalar)
      }
    }.joined()
  }
}
