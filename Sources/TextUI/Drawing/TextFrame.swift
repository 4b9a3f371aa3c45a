/// A drawn screen as lines of text.
///
/// The rules of the text:
/// - The first two columns are a gutter that says what the line is: `= ` title, `: ` section header, `. ` section footer,
///   `* ` first line of a row, `! ` something presented over the screen, `| ` inside it; blank otherwise.
/// - Then the line as it is drawn, in cells.
/// - Two columns beyond the frame's width, in braces, how the line's runs of text look: one slot a run, `-` where a run
///   looks as body text does; no braces where all runs do.
/// - Blank lines are one at the most: text shows no distances.
struct TextFrame {
  private(set) var lines: [String] = []

  @MainActor
  init(_ canvas: Canvas) {
    var blank = false
    for line in canvas.lines {
      let text = Self.compose(line, width: canvas.width)
      if text.isEmpty {
        blank = true
        continue
      }
      if blank { lines.append("") }
      blank = false
      lines.append(text)
    }
  }

  private static func compose(_ line: CanvasLine, width: Int) -> String {
    var text = line.mark?.rawValue ?? "  "
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
