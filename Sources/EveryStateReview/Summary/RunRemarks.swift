import EveryStateGoldens

/// What a run says of single lines, for those who show it beside the source: one a change, most serious first.
package struct RunRemarks: Sendable {
  package struct Remark: Sendable {
    /// Relative to the repository's root: the state's declaration, or else the golden.
    package let file: String
    package let line: Int
    package let title: String
    package let message: String
    package let word: String
    package let quality: Verdict.Quality
    package let golden: GoldenPath
    /// Distinguishes it from others with the same word about the same golden.
    var detail = ""
  }

  package let remarks: [Remark]

  package init(_ summary: RunSummary) {
    let review = summary.review
    let prefix = PackageRoot.prefixInRepository(root: review.tree.packageRoot)
    var places: [GoldenName: SourceLine] = [:]
    for claim in review.report.claims.flatMap({ (try? $0.goldens()) ?? [] }) {
      places[claim.name] = claim.declaredAt.map(review.report.fromRoot)
    }
    func remark(
      _ golden: GoldenPath, at place: SourceLine?, _ title: String, _ message: String, _ word: String,
      _ quality: Verdict.Quality, detail: String = ""
    ) -> Remark {
      let place = place ?? SourceLine(file: golden.text, line: 1)
      return Remark(
        file: prefix + place.file, line: place.line, title: title, message: message, word: word, quality: quality,
        golden: golden, detail: detail)
    }
    func remark(_ name: GoldenName, _ title: String, _ message: String, _ verdict: Verdict) -> Remark {
      remark(name.path, at: places[name], title, message, verdict.rawValue, verdict.traits.quality)
    }
    var all = review.report.gaps.map {
      remark(.index, at: nil, "Snapshots: not a pass", $0, "not a pass", .critical, detail: $0)
    }
    all += review.renames.map { rename in
      let name = rename.frames[0].new
      return remark(
        name.path, at: places[name], "\(rename.title): renamed",
        "\(rename.remark). Accept: \(review.acceptCommand(for: rename))", "renamed", .minor)
    }
    let frames = (summary.attention + review.removed).filter { !summary.renamedFrames.contains($0.name) }
    all += summary.examples(frames).map { frame, changes in
      let frames = changes.map { summary.groups.groups[$0].frames }.max { $0.count < $1.count } ?? []
      let others = AffectedTexts(frames.filter { $0 != frame.name }).words("more frame")
      return remark(
        frame.name, "\(frame.name)\(others.isEmpty ? "" : " and " + others): \(frame.word)", Self.words(frame, summary),
        frame.verdict)
    }
    all += summary.twins.map {
      remark(
        $0.first.path, at: places[$0.first], "\($0.first): twin",
        "It looks the same as \($0.second). One of them is not reached, or users cannot tell them apart.",
        Verdict.twin.rawValue, Verdict.twin.traits.quality, detail: $0.second.selector)
    }
    let orphans = summary.leftOrphans
    all += orphans.byScreen(declared: review.declaredScreens).map { words, paths in
      remark(
        paths[0], at: nil, words,
        "No catalog declares \(paths.count == 1 ? "it" : "them"). To remove: swift run everystate prune --yes",
        Verdict.orphaned.rawValue, Verdict.orphaned.traits.quality)
    }
    all += FindingKind.all(in: summary.findings, of: review.report).flatMap { kind in
      kind.groups.map { group in
        let finding = group.first
        let waiver = finding.soundness?.waiver.map { " To waive it: " + $0.line(because: "...") } ?? ""
        return remark(
          finding.names.first?.path ?? .index, at: finding.declaredAt.map(review.report.fromRoot),
          "Snapshots: \(kind.rule.name)",
          [finding.sentence, group.others].compactMap(\.self).joined(separator: " ") + waiver, Verdict.unsound.rawValue,
          Verdict.unsound.traits.quality, detail: finding.headline)
      }
    }
    remarks = all
  }

  private static func words(_ frame: ReviewedFrame, _ summary: RunSummary) -> String {
    guard frame.standing == .open, let outcome = frame.outcome else { return frame.whyNotDecided }
    let change =
      summary.groups.facts[frame.name]?.phrase
      ?? "\(counted(outcome.addedLines, "line")) added, \(outcome.removedLines) removed"
    return "\(change). Accept: \(summary.review.acceptCommand(for: frame))"
  }
}

/// GitHub Actions' commands that annotate the line of a state. Source of the form and its escapes: the toolkit's `command.ts`.
package struct WorkflowCommands: Sendable {
  package let lines: [String]

  package static let limit = 10

  package init(_ summary: RunSummary) {
    let all = RunRemarks(summary).remarks.map { remark in
      "::error file=\(Self.property(TerminalText.line(remark.file))),line=\(remark.line),"
        + "title=\(Self.property(TerminalText.line(remark.title)))::\(Self.message(TerminalText.lines(remark.message)))"
    }
    let rest = all.count - Self.limit
    lines =
      all.prefix(Self.limit)
      + (rest > 0
        ? [
          "::notice title=Snapshots::\(rest) more are not annotated, because a step shows at most \(Self.limit). All are in the summary."
        ] : [])
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
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

/// A run as a Code Quality report of GitLab. Source of the form: GitLab's documentation, "Code Quality report format".
package struct CodeQuality: Sendable {
  private let violations: [JSONObject]

  package init(_ summary: RunSummary) {
    violations = RunRemarks(summary).remarks.map { remark in
      [
        "description": "\(remark.title). \(remark.message)", "check_name": "snapshot \(remark.word)",
        // The same for the same golden with the same verdict: GitLab compares two branches by it.
        "fingerprint": "\(remark.golden.text): \(remark.word)" + (remark.detail.isEmpty ? "" : ": \(remark.detail)"),
        "severity": remark.quality.rawValue,
        "location": ["path": remark.file, "lines": ["begin": remark.line]] as JSONObject,
      ]
    }
  }

  package var text: String { JSONObject.text(of: violations) }
}
