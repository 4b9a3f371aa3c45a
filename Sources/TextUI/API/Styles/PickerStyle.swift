/// How pickers look. Only the system has such styles.
public protocol PickerStyle {
  /// nil: what is usual at the picker's place.
  nonisolated static var _form: PickerForm? { get }
}

/// What text draws of a picker: each of the system's styles is one of these.
public enum PickerForm: Sendable {
  /// What is chosen between brackets, a line for each choice, all side by side, or what is chosen before a `>`.
  case menu, inline, segmented, link
}

/// The look that the system chooses: what is chosen between brackets, `Size  [Medium v]`; in a menu a line for each choice.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { nil }
}
/// A button that opens the choices: `Size  [Medium v]`.
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .menu }
}
/// A wheel shows what is chosen; text shows no wheel around it.
public struct WheelPickerStyle: PickerStyle {
  /// The same as `.wheel`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .menu }
}
/// All choices, a line for each: `(*) Medium`.
public struct InlinePickerStyle: PickerStyle {
  /// The same as `.inline`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .inline }
}
/// Buttons of which one is pressed, a line for each: `(*) Medium`.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The same as `.radioGroup`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .inline }
}
/// All choices side by side, `[Small]  [*Medium*]`, or one below the other where they do not fit.
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .segmented }
}
/// Small pictures side by side. Drawn as segments are: `[Small]  [*Medium*]`.
public struct PalettePickerStyle: PickerStyle {
  /// The same as `.palette`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .segmented }
}
/// A row that leads to the choices: `Size  Medium >`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that the system chooses: what is chosen between brackets, `Size  [Medium v]`; in a menu a line for each choice.
  nonisolated public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the choices: `Size  [Medium v]`.
  nonisolated public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that a person turns on a device. Drawn as `Size  [Medium v]`.
  nonisolated public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All choices, a line for each: `(*) Medium`.
  nonisolated public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons of which one is pressed, a line for each: `(*) Medium`.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side, `[Small]  [*Medium*]`, or one below the other where they do not fit.
  nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures side by side. Drawn as segments are: `[Small]  [*Medium*]`.
  nonisolated public static var palette: PalettePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the choices: `Size  Medium >`.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension View {
  /// Sets how pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    transformingEnvironment { $0.pickerStyle = S._form ?? $0.builtIn.usualPickerForm }
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerForm { .menu }
}

extension EnvironmentValues {
  var pickerStyle: PickerForm {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
