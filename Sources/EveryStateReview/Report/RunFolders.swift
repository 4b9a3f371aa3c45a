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
    for area in areas where try ReportFolder(path: area.reports).entries().entries.isEmpty {
      throw NoReportInFolder(folder: area.folder)
    }
  }

  init(_ area: OutputArea) { areas = [area] }

  func area(of name: GoldenName, in report: RunReport) -> OutputArea { areas[report.folders[name] ?? 0] }

  /// The newest run, of each folder its newest; nil without a report.
  package func newestRun() throws(FileTrouble) -> RunReport? {
    var files: [ReportFile] = []
    var troubles: [String] = []
    for (index, area) in areas.enumerated() {
      let folder = ReportFolder(path: area.reports)
      let found = try folder.entries()
      troubles += found.troubles
      guard let run = found.entries.last?.header.run else { continue }
      for entry in found.entries where entry.header.run == run { files.append(try folder.file(entry, of: index)) }
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

package struct NoReportInFolder: Error, Equatable, Sendable, CustomStringConvertible {
  package let folder: String

  package var description: String {
    "There is no report in \(TerminalText.harmless(folder)). --report takes what \(OutputArea.variable) named in a job: the folder "
      + "that holds 'reports'."
  }
}
