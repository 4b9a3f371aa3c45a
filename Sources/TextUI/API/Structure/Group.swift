/// Several views under one name; a modifier on a group goes to each of them.
public struct Group<Content> { let content: Content }

extension Group: View where Content: View {
  public typealias Body = Never

  /// Puts the views of a closure under one name.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node { Content._evaluate(view.content, at: site) }
}
