/// A view on a screen of cells: drives the tree, draws it, and says what a person can meet on it.
@MainActor
package final class TextScreen {
  private let graph: ViewGraph
  private var placed: Placed?

  /// - Parameters:
  ///   - columns: the width in characters, the gutter of two not counted.
  ///   - height: the height in lines. Rows of a list outside it are not evaluated.
  package init<V: View>(
    _ view: V, columns: Int, height: Int, environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var values = EnvironmentValues()
    environment(&values)
    FrameLocale.current = values.locale
    graph = ViewGraph(view, size: CellSize(width: columns, height: height), environment: values)
  }

  /// Whether something that the screen shows has changed since the last update.
  package var needsUpdate: Bool { placed == nil || graph.needsUpdate }

  /// Whether the screen shows how time passes: such a screen is updated again when time has passed.
  package var showsTime: Bool { graph.showsTime }

  /// Brings the tree up to date: bodies, layout, then appearing, disappearing and changes.
  package func update() { placed = graph.update() }

  /// The screen as lines of text.
  package func lines() -> [String] {
    let placed = placed ?? graph.update()
    let canvas = Canvas(width: graph.size.width)
    placed.node.draw(placed, on: canvas)
    canvas.finish(direction: graph.direction)
    return TextFrame(canvas).lines
  }

  /// What a person can meet on the screen, in reading order of the tree.
  package var elements: [Semantics] {
    var elements: [Semantics] = []
    func collect(_ placed: Placed) {
      if let barrier = placed.node as? any InteractionBarrier, barrier.hidesContent { return }
      if let semantics = placed.node.semantics(placed) { elements.append(semantics) }
      placed.children.forEach(collect)
    }
    if let placed { collect(placed) }
    return elements
  }

  /// What pulling the screen does: the outermost `refreshable`.
  package var refreshAction: RefreshAction? {
    var action: RefreshAction?
    placed?.visit { placed in
      if action == nil, let holder = placed.node as? any RefreshHolder { action = holder.refresh }
    }
    return action
  }

  /// What keeps the screen from being drawn as its source says.
  package var issues: [RenderingIssue] { graph.issues }

  /// Takes the screen away: views disappear, tasks are cancelled.
  package func unmount() {
    graph.unmount()
    placed = nil
  }
}
