import EveryStateGoldens

/// Lines that GitHub Actions turns into annotations at the line where a state is declared.
///
///     ::error file=Tests/AppTests/Snapshots.swift,line=12,title=Watchlist / failed%3A changed::2 lines added, 1 removed
///
/// Source of the form and of its escapes: the toolkit's `command.ts` (`%`, CR and LF in messages; `:` and `,` in properties too).
public struct WorkflowCommands: Sendable {
  /// The lines to print.
  public let lines: [String]

  /// GitHub shows this many errors of a step, and no more.
  public static let limit = 10

  /// - Parameter summary: the run.
  public init(_ summary: RunSummary) {
    let review = summary.review
    let prefix = PackageRoot.prefixInRepository(root: review.tree.packageRoot)
    var places: [GoldenName: SourceLine] = [:]
    for claim in review.report.claims.flatMap({ (try? $0.goldens()) ?? [] }) {
      places[claim.name] = claim.declaredAt?.relative(
        to: review.report.processes.last?.packageRoot ?? review.tree.packageRoot)
    }
    func line(_ name: GoldenName, _ title: String, _ message: String) -> String {
      let place = places[name] ?? SourceLine(file: name.path.text, line: 1)
      return "::error file=\(Self.property(prefix + place.file)),line=\(place.line),title=\(Self.property(title))"
        + "::\(Self.message(message))"
    }
    var all = summary.renames.map { rename in
      line(
        rename.frames[0].new, "\(rename.title): renamed",
        "\(rename.size), as before. Accept: \(review.acceptCommand(for: rename))")
    }
    let frames = summary.attention.filter { !summary.renamedFrames.contains($0.name) }
    all += summary.tellingFrames(frames).map { frame, groups in
      let count = groups.map(\.frames.count).max() ?? 1
      let others = count > 1 ? " and \(count - 1) more" : ""
      return line(frame.name, "\(frame.name)\(others): \(frame.word)", Self.words(frame, review))
    }
    all += summary.twins.map {
      line(
        $0.second, "\($0.second): twin",
        "It looks the same as \($0.first). One is not reached, or users cannot tell them apart.")
    }
    all += summary.orphans.filter { !summary.renamedGoldens.contains($0) }.map { path in
      "::error file=\(Self.property(prefix + path.text)),line=1,title=Orphaned golden"
        + "::Nobody declares it. Remove it: swift run everystate prune --yes"
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

  private static func words(_ frame: ReviewedFrame, _ review: Review) -> String {
    guard frame.standing == .open, let outcome = frame.outcome else { return frame.whyNotDecided }
    return "\(outcome.addedLines) added, \(outcome.removedLines) removed. Accept: \(review.acceptCommand(for: frame))"
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
