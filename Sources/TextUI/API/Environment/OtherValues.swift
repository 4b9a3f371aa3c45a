// What the environment tells of looks, most of which text does not have: it can be read and set.

private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static var defaultValue: SpringLoadingBehavior { .automatic } }
private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum DefaultWheelPickerItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }
private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
private enum AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum NavigationLinkIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether letters may stand closer where text does not fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// The order of a menu's items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether a drag that rests opens what it is over.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
  /// Whether upright scrolling shows an indicator.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }
  /// Whether level scrolling shows an indicator.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }
  /// Whether scroll views inside can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
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
  /// Whether the screen is recorded or shared: not in a frame, unless it is set.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }
  /// Whether the window looks as one in front: it does in a frame, unless it is set.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// Whether a pointer changes what it is over.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
  /// How high an item of a wheel is.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[DefaultWheelPickerItemHeightKey.self] }
    set { self[DefaultWheelPickerItemHeightKey.self] = newValue }
  }
  /// Whether holding a button repeats it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
  /// How bright pictures may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
  /// Whether menus show a mark.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
  /// How content changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether changing content is drawn as one.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
  /// Whether links show a mark.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
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

/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  /// The place that suits the device.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places of suggestions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// Whether what accompanies a tab bar stands above it or in its line.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// Closes windows, which a frame has none of.
public struct DismissWindowAction: Sendable {
  /// Does nothing in text. On a device: closes the window that the view stands in.
  @MainActor public func callAsFunction() {}
  /// Does nothing in text. On a device: closes the window of a scene.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing in text. On a device: closes the window that was opened for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing in text. On a device: closes the window that a scene opened for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Puts the focus back to where it was at first.
public struct ResetFocusAction: Sendable {
  /// Does nothing in text. On a device: puts the focus back to the views that prefer it in a scope.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
