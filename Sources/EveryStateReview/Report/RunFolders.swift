import EveryStateGoldens

/// The reports and new texts of the newest run, in the package's output area, or in those of several jobs of a sharded run.
package struct RunFolders: Sendable {
  let areas: [OutputArea]

  package init(packageRoot: String, environment: [String: String]) throws(FileTrouble) {
    areas = [try OutputArea(packageRoot: packageRoot, environment: environment)]
  }

  /// The output areas of several jobs, as absolute paths from `EVERYSTATE_OUTPUT`.
  package init(jobs folders: [String]) throws {
    areas = folders.map { OutputArea(folder: $0) }
    for area in areas {
      let found = try ReportFolder(path: area.reports).entries()
      if found.entries.isEmpty, found.unreadable.isEmpty { throw NoRunReported(ofJob: area) }
    }
  }

  init(_ area: OutputArea) { areas = [area] }

  func area(of name: GoldenName, in report: RunReport) -> OutputArea { areas[report.folders[name] ?? 0] }

  /// The newest run, of each folder its newest; nil without a report.
  /// - Throws: if one of the run's reports, or a newer one, cannot be read: an older run says nothing of it.
  package func newestRun() throws(FileTrouble) -> RunReport? {
    var files: [ReportFile] = []
    var troubles: [String] = []
    for (index, area) in areas.enumerated() {
      let folder = ReportFolder(path: area.reports)
      let found = try folder.entries()
      let own = found.entries.filter { $0.header.run == found.entries.last?.header.run }
      // Names begin with the time. The report of another process of the newest run is not older than it.
      for (name, reason) in found.unreadable {
        let isOlder =
          own.first.map { name < $0.name && !name.contains(ReportFolder.tag(ofRun: $0.header.run)) } ?? false
        let trouble = FileTrouble(
          "read", "\(folder.path)/\(name)", reason: reason,
          remedy: isOlder ? "Remove it." : "The newest run is unknown: remove the file, and run the tests again.")
        guard isOlder else { throw trouble }
        troubles.append("\(trouble)")
      }
      for entry in own { files.append(try folder.file(entry, of: index)) }
    }
    guard !files.isEmpty else { return nil }
    if areas.count > 1 { files.sort { ($0.header.startedAt, $0.folder) < ($1.header.startedAt, $1.folder) } }
    var report = RunReport(files, troubles: troubles)
    for area in areas {
      report.acceptances.merge(AcceptanceLog(area: area).all(ofRun: files.last?.header.run ?? "")) { $1 }
    }
    return report
  }
}
