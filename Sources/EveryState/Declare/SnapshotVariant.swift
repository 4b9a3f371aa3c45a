import Foundation
import TextUI

/// Another environment that screens are shown in, beside their own.
///
///     static let catalog = SnapshotCatalog {
///       WatchlistSnapshots().variants(.darkMode, .largeType, .locales("de", "ar"))
///     }
public struct SnapshotVariant: Sendable {
  struct Part: Sendable {
    /// What is added to a screen's name.
    let name: String
    let change: @Sendable (inout SnapshotEnvironment) -> Void

    /// Both environments at once; where they differ about something, as the other says.
    func together(with other: Part) -> Part {
      Part(name: "\(name) \(other.name)") { [change] in
        change(&$0)
        other.change(&$0)
      }
    }
  }
  let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// An environment of your own, for which `name` is added to a screen's: `at night`.
  public init(_ name: String, _ change: @escaping @Sendable (inout SnapshotEnvironment) -> Void) {
    self.init([Part(name: name, change: change)])
  }

  /// Both environments at once: `.darkMode.together(with: .locales("de", "ar"))` is dark mode in German, and dark mode in Arabic.
  public func together(with other: SnapshotVariant) -> SnapshotVariant {
    SnapshotVariant(parts.flatMap { part in other.parts.map { part.together(with: $0) } })
  }

  /// The dark colour scheme.
  public static let darkMode = SnapshotVariant("in dark mode") { $0.colorScheme = .dark }
  /// Text of the size `accessibility3`: 40 points for a body, instead of 17.
  public static let largeType = SnapshotVariant("in large type") { $0.dynamicTypeSize = .accessibility3 }
  /// The layout from right to left, in the screen's own language.
  public static let rightToLeft = SnapshotVariant("right to left") { $0.layoutDirection = .rightToLeft }
  /// Texts of the app's keys longer, with accents and in brackets: what is not, is not localized.
  public static let pseudoLocale = SnapshotVariant("pseudo-localized") { $0.isPseudoLocalized = true }
  /// Heavier letters, as a person can ask for.
  public static let boldText = SnapshotVariant("in bold text") { $0.boldText = true }
  /// Less motion, as a person can ask for.
  public static let reduceMotion = SnapshotVariant("with less motion") { $0.reduceMotion = true }
  /// Nothing told by its colour alone, as a person can ask for.
  public static let differentiateWithoutColor = SnapshotVariant("without colour alone") {
    $0.differentiateWithoutColor = true
  }
  /// Less transparency, as a person can ask for.
  public static let reduceTransparency = SnapshotVariant("with less transparency") { $0.reduceTransparency = true }
  /// More contrast, as a person can ask for.
  public static let increaseContrast = SnapshotVariant("with more contrast") { $0.increaseContrast = true }

  /// An iPad of 11 inches held upright: 104 columns, 832 points, and the horizontal size class `regular`.
  public static let regularWidth = SnapshotVariant("at regular width") {
    $0.columns = 104
    $0.height = 58
    $0.horizontalSizeClass = .regular
  }

  /// - Parameter columns: the width in characters.
  public static func columns(_ columns: Int) -> SnapshotVariant {
    SnapshotVariant("at \(columns) columns") { $0.columns = columns }
  }

  /// - Parameter identifiers: languages, or languages with their countries: `de`, `ar_EG`.
  public static func locales(_ identifiers: String...) -> SnapshotVariant {
    SnapshotVariant(
      identifiers.map { identifier in
        Part(name: "in \(identifier)") { $0.locale = Locale(identifier: identifier) }
      })
  }
}
