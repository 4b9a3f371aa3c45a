import EveryStateGoldens

/// Lines that GitHub Actions turns into annotations at the line where a state is declared.
///
///     ::error file=Tests/AppTests/Snapshots.swift,line=12,title=Watchlist / failed%3A changed::2 lines added, 1 removed
///
/// Source of the form and of its escapes: the toolkit's `command.ts` (`%`, CR and LF in messages; `:` and `,` in properties too).
package struct WorkflowCommands: Sendable {
  /// The lines to print.
  package let lines: [String]

  /// GitHub shows this many errors of a step, and no more.
  package static let limit = 10

  /// - Parameter summary: the run.
  package init(_ summary: RunSummary) {
    let all = RunRemarks(summary).remarks.map { remark in
      "::error file=\(Self.property(remark.file)),line=\(remark.line),title=\(Self.property(remark.title))"
        + "::\(Self.message(remark.message))"
    }
    let rest = all.count - Self.limit
    lines =
      all.prefix(Self.limit)
      + (rest > 0
        ? [
          "::notice title=Snapshots::\(rest) more are not annotated, since a step shows \(Self.limit). All are in the summary."
        ]
        : [])
  }

  static func message(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  static func property(_ text: String) -> String {
    message(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
      .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
  }
}
