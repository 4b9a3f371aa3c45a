import EveryStateGoldens
import Foundation
import Testing
import TextUI

/// An additional environment for screens.
///
///     static let catalog = SnapshotCatalog {
///       WatchlistSnapshots().variants(.darkMode, .largeType, .locales("de", "ar"))
///     }
public struct SnapshotVariant: Sendable {
  struct Part: Sendable {
    let name: String
    var states = VariedStates.all
    let change: @Sendable (inout SnapshotEnvironment) -> Void

    /// Both environments at once, for the states of both. Where they differ, the other one takes precedence.
    func together(with other: Part) -> Part {
      Part(name: "\(name) \(other.name)", states: states.together(with: other.states)) { [change] in
        change(&$0)
        other.change(&$0)
      }
    }
  }
  let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// An environment of your own. `name` follows the screen's name: `at night`.
  public init(_ name: String, _ change: @escaping @Sendable (inout SnapshotEnvironment) -> Void) {
    self.init([Part(name: name, change: change)])
  }

  /// Both environments at once: `.darkMode.together(with: .locales("de", "ar"))` is dark mode in German, and dark mode in Arabic.
  public func together(with other: SnapshotVariant) -> SnapshotVariant {
    SnapshotVariant(parts.flatMap { part in other.parts.map { part.together(with: $0) } })
  }

  /// The dark color scheme.
  public static let darkMode = SnapshotVariant("in dark mode") { $0.colorScheme = .dark }
  /// Text of the size `accessibility3`: body text has 40 points instead of 17.
  public static let largeType = SnapshotVariant("in large type") { $0.dynamicTypeSize = .accessibility3 }
  /// The layout from right to left, in the screen's own language.
  public static let rightToLeft = SnapshotVariant("right to left") { $0.layoutDirection = .rightToLeft }
  /// Localized text is longer, accented and in brackets; text without brackets is not localized.
  public static let pseudoLocale = SnapshotVariant("pseudo-localized") { $0.isPseudoLocalized = true }
  /// Bold text, an accessibility setting.
  public static let boldText = SnapshotVariant("in bold text") { $0.boldText = true }
  /// Reduced motion, an accessibility setting.
  public static let reduceMotion = SnapshotVariant("with less motion") { $0.reduceMotion = true }
  /// Differentiate without color, an accessibility setting.
  public static let differentiateWithoutColor = SnapshotVariant("without color alone") {
    $0.differentiateWithoutColor = true
  }
  /// Reduced transparency, an accessibility setting.
  public static let reduceTransparency = SnapshotVariant("with less transparency") { $0.reduceTransparency = true }
  /// Increased contrast, an accessibility setting.
  public static let increaseContrast = SnapshotVariant("with more contrast") { $0.increaseContrast = true }

  /// An 11-inch iPad in portrait: 104 columns, 832 points, and the horizontal size class `regular`.
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
      identifiers.map { identifier in Part(name: "in \(identifier)") { $0.locale = Locale(identifier: identifier) } })
  }

  struct Call: Sendable {
    let parts: [Part]
    let states: VariedStates
    let isCombined: Bool
    let location: SourceLocation

    init(
      _ variants: [SnapshotVariant], of states: VariedStates, isCombined: Bool = false, _ location: SourceLocation
    ) {
      parts = variants.flatMap(\.parts).map { Part(name: $0.name, states: states, change: $0.change) }
      (self.states, self.isCombined, self.location) = (states, isCombined, location)
    }
  }
}

/// The states that a variant shows: all, those with these names, or all but storyboards.
///
///     WatchlistSnapshots().variants(.darkMode, of: ["loaded", "failed"]).variants(.largeType, of: .states)
public struct VariedStates: Sendable, ExpressibleByArrayLiteral {
  /// All states and storyboards.
  public static let all = VariedStates(names: nil)
  /// All states, and no storyboard.
  public static let states = VariedStates(includesStoryboards: false)

  /// nil for all.
  private var names: [String]?
  private var includesStoryboards = true

  init(names: [String]? = nil, includesStoryboards: Bool = true) {
    (self.names, self.includesStoryboards) = (names, includesStoryboards)
  }

  /// The states and storyboards with these names.
  public init(arrayLiteral names: String...) { self.init(names: names) }

  func shows(_ name: String, isStoryboard: Bool) -> Bool {
    names?.contains(name) ?? true && (includesStoryboards || !isStoryboard)
  }

  /// Those of both.
  func together(with other: Self) -> Self {
    let names = names.map { names in names.filter { other.names?.contains($0) ?? true } } ?? other.names
    return Self(names: names, includesStoryboards: includesStoryboards && other.includesStoryboards)
  }

  /// The reason why a call that names these states is not accepted; nil if it is.
  func refusal(of declarer: String, declaring states: [String], at location: SourceLocation) -> Refusal? {
    guard let names, let unknown = names.isEmpty ? "" : names.first(where: { !states.contains($0) }) else { return nil }
    let problem =
      names.isEmpty
      ? "has a variant of no state: of: [] is empty" : "has a variant of '\(unknown)', which it does not declare"
    return Refusal(
      "\(declarer) \(problem). Name some of its states in of: [...]. It declares: \(states.joined(separator: ", ")).",
      at: location)
  }
}

/// A screen in another environment: all of its states, under another name. A state that looks like that of the base screen has a golden of one line, `~ same as Watchlist / empty`.
///
///     static let catalog = SnapshotCatalog {
///       WatchlistSnapshots()
///       WatchlistSnapshots().variant("60 columns") { $0.columns = 60 }
///       WatchlistSnapshots().variant("in Arabic", of: ["loaded"]) { $0.locale = Locale(identifier: "ar_EG") }
///     }
public struct ScreenVariant<Screen: ScreenSnapshots>: ScreenSnapshots {
  let screen: Screen
  private let name: String
  public let environment: SnapshotEnvironment
  let shown: VariedStates
  /// Its line, if it is declared alone.
  let location: SourceLocation?

  init(
    _ screen: Screen, named name: String, environment: SnapshotEnvironment, showing shown: VariedStates,
    at location: SourceLocation? = nil
  ) {
    (self.screen, self.name, self.environment) = (screen, name, environment)
    (self.shown, self.location) = (shown, location)
  }

  public var screenName: String { "\(screen.screenName) \(name)" }
  public var states: [SnapshotState<Screen.World>] { screen.states }
  public var redactions: [RedactionRule] { screen.redactions }

  @MainActor public func view(_ world: Screen.World) -> some View { screen.view(world) }
}

extension ScreenSnapshots {
  /// The screen in another environment, in all states or in those of `states`; `name` follows the screen's name.
  public func variant(
    _ name: String, of states: VariedStates = .all, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout SnapshotEnvironment) -> Void
  ) -> ScreenVariant<Self> {
    var environment = environment
    change(&environment)
    return ScreenVariant(self, named: name, environment: environment, showing: states, at: sourceLocation)
  }

  /// The screen with variants: environments of `SnapshotVariant`, or your own, in all states or in those of `states`.
  public func variants(
    _ variants: SnapshotVariant..., of states: VariedStates = .all, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen<Self> {
    VariedScreen(screen: self, own: [SnapshotVariant.Call(variants, of: states, sourceLocation)])
  }

  /// The screen without variants of its catalog, with a reason that appears in the coverage matrix.
  /// - Parameters:
  ///   - variants: the variants to exclude; all if empty.
  ///   - reason: a few words for the coverage matrix.
  ///   - sourceLocation: where a problem of the call is reported.
  public func withoutVariants(
    _ variants: SnapshotVariant..., because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen<Self> { VariedScreen(screen: self, left: [LeftVariants(variants, reason, sourceLocation)]) }
}

/// A screen with its own variants and its exclusions from the catalog's.
public struct VariedScreen<Screen: ScreenSnapshots> {
  let screen: Screen
  var own: [SnapshotVariant.Call] = []
  var left: [LeftVariants] = []

  /// The screen in further environments, in all states or in those of `states`.
  public func variants(
    _ variants: SnapshotVariant..., of states: VariedStates = .all, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen {
    var varied = self
    varied.own.append(SnapshotVariant.Call(variants, of: states, sourceLocation))
    return varied
  }

  /// The screen without variants of its catalog, with a reason that appears in the coverage matrix.
  public func withoutVariants(
    _ variants: SnapshotVariant..., because reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> VariedScreen {
    var varied = self
    varied.left.append(LeftVariants(variants, reason, sourceLocation))
    return varied
  }
}

struct LeftVariants: Sendable {
  /// The names of the excluded variants; nil for all.
  let names: [String]?
  let reason: String
  let location: SourceLocation

  init(_ variants: [SnapshotVariant], _ reason: String, _ location: SourceLocation) {
    names = variants.isEmpty ? nil : variants.flatMap(\.parts).map(\.name)
    self.reason = reason
    self.location = location
  }

  func covers(_ variant: String) -> Bool { names?.contains(variant) ?? true }
}
