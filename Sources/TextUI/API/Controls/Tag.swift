extension View {
  /// Sets the value that the view represents in a picker, a list or a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(Tag(value: AnyHashable(tag), includesOptional: includeOptional))
  }
}

private nonisolated struct Tag: NodeModifier {
  typealias Node = TagNode
  let value: AnyHashable
  let includesOptional: Bool

  @MainActor static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping PendingModifier.Content)
    -> _Node
  {
    applied(modifier, at: site.writing { $0.tag = modifier.value }, content: content)
  }
}

/// A view whose tag is known before it is evaluated: a tab that is not selected is not evaluated.
protocol TagCarrying { var carriedTag: AnyHashable? { get } }

extension ModifiedContent: TagCarrying {
  var carriedTag: AnyHashable? { (modifier as? Tag)?.value ?? (content as? any TagCarrying)?.carriedTag }
}

private final class TagNode: ModifierNode<Tag> {
  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == _Node.tagKey.name { return modifier.value as? T }
    if key.name == _Node.exactTag.name { return !modifier.includesOptional as? T }
    return super.trait(key)
  }
}

extension _Node {
  /// The elements that it represents, all of them evaluated.
  var allElements: [_Node] {
    var elements: [_Node] = []
    appendElements(to: &elements)
    return elements
  }

  /// Whether the tag stands for no optional of its type.
  static let exactTag = TraitKey<Bool>(name: "exact tag")
  static let tagKey = TraitKey<AnyHashable>(name: "tag")

  /// The value that the element represents: its tag, or its id in the `ForEach` around.
  var tag: AnyHashable? { trait(Self.tagKey) ?? rowIdentity?.id }

  /// The element's place in the nearest `ForEach` around, found by a search of all rows.
  var rowIdentity: RowIdentity? { rowPlace.flatMap { $0.rows.identity(of: $0.row) } }

  /// The nearest `ForEach` around, and the node of the row that the element is in.
  var rowPlace: (rows: any RowsNode, row: _Node)? {
    var node = self
    while let parent = node.parent {
      if let rows = parent as? any RowsNode { return (rows, node) }
      guard parent is WrapperNode || parent is PartsNode else { return nil }
      node = parent
    }
    return nil
  }
}

@MainActor struct RowIdentity {
  let id: AnyHashable
  let offset: Int
}

@MainActor protocol RowsNode: IdentityHolder { func identity(of row: _Node) -> RowIdentity? }
