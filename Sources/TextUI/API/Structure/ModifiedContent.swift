/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier, that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view, or joins it to a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    var whole = site
    return whole.becomeWhole(isOne: _isOne) ? node(view, at: whole) : site.element { node(view, at: $0) }
  }

  @MainActor private static func node(_ view: Self, at site: _Site) -> _Node {
    // The content alone is kept: a closure that keeps the view looks up its type each time.
    let content = view.content
    return Modifier._evaluate(view.modifier, at: site) { Content._evaluate(content, at: $0) }
  }

  public static var _isOne: Bool { Content._isOne && Modifier._isOne }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _evaluate(
    _ modifier: Self, at site: _Site, content: @escaping @MainActor (_Site) -> _Node
  ) -> _Node {
    Modifier._evaluate(modifier.modifier, at: site) { site in
      Content._evaluate(modifier.content, at: site, content: content)
    }
  }

  public static var _isOne: Bool { Content._isOne && Modifier._isOne }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
