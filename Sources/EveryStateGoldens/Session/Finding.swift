/// A finding about a catalog or a screen, ready to be reported by a test.
package struct Finding: Equatable, Sendable {
  package let catalog: String
  package let verdict: Verdict
  package private(set) var severity = Severity.failure
  package private(set) var message: String
  package private(set) var names: [GoldenName] = []
  package private(set) var paths: [String] = []
  package private(set) var declaredAt: SourceLine?
  /// The broken rule of soundness; nil for a finding of completeness.
  package private(set) var soundness: ReportFinding.Soundness?
  package private(set) var actual: String?
  package private(set) var patch: TextPatch?

  package var headline: String { message.firstLine }

  package var isFailure: Bool { severity == .failure }

  /// Whether the run counts it: as a failure, or by the level of its rule.
  var counts: Bool { isFailure || soundness.map { $0.level != .error } ?? false }

  /// A broken rule of soundness.
  package static func unsound(
    _ soundness: ReportFinding.Soundness, _ message: String, names: [GoldenName], inCatalog catalog: String,
    declaredAt: SourceLine?
  ) -> Finding {
    Finding(
      catalog: catalog, verdict: .unsound, severity: soundness.level == .error ? .failure : .note, message: message,
      names: names, declaredAt: declaredAt, soundness: soundness)
  }

  /// A declared state that a test of the whole catalog could not reach.
  package static func undriven(_ name: GoldenName, _ verdict: Verdict, _ reason: String, at place: SourceLine)
    -> Finding
  {
    let message = "\(name): \(verdict.rawValue): \(reason)\nIt was not checked for soundness."
    return Finding(catalog: name.catalog, verdict: verdict, message: message, names: [name], declaredAt: place)
  }

  /// The finding without the power to fail the run.
  var asNote: Finding {
    var finding = self
    finding.severity = .note
    return finding
  }

  func adding(trouble: String) -> Finding {
    var finding = self
    finding.severity = .failure
    finding.message = message.addingToFirstLine(trouble)
    return finding
  }
}
