import Testing
import TextUI

/// Declares a provider's previews as frames: one golden for each preview, under its name.
///
///     static let catalog = SnapshotCatalog {
///       LocationSnapshots()
///       PreviewSnapshots(LocationView_Previews.self, "Oslo", "No station")
///     }
///
/// Each golden shows its preview at once, before any time passes. An unlisted or missing preview fails.
public struct PreviewSnapshots<Provider: PreviewProvider> {
  private let names: [String]
  let environment: SnapshotEnvironment
  private let location: SourceLocation

  /// `names` lists all previews, by `previewDisplayName`, or by position without one: `preview 1`.
  public init(
    _ provider: Provider.Type, _ names: String..., environment: SnapshotEnvironment = SnapshotEnvironment(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.names = names
    self.environment = environment
    location = sourceLocation
  }

  var screen: PreviewScreen<Provider> { PreviewScreen(names: names, environment: environment, location: location) }
}

/// A screen whose states are a provider's previews.
struct PreviewScreen<Provider: PreviewProvider>: ScreenSnapshots {
  struct World: SnapshotWorld { var preview = "" }

  let names: [String]
  let environment: SnapshotEnvironment
  let location: SourceLocation

  var screenName: String { PreviewScreenName.of(Provider.self) }

  func view(_ world: World) -> some View { PreviewPick(Provider.previews, named: world.preview, of: names) }

  var states: [SnapshotState<World>] {
    names.map { name in .state(name, taken: .atOnce, { $0.preview = name }, sourceLocation: location) }
  }
}

/// The name of a provider's screen.
enum PreviewScreenName {
  static func of(_ provider: Any.Type) -> String {
    let type = String(describing: provider)
    for suffix in ["_Previews", "Previews", "_Preview", "Preview"] where type.hasSuffix(suffix) && type != suffix {
      return type.dropLast(suffix.count) + " previews"
    }
    return type
  }
}
