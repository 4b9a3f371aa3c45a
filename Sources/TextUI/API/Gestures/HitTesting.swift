extension View {
  /// Whether touches reach the view. If not, it is only read, and the view below it is touched.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isEnabled: enabled)) }
}

private nonisolated struct HitTesting: NodeModifier {
  typealias Node = HitTestingNode
  let isEnabled: Bool
}

private final class HitTestingNode: ModifierNode<HitTesting>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  override var letsTouchesThrough: Bool { !modifier.isEnabled }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    modifier.isEnabled ? inner : inner.map(\.untouchable)
  }
}

extension Semantics {
  /// The element without its actions.
  fileprivate var untouchable: Semantics {
    var element = self
    if !isStatic { element.facts.more.append("no taps") }
    element.press = nil
    element.editing = nil
    element.choices = []
    element.dates = nil
    element.actions = []
    guard element.factBox != nil else { return element }
    (element.facts.gestures, element.facts.touches) = ([], [])
    (element.facts.dragged, element.facts.drops) = (nil, [])
    return element
  }
}
