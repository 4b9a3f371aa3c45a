// Environment values for the device. A frame is a phone held upright, in the foreground, unless it says otherwise.

/// How much room there is: little as on a phone, or enough for columns side by side.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// The user's weight of letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether a scene can be seen and used. `background` is the least of the phases.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  /// Out of sight, in sight and not in use, and in use.
  case background, inactive, active
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
  /// The user's settings beside text sizes and motion.
  @Entry package var accessibilitySettings: AccessibilitySettings = AccessibilitySettings()
  /// Whether the user wants buttons with shapes. Buttons are drawn alike.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.buttonShapes }
  /// Whether VoiceOver runs, as the frame says.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.isVoiceOverRunning }
  /// Whether Switch Control runs, as the frame says.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.isSwitchControlRunning }
  /// Whether the user wants less motion, as the frame says.
  public var accessibilityReduceMotion: Bool { builtIn.reducesMotion }
  /// Whether the user wants less transparency, as the frame says.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  /// Whether the user wants more than color alone to distinguish things, as the frame says.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiateWithoutColor }
  /// Whether the user wants inverted colors, as the frame says.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
  /// Whether the user wants more contrast, as the frame says.
  public var colorSchemeContrast: ColorSchemeContrast {
    accessibilitySettings.increaseContrast ? .increased : .standard
  }
  /// The size of text under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[builtIn.dynamicTypeSize.rawValue] }
    set { builtIn.dynamicTypeSize = DynamicTypeSize(rawValue: ContentSizeCategory.allCases.firstIndex(of: newValue)!)! }
  }
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / self.displayScale }
  /// Whether holding an item of a bar shows it enlarged: never in a frame.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the view has the focus, which fields show.
  public var isFocused: Bool { false }
}

/// The user's accessibility settings, beside text size, heavier letters and less motion.
package struct AccessibilitySettings: Hashable, Sendable {
  package var differentiateWithoutColor = false
  package var reduceTransparency = false
  package var increaseContrast = false
  package var invertColors = false
  package var buttonShapes = false
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false
  var isAnyAssistantRunning: Bool { isVoiceOverRunning || isSwitchControlRunning }

  package init() {}
}

/// The older name of the sizes of text.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable, Comparable {
  /// The sizes that every person can choose, the smallest first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The larger sizes of the accessibility settings.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the larger sizes that the accessibility settings add.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var place: Int { Self.allCases.firstIndex(of: self)! }
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
}

/// The contrast between colors.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
