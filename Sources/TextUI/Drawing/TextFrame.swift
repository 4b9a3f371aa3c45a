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
    for line in canvas.lines {
      let text = compose(line, width: canvas.width, hasGutter: hasGutter)
      if text.isEmpty {
        blank = true
        continue
      }
      if blank { lines.append("") }
      blank = false
      lines.append(text)
    }
    return lines
  }

  private static func compose(_ line: CanvasLine, width: Int, hasGutter: Bool) -> String {
    var text = hasGutter ? line.mark?.rawValue ?? "  " : ""
    var column = 0
    for run in line.runs {
      if run.x > column { text += String(repeating: " ", count: run.x - column) }
      text += run.text
      column = run.maxX
    }
    let note = note(line)
    guard !note.isEmpty else {
      while text.last == " " { text.removeLast() }
      return text
    }
    return text + String(repeating: " ", count: max(0, width - column) + 2) + "{\(note)}"
  }

  private static func note(_ line: CanvasLine) -> String {
    let styles = line.runs.compactMap { run in
      run.text.allSatisfy { $0 == " " } ? nil : run.style
    }
    let runs = styles.contains { !$0.isPlain } ? [styles.map(\.note).joined(separator: " | ")] : []
    return (runs + line.notes).joined(separator: "; ")
  }
}
