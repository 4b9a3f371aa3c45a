import TextUI

/// Declares a screen and the states that it must have goldens for.
///
///     struct WatchlistSnapshots: ScreenSnapshots {
///       struct World: SnapshotWorld { var markets = MockResponse(Market.samples) }
///
///       func view(_ world: World) -> some View {
///         WatchlistView(viewModel: WatchlistViewModel(repository: MockMarketsRepository(world.markets)))
///       }
///
///       var states: [SnapshotState<World>] {
///         [.loads(\.markets, failure: APIError.server(status: 503))]
///       }
///     }
public protocol ScreenSnapshots {
  /// The screen's dependencies: its mocks and values.
  associatedtype World: SnapshotWorld
  /// The screen's view.
  associatedtype Content: View

  /// The screen's name in paths and reports. The default is the type's name without `Snapshots` at its end.
  var screenName: String { get }

  /// The frame's size, locale, time zone and time.
  var environment: SnapshotEnvironment { get }

  /// The values that vary from run to run, such as UUIDs and ports. An alias, `<uuid-1>`, replaces each in the drawing before
  /// anything is measured. Rules apply in order; the catalog's follow the screen's own.
  var redactions: [RedactionRule] { get }

  /// Makes the screen in a world. It runs once per drive, in virtual time. Read changing values in the bodies of views, not here.
  @MainActor @ViewBuilder func view(_ world: World) -> Content

  /// The states that the screen must have goldens for.
  var states: [SnapshotState<World>] { get }
}

extension ScreenSnapshots {
  public var screenName: String {
    let type = String(describing: Self.self)
    for suffix in ["Snapshots", "Snapshot"] where type.hasSuffix(suffix) && type != suffix {
      return String(type.dropLast(suffix.count))
    }
    return type
  }

  public var environment: SnapshotEnvironment { SnapshotEnvironment() }

  public var redactions: [RedactionRule] { [] }
}

/// A screen's dependencies, by default all working: mocks that answer with fixtures, and values.
public protocol SnapshotWorld {
  /// Creates the world in which every call succeeds.
  init()
}
