/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier, that is modified.
  public var content: Content
  /// What is applied to it.
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
    let (content, modifier) = (view.content, view.modifier)
    var whole = site
    if whole.becomeWhole(isOne: _isOne) {
      return Modifier._evaluate(modifier, at: whole) { Content._evaluate(content, at: $0) }
    }
    return site.element { site in
      Modifier._evaluate(modifier, at: site) { Content._evaluate(content, at: $0) }
    }
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
