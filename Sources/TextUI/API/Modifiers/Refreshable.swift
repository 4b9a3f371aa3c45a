extension View {
  /// Lets the user refresh the content: `\.refresh` is the action inside.
  nonisolated public func refreshable(
    action: @escaping () async -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(Refreshable(action: RefreshAction(action), place: CallPlace(fileID, line))) }
}

nonisolated struct Refreshable: NodeModifier {
  typealias Node = RefreshableNode
  let action: RefreshAction
  let place: CallPlace?
}

/// What gives the first scrolling view inside its refresh: a modifier, or a presentation by a view below one.
@MainActor protocol RefreshHolder: _Node { var puller: _Node? { get set } }

extension RefreshHolder {
  func noteRefresh(on canvas: CellCanvas) { if puller != nil { canvas.heard.addScreenFact("refresh") } }
}

/// The user pulls what scrolls: a list or a vertical scroll view inside claims the refresh while it is placed (PiecesOfPaper#213).
final class RefreshableNode: ModifierNode<Refreshable>, RefreshHolder {
  var puller: _Node?
  /// The same for all evaluations while no view reads it: rows in an environment with another one are evaluated again.
  private lazy var action = modifier.action
  override var refresh: RefreshAction? { puller.map { _ in action } }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    puller = nil
    return super.place(in: frame, proposal)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    noteRefresh(on: canvas)
    super.draw(placed, on: canvas)
  }
  override func prepare(_ context: inout Context) {
    if action.isRead { action = modifier.action } else { action.become(modifier.action) }
    context.environment.builtIn.refresh = action
  }

  override func misplaced(_ placed: Placed) -> String? {
    puller == nil && !action.isRead ? "refreshable has no effect here: nothing in it scrolls" : nil
  }
}

extension ScrollableNode {
  var claimedRefresh: RefreshAction? {
    refreshHolder.flatMap { $0.puller === self ? $0.refresh : nil }
  }

  /// Claims the nearest refresh around, whose action the environment has.
  func claimRefresh(_ action: RefreshAction?) {
    guard action != nil, let node = refreshHolder, node.puller == nil else { return }
    node.puller = self
  }

  private var refreshHolder: (any RefreshHolder)? { parent?.nearest { $0 as? any RefreshHolder } }

  /// The system's spinner turns above the content until the action returns: work in a task of the action's own is not waited for.
  /// Apple, refreshable(action:): "the refresh control remains visible for the duration of the awaited operation".
  func pull(_ action: RefreshAction) async {
    pulls += 1
    graph.needLayout()
    await tie { $0.start { await action() } }.value
    pulls -= 1
    if isMounted { graph.needLayout() }
  }

  /// What the spinner leaves to the content.
  func belowSpinner(_ frame: CellRect) -> CellRect { pulls > 0 ? frame.inset(CellInsets(top: 1)) : frame }

  func drawSpinner(above frame: CellRect, on canvas: CellCanvas) {
    guard pulls > 0 else { return }
    let width = ProgressIndicator.spinner
    canvas.structure("<...>", width: width, at: CellPoint(x: frame.x + (frame.width - width) / 2, y: frame.y - 1))
  }
}
