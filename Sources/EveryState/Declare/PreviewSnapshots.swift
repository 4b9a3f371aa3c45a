import Testing
import TextUI

/// Makes the previews of a provider goldens: one a preview, named as the preview is.
///
///     static let catalog = SnapshotCatalog {
///       LocationSnapshots()
///       PreviewSnapshots(LocationView_Previews.self, "Oslo", "No station")
///     }
///
/// Each shows its preview at rest, before any time has passed. A preview that is not named here, or is gone, fails.
public struct PreviewSnapshots<Provider: PreviewProvider> {
  private let names: [String]
  let environment: SnapshotEnvironment
  private let location: SourceLocation

  /// `names` are those of all previews: what `previewDisplayName` says, or the place where it has none, `preview 1`.
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

/// A provider as a screen: its previews are its states.
struct PreviewScreen<Provider: PreviewProvider>: ScreenSnapshots {
  struct World: SnapshotWorld { var preview = "" }

  let names: [String]
  let environment: SnapshotEnvironment
  let location: SourceLocation

  var screenName: String {
    let type = String(describing: Provider.self)
    for suffix in ["_Previews", "Previews", "_Preview", "Preview"] where type.hasSuffix(suffix) && type != suffix {
      return type.dropLast(suffix.count) + " previews"
    }
    return type
  }

  func view(_ world: World) -> some View { PreviewPick(Provider.previews, named: world.preview, of: names) }

  var states: [SnapshotState<World>] {
    names.map { name in .state(name, taken: .atOnce, { $0.preview = name }, sourceLocation: location) }
  }
}
