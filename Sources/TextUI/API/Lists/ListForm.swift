/// How a list separates its rows, as far as it affects their room or is visible.
enum ListForm: String, Hashable, Sendable {
  case plain, inset, bordered, grouped, sidebar, insetGrouped

  var margin: Int {
    switch self {
    case .plain, .inset, .bordered: 16
    case .grouped: 20
    case .sidebar, .insetGrouped: 36
    }
  }

  /// Whether lines separate its sections, and no backgrounds.
  var hasSectionLines: Bool { self == .plain || self == .inset }

  init(_ style: some ListStyle) {
    self =
      switch style {
      case is PlainListStyle: .plain
      case is InsetListStyle: .inset
      case is BorderedListStyle: .bordered
      case is GroupedListStyle: .grouped
      case is SidebarListStyle: .sidebar
      default: .insetGrouped
      }
  }
}

struct ListLook: Hashable, Sendable {
  var form = ListForm.insetGrouped
  var hidesBackground = false
  /// `columns`: a form whose labels are in a column of their own.
  var formWord: String?
  /// `rows 8 apart`, `sections close`.
  var rowSpacing: String?
  var sectionSpacing: String?

  var words: String? {
    let words =
      (form == .insetGrouped ? [] : [form.rawValue])
      + [formWord, hidesBackground ? "no background" : nil, rowSpacing, sectionSpacing].compactMap { $0 }
    return words.isEmpty ? nil : "list  " + words.joined(separator: ", ")
  }
}

extension EnvironmentValues {
  @Entry var listLook: ListLook = ListLook()
  /// Whether the view is in the first column of a split view.
  @Entry var isInSidebar: Bool = false
  var hasSidebarLook: Bool { listLook.form == .sidebar || isInSidebar && listLook.form == .insetGrouped }
}

extension View {
  /// The look of lists: it decides how much room rows have.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = ListForm(style)
    return transformingEnvironment { $0.listLook.form = form }
  }
  /// The distance between rows.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    let words = spacing.flatMap { $0 > 0 ? "rows \(Font.number($0)) apart" : nil }
    return transformingEnvironment { $0.listLook.rowSpacing = words }
  }
  /// The distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformingEnvironment { $0.listLook.sectionSpacing = spacing.words }
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
  /// Shows or hides the background of lists.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.listLook.hidesBackground = visibility == .hidden }
  }
}

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  let words: String?
  /// The default distance. It has no note.
  public static let `default` = ListSectionSpacing(words: nil)
  /// A small distance between sections. The list's note has `sections close`.
  public static let compact = ListSectionSpacing(words: "sections close")
  /// A distance in points. The list's note has `sections 20 apart`.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(words: "sections \(Font.number(spacing)) apart")
  }
}
