import EveryStateGoldens
import EveryStateSimulation
import Foundation
import Synchronization
import Testing

/// Reports to Swift Testing and prints. No other code of this module does: text of an app reaches a log escaped.
enum TestReport {
  static func record(_ outcome: FrameOutcome, at location: SourceLocation, in session: GoldenSession) {
    // A note would print as an issue too; the run's report has it.
    guard outcome.isFailure else { return }
    let message = outcome.isNewGolden ? session.messageOfNew(outcome) : outcome.message
    if let message { record(message, at: location) }
    guard CodingAgent.variable(in: ProcessInfo.processInfo.environment) == nil else { return }
    attach(outcome.name, actual: outcome.actual, patch: outcome.patch, at: location)
  }

  static func record(_ message: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: TerminalText.lines(message)), sourceLocation: location)
  }

  /// Prints what belongs to a test.
  static func say(_ text: String) { print(TerminalText.lines(text)) }

  /// Prints what belongs to no test, to standard error.
  static func warn(_ text: String) { StandardError.put(TerminalText.lines(text) + "\n") }

  /// Records an error that ends a check. Swift Testing would print a thrown error as it is.
  static func record(_ error: any Error, of subject: String, at location: SourceLocation) throws {
    if let refused = error as? RefusedCatalog { return try record(refused) }
    record("\(TerminalText.harmless(subject)): \(error)", at: location)
  }

  /// Records why a catalog's declaration is not accepted: once in a process, each reason at its line. Its other tests are canceled.
  private static func record(_ refused: RefusedCatalog) throws {
    let catalog = refused.catalog
    guard known.withLock({ $0.insert("\(catalog.name) \(refused.refusals.map(\.message))").inserted }) else {
      let words = "The declaration of \(catalog.name) is not accepted: another test of it says why."
      #if compiler(>=6.3)
        try Test.cancel(Comment(rawValue: TerminalText.lines(words)), sourceLocation: catalog.location)
      #else
        return record(words, at: catalog.location)
      #endif
    }
    for refusal in refused.refusals { record(refusal.message, at: refusal.location ?? catalog.location) }
  }

  private static let known = Mutex<Set<String>>([])

  /// Attaches the texts, under the names of the golden's files without commands of a CI. A file system allows 255 bytes.
  private static func attach(_ name: GoldenName, actual: String?, patch: TextPatch?, at location: SourceLocation) {
    let path = name.path.components.dropFirst().joined(separator: ".").dropLast(GoldenPath.suffix.count)
    let escaped = path.replacing(#/^-|[#+^]/#) { "%" + String($0.output.utf8.first!, radix: 16, uppercase: true) }
    let file = String(decoding: escaped.utf8.prefix(240), as: UTF8.self)
    if let actual { Attachment.record(actual, named: "\(file).txt", sourceLocation: location) }
    if let patch { Attachment.record(patch.text, named: "\(file).patch", sourceLocation: location) }
  }
}

/// A catalog whose declaration is not accepted, so that nothing of it can be checked.
struct RefusedCatalog: Error {
  let catalog: SnapshotCatalog
  let refusals: [Refusal]

  init(_ catalog: SnapshotCatalog, _ refusals: [Refusal]) { (self.catalog, self.refusals) = (catalog, refusals) }
}
