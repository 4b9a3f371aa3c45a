/// A drawn screen as lines of text.
///
/// The rules of the text:
/// - The first two columns are a gutter with the kind of the line: `= ` navigation bar, `: ` section header, `. ` section footer,
///   `* ` first line of a row, `*>` of a selected one, `_ ` bar at the bottom, `~ ` spoken facts and actions, `! ` a presentation,
///   `| ` a line of it; blank otherwise.
/// - Then the line as it is drawn, in cells.
/// - Two columns beyond the frame's width, in braces, the looks of the line's pieces: see `LineNote`. No braces where all have the
///   usual look. A note that would end far behind the frame is below its block, behind `~ `.
/// - Blank lines are never adjacent: text shows no distances.
/// - A presentation is written below the screen: a line with its kind, `! sheet`, then its own lines, each
///   behind `| `. An alert's lines have no marks of their own, so that `| ` is their gutter.
struct TextFrame {
  private(set) var lines: [String] = []

  @MainActor init(_ layer: DrawnLayer) {
    lines = Self.lines(of: layer.canvas, hasGutter: true)
    append(layer.presented)
  }

  @MainActor private mutating func append(_ presented: [(presentation: Presented, layer: DrawnLayer)]) {
    for (presentation, layer) in presented {
      let words = layer.canvas.heard.presentation
      lines.append("! " + presentation.heading + (words.isEmpty ? "" : "  {\(words.joined(separator: "; "))}"))
      var inside = TextFrame()
      inside.lines = Self.lines(of: layer.canvas, hasGutter: presentation.hasGutter)
      // Distance from the top edge has no meaning here.
      if inside.lines.first?.isEmpty == true { inside.lines.removeFirst() }
      inside.append(layer.presented)
      lines += inside.lines.map { $0.isEmpty ? "|" : "| " + $0 }
    }
  }

  private init() {}

  @MainActor private static func lines(of canvas: CellCanvas, hasGutter: Bool) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(canvas.lines.count)
    var isBlank = false
    if hasGutter, !canvas.heard.screen.isEmpty {
      lines.append("~ screen  \(canvas.heard.screen.joined(separator: "; "))")
    }
    var block = Block()
    var text: [UInt8] = []
    text.reserveCapacity(128)
    for number in 0..<max(canvas.lines.count, canvas.split?.lineCount ?? 0) {
      let line = number < canvas.lines.count ? canvas.lines[number] : CanvasLine()
      if let split = canvas.split, let row = SplitRow(number, of: split), !row.isBlank || line.runs.isEmpty {
        block.end(&lines)
        if row.isBlank {
          isBlank = true
          continue
        }
        if isBlank, !row.isAtBottom || lines.isEmpty { lines.append("") }
        isBlank = false
        lines += row.lines
        // Layers over columns are below their line.
        if line.runs.isEmpty, line.notes.isEmpty { continue }
      }
      if !line.continuesBlock { block.end(&lines) }
      if line.isBlank {
        isBlank = isBlank || !line.isPadding
        continue
      }
      let note = LineNote(line).text
      text.removeAll(keepingCapacity: true)
      let column = draw(line, hasGutter: hasGutter, to: &text)
      // Two blanks behind the frame, or behind a drawing that runs past it.
      let start = max(column, canvas.columns) + 2
      let hasRoom = note.isEmpty || start + 2 + CellWidth.of(note) <= canvas.columns + farthest
      if !note.isEmpty, hasRoom {
        text.append(blanks: start - column)
        text.append(UInt8(ascii: "{"))
        text += note.utf8
        text.append(UInt8(ascii: "}"))
      } else {
        while text.last == UInt8(ascii: " ") { text.removeLast() }
      }
      if text.isEmpty, note.isEmpty {
        isBlank = isBlank || !line.isPadding
        continue
      }
      // An upright line between views is not repeated.
      if note.isEmpty, line.isUpright, !isBlank, lines.last?.utf8.elementsEqual(text) == true {
        block.facts += line.factsBelow
        continue
      }
      // A bar at the bottom is at the screen's edge, however far that is.
      if isBlank && (line.mark != .bottom || lines.isEmpty) || line.startsGroup && lines.last?.isEmpty == false {
        lines.append("")
      }
      isBlank = false
      for fact in line.factsAbove { lines.append("~ " + fact) }
      block.lineCount += 1
      lines.append(String(decoding: text, as: UTF8.self))
      if !hasRoom { block.notes.append((block.lineCount, "{\(note)}")) }
      if !line.factsBelow.isEmpty { block.facts += line.factsBelow }
    }
    block.end(&lines)
    return lines
  }

  /// Lines that belong together, and the notes without room beside them, which come below.
  private struct Block {
    var lineCount = 0
    /// Each with the number of its line in the block.
    var notes: [(line: Int, note: String)] = []
    var facts: [String] = []

    mutating func end(_ lines: inout [String]) {
      if !notes.isEmpty || !facts.isEmpty {
        for (line, note) in notes { lines.append(line == lineCount ? "~ \(note)" : "~ line \(line)  \(note)") }
        for fact in facts { lines.append("~ " + fact) }
        (notes, facts) = ([], [])
      }
      lineCount = 0
    }
  }

  /// How many columns behind the frame a note may end.
  private static let farthest = 64

  /// Writes the line without its note. Returns the columns that its drawing takes.
  static func draw(_ line: CanvasLine, hasGutter: Bool, to text: inout [UInt8]) -> Int {
    // By bytes: a frame has many short pieces, and characters take ten times as long.
    if hasGutter { text += (line.mark?.rawValue ?? "  ").utf8 }
    var column = hasGutter ? min(0, line.runs.first?.x ?? 0) : 0
    text.removeLast(-column)
    for index in line.runs.indices {
      // Without a gutter the app's own text could look like a note.
      if !hasGutter, text.isEmpty, line.runs[index].text.hasPrefix("~ ") { text.append(UInt8(ascii: "\\")) }
      if line.runs[index].x > column { text.append(blanks: line.runs[index].x - column) }
      text += line.runs[index].text.utf8
      column = line.runs[index].maxX
    }
    return column
  }
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
