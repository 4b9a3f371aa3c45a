/// A control's own drawing, in ASCII: a box, a bar, a knob.
struct Glyph {
  let drawing: String
  /// The width of the control, in points.
  let width: Int
  var isTinted = false
}

extension Glyph: LeafView {
  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: width, height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    canvas.structure(drawing, width: frame.width, at: frame.origin, heard: isTinted ? environment.tintWords : [])
  }
}

/// A control's own drawing that takes the width that it is offered.
struct WideGlyph {
  let least: Int
  let drawing: (_ columns: Int) -> String
}

extension WideGlyph: LeafView {
  private static let idealWidth = 150

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: max(least * Cells.columnPoints, proposal.width ?? Self.idealWidth), height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    canvas.stretch(frame, line: frame.y, least: least, heard: environment.tintWords, drawing)
  }
}

/// The text between a control's brackets, set by the app or the system.
struct BracketedText { let opening, text, closing: String }

extension BracketedText: LeafView {
  private static let margin = 8

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: environment.lettering().width(of: text) + 2 * Self.margin, height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    let style = environment.builtIn.datePickerWord.map { word in Style { $0.control = word } } ?? .plain
    canvas.text(text, width: frame.width, at: frame.origin, style, opening: opening, closing: closing)
  }
}
