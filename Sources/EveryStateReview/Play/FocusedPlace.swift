import EveryStateGoldens

/// Where the focused control stands among the drawn lines: its text is looked for in reading order, control by control.
struct FocusedPlace {
  let line: Int
  /// The cells of its text.
  let cells: Range<Int>

  /// - Returns: nil where nothing has the focus, and where its text is not drawn.
  init?(_ screen: PlayScreen) {
    guard let focus = screen.focus, screen.controls.indices.contains(focus) else { return nil }
    let lines = screen.answer.lines
    var start = (line: 0, cell: 0)
    var found: FocusedPlace?
    for control in screen.controls[...focus] {
      found = Self.find(control, in: lines, from: start) ?? Self.find(control, in: lines, from: (0, 0))
      if let found { start = (found.line, found.cells.upperBound) }
    }
    guard let found else { return nil }
    self = found
  }

  private init(line: Int, cells: Range<Int>) {
    self.line = line
    self.cells = cells
  }

  private static func find(
    _ control: PlayAnswer.Control, in lines: [String], from start: (line: Int, cell: Int)
  ) -> FocusedPlace? {
    let texts = [control.text, control.texts.first, control.value].compactMap { $0 }.filter { !$0.isEmpty }
    // A button's own mark tells it from the same words elsewhere.
    for mark in control.field == nil ? ["[", "[<", ""] : ["|", "|(", ""] {
      for text in texts {
        for index in lines.indices.dropFirst(start.line) {
          let after = index == start.line ? start.cell : 0
          for range in lines[index].ranges(of: mark + text) {
            let cell = CellWidth.of(String(lines[index][..<range.lowerBound])) + mark.count
            guard cell >= after else { continue }
            return FocusedPlace(line: index, cells: cell..<(cell + CellWidth.of(text)))
          }
        }
      }
    }
    return nil
  }
}
