/// Tabs of a tab view.
public protocol TabContent<TabValue>: View {
  /// The type of the tab view's selection.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's own value.
  public typealias TabValue = Value
}

/// Tabs under a header. A phone's bar shows them among the others.
public struct TabSection<Header, Content, Footer, SelectionValue> { private let content: Content }

extension TabSection: View where Content: View { public var body: some View { content } }

extension TabSection: TabContent where Content: TabContent, SelectionValue: Hashable {
  /// The type of its tabs' values.
  public typealias TabValue = SelectionValue
}

extension TabSection where Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a title that may be translated, which a bar does not show.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.content = content() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.content = content() }
  /// Tabs under a header, which a bar does not show, or without one.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() }
  ) where Header: View { self.content = content() }
}

/// Several tabs, one after the other.
nonisolated public struct TupleTabContent<TabValue: Hashable, each Content: View>: TabContent {
  private let content: TupleView<repeat each Content>

  init(_ content: repeat each Content) { self.content = TupleView(repeat each content) }

  @MainActor public var body: some View { content }
}

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  /// A statement that is a tab, or several.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }
  /// The tabs of all statements, in their order.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TupleTabContent<TabValue, repeat each Content> { TupleTabContent(repeat each content) }
  /// The tabs of an `if` without an `else`.
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some TabContent<TabValue> {
    _ChangedTab(ViewBuilder.buildIf(content, fileID: fileID, line: line, column: column))
  }
  /// The tabs of a first branch, where it was taken.
  public static func buildEither<A: TabContent<TabValue>, B: TabContent<TabValue>>(
    first: A, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ChangedTab<TabValue, _ConditionalContent<A, B>> {
    _ChangedTab(ViewBuilder.buildEither(first: first, fileID: fileID, line: line, column: column))
  }
  public static func buildEither<A: TabContent<TabValue>, B: TabContent<TabValue>>(
    second: B, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ChangedTab<TabValue, _ConditionalContent<A, B>> {
    _ChangedTab(ViewBuilder.buildEither(second: second, fileID: fileID, line: line, column: column))
  }
  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }
}

/// Tabs with a modifier, or those of a branch.
nonisolated public struct _ChangedTab<TabValue: Hashable, Content: View>: TabContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of its tabs' values.
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  /// A number or a word beside the tab's name.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ChangedTab(modifier(Badge(count: count)))
  }
  /// A text beside the tab's name, `[Inbox <new>]`; none for nil.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ChangedTab(modifier(Badge(label: label)))
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ChangedTab(modifier(Badge(label: key.map { Text($0) })))
  }
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _ChangedTab(modifier(Badge(label: label.map { Text($0) })))
  }
  /// Takes the tab out of the bar. Its content keeps its state.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ChangedTab(modifier(TraitValue(key: TabScreenNode.hiddenKey, value: hidden)))
  }
}
