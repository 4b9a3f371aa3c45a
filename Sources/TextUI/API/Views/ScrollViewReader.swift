/// Lets views inside scroll to a view by its id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the views inside, with a proxy that scrolls them.
  public var content: (ScrollViewProxy) -> Content

  /// Makes `content` with a proxy that scrolls the scroll views in it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: ScrollReaderNode.self) ?? ScrollReaderNode(site.context)
    node.context = site.context
    let proxy = ScrollViewProxy(node: node)
    let content = AppCode(view.content)(proxy, in: node)
    node.evaluateContent(keeping: true) { Content._evaluate(content, at: $0) }
    return node
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy: @unchecked Sendable {
  weak var node: PassthroughNode?

  /// Scrolls the first scroll view that contains a view with this id, just far enough to show it.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    for target in node.scrollTargets where target.view(withID: AnyHashable(id)) != nil {
      target.scroll(to: AnyHashable(id), anchor)
      return
    }
  }
}

private final class ScrollReaderNode: PassthroughNode {}

@MainActor protocol ScrollTarget: _Node { func scroll(to id: AnyHashable, _ anchor: UnitPoint?) }

extension ScrollNode: ScrollTarget {}

extension _Node {
  var scrollTargets: [any ScrollTarget] {
    (self as? any ScrollTarget).map { [$0] } ?? [] + children.flatMap(\.scrollTargets)
  }
}
