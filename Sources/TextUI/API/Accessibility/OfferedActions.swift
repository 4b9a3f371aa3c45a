nonisolated extension View {
  /// Adds an action for each button of the content.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(OfferedActions(content: content()))
  }

  /// Adds an action for each button of the content; the category is told by its name nowhere else.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(OfferedActions(content: content())) }
}

private nonisolated struct OfferedActions<Content: View>: NodeModifier {
  typealias Node = OfferedActionsNode<Content>
  let content: Content
}

@MainActor
private final class OfferedActionsNode<Content: View>: ModifierNode<OfferedActions<Content>>, SemanticsChanging {
  private let items = OfferedItems<Content>()

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let node = items.node { visit(node) }
  }

  override func didUpdate(from previous: OfferedActions<Content>, _ context: Context) {
    let content = modifier.content
    items.update(context.list(in: self)) { content }
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let actions = items.elements.compactMap { item in
      item.press.map { Semantics.Action(name: item.label, kind: .named, perform: $0) }
    }
    return actions.isEmpty ? inner : inner.asOne { $0.actions += actions }
  }
}

extension View {
  /// Stands for what assistive technologies meet inside a drawing: they are elements of their own.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
