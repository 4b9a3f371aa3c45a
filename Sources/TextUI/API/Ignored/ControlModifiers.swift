// How controls look: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: the look of text editors.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  /// Does nothing in text. On a device: whether holding a button repeats it.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Words that a pointer over the view shows.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Words that a pointer over the view shows.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Words that a pointer over the view shows.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// Does nothing in text. On a device: what happens when a pointer comes over the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Does nothing in text. On a device: how the view looks under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Does nothing in text. On a device: the haptics of a change.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Does nothing in text. On a device: the haptics of a change.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Does nothing in text. On a device: the haptics of a change.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
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
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let pathComplete = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  public struct Weight: Hashable, Sendable {
    private let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
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
