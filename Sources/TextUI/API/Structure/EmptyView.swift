/// A view that shows nothing and takes no part in its container's layout.
nonisolated public struct EmptyView: Sendable, View {
  public init() {}

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.existing(as: EmptyNode.self) ?? EmptyNode(site.context)
  }
}

final class EmptyNode: _Node {
  private let isOne: Bool

  override init(_ context: Context) {
    if case .one = context.content { isOne = true } else { isOne = false }
    super.init(context)
  }

  override var isList: Bool { !isOne }
  override var elementCount: Int { isOne ? 1 : 0 }
  override func visitElements(_ visit: (_Node) -> Bool) -> Bool { isOne ? visit(self) : true }
}
