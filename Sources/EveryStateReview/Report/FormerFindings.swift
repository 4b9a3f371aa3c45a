import EveryStateGoldens

extension RunFolders {
  /// Those of a run's findings that earlier runs had in screens that looked like their goldens now: no pending change has caused them.
  func former(_ findings: [ReportFinding], before report: RunReport) -> [ReportFinding] {
    let goldens = Dictionary(report.outcomes.map { ($0.name, $0.goldenDigest) }) { $1 }.compactMapValues(\.self)
    var open = findings.filter { finding in
      !finding.names.isEmpty && finding.names.allSatisfy { goldens[$0] != nil }
    }
    var former: [ReportFinding] = []
    for run in areas.flatMap({ earlierRuns(in: $0, before: report) }) where !open.isEmpty {
      let drawn = Dictionary(run.outcomes.map { ($0.name, $0.actualDigest) }) { $1 }
      let known = open.filter { finding in finding.names.allSatisfy { drawn[$0] == goldens[$0] } }
      former += known.filter { finding in run.findings.contains(where: finding.isSame) }
      open.removeAll(where: known.contains)
    }
    return former
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
