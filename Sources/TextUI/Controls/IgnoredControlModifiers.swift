// How controls look, and how a keyboard helps: text has no counterpart, so that these compile and change nothing.

extension View {
  /// The keyboard that comes up for the fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// What the fields inside are for, so that the system can fill them.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Whether what is typed is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Whether what is typed is corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Which letters become capitals by themselves.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Which letters become capitals by themselves.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// The word on the keyboard's return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// The look of text fields.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// The look of text editors.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// The look of date pickers.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  /// Whether holding a button repeats it.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Keys that press the control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Keys that press the control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Words that a pointer over the view shows.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Words that a pointer over the view shows.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Words that a pointer over the view shows.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// What happens when a pointer comes over the view: a frame has none.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// How the view looks under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// The haptics of a change.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { .init() }
  public static var words: TextInputAutocapitalization { .init() }
  public static var sentences: TextInputAutocapitalization { .init() }
  public static var characters: TextInputAutocapitalization { .init() }
}

public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { .init() }
  public static var go: SubmitLabel { .init() }
  public static var send: SubmitLabel { .init() }
  public static var join: SubmitLabel { .init() }
  public static var route: SubmitLabel { .init() }
  public static var search: SubmitLabel { .init() }
  public static var `return`: SubmitLabel { .init() }
  public static var next: SubmitLabel { .init() }
  public static var `continue`: SubmitLabel { .init() }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public init(_ key: KeyEquivalent) { self.key = key }
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
}

public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: Self { Self() }
}

public protocol TextFieldStyle {}
public protocol DatePickerStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: Self { Self() }
}
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: Self { Self() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: Self { Self() }
}
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: Self { Self() }
}
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: Self { Self() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: Self { Self() }
}
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: Self { Self() }
}
