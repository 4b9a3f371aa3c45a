/// The marks around a button: `[Save]`, `[*Save*]` where it is the chosen one of several, `[~Save~]` while it is disabled, and
/// `[~*Save*~]` where it is both.
struct Brackets {
  let opening: String
  let closing: String

  /// `sign` follows the opening bracket: `v ` closes open content. `end` precedes the closing bracket: ` v` opens a menu.
  init(isEnabled: Bool, isChosen: Bool = false, sign: String = "", end: String = "") {
    let choice = isChosen ? "*" : ""
    opening = (isEnabled ? "[" : "[~") + choice + sign
    closing = choice + end + (isEnabled ? "]" : "~]")
  }
}

extension View {
  /// A control's marks directly around its label: `[More v]`. `sign`: the width of the sign on a device, in points.
  nonisolated func marked(_ brackets: Brackets, sign: Int = 0) -> some View {
    modifier(Marks(brackets: brackets, sign: sign))
  }
}

private nonisolated struct Marks: NodeModifier {
  typealias Node = MarksNode
  let brackets: Brackets
  let sign: Int
}

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
    canvas.brackets(modifier.brackets.opening, modifier.brackets.closing, around: placed.frame, since: start)
  }
}
