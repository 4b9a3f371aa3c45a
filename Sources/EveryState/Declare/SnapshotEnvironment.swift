import Foundation
import Synchronization
import TextUI

/// The environment of a screen in a frame. None of it comes from the machine.
public struct SnapshotEnvironment: Sendable {
  /// The width in characters, without the gutter of two. A column represents 8 points.
  public var columns: Int
  /// The height in lines. A line represents 20 points. List rows outside it are not evaluated.
  public var height: Int
  /// The locale of texts and formats.
  public var locale: Locale
  /// The time zone of dates.
  public var timeZone: TimeZone
  /// The layout direction; nil for that of the locale's language.
  public var layoutDirection: LayoutDirection?
  /// The time at which a drive begins: `Date()` and the clocks start from it.
  public var now: Date
  /// Whether columns are side by side: `regular` as on an iPad, `compact` as on an iPhone, at any width.
  public var horizontalSizeClass = UserInterfaceSizeClass.compact
  /// Whether the screen is light or dark.
  public var colorScheme = ColorScheme.light
  /// The text size that the user has chosen. Letters have the widths of that size, and wrap accordingly.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the user has chosen bold text.
  public var boldText = false
  /// Whether the user has chosen to reduce motion.
  public var reduceMotion = false
  /// Whether the user has chosen to differentiate without color.
  public var differentiateWithoutColor = false
  /// Whether the user has chosen to reduce transparency.
  public var reduceTransparency = false
  /// Whether the user has chosen more contrast: `colorSchemeContrast` is `increased`.
  public var increaseContrast = false
  /// Whether the user has chosen inverted colors.
  public var invertColors = false
  /// Whether the user has chosen button shapes.
  public var buttonShapes = false
  /// Whether VoiceOver is running.
  public var isVoiceOverRunning = false
  /// Whether Switch Control is running.
  public var isSwitchControlRunning = false
  /// Whether localized text is lengthened, accented and bracketed. Text without brackets is not localized.
  public var isPseudoLocalized = false

  /// An environment; the time at which a drive begins is 1 January 2025, 9:41 UTC by default.
  public init(
    columns: Int = 50, height: Int = 40, locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!, layoutDirection: LayoutDirection? = nil,
    now: Date = Date(timeIntervalSince1970: 1_735_724_460)
  ) {
    self.columns = columns
    self.height = height
    self.locale = locale
    self.timeZone = timeZone
    self.layoutDirection = layoutDirection
    self.now = now
  }

  var direction: LayoutDirection { layoutDirection ?? LanguageDirections.direction(of: locale) }
}

/// Caches the directions of languages: a lookup takes as long as drawing ten lines.
private enum LanguageDirections {
  private static let known = Mutex<[String: LayoutDirection]>([:])

  static func direction(of locale: Locale) -> LayoutDirection {
    known.withLock { known in
      if let direction = known[locale.identifier] { return direction }
      let direction: LayoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      known[locale.identifier] = direction
      return direction
    }
  }
}
