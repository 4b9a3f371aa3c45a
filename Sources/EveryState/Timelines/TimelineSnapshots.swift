import EveryStateGoldens
import Testing

/// Declares timelines: the values of something that changes over time, with virtual time stamps. Each is a golden, in a catalog
/// beside screens.
///
///     struct RetryTimelines: TimelineSnapshots {
///       var timelines: [SnapshotTimeline] {
///         [
///           .timeline("third attempt succeeds") { recorder in
///             let loader = RetryableLoader(base: Flaky(failures: 2), maxAttempts: 3)
///             recorder.observe(loader.state)
///             await loader.load()
///           }
///         ]
///       }
///     }
///
/// The golden:
///
///     # Retry / third attempt succeeds (timeline)
///
///     0.000 s  idle
///     0.000 s  loading  attempt 1 of 3
///     1.000 s  loading  attempt 2 of 3
///     3.000 s  loading  attempt 3 of 3
///     3.000 s  loaded  42
public protocol TimelineSnapshots {
  /// The name in paths and reports. The default is the type's name without `Timelines` or `Snapshots` at its end.
  var timelineName: String { get }

  /// The timelines that must have goldens.
  var timelines: [SnapshotTimeline] { get }
}

extension TimelineSnapshots {
  public var timelineName: String {
    let type = String(describing: Self.self)
    for suffix in ["Timelines", "Timeline", "Snapshots"] where type.hasSuffix(suffix) && type != suffix {
      return String(type.dropLast(suffix.count))
    }
    return type
  }
}

/// One timeline of a declaration.
public struct SnapshotTimeline: Sendable {
  let name: String
  let script: @MainActor @Sendable (TimelineRecorder) async throws -> Void
  let location: SourceLocation

  /// A script in virtual time. When the script returns, time continues until no work is waiting.
  public static func timeline(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ script: @escaping @MainActor @Sendable (TimelineRecorder) async throws -> Void
  ) -> Self { SnapshotTimeline(name: name, script: script, location: sourceLocation) }
}
