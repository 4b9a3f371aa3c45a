/// How a list sets its rows off, as far as it decides how much room they have.
enum ListForm: Hashable, Sendable {
  case plain, grouped, insetGrouped

  /// What stays free at each side of a row on a phone, in points.
  var margin: Int {
    switch self {
    case .plain: 16
    case .grouped: 20
    case .insetGrouped: 36
    }
  }

  init(_ style: some ListStyle) {
    self =
      switch style {
      case is PlainListStyle, is InsetListStyle, is BorderedListStyle: .plain
      case is GroupedListStyle: .grouped
      default: .insetGrouped
      }
  }
}

private enum ListFormKey: EnvironmentKey {
  static var defaultValue: ListForm { .insetGrouped }
}

extension EnvironmentValues {
  var listForm: ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }
}

extension View {
  /// The look of lists: it decides how much room rows have.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = ListForm(style)
    return transformingEnvironment { $0.listForm = form }
  }
}
