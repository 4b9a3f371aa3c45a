import EveryStateGoldens

/// What does not make sense, as lines: kind by kind, the gravest first.
///
///     2 endless spinner: A spinner turns only while something is under way.
///       Basket / loaded: the spinner never stops: ...
///         Tests/BasketSnapshots.swift:12
///         .waives(.endlessSpinner, in: "loaded", because: "...")
package struct FindingList: Sendable {
  private let kinds: [FindingKind]

  /// How many of a kind an overview shows.
  static let examples = 3

  /// - Parameters:
  ///   - findings: what was found.
  ///   - selection: the frames that are asked about.
  package init(_ findings: [ReportFinding], of selection: Selection = .everything) {
    kinds = FindingKind.all(
      in: findings.filter { selection.isEverything || $0.names.contains(where: selection.matches) })
  }

  package var isEmpty: Bool { kinds.isEmpty }

  /// Every finding, with all that is told of it.
  package var lines: [String] {
    guard !kinds.isEmpty else { return [] }
    let count = kinds.reduce(0) { $0 + $1.findings.count }
    var lines = ["\(count) \(count == 1 ? "finding" : "findings") of verifySoundness(), the gravest first."]
    for kind in kinds {
      lines += ["", kind.title]
      for finding in kind.findings {
        lines.append("  " + finding.sentence)
        lines += finding.details.map { "    " + $0 }
      }
    }
    return lines
  }

  /// A few of each kind.
  var overview: [String] {
    var lines: [String] = []
    for kind in kinds {
      lines.append(kind.title)
      lines += kind.findings.prefix(Self.examples).map { "  " + $0.sentence }
      let rest = kind.findings.count - Self.examples
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    return lines
  }

  /// Whether the overview leaves something out.
  var isLong: Bool { kinds.contains { $0.findings.count > Self.examples } }
}

extension RunSummary {
  /// What does not make sense, a few of each kind, and the command that lists all.
  /// - Parameter folder: where the person stands who reads it.
  package func findingLines(in folder: WorkingFolder = .current) -> [String] {
    let list = FindingList(soundness)
    let all = folder.everystate("findings", of: review.tree.packageRoot)
    return list.overview + (list.isLong ? ["All that does not make sense: \(all)"] : [])
  }
}
