/// How a list sets its rows off, as far as it decides how much room they have, or is seen.
enum ListForm: String, Hashable, Sendable {
  case plain, inset, bordered, grouped, sidebar, insetGrouped

  /// What stays free at each side of a row on a phone, in points.
  var margin: Int {
    switch self {
    case .plain, .inset, .bordered: 16
    case .grouped: 20
    case .sidebar, .insetGrouped: 36
    }
  }

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

/// How lists look, for those inside.
struct ListLook: Hashable, Sendable {
  var form = ListForm.insetGrouped
  var hidesBackground = false

  /// What a list says of itself; nil for one that looks as one expects.
  var words: String? {
    let words = (form == .insetGrouped ? [] : [form.rawValue]) + (hidesBackground ? ["no background"] : [])
    return words.isEmpty ? nil : "list  " + words.joined(separator: ", ")
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { ListLook() }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// The look of lists: it decides how much room rows have.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = ListForm(style)
    return transformingEnvironment { $0.listLook.form = form }
  }

  /// Shows or hides what is behind the rows of lists.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformingEnvironment { $0.listLook.hidesBackground = visibility == .hidden }
  }
}
