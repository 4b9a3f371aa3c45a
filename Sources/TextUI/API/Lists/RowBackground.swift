extension View {
  /// Sets the view behind a row; nil for the list's own.
  nonisolated public func listRowBackground<V: View>(
    _ view: V?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(RowBackground(background: view, place: CallPlace(fileID, line))) }
}

private nonisolated struct RowBackground<Background: View>: NodeModifier {
  typealias Node = RowBackgroundNode<Background>
  let background: Background?
  let place: CallPlace?
}

/// Adds the background to the note of the whole row: `{; on yellow}`.
private final class RowBackgroundNode<Background: View>: ModifierNode<RowBackground<Background>> {
  private var background: _Node?

  override func didUpdate(from previous: RowBackground<Background>, _ context: Context) {
    background = modifier.background.map {
      Background._evaluate($0, at: _Site(context.single(in: self), existing: background))
    }
  }

  override func surround(_ part: inout AuditedPart, _ placed: Placed) {
    guard isOnRow, let background else { return }
    let fill = background.place(in: placed.frame, ProposedCells(placed.frame.size)).soleFill?.fill
    part.ground = fill?.isClear == false ? fill?.colour ?? "primary" : "a row's background"
  }

  override func misplaced(_ placed: Placed) -> String? {
    misplacedOnRow(modifier.background.map { _ in "listRowBackground" })
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    guard isOnRow else { return }
    let frame = placed.frame
    guard let fill = background?.place(in: frame, ProposedCells(frame.size)).soleFill?.fill else { return }
    canvas.surroundings.note(
      fill.isClear ? "no background" : "on \(fill.words)", of: frame, lines: frame.y..<frame.maxY)
  }
}
