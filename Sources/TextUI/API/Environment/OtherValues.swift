// What the environment tells of looks, most of which text does not have: it can be read and set.

private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether what is typed is left as it is. Told of the fields inside: `no correction`.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.corrects == false }
    set { fieldTraits.corrects = !newValue }
  }
  /// The older name of `autocorrectionDisabled`; nil where nobody has said.
  public var disableAutocorrection: Bool? {
    get { fieldTraits.corrects.map { !$0 } }
    set { fieldTraits.corrects = newValue.map { !$0 } }
  }
  /// How small letters may become before a text is cut, as a share of their size; 1 keeps them as large as they are.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(builtIn.leastScale) / 1000 }
    set { builtIn.scaleLetters(downTo: newValue) }
  }
  /// How much the headers of sections stand out. A note says `prominent` of those that are `increased`.
  public var headerProminence: Prominence {
    get { builtIn.hasProminentHeaders ? .increased : .standard }
    set { builtIn.hasProminentHeaders = newValue == .increased }
  }
  /// Whether an assistive technology runs: where VoiceOver or Switch Control does, as the frame says, unless it is set.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] ?? accessibilitySettings.isAnyAssistantRunning }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}
