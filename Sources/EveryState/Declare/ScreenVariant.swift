import EveryStateGoldens
import TextUI

/// A screen in another environment: all its states again, under a name of their own. A state that looks as on the screen itself has a
/// golden of one line, `~ same as Watchlist / empty`.
///
///     static let catalog = SnapshotCatalog {
///       WatchlistSnapshots()
///       WatchlistSnapshots().variant("60 columns") { $0.columns = 60 }
///       WatchlistSnapshots().variant("in Arabic") { $0.locale = Locale(identifier: "ar_EG") }
///     }
public struct ScreenVariant<Screen: ScreenSnapshots>: ScreenSnapshots, VariantOfScreen {
  private let screen: Screen
  private let name: String
  public let environment: SnapshotEnvironment

  init(_ screen: Screen, named name: String, environment: SnapshotEnvironment) {
    self.screen = screen
    self.name = name
    self.environment = environment
  }

  public var screenName: String { "\(screen.screenName) \(name)" }
  public var states: [SnapshotState<Screen.World>] { screen.states }
  public var redactions: [RedactionRule] { screen.redactions }
  var base: DeclaredScreen { DeclaredScreen(screen) }

  @MainActor public func view(_ world: Screen.World) -> some View { screen.view(world) }
}

extension ScreenSnapshots {
  /// The screen in another environment, beside itself in the catalog; `name` is added to the screen's.
  public func variant(_ name: String, _ change: (inout SnapshotEnvironment) -> Void) -> ScreenVariant<Self> {
    var environment = environment
    change(&environment)
    return ScreenVariant(self, named: name, environment: environment)
  }
}

/// What shows a screen again that is declared beside it: its controls do what they do there.
protocol VariantOfScreen {
  var base: DeclaredScreen { get }
}
