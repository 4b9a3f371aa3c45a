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

// What a frame's device says of itself: it cannot be set.

extension EnvironmentValues {
  /// Whether the app can open further windows: a frame is one screen.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the device is in its simplified mode, Assistive Access: never in a frame.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether moving pictures play by themselves: always, as on a device that nobody has changed.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights in films are to be dimmed: never in a frame.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether gestures of the hand offer actions, as on a watch: never in a frame.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether a Live Activity fills the screen: never in a frame.
  public var isActivityFullscreen: Bool { false }
  /// Whether a widget stands on a ground of its own: always in a frame.
  public var showsWidgetContainerBackground: Bool { true }
  /// Where the suggestions of a search stand: in the content, below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
  /// Where what accompanies a tab bar stands: in full above the bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  /// Whether the tab bar shows the tabs of sections: never in a frame.
  public var isTabBarShowingSections: Bool { false }
  /// Puts the focus back to where it was at first: nothing happens.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Closes a window: nothing happens.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
