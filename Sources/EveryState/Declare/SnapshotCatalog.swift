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
  /// All screens, also those that are others in the catalog's variants.
  let screens: [DeclaredScreen]
  /// What stands between the braces.
  let declared: [DeclaredScreen]
  let variantCalls: [SnapshotVariant.Call]
  let filePath: String
  let location: SourceLocation
  private let redactions: [RedactionRule]
  let drivenOnce: DrivenOnce

  /// - Parameters:
  ///   - suite: the suite's name; the default is the type that the catalog is a `static let` of.
  ///   - redactions: what varies from run to run on any of the screens: `[.uuids, .ports]`. A screen's own rules go first.
  public init(
    suite: String = #function, redacting redactions: [RedactionRule] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation,
    @SnapshotCatalogBuilder screens: () -> [DeclaredScreen]
  ) {
    let module = sourceLocation.fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    name = "\(module).\(suite)"
    declared = screens()
    self.screens = declared.map { $0.redacted(by: redactions) }
    self.redactions = redactions
    variantCalls = []
    drivenOnce = DrivenOnce(self.screens)
    self.filePath = filePath
    location = sourceLocation
  }

  init(_ catalog: SnapshotCatalog, adding call: SnapshotVariant.Call) {
    name = catalog.name
    declared = catalog.declared
    redactions = catalog.redactions
    variantCalls = catalog.variantCalls + [call]
    screens = Self.screens(declared, in: variantCalls).map { [redactions] in $0.redacted(by: redactions) }
    drivenOnce = DrivenOnce(screens)
    filePath = catalog.filePath
    location = catalog.location
  }

  /// One frame a golden that `EVERYSTATE_ONLY` and `EVERYSTATE_SHARD` select; one that fails where nothing could be checked.
  public var frames: [SnapshotFrame] { FrameSelection(self).frames }

  var claims: CatalogClaims {
    CatalogClaims(catalog: name, screens: screens.map(\.claims))
  }

  /// What is wrong with the declaration itself.
  var refusals: [String] {
    if screens.isEmpty { return ["\(name) declares no screen (\(location)). Add screens between its braces."] }
    return screens.compactMap(\.refusal) + variantRefusals
  }
}

extension DeclaredScreen {
  fileprivate func redacted(by rules: [RedactionRule]) -> DeclaredScreen {
    var screen = self
    for index in screen.frames.indices { screen.frames[index].redactions = rules }
    return screen
  }
}
