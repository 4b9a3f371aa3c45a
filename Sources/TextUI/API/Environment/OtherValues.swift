// Environment values for looks, most of which text does not have: they can be set and read.

private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// Whether typed text is left as it is. Fields inside have the note `no correction`.
  public var autocorrectionDisabled: Bool {
    get { fieldTraits.corrects == false }
    set { fieldTraits.corrects = !newValue }
  }
  /// The older name of `autocorrectionDisabled`; nil where none is set.
  public var disableAutocorrection: Bool? {
    get { fieldTraits.corrects.map { !$0 } }
    set { fieldTraits.corrects = newValue.map { !$0 } }
  }
  /// How small letters may become before a text is cut, as a share of their size; 1 keeps them as large as they are.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(builtIn.leastScale) / 1000 }
    set { builtIn.scaleLetters(downTo: newValue) }
  }
  /// The prominence of section headers. `increased` ones have the note `prominent`.
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
