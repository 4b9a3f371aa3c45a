/// What a button stands between: `[Save]`, `[*Save*]` where it is the chosen one of several, `[~Save~]` while nobody can press it, and
/// `[~*Save*~]` where it is both.
struct Brackets {
  let opening: String
  let closing: String

  /// - Parameters:
  ///   - sign: what tells behind the bracket what the button does: `v ` closes what is open.
  init(isEnabled: Bool, isChosen: Bool = false, sign: String = "") {
    let choice = isChosen ? "*" : ""
    opening = (isEnabled ? "[" : "[~") + choice + sign
    closing = choice + (isEnabled ? "]" : "~]")
  }
}

/// A control's marks directly around its label: `[More v]`. They take the room of the sign that stands for them on a device.
struct MarkedLabel<Label> {
  let opening: String
  let closing: String
  /// The room of the sign, in points.
  var sign = 0
  let label: Label
}

extension MarkedLabel {
  init(_ brackets: Brackets, sign: Int = 0, label: Label) {
    self.init(opening: brackets.opening, closing: brackets.closing, sign: sign, label: label)
  }
}

extension MarkedLabel: View where Label: View {
  var body: some View { label.modifier(Marks(opening: opening, closing: closing, sign: sign)) }
}

private struct Marks: NodeModifier {
  typealias Body = Never
  typealias Node = MarksNode
  let opening: String
  let closing: String
  let sign: Int

  nonisolated init(opening: String, closing: String, sign: Int) {
    self.opening = opening
    self.closing = closing
    self.sign = sign
  }
}

@MainActor
private final class MarksNode: ModifierNode<Marks> {
  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(width: proposal.width.map { max(0, $0 - modifier.sign) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let size = content.size(inner(proposal))
    return CellSize(width: size.width + modifier.sign, height: max(1, size.height))
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame.inset(CellInsets(trailing: modifier.sign)), inner(proposal))])
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let start = canvas.position
    super.draw(placed, on: canvas)
    canvas.brackets(modifier.opening, modifier.closing, around: placed.frame, since: start)
  }
}
