import EveryStateGoldens

/// One HTML file with every screen in every state. It opens from a disk and is the same for the same goldens and run.
package struct Gallery: Sendable {
  package let html: String
  /// The number of states and storyboards, without waivers.
  package let frameCount: Int
  package let attentionCount: Int
  /// The counts of the newest run, or of the goldens alone.
  package let sum: String

  package init(packageRoot: String, environment: [String: String]) throws {
    try self.init(packageRoot: packageRoot, of: RunFolders(packageRoot: packageRoot, environment: environment))
  }

  package init(packageRoot: String, of folders: RunFolders, coverage: ViewCoverage? = nil) throws {
    let sheet = try GallerySheet(packageRoot: packageRoot, folders: folders, coverage: coverage)
    guard !sheet.catalogs.isEmpty else { throw NothingToShow(packageRoot: packageRoot) }
    let cells = sheet.catalogs.flatMap(\.screens).flatMap(\.cells).filter { $0.verdict != .waived }
    frameCount = cells.count
    attentionCount = cells.count(where: \.isOpen)
    sum = sheet.counts?.line ?? counted(frameCount, "frame")
    html = PageHTML(sheet: sheet, cells: cells).html
  }
}

/// Neither goldens nor a run exist.
package struct NothingToShow: Error, Equatable, Sendable, CustomStringConvertible {
  package let packageRoot: String

  package var description: String {
    "A gallery would be empty: there is no golden in \(TerminalText.harmless(packageRoot))/\(GoldenPath.folder), and "
      + "no run has left a report. Record the goldens first: \(RecordMode.variable)=all swift test"
  }
}
