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

/// Taken and not drawn: whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the device prefers.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Holding the button repeats it.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Holding the button acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Taken and not drawn: how a view looks under a pointer.
public struct HoverEffect: Sendable {
  /// The effect that suits the view.
  public static let automatic = HoverEffect()
  /// The pointer becomes a light ground behind the view.
  public static let highlight = HoverEffect()
  /// The view rises under the pointer, which goes away.
  public static let lift = HoverEffect()
}

/// Taken and not drawn: what a device lets a person feel.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0
  /// Something has been done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has passed a mark on its way up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has passed a mark on its way down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things hit each other.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something that is dragged has come into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The pressure has reached another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A shape that is being drawn is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two things of a weight hit each other, with a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact", weight: weight, intensity: intensity)
  }
  /// Two things hit each other and give way, with a strength from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact", flexibility: flexibility, intensity: intensity)
  }

  /// How heavy the things are that hit each other.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Small and light things.
    public static let light = Weight(name: "light")
    /// Things of a middle weight.
    public static let medium = Weight(name: "medium")
    /// Large and heavy things.
    public static let heavy = Weight(name: "heavy")
  }
  /// How far the things give way that hit each other.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Hard things, which do not give way.
    public static let rigid = Flexibility(name: "rigid")
    /// Firm things, which give way a little.
    public static let solid = Flexibility(name: "solid")
    /// Soft things, which give way.
    public static let soft = Flexibility(name: "soft")
  }
}

/// Taken and not drawn: the look of text editors.
public protocol TextEditorStyle {}
/// Taken and not drawn: the look that suits the device.
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
/// Taken and not drawn: an editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that suits the device.
  nonisolated public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  nonisolated public static var plain: Self { Self() }
}
