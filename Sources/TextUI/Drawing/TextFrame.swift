/// A drawn screen as lines of text.
///
/// The rules of the text:
/// - The first two columns are a gutter that says what the line is: `= ` title, `: ` section header, `. ` section footer,
///   `* ` first line of a row, `*>` of a selected one, `! ` something presented over the screen, `| ` inside it; blank otherwise.
/// - Then the line as it is drawn, in cells.
/// - Two columns beyond the frame's width, in braces, how the line's runs of text look: one slot a run, `-` where a run
///   looks as body text does; no braces where all runs do.
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
      lines.append("! " + presentation.heading)
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
    var blank = false
    if hasGutter, !canvas.heard.screen.isEmpty {
      lines.append("~ screen  \(canvas.heard.screen.joined(separator: "; "))")
    }
    for line in canvas.lines {
      let text = compose(line, width: canvas.width, hasGutter: hasGutter)
      if text.isEmpty {
        blank = true
        continue
      }
      if blank { lines.append("") }
      blank = false
      // What has no gutter has no room for facts either.
      if hasGutter { lines += line.factsAbove.map { "~ " + $0 } }
      lines.append(text)
      if hasGutter { lines += line.factsBelow.map { "~ " + $0 } }
    }
    return lines
  }

  private static func compose(_ line: CanvasLine, width: Int, hasGutter: Bool) -> String {
    // By bytes: a frame has many short pieces, and characters take ten times as long.
    var text: [UInt8] = []
    text.reserveCapacity(2 * width)
    if hasGutter { text += (line.mark?.rawValue ?? "  ").utf8 }
    var column = 0
    for run in line.runs {
      if run.x > column { text.append(blanks: run.x - column) }
      text += run.text.utf8
      column = run.maxX
    }
    let isStyled = line.runs.contains(where: isStyled)
    if !isStyled, line.notes.isEmpty {
      while text.last == UInt8(ascii: " ") { text.removeLast() }
    } else {
      text.append(blanks: max(0, width - column) + 2)
      text.append(UInt8(ascii: "{"))
      if isStyled { append(stylesOf: line, to: &text) }
      for (index, note) in line.notes.enumerated() {
        if isStyled || index > 0 { text += "; ".utf8 }
        text += note.utf8
      }
      text.append(UInt8(ascii: "}"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  nonisolated private static func isStyled(_ run: Run) -> Bool {
    (run.style?.isPlain == false || !run.heard.isEmpty) && !isBlank(run)
  }

  nonisolated private static func isBlank(_ run: Run) -> Bool { run.text.utf8.allSatisfy { $0 == 0x20 } }

  private static func append(stylesOf line: CanvasLine, to text: inout [UInt8]) {
    var isFirst = true
    for run in line.runs {
      guard run.style != nil || !run.heard.isEmpty, !isBlank(run) else { continue }
      let names = (run.style?.names ?? []) + run.heard
      if !isFirst { text += " | ".utf8 }
      isFirst = false
      if names.isEmpty { text.append(UInt8(ascii: "-")) }
      for (index, name) in names.enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        text += name.utf8
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }
}
