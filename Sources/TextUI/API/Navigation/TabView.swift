/// Screens, one of which is shown, and a bar at the bottom to change between them: `[*Home*]  [Search]`. Pages have their number
/// there: `<2 of 3>`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownSelection: AnyHashable?
}

extension TabView: View where Content: View {
  public var body: some View {
    let own = $ownSelection
    if let selection {
      Tabs(
        selected: AnyHashable(selection.wrappedValue), content: content,
        select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    } else {
      Tabs(selected: own.wrappedValue, content: content, select: { own.wrappedValue = $0 })
    }
  }
  /// Shows the screen whose value or tag is the selection, the first where none is; without a selection it keeps its own.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
  /// Tabs that say their values as the selection's own: `Tab("Home", systemImage: "house", value: .home)`.
  @_disfavoredOverload nonisolated public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    self.init(selection: selection, content: content())
  }
  /// Shows the first screen, and then the one that the user chose last.
  nonisolated public init(
    @ViewBuilder content: () -> Content
  ) where SelectionValue == Int { self.init(selection: nil, content: content()) }
}

extension View {
  /// The view's item in the bar of the tab view around.
  nonisolated public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { TabScreen(value: nil, label: label(), content: self, place: CallPlace(fileID, line)) }
}

/// A tab with its label, its value and its screen.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let label: Label
  let content: () -> Content
}

extension Tab: View where Content: View, Label: View {
  public var body: some View { TabScreen(value: value, label: label, content: PresentedContent(make: content)) }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab for `value`, with any views as its label: its texts and its first picture are in the bar.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let content = content()
    self.init(value: AnyHashable(value), label: label(), content: { content })
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab for `value`, with a title that may be translated and a symbol: `[<> Home]`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { DefaultTabLabel(TextUI.Label(titleKey, systemImage: systemImage)) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { DefaultTabLabel(TextUI.Label(title, systemImage: systemImage)) } }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { DefaultTabLabel(TextUI.Label(titleKey, image: image)) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content) { DefaultTabLabel(TextUI.Label(title, image: image)) } }
  /// A tab that its role names.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A tab without a label: its number names it.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let content = content()
    self.init(value: nil, label: label(), content: { content })
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(TextUI.Label(titleKey, systemImage: systemImage)) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(TextUI.Label(title, systemImage: systemImage)) } }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(TextUI.Label(titleKey, image: image)) } }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(TextUI.Label(title, image: image)) } }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role) }
  }
}

/// The label that a tab makes of a title and a picture, or of its purpose: the search has its word and its magnifying glass, a
/// tab without a role has neither, and its number names it.
nonisolated public struct DefaultTabLabel: View {
  private let label: TextUI.Label<Text, Image>?

  fileprivate init(_ label: TextUI.Label<Text, Image>) { self.label = label }
  fileprivate init(_ role: TabRole?) {
    label = role.map { _ in
      TextUI.Label(title: Text(.init(ofSystem: "Search")), icon: Image(systemName: "magnifyingglass"))
    }
  }

  @MainActor public var body: some View { label }
}

/// The purpose of a tab: search. It names a tab without a label `Search`, with a magnifying glass; a label hides it.
public enum TabRole: Hashable, Sendable { case search }
