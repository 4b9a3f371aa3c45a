/// How pickers look. Only the system has such styles.
public protocol PickerStyle {
  /// nil: the default at the picker's place.
  nonisolated static var _form: PickerForm? { get }
}

/// The form of a picker in text: each of the system's styles is one of these.
public enum PickerForm: Sendable {
  /// The selection between brackets, a line for each choice, all side by side, or the selection before a `>`.
  case menu, inline, segmented, link
}

/// The look that the system chooses: the selection between brackets, `Size  [Medium v]`; in a menu a line for each choice.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { nil }
}
extension PickerStyle where Self == DefaultPickerStyle { nonisolated public static var automatic: Self { Self() } }

/// A button that opens the choices: `Size  [Medium v]`.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .menu }
}
/// A wheel with the selection; text draws no wheel.
public typealias WheelPickerStyle = MenuPickerStyle
nonisolated extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
  /// A wheel that the user turns on a device. Drawn as `Size  [Medium v]`.
  public static var wheel: Self { Self() }
}

/// All choices, a line for each: `(*) Medium`.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .inline }
}
/// Buttons, one of which is pressed, with a line for each: `(*) Medium`.
public typealias RadioGroupPickerStyle = InlinePickerStyle
nonisolated extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
  public static var radioGroup: Self { Self() }
}

/// All choices side by side, `[Small]  [*Medium*]`, or one below the other where they do not fit.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .segmented }
}
/// Small pictures side by side. Drawn as segments are: `[Small]  [*Medium*]`.
public typealias PalettePickerStyle = SegmentedPickerStyle
nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
  public static var palette: Self { Self() }
}

/// A row that leads to the choices: `Size  Medium >`.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm? { .link }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: Self { Self() }
}

extension View {
  /// Sets how pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    transformingEnvironment { $0.builtIn.pickerForm = S._form ?? $0.builtIn.usualPickerForm }
  }
}
