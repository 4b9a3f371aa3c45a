/// A view whose type is erased. When the type changes, the view starts a new life.
nonisolated public struct AnyView: View {
  let type: ObjectIdentifier
  let evaluate: @MainActor (_Site) -> _Node

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    type = ObjectIdentifier(V.self)
    nonisolated(unsafe) let view = view
    evaluate = { V._evaluate(view, at: $0) }
  }

  /// Hides the type of a view, as `init(_:)`.
  public init<V: View>(erasing view: V) { self.init(view) }

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: IdentifiedNode<ObjectIdentifier>.self) ?? IdentifiedNode(site.context)
    node.context = site.context
    node.show(view.type, view.evaluate)
    return node
  }
}

/// A place whose content lives as long as its id stays the same.
final class IdentifiedNode<ID: Hashable>: PassthroughNode, IdentityHolder, IdentifyingNode {
  override var identifying: (any IdentifyingNode)? { self }
  // The type in an `AnyView` is not an id of the app's.
  var idsInUse: [AnyHashable] { ID.self == ObjectIdentifier.self ? [] : id.map { [AnyHashable($0)] } ?? [] }
  func name(at index: Int) -> String { content.spoken }

  private(set) var id: ID?

  func node(for id: AnyHashable) -> _Node? { self.id.map { AnyHashable($0) } == id ? self : nil }

  func show(_ id: ID, _ make: (_Site) -> _Node) {
    evaluateContent(keeping: self.id == id, make)
    self.id = id
  }
}

extension View {
  /// Binds the view's identity to `id`: when the id changes, the view's state starts afresh.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

private nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never
  let id: ID

  @MainActor static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping PendingModifier.Content)
    -> _Node
  {
    let node = site.existing(as: IdentifiedNode<ID>.self) ?? IdentifiedNode(site.context)
    node.context = site.context
    node.show(modifier.id, content)
    return node
  }
}
