/// How pickers look. Only the system has such styles.
public protocol PickerStyle {
  nonisolated static var _form: PickerForm { get }
}

public enum PickerForm: Sendable {
  case menu, inline, segmented, link
}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .menu }
}
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .menu }
}
/// A wheel shows what is chosen; text shows no wheel around it.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .menu }
}
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .inline }
}
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .inline }
}
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .segmented }
}
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .segmented }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public static var _form: PickerForm { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension View {
  /// Sets how pickers inside look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    transformingEnvironment { $0.pickerStyle = S._form }
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
