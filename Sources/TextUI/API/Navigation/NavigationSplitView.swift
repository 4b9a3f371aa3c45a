/// Columns that lead from one to the next. Where the width is regular they stand side by side; where it is compact one column is seen at
/// a time, and the next one is pushed when a row of the list before is chosen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let detail: @MainActor (_Site) -> _Node = { Detail._evaluate(view.detail, at: $0) }
    var columns = [detail]
    if let content = view.content { columns.insert({ Content._evaluate(content, at: $0) }, at: 0) }
    if site.context.environment.horizontalSizeClass == .regular {
      columns.insert({ Sidebar._evaluate(view.sidebar, at: $0) }, at: 0)
      let first =
        switch view.visibility?.wrappedValue {
        case .detailOnly?: columns.count - 1
        case .doubleColumn?: columns.count - 2
        default: 0
        }
      return SplitNode.evaluate(at: site, columns: columns, from: first)
    }
    return NavigationNode.evaluate(at: site, path: nil, columns: columns) { Sidebar._evaluate(view.sidebar, at: $0) }
  }

  /// Three columns, each made of what is chosen in the one before.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
  /// Three columns, of which `columnVisibility` says which are seen where the width is regular.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

// Which column a narrow screen begins with: it begins with the first.

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  /// Three columns. A compact width begins with the first, whatever `preferredCompactColumn` says.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
  /// Three columns, of which `columnVisibility` says which are seen; `preferredCompactColumn` changes nothing in text.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Two columns, of which `columnVisibility` says which are seen; `preferredCompactColumn` changes nothing in text.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
  }
  /// Two columns: the detail shows what is chosen in the sidebar.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    visibility = nil
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
  /// Two columns, of which `columnVisibility` says which are seen where the width is regular.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
  /// Two columns. A compact width begins with the first, whatever `preferredCompactColumn` says.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// Which columns of a split view are seen where the width is regular.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// As many as the system has room for; text shows all of them.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// The sidebar as well as those that it leads to.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two: of three columns the sidebar is put away.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one by itself.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Taken and not drawn: the column that a split view begins with where the width is compact.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column, where a person begins.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle, where there are three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column, which shows what was chosen.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
