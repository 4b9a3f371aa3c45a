/// One of the views that a content consists of, to be placed by a container.
///
/// It lives where it is placed; its identity is that of the content's view.
nonisolated public struct Subview: Identifiable, View {
  /// Identifies a subview.
  public struct ID: Hashable, @unchecked Sendable { fileprivate let node: ObjectIdentifier }

  public let id: ID
  /// The values that the view sets for the container around it.
  public let containerValues: ContainerValues
  let node: SubviewNode

  @MainActor init(_ node: SubviewNode) {
    self.node = node
    id = ID(node: ObjectIdentifier(node))
    var values = node.values
    if values.tag == nil { values.tag = node.rowIdentity?.id }
    containerValues = values
  }

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(IdentifiedNode<ID>.init) { node, site in
      node.context = site.context
      node.show(view.id) { site in view.node.make?(site) ?? EmptyView._evaluate(EmptyView(), at: site) }
    }
  }
}

/// The views of a content, in order.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View { public var body: some View { ForEach(subviews) { $0 } } }

/// Some of the views of a content, one after the other.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}
