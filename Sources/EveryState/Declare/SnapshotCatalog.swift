import EveryStateGoldens
import Testing

/// The declared screens of a test suite. It alone decides which goldens must exist.
///
///     @Suite struct PulseSnapshots {
///       static let catalog = SnapshotCatalog { WatchlistSnapshots() }
///       @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
///       @Test func isComplete() throws { try catalog.verifyCompleteness() }
///     }
public struct SnapshotCatalog: Sendable {
  /// `Module.Suite`: the folder of its goldens.
  public let name: String
  let screens: [DeclaredScreen]
  let filePath: String
  let location: SourceLocation
  let drivenOnce = DrivenOnce()

  /// - Parameters:
  ///   - suite: the suite's name; the default is the type that the catalog is a `static let` of.
  ///   - redactions: what varies from run to run on any of the screens: `[.uuids, .ports]`. A screen's own rules go first.
  ///   - filePath: a file of the package that has the goldens.
  ///   - sourceLocation: where a failure points.
  ///   - screens: the screens.
  public init(
    suite: String = #function, redacting redactions: [RedactionRule] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation,
    @SnapshotCatalogBuilder screens: () -> [DeclaredScreen]
  ) {
    let module = sourceLocation.fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    name = "\(module).\(suite)"
    self.screens = screens().map { screen in
      var screen = screen
      for index in screen.frames.indices { screen.frames[index].redactions = redactions }
      return screen
    }
    self.filePath = filePath
    location = sourceLocation
  }

  /// One frame a golden, for the arguments of a test; those that `EVERYSTATE_ONLY` and `EVERYSTATE_SHARD` select, where they
  /// are set.
  ///
  /// Where nothing could be checked, there is one frame that says so and fails: a test without cases would pass.
  public var frames: [SnapshotFrame] { FrameSelection(self).frames }

  var claims: CatalogClaims {
    CatalogClaims(catalog: name, screens: screens.map(\.claims))
  }

  /// What is wrong with the declaration itself.
  var refusals: [String] {
    if screens.isEmpty { return ["\(name) declares no screen (\(location)). Add screens between its braces."] }
    return screens.compactMap(\.refusal)
  }
}
