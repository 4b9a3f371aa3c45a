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

nonisolated extension View {
  /// The part of the view that takes touches. A clear color that has one takes those of the views below it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  /// The part of the view that takes touches, is dragged, or is pointed at.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    let word = shape.word
    let isHit = kind.contains(.interaction)
    return modifier(ContentShape(isHit: isHit, isWhole: isHit && (word == nil || word == "rounded")))
  }
}

nonisolated struct ContentShape: NodeModifier {
  typealias Node = ContentShapeNode
  /// Whether it is the part that takes touches, and whether that is the whole frame.
  let isHit: Bool
  let isWhole: Bool
}

final class ContentShapeNode: ModifierNode<ContentShape> {
  var takesTouches: Bool { modifier.isWhole }
  var limitsTouches: Bool { modifier.isHit }
}
