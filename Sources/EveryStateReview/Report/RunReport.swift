import EveryStateGoldens

/// The newest run, assembled from the report files of its processes.
package struct RunReport: Sendable {
  package let processes: [ReportHeader]
  /// The newest outcome of every finished frame, sorted by name.
  package let outcomes: [ReportOutcome]
  /// Frames that began and have no outcome, and whether their process is still alive, sorted by name.
  package let unfinished: [Unfinished]
  package let claims: [CatalogClaims]
  /// Without suggestions.
  package let findings: [ReportFinding]
  package let suggestions: [ReportFinding]
  package let isRunning: Bool
  /// Whether every process of the run ended normally.
  package let isComplete: Bool
  /// Whether a process of the run died, and no later one with the same declarations ended normally.
  package let hasDied: Bool
  package let troubles: [String]
  /// Those of the run's own reports: results are lost.
  private let losses: [String]
  /// The decisions about new texts since the run, by the goldens' paths.
  package internal(set) var acceptances: [String: Acceptance] = [:]

  package struct Unfinished: Equatable, Sendable {
    package let name: GoldenName
    package let declaredAt: SourceLine?
    /// `Verdict.crashed`, or `Verdict.running` while the process lives.
    package let verdict: Verdict
  }

  /// The folder with the newest outcome of a frame; empty with a single folder.
  let folders: [GoldenName: Int]

  /// Reads the newest run of one folder; nil without a report.
  package static func newest(in output: OutputArea) throws(FileTrouble) -> RunReport? {
    try RunFolders(output).newestRun()
  }

  init(_ files: [ReportFile], troubles: [String]) {
    var begun: [GoldenName: (begin: ReportBegin, isRunning: Bool)] = [:]
    var ended: [GoldenName: ReportOutcome] = [:]
    var claims: [String: CatalogClaims] = [:]
    var findings: [ReportFinding] = []
    var folders: [GoldenName: Int] = [:]
    let isOfSeveral = files.contains { $0.folder != files[0].folder }
    for file in files {
      for line in file.lines {
        if let begin = line.begin {
          begun[begin.name] = (begin, file.isRunning)
          ended[begin.name] = nil
        } else if let outcome = line.outcome {
          let name = outcome.name
          ended[name] = outcome.declared(at: begun[name]?.begin.declaredAt ?? ended[name]?.declaredAt)
          begun[name] = nil
          if isOfSeveral { folders[name] = file.folder }
        } else if let claim = line.claims {
          claims[claim.catalog] = claim
        } else if let finding = line.finding, !findings.contains(finding) {
          findings.append(finding)
        }
      }
    }
    processes = files.map(\.header)
    outcomes = ended.values.sorted { $0.name < $1.name }
    unfinished = begun.values.sorted { $0.begin.name < $1.begin.name }.map { begin, isRunning in
      Unfinished(name: begin.name, declaredAt: begin.declaredAt, verdict: isRunning ? .running : .crashed)
    }
    self.claims = claims.sorted { $0.key < $1.key }.map(\.value)
    self.findings = findings.filter { !$0.isSuggestion }
    suggestions = findings.filter(\.isSuggestion)
    self.folders = folders
    isRunning = files.contains(where: \.isRunning)
    isComplete = files.allSatisfy(\.isComplete)
    hasDied = files.indices.contains { index in
      let (file, later) = (files[index], files[(index + 1)...])
      return !file.isRunning && !file.isComplete
        && !later.contains {
          $0.isOfTheSamePart(as: file) && $0.isComplete && file.declaredCatalogs.isSubset(of: $0.declaredCatalogs)
        }
    }
    losses = files.flatMap(\.troubles)
    self.troubles = troubles + losses
  }

  /// Whether the run includes everything: no process had to leave out tests or frames, and no shard is missing.
  package var isWhole: Bool {
    processes.allSatisfy { $0.isPartial != true && $0.selection.isEmpty } && missingShards.isEmpty
  }

  /// A place relative to the package's root, which may differ between jobs.
  func fromRoot(_ place: SourceLine) -> SourceLine {
    Set(processes.map(\.packageRoot)).lazy.map(place.relative).first { $0 != place } ?? place
  }

  /// Every declared frame of the run that never began.
  package var notRun: [GoldenName] {
    let seen = Set(outcomes.map(\.name) + unfinished.map(\.name))
    let declared = claims.flatMap { (try? $0.goldens()) ?? [] }.map(\.name)
    return declared.filter { $0.kind == .frame && !seen.contains($0) }.sorted()
  }

  /// The shards of the run's processes, sorted; empty for a run without shards.
  package var shards: [Shard] { Set(processes.compactMap(\.shard)).sorted() }

  /// The missing shards, sorted.
  package var missingShards: [Shard] {
    let shards = Set(shards)
    return Set(shards.map(\.count)).flatMap(Shard.all).filter { !shards.contains($0) }.sorted()
  }

  /// The reasons why the reports are not the whole run, a sentence each.
  package var gaps: [String] {
    guard !isRunning else { return losses }
    let missing =
      losses
      + missingShards.map {
        "\($0) is missing, so its frames are unknown. To include it, name all folders: swift run everystate status --report DIR DIR"
      }
    guard missing.isEmpty, !shards.isEmpty, isWhole else { return missing }
    let left = notRun.count
    return left == 0
      ? [] : ["no shard checked \(counted(left, "frame")) that others declare: a test process of a shard is missing."]
  }

  package static let unended = "A test process of the run did not end normally."

  /// Whether the reports hold all results of the run.
  package var isIntact: Bool { !hasDied && gaps.isEmpty }

  /// Whether a golden without a declaration in the run's catalogs is an orphan.
  package var knowsOrphans: Bool { !isRunning && missingShards.isEmpty }
}

/// The report of one process, as far as it can be read.
struct ReportFile {
  let header: ReportHeader
  let lines: [ReportLine]
  let isRunning: Bool
  var folder = 0
  let troubles: [String]

  /// Whether the process ended normally.
  var isComplete: Bool { lines.contains { $0.end != nil } }

  /// Whether both cover the same frames of their catalogs: other jobs and shards have others.
  func isOfTheSamePart(as other: ReportFile) -> Bool { folder == other.folder && header.shard == other.header.shard }

  var declaredCatalogs: Set<String> { Set(lines.compactMap { $0.claims?.catalog }) }
}

extension ReportFolder {
  /// A whole report. A torn or broken line is named, and the rest is read.
  func file(_ entry: Entry, of index: Int) throws(FileTrouble) -> ReportFile {
    let location = TerminalText.harmless(path + "/" + entry.name)
    guard case .bytes(let bytes) = try Folder(opening: path)?.read(entry.name, limit: Self.byteLimit) else {
      let trouble = "\(location) is missing, or too large to be read. Run the tests again."
      return ReportFile(header: entry.header, lines: [], isRunning: entry.isRunning, folder: index, troubles: [trouble])
    }
    var lines: [ReportLine] = []
    var troubles: [String] = []
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated().dropFirst() where !part.isEmpty {
      if let line = try? ReportLine.reading(part) {
        lines.append(line)
      } else if index < parts.count - 1 {
        troubles.append("\(location):\(index + 1) cannot be read. Run the tests again.")
      } else if !entry.isRunning {
        troubles.append(
          "\(location) ends in an incomplete line: "
            + "its process was killed, or the disk was full, while it wrote. Run the tests again.")
      }
    }
    // A line that a full disk refused leaves no trace but the count at the end.
    let (all, found) = (lines.lazy.compactMap(\.end).last?.outcomes ?? 0, lines.count { $0.outcome != nil })
    if all > found, troubles.isEmpty {
      troubles.append("\(location) lacks \(counted(all - found, "result")). Run the tests again.")
    }
    return ReportFile(header: entry.header, lines: lines, isRunning: entry.isRunning, folder: index, troubles: troubles)
  }
}
