/// A part of an app's user interface.
///
/// The protocol is SwiftUI's: a type that conforms provides `body`. Primitive views (text, stacks, buttons)
/// have no body and are evaluated directly.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Brings `view` into the tree at `site`. It is a requirement, so that the call goes through the witness table: no
  /// cast decides the kind of a view.
  static func _evaluate(_ view: Self, at site: _Site) -> _Node

  /// Whether it is one view by its type alone, wherever it is: a `ForEach` or a branch may be any number.
  static var _isOne: Bool { get }
}

extension View {
  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    var whole = site
    if whole.becomeWhole(isOne: Self._isOne) { return CompositeNode<Self>.evaluate(view, at: whole) }
    return site.element { CompositeNode<Self>.evaluate(view, at: $0) }
  }

  public static var _isOne: Bool { OneViews.contains(Self.self) }

  /// Nothing: on a device it prints to the console why the view's body runs.
  public static func _printChanges() {}
}

extension View where Body == Never {
  public static var _isOne: Bool { false }

  public var body: Never { fatalError("\(Self.self) has no body: TextUI draws it.") }

  /// A view that has no body and that TextUI does not know is an error that names it, never nothing.
  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.context.graph.report(.notDrawable(type: "\(Self.self)"))
    return Text._evaluate(Text(verbatim: "(cannot draw \(Self.self))"), at: site)
  }
}

/// A view that TextUI draws directly, and that is one view wherever it appears.
public protocol _OneView: View where Body == Never {}

extension _OneView { public static var _isOne: Bool { true } }

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("There is no value of type Never.") }
}
