/// Columns that lead from one to the next. Where the width is regular they are side by side; where it is compact one column is seen at
/// a time, and the next one is pushed when a row of the list before is chosen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let detail: @MainActor (_Site) -> _Node = { Detail._evaluate(view.detail, at: $0) }
    let sidebar: @MainActor (_Site) -> _Node = {
      var site = $0
      site.context.environment.isInSidebar = true
      return Sidebar._evaluate(view.sidebar, at: site)
    }
    var columns = [detail]
    if let content = view.content { columns.insert({ Content._evaluate(content, at: $0) }, at: 0) }
    if site.context.environment.horizontalSizeClass == .regular {
      columns.insert(sidebar, at: 0)
      let first =
        switch view.visibility?.wrappedValue {
        case .detailOnly?: columns.count - 1
        case .doubleColumn?: columns.count - 2
        default: 0
        }
      return SplitNode.evaluate(at: site, columns: columns, from: first)
    }
    return NavigationNode.evaluate(at: site, path: nil, columns: columns, preferred: view.preferred, root: sidebar)
  }
  /// Three columns, shown by `columnVisibility` where the width is regular. A compact one has the preferred column on top, otherwise the
  /// first.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first column, the one between in a view of three, and the last one.
  case sidebar, content, detail
}

/// Which columns of a split view are seen where the width is regular.
public enum NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// All columns, the last two, or only the last one; `automatic` shows all of them in text.
  case automatic, all, doubleColumn, detailOnly
}
