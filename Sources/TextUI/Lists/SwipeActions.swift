extension View {
  /// Buttons that a swipe over the row shows. A frame has nobody swiping: they are not drawn, but they can be used.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeButtons(buttons: content()))
  }
}

/// The swipe actions of a row.
struct SwipeActions {
  static let key = TraitKey<SwipeActions>(name: "swipe actions")
  let actions: [Semantics.Action]
}

private struct SwipeButtons<Buttons: View> {
  let buttons: Buttons
}

extension SwipeButtons: NodeModifier {
  typealias Body = Never
  typealias Node = SwipeButtonsNode<Buttons>
}

@MainActor
private final class SwipeButtonsNode<Buttons: View>: ModifierNode<SwipeButtons<Buttons>> {
  private var buttons: _Node?
  private var context: Context?

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let buttons { visit(buttons) }
  }

  override func didUpdate(from previous: SwipeButtons<Buttons>, _ context: Context) {
    self.context = context.list(in: self)
    if buttons != nil { evaluate() }
  }

  /// The buttons are evaluated when somebody asks for them.
  private func evaluate() {
    guard let context else { return }
    buttons = Buttons._evaluate(modifier.buttons, at: _Site(context, existing: buttons))
  }

  private var actions: [Semantics.Action] {
    if buttons == nil { evaluate() }
    var actions: [Semantics.Action] = []
    _ = buttons?.visitElements { element in
      let placed = element.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal)
      for button in placed.elements {
        if let press = button.press { actions.append(.init(name: button.label, perform: press)) }
      }
      return true
    }
    return actions
  }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    guard key.name == SwipeActions.key.name else { return super.trait(key) }
    let inner = super.trait(SwipeActions.key)?.actions ?? []
    return SwipeActions(actions: inner + actions) as? T
  }
}
