/// Screens of which one is shown, and a bar at the bottom to change between them: `[*Home*]  [Search]`. Pages have their number
/// there: `(2 of 3)`.
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

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where Content: TabContent, Content.TabValue == SelectionValue {
  /// Tabs that say their values as the selection's own: `Tab("Home", systemImage: "house", value: .home)`.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension View {
  /// The view's item in the bar of the tab view around.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabScreen(value: nil, label: label(), content: self)
  }
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
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.label = label()
    let content = content()
    self.content = { content }
  }
}

extension Tab where Value: Hashable, Content: View, Label == TextUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    label = TextUI.Label(titleKey, systemImage: systemImage)
    let content = content()
    self.content = { content }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    label = TextUI.Label(title, systemImage: systemImage)
    let content = content()
    self.content = { content }
  }
}

extension Tab where Value == Never, Content: View, Label == TextUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    label = TextUI.Label(titleKey, systemImage: systemImage)
    let content = content()
    self.content = { content }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    value = nil
    label = TextUI.Label(title, systemImage: systemImage)
    let content = content()
    self.content = { content }
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.label = label()
    let content = content()
    self.content = { content }
  }
}

/// The label of a tab that is named by what it is for.
public typealias DefaultTabLabel = TextUI.Label<Text, Image>

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab that its role names.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { TextUI.Label(role) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { TextUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { TextUI.Label(title, image: image) }
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A tab without a label: it is told by its number.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab that its role names.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { TextUI.Label(role) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { TextUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { TextUI.Label(title, image: image) }
  }
}

extension DefaultTabLabel {
  nonisolated fileprivate init(_ role: TabRole?) {
    self.init {
      Text(verbatim: role == nil ? "" : "Search")
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
