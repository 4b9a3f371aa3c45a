/// A drawn screen as lines of text.
///
/// The rules of the text:
/// - The first two columns are a gutter that says what the line is: `= ` navigation bar, `: ` section header, `. ` section footer,
///   `* ` first line of a row, `*>` of a selected one, `_ ` bar at the bottom, `~ ` what is heard or can be done, `! ` something presented over the screen, `| ` inside it; blank otherwise.
/// - Then the line as it is drawn, in cells.
/// - Two columns beyond the frame's width, in braces, how the line's pieces look: see `LineNote`; no braces where all look as one
///   expects. A note that would end far behind the frame stands below its block, behind `~ `.
/// - Blank lines are one at the most: text shows no distances.
/// - What is presented over the screen stands below it: a line that says what it is, `! sheet`, then its own lines, each
///   behind `| `. An alert's lines have no marks of their own, so that `| ` is their gutter.
struct TextFrame {
  private(set) var lines: [String] = []

  @MainActor
  init(_ layer: DrawnLayer) {
    lines = Self.lines(of: layer.canvas, hasGutter: true)
    append(layer.presented)
  }

  @MainActor
  private mutating func append(_ presented: [(presentation: Presented, layer: DrawnLayer)]) {
    for (presentation, layer) in presented {
      let words = layer.canvas.heard.presentation
      lines.append("! " + presentation.heading + (words.isEmpty ? "" : "  {\(words.joined(separator: "; "))}"))
      var inside = TextFrame()
      inside.lines = Self.lines(of: layer.canvas, hasGutter: presentation.hasGutter)
      // Distance from the top edge says nothing here.
      if inside.lines.first?.isEmpty == true { inside.lines.removeFirst() }
      inside.append(layer.presented)
      lines += inside.lines.map { $0.isEmpty ? "|" : "| " + $0 }
    }
  }

  private init() {}

  @MainActor
  private static func lines(of canvas: CellCanvas, hasGutter: Bool) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(canvas.lines.count)
    var isBlank = false
    if hasGutter, !canvas.heard.screen.isEmpty {
      lines.append("~ screen  \(canvas.heard.screen.joined(separator: "; "))")
    }
    // What has no room beside its line stands below the block that the line belongs to, with the number of the line there.
    var waiting: [(line: Int, note: String)] = []
    var facts: [String] = []
    var blockLines = 0
    func endBlock() {
      defer { blockLines = 0 }
      if waiting.isEmpty, facts.isEmpty { return }
      for (line, note) in waiting { lines.append(line == blockLines ? "~ \(note)" : "~ line \(line)  \(note)") }
      for fact in facts { lines.append("~ " + fact) }
      (waiting, facts) = ([], [])
    }
    var text: [UInt8] = []
    text.reserveCapacity(128)
    for number in 0..<max(canvas.lines.count, canvas.split?.lineCount ?? 0) {
      let line = number < canvas.lines.count ? canvas.lines[number] : CanvasLine()
      if let split = canvas.split, let row = SplitRow(number, of: split), !row.isBlank || line.runs.isEmpty {
        endBlock()
        if row.isBlank {
          isBlank = true
          continue
        }
        if isBlank, !row.isAtBottom || lines.isEmpty { lines.append("") }
        isBlank = false
        lines += row.lines
        // What lies over columns stands below their line.
        if line.runs.isEmpty, line.notes.isEmpty { continue }
      }
      if !line.continuesBlock { endBlock() }
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
      // What stands upright between views says nothing more the second time.
      if note.isEmpty, line.isUpright, !isBlank, lines.last?.utf8.elementsEqual(text) == true {
        facts += line.factsBelow
        continue
      }
      // A bar at the bottom stands at the screen's edge, however far that is.
      if isBlank && (line.mark != .bottom || lines.isEmpty) || line.startsGroup && lines.last?.isEmpty == false {
        lines.append("")
      }
      isBlank = false
      for fact in line.factsAbove { lines.append("~ " + fact) }
      blockLines += 1
      lines.append(String(decoding: text, as: UTF8.self))
      if !hasRoom { waiting.append((blockLines, "{\(note)}")) }
      if !line.factsBelow.isEmpty { facts += line.factsBelow }
    }
    endBlock()
    return lines
  }

  /// How many columns behind the frame a note may end.
  private static let farthest = 64

  /// Writes the line without its note.
  ///
  /// - Returns: the columns that its drawing takes.
  static func draw(_ line: CanvasLine, hasGutter: Bool, to text: inout [UInt8]) -> Int {
    // By bytes: a frame has many short pieces, and characters take ten times as long.
    if hasGutter { text += (line.mark?.rawValue ?? "  ").utf8 }
    var column = 0
    for index in line.runs.indices {
      // Without a gutter the app's own text could pass for what is told.
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
