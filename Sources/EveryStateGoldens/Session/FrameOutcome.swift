/// The outcome of one golden, ready to be reported by a test.
package struct FrameOutcome: Sendable {
  package let name: GoldenName
  package let verdict: Verdict
  package private(set) var severity: Severity
  /// The first line says everything: frame, verdict, size of the change, how to accept it. The difference follows, bounded.
  package var message: String
  /// The place of the state's declaration, as the caller gave it.
  let place: SourceLine?
  let packageRoot: String
  /// The pending file with the new text, from the file system's root, if one was left.
  package let pending: String?
  private(set) var hasTrouble = false
  package let actual: String?
  package var patch: TextPatch?
  /// Fingerprints of the drawn text and of its golden, if they exist.
  var digest: String?
  var goldenDigest: String?
  /// The name of its golden, if the frame was renamed and changed.
  var former: GoldenName?

  package var declaredAt: SourceLine? { place?.relative(to: packageRoot) }

  package var golden: String { name.path.text }

  package var headline: String { message.firstLine }

  package var isFailure: Bool { severity == .failure }

  /// Whether the test fails for want of a golden, and for nothing else.
  package var isNewGolden: Bool {
    isFailure && !hasTrouble && (verdict == .missing || verdict == .recorded && former == nil)
  }

  /// The outcome with a further problem in its first line. The test fails.
  func adding(trouble: String) -> FrameOutcome {
    var outcome = self
    outcome.severity = .failure
    outcome.hasTrouble = true
    outcome.message = message.addingToFirstLine(trouble)
    return outcome
  }
}

extension String {
  /// By bytes: looking for characters would take most of a comparison's time.
  var firstLine: String { utf8.firstIndex(of: UInt8(ascii: "\n")).map { String(self[..<$0]) } ?? self }

  /// A message with a problem in its first line, which is the only one that some test runners show.
  func addingToFirstLine(_ trouble: String) -> String {
    let first = firstLine
    return first + (first.last == "." ? " But " : ". But ") + trouble + String(dropFirst(first.count))
  }
}
