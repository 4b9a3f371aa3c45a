/// A control's own drawing, in ASCII: a box, a bar, a knob.
struct Glyph {
  let drawing: String

  init(_ drawing: String) { self.drawing = drawing }
}

extension Glyph: LeafView {
  typealias Body = Never

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: drawing.count, height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    canvas.structure(drawing, at: frame.origin)
  }
}

/// What a control shows between its brackets: text that the app or the system gives.
struct BracketedText {
  let opening: String
  let text: String
  let closing: String
}

extension BracketedText: LeafView {
  typealias Body = Never

  func measure(_ proposal: ProposedCells, _ environment: EnvironmentValues) -> CellSize {
    CellSize(width: opening.count + CellWidth.of(text) + closing.count, height: 1)
  }

  func draw(in frame: CellRect, on canvas: CellCanvas, _ environment: EnvironmentValues) {
    let width = CellWidth.of(text)
    canvas.structure(opening, at: frame.origin)
    canvas.text(text, width: width, at: CellPoint(x: frame.x + opening.count, y: frame.y), .plain)
    canvas.structure(closing, at: CellPoint(x: frame.x + opening.count + width, y: frame.y))
  }
}
