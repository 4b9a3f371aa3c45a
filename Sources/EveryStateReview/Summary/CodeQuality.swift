import EveryStateGoldens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run as a Code Quality report, which GitLab shows beside the lines of a merge request.
///
/// Source of the form: GitLab's documentation, "Code Quality report format".
package struct CodeQuality: Sendable {
  private let violations: [JSONObject]

  /// - Parameter summary: the run.
  package init(_ summary: RunSummary) {
    violations = RunRemarks(summary).remarks.map { remark in
      [
        "description": "\(remark.title). \(remark.message)", "check_name": "snapshot \(remark.word)",
        // The same for the same golden with the same verdict: GitLab compares two branches by it.
        "fingerprint": "\(remark.golden.text): \(remark.word)" + (remark.detail.isEmpty ? "" : ": \(remark.detail)"),
        "severity": Self.severity(of: remark.word),
        "location": ["path": remark.file, "lines": ["begin": remark.line]] as JSONObject,
      ]
    }
  }

  /// A frame that could not be judged comes before one that differs, and that before what only has to be tidied.
  private static func severity(of word: String) -> String {
    switch word {
    case "renamed", "twin", Verdict.orphaned.rawValue, Verdict.reformatted.rawValue: "minor"
    case _ where Gravity.rank(of: word) < Gravity.rank(of: Verdict.missing.rawValue): "critical"
    default: "major"
    }
  }

  /// The report, with a line feed at the end.
  package var text: String { JSONEncoder.text(of: violations) }
}
