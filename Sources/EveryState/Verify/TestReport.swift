import EveryStateGoldens
import Foundation
import Testing

/// Reports outcomes to Swift Testing.
enum TestReport {
  static func record(_ outcome: FrameOutcome, at location: SourceLocation) {
    // A note would print as an issue too; the run's report has it.
    guard outcome.isFailure else { return }
    record(outcome.message, at: location)
    guard CodingAgent.variable(in: ProcessInfo.processInfo.environment) == nil else { return }
    attach(outcome.name, actual: outcome.actual, patch: outcome.patch, at: location)
  }

  /// Records why a catalog's declaration is not accepted.
  static func record(refusalsOf catalog: SnapshotCatalog) {
    for refusal in catalog.refusals { record(refusal, at: catalog.location) }
  }

  static func record(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: TerminalText.lines(message)), sourceLocation: location)
  }

  private static func attach(_ name: GoldenName, actual: String?, patch: TextPatch?, at location: SourceLocation) {
    let file = "\(name.screen).\(name.state)".map { $0 == "/" ? "-" : String($0) }.joined()
    if let actual { Attachment.record(actual, named: "\(file).txt", sourceLocation: location) }
    if let patch { Attachment.record(patch.text, named: "\(file).patch", sourceLocation: location) }
  }
}
