import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Testing

/// Reports to Swift Testing and prints. No other code of this module does: text of an app reaches a log escaped.
enum TestReport {
  static func record(_ outcome: FrameOutcome, at location: SourceLocation) {
    // A note would print as an issue too; the run's report has it.
    guard outcome.isFailure else { return }
    record(outcome.message, at: location)
    guard CodingAgent.variable(in: ProcessInfo.processInfo.environment) == nil else { return }
    attach(outcome.name, actual: outcome.actual, patch: outcome.patch, at: location)
  }

  /// Records why a catalog's declaration is not accepted, each reason at its line.
  static func record(refusalsOf catalog: SnapshotCatalog) { record(catalog.refusals, of: catalog) }

  static func record(_ refusals: [Refusal], of catalog: SnapshotCatalog) {
    for refusal in refusals { record(refusal.message, at: refusal.location ?? catalog.location) }
  }

  static func record(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: TerminalText.lines(message)), sourceLocation: location)
  }

  /// Prints what belongs to a test.
  static func say(_ text: String) { print(TerminalText.lines(text)) }

  /// Prints what belongs to no test, to standard error.
  static func warn(_ text: String) { StandardError.put(TerminalText.lines(text) + "\n") }

  /// Records an error that ends a check. Swift Testing would print a thrown error as it is.
  static func record(_ error: any Error, of subject: String, at location: SourceLocation) {
    record("\(TerminalText.harmless(subject)): \(error)", at: location)
  }

  /// Attaches the texts, under the names of the golden's files without commands of a CI. A file system allows 255 bytes.
  private static func attach(_ name: GoldenName, actual: String?, patch: TextPatch?, at location: SourceLocation) {
    let path = name.path.components.dropFirst().joined(separator: ".").dropLast(GoldenPath.suffix.count)
    let escaped = path.replacing(#/^-|[#+^]/#) { "%" + String($0.output.utf8.first!, radix: 16, uppercase: true) }
    let file = String(decoding: escaped.utf8.prefix(240), as: UTF8.self)
    if let actual { Attachment.record(actual, named: "\(file).txt", sourceLocation: location) }
    if let patch { Attachment.record(patch.text, named: "\(file).patch", sourceLocation: location) }
  }
}
