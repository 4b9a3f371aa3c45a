/// A way to change a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  /// The view that is modified, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view; `content` is the view before.
  @ViewBuilder func body(content: Content) -> Body

  static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node) -> _Node

  /// Whether one view, modified, is one view.
  static var _isOne: Bool { get }
}

extension ViewModifier {
  public static var _isOne: Bool { Body._isOne }

  /// In a list the modifier goes to each element; elsewhere to the view.
  public static func _evaluate(
    _ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node
  ) -> _Node {
    site.modified(content) { site, content in
      let view = ModifiedBody(modifier: modifier, content: content)
      return ModifiedBody._evaluate(view, at: site)
    }
  }

  /// Joins two modifiers: first this one, then `modifier`.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public static var _isOne: Bool { true }

  /// Never called: TextUI applies such a modifier directly.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body: TextUI applies it.") }
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: View {
  let evaluate: @MainActor (_Site) -> _Node

  public typealias Body = Never

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node { site.element { view.evaluate($0) } }

  public static var _isOne: Bool { true }
}

/// A modifier's body as a view of its own, so that the modifier's state lives in a node. The modifier is the first stored property: its
/// dynamic properties are found there.
private struct ModifiedBody<Modifier: ViewModifier>: View, ModifierBody {
  var modifier: Modifier
  let content: @MainActor (_Site) -> _Node

  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(evaluate: content)) }
  static var modifierType: Any.Type { Modifier.self }
}

/// A view that represents a modifier's body: the dynamic properties are the modifier's, and messages name it.
@MainActor protocol ModifierBody { static var modifierType: Any.Type { get } }

extension _Site {
  /// Applies a modifier: at once where one view is wanted; in a list once an element comes.
  func modified(
    _ content: @escaping PendingModifier.Content, by make: @escaping (_Site, @escaping PendingModifier.Content) -> _Node
  ) -> _Node {
    let modifier = PendingModifier(environment: context.environment, evaluate: make)
    var inner = self
    switch context.content {
    case .one: return make(self, content)
    case .list: inner.context.content = .waiting([modifier])
    case .waiting(let pending): inner.context.content = .waiting(pending + [modifier])
    }
    return content(inner)
  }
}
