nonisolated extension View {
  /// Adds an action for each button of the content.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(OfferedActions(items: content()))
  }

  /// Adds an action for each button of the content; the category's name is not shown.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(OfferedActions(items: content())) }
}

private nonisolated struct OfferedActions<Content: View>: OfferingModifier {
  typealias Node = OfferedActionsNode<Content>
  let items: Content
}

private final class OfferedActionsNode<Content: View>: OfferingNode<OfferedActions<Content>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let actions = items.elements.compactMap { item in
      item.press.map { Semantics.Action(name: item.label, kind: .named, perform: $0) }
    }
    return actions.isEmpty ? inner : inner.asOne { $0.actions += actions }
  }
}

extension View {
  /// Represents the elements of a drawing for assistive technologies: they are elements of their own.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children)
  }
}
