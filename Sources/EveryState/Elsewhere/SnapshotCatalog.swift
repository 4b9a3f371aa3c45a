import EveryStateGoldens
import Testing

/// The declared screens of a test suite, on a system that draws no text: declarations compile, and one frame fails with the reason.
public struct SnapshotCatalog: Sendable {
  /// The catalog's name, `Module.Suite`, which is the folder of its goldens.
  public let name: String
  private let location: SourceLocation

  public init(
    suite: String = #function, redacting redactions: [RedactionRule] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, @SnapshotCatalogBuilder screens: () -> [DeclaredScreen]
  ) {
    let module = sourceLocation.fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    name = "\(module).\(suite)"
    location = sourceLocation
  }

  public func variants(
    _ variants: SnapshotVariant..., of states: VariedStates = .all, combined: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> SnapshotCatalog { self }

  public func rule(_ rule: SoundnessRule, is level: SoundnessLevel) -> SnapshotCatalog { self }
  public func generates<Value: Sendable>(_ type: Value.Type, _ values: [Value]) -> SnapshotCatalog { self }

  /// One frame, which fails: a test without cases would pass.
  public var frames: [SnapshotFrame] { [SnapshotFrame(location: location)] }

  /// Fails, because nothing was checked.
  public func verifyCompleteness() throws {
    Issue.record(Comment(rawValue: Elsewhere.sentence), sourceLocation: location)
  }

  /// Fails, because nothing was checked.
  nonisolated(nonsending) public func verifySoundness() async throws {
    Issue.record(Comment(rawValue: Elsewhere.sentence), sourceLocation: location)
  }

  /// Fails, because nothing was checked.
  nonisolated(nonsending) public func verifyAccessibility() async throws { try await verifySoundness() }
}
