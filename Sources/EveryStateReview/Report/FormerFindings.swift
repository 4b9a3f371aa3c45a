import EveryStateGoldens

extension RunFolders {
  /// Those of a run's findings that an earlier run had, and those that it did not have, in screens that looked like their goldens now. No
  /// pending change has caused the former, and one has caused the latter. Earlier runs say nothing about the others.
  func former(
    _ findings: [ReportFinding], before report: RunReport
  ) -> (known: [ReportFinding], new: [ReportFinding]) {
    let goldens = Dictionary(report.outcomes.map { ($0.name, $0.goldenDigest) }) { $1 }.compactMapValues(\.self)
    var open = findings.filter { finding in
      !finding.names.isEmpty && finding.names.allSatisfy { goldens[$0] != nil }
    }
    var (known, new): ([ReportFinding], [ReportFinding]) = ([], [])
    for run in areas.flatMap({ earlierRuns(in: $0, before: report) }) where !open.isEmpty {
      let drawn = Dictionary(run.outcomes.map { ($0.name, $0.actualDigest) }) { $1 }
      for finding in open where finding.names.allSatisfy({ drawn[$0] == goldens[$0] }) {
        if run.findings.contains(where: finding.isSame) { known.append(finding) } else { new.append(finding) }
      }
      open.removeAll { known.contains($0) || new.contains($0) }
    }
    return (known, new)
  }

  /// Newest first, as far as they can be read.
  private func earlierRuns(in area: OutputArea, before report: RunReport) -> some Sequence<RunReport> {
    let folder = ReportFolder(path: area.reports)
    let own = Set(report.processes.map(\.run))
    let entries = ((try? folder.entries())?.entries ?? []).filter { !own.contains($0.header.run) }
    let runs = entries.reversed().map(\.header.run).distinct
    return runs.lazy.map { run in
      RunReport(entries.filter { $0.header.run == run }.compactMap { try? folder.file($0, of: 0) }, troubles: [])
    }
  }
}

extension ReportFinding {
  /// Whether both say the same of a screen, maybe with another number.
  fileprivate func isSame(as other: ReportFinding) -> Bool {
    catalog == other.catalog && names.first?.screen == other.names.first?.screen
      && soundness?.rule == other.soundness?.rule && soundness?.waiver?.subject == other.soundness?.waiver?.subject
      && (soundness != nil || headline == other.headline)
  }
}
