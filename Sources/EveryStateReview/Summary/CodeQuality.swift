import EveryStateGoldens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run as a Code Quality report, which GitLab shows beside the lines of a merge request: a JSON array of
/// `description`, `check_name`, `fingerprint`, `severity` and `location`.
///
/// Source of the form: GitLab's documentation, "Code Quality report format".
package struct CodeQuality: Sendable {
  struct Violation: Encodable, Sendable {
    struct Location: Encodable, Sendable {
      struct Lines: Encodable, Sendable {
        let begin: Int
      }
      let path: String
      let lines: Lines
    }
    let description: String
    let checkName: String
    /// The same for the same golden with the same verdict: GitLab compares two branches by it.
    let fingerprint: String
    let severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  let violations: [Violation]

  /// - Parameter summary: the run.
  package init(_ summary: RunSummary) {
    violations = RunRemarks(summary).remarks.map { remark in
      Violation(
        description: "\(remark.title). \(remark.message)", checkName: "snapshot \(remark.word)",
        fingerprint: "\(remark.golden.text): \(remark.word)" + (remark.detail.isEmpty ? "" : ": \(remark.detail)"),
        severity: Self.severity(of: remark.word),
        location: .init(path: remark.file, lines: .init(begin: remark.line)))
    }
  }

  /// What could not be judged at all comes before what differs, and that before what is only to be tidied.
  private static func severity(of word: String) -> String {
    switch word {
    case "renamed", "twin", Verdict.orphaned.rawValue, Verdict.reformatted.rawValue: "minor"
    case _ where Gravity.rank(of: word) < Gravity.rank(of: Verdict.missing.rawValue): "critical"
    default: "major"
    }
  }

  /// The report's text, with a line feed at the end.
  package var text: String {
    // Nothing in it can fail to be encoded.
    String(decoding: (try? JSONEncoder.ofDocuments.encode(violations)) ?? Data(), as: UTF8.self) + "\n"
  }
}
