// What the environment tells of a device. A frame is a phone held upright, in the foreground, unless it says otherwise.

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// How heavy a person has asked letters to be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  case background, inactive, active
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { builtIn.dynamicTypeSize }
    set { builtIn.dynamicTypeSize = newValue }
  }
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { builtIn.legibilityWeight }
    set { builtIn.legibilityWeight = newValue }
  }
  /// What `accessibilityReduceMotion` says.
  package var reducesMotion: Bool {
    get { builtIn.reducesMotion }
    set { builtIn.reducesMotion = newValue }
  }
  /// Whether texts of the app's keys are longer, have accents and stand in brackets; others stay as they are.
  package var isPseudoLocalized: Bool {
    get { builtIn.isPseudoLocalized }
    set { builtIn.isPseudoLocalized = newValue }
  }
  /// What a person has asked their device for beside text sizes and motion.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.buttonShapes }
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverRunning }
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlRunning }
  public var accessibilityReduceMotion: Bool { builtIn.reducesMotion }
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.differentiateWithoutColor
  }
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
  public var colorSchemeContrast: ColorSchemeContrast {
    accessibilitySettings.increaseContrast ? .increased : .standard
  }
}

/// What a person has asked their device for, beside the sizes of text, heavier letters and less motion.
package struct AccessibilitySettings: Hashable, Sendable {
  package var differentiateWithoutColor = false
  package var reduceTransparency = false
  package var increaseContrast = false
  package var invertColors = false
  package var buttonShapes = false
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false

  package init() {}
}

private enum AccessibilitySettingsKey: EnvironmentKey { static let defaultValue = AccessibilitySettings() }

/// The older name of the sizes of text.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  private var place: Int { Self.allCases.firstIndex(of: self)! }
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
}

private enum DefaultRowHeight: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private enum DefaultHeaderHeight: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// The size of text under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: ContentSizeCategory.allCases.firstIndex(of: newValue)!)! }
  }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// What a row of a list takes at least, in points; text takes what a row shows.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultRowHeight.self] }
    set { self[DefaultRowHeight.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultHeaderHeight.self] }
    set { self[DefaultHeaderHeight.self] = newValue }
  }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var isLuminanceReduced: Bool { false }
  /// Whether the view has the focus: fields tell it in their own look.
  public var isFocused: Bool { false }
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
