/// How forms look. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// How the system's own styles change the environment; nil for an app's.
  nonisolated static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { get }
}

extension FormStyle {
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

/// What a style makes its view of.
public struct FormStyleConfiguration {
  /// What stands in the form.
  public let content: Content

  /// The content of the form, as the style may place it.
  public typealias Content = _StylePart
}

/// The look that the system chooses for a form: rows, as a list has them.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.listLook.formWord = nil }
  }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The look that the system chooses for a form: rows, as a list has them.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// Labels in a column of their own. Drawn as rows, and told of the list as `columns`.
public struct ColumnsFormStyle: FormStyle {
  /// The same as `.columns`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.listLook.formWord = "columns" }
  }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in a column of their own. Drawn as rows, and told of the list as `columns`.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// Rows in groups. Drawn as a form is by itself.
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated public static var _builtIn: (@Sendable (inout EnvironmentValues) -> Void)? {
    { $0.listLook.formWord = nil }
  }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups. Drawn as a form is by itself.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// The look of forms.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style, builtIn: S._builtIn) { (style: S, configuration: FormStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
