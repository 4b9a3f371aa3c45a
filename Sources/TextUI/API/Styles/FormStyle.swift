/// How forms look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol FormStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// The parts of a form, for a style.
public struct FormStyleConfiguration: _StyleConfiguration {
  /// The content of the form.
  public let content: _StylePart
}

/// The look that the system chooses for a form: rows, as a list has them.
public struct AutomaticFormStyle: FormStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.listLook.formWord = nil } }
}
/// Rows in groups, the default look of a form.
public typealias GroupedFormStyle = AutomaticFormStyle
nonisolated extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
  public static var grouped: Self { Self() }
}

/// Labels in a column of their own. Drawn as rows; the list's note has `columns`.
public struct ColumnsFormStyle: FormStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _builtIn: _StyleChange? { { $0.listLook.formWord = "columns" } }
}
extension FormStyle where Self == ColumnsFormStyle { nonisolated public static var columns: Self { Self() } }

extension View {
  /// The look of forms.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { $0.makeBody(configuration: $1) }
  }
}
