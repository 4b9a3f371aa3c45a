/// What an alert or a dialog shows: its title, its message, and its actions.
struct DialogContent<Message, Actions> {
  let title: Text?
  let message: Message
  let actions: Actions
  let defaults: DialogDefaults
}

/// The button that the system adds.
enum DialogDefaults {
  /// An alert without any button has one that ends it.
  case confirmation
  /// A dialog without a cancel button has one.
  case cancellation
}

extension DialogContent: View where Message: View, Actions: View {
  var body: some View {
    VStack(alignment: .leading) {
      title
      message
      DialogActions(actions: actions, defaults: defaults)
    }
  }
}

private struct DialogActions<Actions> {
  let actions: Actions
  let defaults: DialogDefaults
}

extension DialogActions: View where Actions: View {
  typealias Body = Never

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: DialogActionsNode.self) ?? DialogActionsNode(site.context)
      var inner = site.context.list(in: node)
      let dismiss = site.context.environment.builtIn.dismiss
      inner.environment.pressPrelude = { dismiss() }
      node.content = Actions._evaluate(view.actions, at: _Site(inner, existing: node.content))
      node.update(view.defaults, inner)
      return node
    }
  }
}

/// Fields on lines of their own, then the buttons: in one line if they fit, else one a line.
@MainActor
private final class DialogActionsNode: _Node {
  var content: _Node!
  private var added: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    if let added { visit(added) }
  }

  private var fields: [_Node] { elements.filter { $0.button == nil } }
  private var buttons: [_Node] { elements.filter { $0.button != nil } + (added.map { [$0] } ?? []) }

  private var elements: [_Node] {
    var elements: [_Node] = []
    _ = content.visitElements {
      elements.append($0)
      return true
    }
    return elements
  }

  private var defaults = DialogDefaults.confirmation
  private var context: Context!
  private var checked = -1

  func update(_ defaults: DialogDefaults, _ context: Context) {
    self.defaults = defaults
    self.context = context
    checked = -1
  }

  /// Asked at each layout: a button of the app's may come or go without the dialog being evaluated again.
  private func addDefault() {
    guard checked != graph.pass else { return }
    checked = graph.pass
    let own = elements.compactMap(\.button)
    let button: Button<Text>? =
      switch defaults {
      case .confirmation: own.isEmpty ? Button("OK") {} : nil
      case .cancellation: own.contains { $0.role == .cancel } ? nil : Button("Cancel", role: .cancel) {}
      }
    guard let button else {
      added?.unmount()
      added = nil
      return
    }
    added = Button<Text>._evaluate(button, at: _Site(context, existing: added))
  }

  private static let gap = 16

  private func rows(_ proposal: ProposedCells) -> [[_Node]] {
    addDefault()
    let offer = ProposedCells(width: proposal.width, height: nil)
    let buttons = buttons
    let width = buttons.reduce(-Self.gap) { $0 + $1.size(offer).width + Self.gap }
    let isOneRow = width <= proposal.width ?? ProposedCells.unbounded
    return fields.map { [$0] } + (isOneRow ? [buttons] : buttons.map { [$0] })
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let offer = ProposedCells(width: proposal.width, height: nil)
    return rows(proposal).reduce(.zero) { size, row in
      let sizes = row.map { $0.size(offer) }
      return CellSize(
        width: max(size.width, sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }),
        height: size.height + (sizes.map(\.height).max() ?? 0))
    }
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let offer = ProposedCells(width: proposal.width, height: nil)
    var placed: [Placed] = []
    var y = frame.y
    for row in rows(proposal) {
      var x = frame.x
      var height = 0
      for element in row {
        let size = element.size(offer)
        placed.append(element.place(in: CellRect(origin: CellPoint(x: x, y: y), size: size), offer))
        x += size.width + Self.gap
        height = max(height, size.height)
      }
      y += height
    }
    return Placed(self, frame, placed)
  }
}

extension _Node {
  /// The button that this node is, under its modifiers.
  var button: ButtonNode? {
    var node: _Node? = self
    while let candidate = node {
      if let button = candidate as? ButtonNode { return button }
      node = (candidate as? WrapperNode)?.content
    }
    return nil
  }
}

private enum PressPrelude: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// What happens before any button inside acts: the buttons of an alert end it first.
  var pressPrelude: (@MainActor () -> Void)? {
    get { self[PressPrelude.self] }
    set { self[PressPrelude.self] = newValue }
  }
}
