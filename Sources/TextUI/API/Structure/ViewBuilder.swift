/// The newer name of the builder. It builds views; contents of other types keep their own builders, such as `ToolbarContentBuilder`.
public typealias ContentBuilder = ViewBuilder

/// Builds one view from the statements of a closure, as SwiftUI's builder does.
@resultBuilder public enum ViewBuilder {
  // Solving statement by statement keeps the type checker fast and its messages exact.
  /// One statement of the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure of one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure of several statements: their views, one after the other.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without an `else`.
  @inlinable public static func buildIf<Content: View>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<Content, EmptyView> {
    guard let content else {
      return _ConditionalContent(branch: .second(EmptyView()), place: BranchPlace(.skipped, fileID, line, column))
    }
    return _ConditionalContent(branch: .first(content), place: BranchPlace(.taken, fileID, line, column))
  }

  /// The first branch of an `if` or a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .first(first), place: BranchPlace(.taken, fileID, line, column))
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(branch: .second(second), place: BranchPlace(.taken, fileID, line, column))
  }

  /// The content of an `if #available`: a view whose type is erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
