import EveryStateGoldens
import EveryStateReview

/// `everystate mutate`: builds all changes of the app in a copy, turns on one at a time, and reports those that no golden notices.
struct MutateCommand: Command {
  private static let budget = Option(
    "--budget", "TIME",
    help: "The time limit, such as 90s, 5m or 1h; the changes tried are spread evenly over the app.")
  private static let since = Option(
    "--since", "REF", help: "Only lines that were added or changed since the branch began at REF, such as main.")
  static let declaration = CommandDeclaration(
    "mutate", .measure,
    "Change views and view models one place at a time, and list the changes that no golden notices.",
    options: [.only, Self.since, Self.budget, .json, .packagePath],
    details: """
      The command works in a copy below .build: all changes are built once, each behind a switch, and each run turns on one. Your own
      files stay as they are. The tests of the suites with catalogs must pass.
      Exit status: 0 every change was noticed, 1 some were not, 2 nothing could be tried.
      """)

  private let root: String
  private let only: Selection
  private let reference: String?
  private let budget: Duration?
  private let isJSON: Bool
  private let environment: [String: String]

  init(_ call: Call) throws {
    environment = call.environment
    reference = call.value(Self.since)
    budget = try call.value(Self.budget, "a time such as 90s, 5m or 1h", TimeBudget.init)?.duration
    (only, isJSON) = (try call.selection(.only), call.isJSON)
    root = try call.packageRoot()
  }

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let start = Terminal.now
    let catalogs = try GoldenTree(packageRoot: root).catalogsInIndex()
    guard !catalogs.isEmpty else {
      throw CannotMutate("the package has no goldens that could notice anything. Record them first: swift test")
    }
    try checkNewestRun()
    var trial = try MutationTrial(root: root, catalogs: catalogs, only: only)
    let changes = try reference.map {
      try GitChanges.lines(since: $0, root: root, log: trial.log)
    }
    func isChanged(_ place: MutationPlace) -> Bool { changes?.contains(file: place.file, line: place.line) ?? true }
    let (reading, targets) = try trial.reading()
    guard reading.places.contains(where: { isChanged($0) && $0.isVisible }) else { throw noPlace }
    printError("Building a copy of the package and running its frames ...")
    try trial.prepare()
    let outcomes = try trial.report()?.outcomes.filter { only.matches($0.name) } ?? []
    let all = (selected(reading, outcomes) ?? reading.places).filter(isChanged)
    let coverage = BranchCoverage(reading.branches, in: outcomes, module: targets.module)
    let places = all.filter(\.isVisible)
    guard !places.isEmpty else { throw noPlace }
    var sources: [String: [UInt8]] = [:]
    for file in Set(places.map(\.file)) { sources[file] = trial.copy.bytes(of: file) }
    let switched = try trial.buildSwitches(places, sources, reading, targets)
    printError(
      "\(counted(switched.count, "change")), built once: each run turns on one and draws the screens that contain it.")
    var survivors = 0
    let scope = only.isEverything ? MutationScope(reading, outcomes) : nil
    let end = budget.map { start + $0 }
    func progress(_ number: Int, _ place: MutationPlace, _ result: MutationRun.Result) {
      if result == .survived { survivors += 1 }
      if isatty(2) == 1 { writeError("\r\(number) of \(places.count), \(survivors) survived ") }
    }
    let run = try MutationRun(
      places, order: budget == nil ? Array(places.indices) : MutationOrder.spread(places.count, seed: 1),
      switched: switched, sources: sources, write: trial.copy.write, build: trial.build,
      test: { try trial.test($0, scope, switch: $1) },
      mayGoOn: { !EndingSignals.hasCome && end.map { Terminal.now < $0 } ?? true }, progress: progress)
    if isatty(2) == 1 { writeError("\r\u{1B}[K") }
    guard run.hasChecked else {
      throw CannotMutate(
        run.results.isEmpty
          ? "there was no time for a single change: building and running the frames took \((Terminal.now - start).components.seconds) s. "
            + "Give a larger --budget" : "no change compiled. The compiler printed: \(trial.log)")
    }
    let hints = MutationHints(coverage, scope)
    let document = JSONDocument(run, sources: sources, invisibleCount: all.count - places.count, hints: hints)
    if isJSON { return printed(document) }
    let text = MutationText(run, sources: sources, invisibleCount: all.count - places.count, hints: hints)
    for line in text.lines { say(line) }
    return ExitStatus(document)
  }

  private var noPlace: CannotMutate {
    CannotMutate(
      reference.map { "no line of the change since \($0) can be mutated" }
        ?? "no view and no view model was found in the targets that the tests with catalogs are built from")
  }

  /// Refuses before the build, which takes minutes, where the newest run shows that no change could be detected.
  private func checkNewestRun() throws {
    let folders = try RunFolders(packageRoot: root, environment: environment)
    let review = try Review.ifReported(packageRoot: root, of: folders)
    let failing = review?.frames.first {
      only.matches($0.name) && $0.needsAttention && ![.outdated, .running].contains($0.verdict)
    }
    if let failing {
      throw CannotMutate(
        "\(failing.name) is \(failing.word) in the newest run, so no change could be detected. Run `swift test` first")
    }
    let finding = review?.report.findings.first {
      $0.isListedApart && ($0.names.isEmpty || $0.names.contains(where: only.matches))
    }
    if let finding {
      throw CannotMutate(
        "the newest run fails with a finding, so no change could be detected. \(finding.headline)\n"
          + WorkingFolder.current.everystate("findings", of: root))
    }
  }

  /// The types of the selected screens; nil if all are selected, or if they are unknown.
  private func selected(_ reading: SourceReading, _ outcomes: [ReportOutcome]) -> [MutationPlace]? {
    guard !only.isEverything, let reach = reading.reach(of: outcomes) else { return nil }
    let found = reading.places.filter { reach.contains(file: $0.file, line: $0.line) }
    return found.isEmpty ? nil : found
  }
}

extension MutationPlace {
  /// Whether a golden could notice its change.
  fileprivate var isVisible: Bool { kind != .modifier || !IgnoredModifiers.names.contains(subject) }
}

/// The copy, and the commands that build and test it.
private struct MutationTrial {
  let copy: PackageCopy
  let log: String
  private let catalogs: [String]
  private let only: Selection
  private let area: OutputArea
  /// The time limit of a run, from its duration before any change.
  private var limit: Duration?

  init(root: String, catalogs: [String], only: Selection) throws {
    copy = try PackageCopy(of: root)
    log = copy.folder + "/mutate.log"
    area = OutputArea(folder: copy.root + "/.build/everystate")
    self.catalogs = catalogs
    self.only = only
    guard chdir(copy.root) == 0 else { throw NoSuchFolder(path: copy.root, reason: String(cString: strerror(errno))) }
    unsetenv(SwitchedSource.variable)
    for name in ["OUTPUT", "ROOT", "RUN", "SHARD", "SHUFFLE"] { unsetenv("EVERYSTATE_" + name) }
    setenv("SNAPSHOT_TESTING_RECORD", "never", 1)
    try copy.link(
      PackageManifest(parsing: SourceReader.output(["swift", "package", "dump-package"], log: log)).localFolders)
  }

  /// Builds and runs the unchanged package: a change can be detected only if that run passes.
  mutating func prepare() throws {
    let built = try build()
    guard built == .succeeded else { throw failure("the package does not build", built) }
    let start = Terminal.now
    let before = try? report()
    let tested = try test(only, catalogs, within: nil)
    guard tested == .succeeded else {
      throw failure("its frames do not all match, so no change could be detected. Run `swift test` first", tested)
    }
    limit = .seconds(20) + (Terminal.now - start) * 10
    guard let after = try report(), after.processes.last != before?.processes.last, !after.outcomes.isEmpty else {
      throw failure("its tests checked no frame", tested)
    }
  }

  func reading() throws -> (SourceReading, PackageTargets) {
    let description = try SourceReader.output(["swift", "package", "describe", "--type", "json"], log: log)
    let targets = try PackageTargets(parsing: description)
    let reader = try SourceReader(in: copy.folder)
    return (try reader.reading(of: targets.appFiles, testFiles: targets.testFiles), targets)
  }

  func report() throws -> RunReport? { try RunReport.newest(in: area) }

  func build() throws -> MutationRun.Ending { try run(["swift", "build", "--build-tests"], within: nil) }

  /// Builds all changes, without those whose switches do not compile or change a frame while they are off.
  /// - Returns: the indices of the changes in the build.
  func buildSwitches(
    _ places: [MutationPlace], _ sources: [String: [UInt8]], _ reading: SourceReading, _ targets: PackageTargets
  ) throws -> Set<Int> {
    for files in Dictionary(grouping: sources.keys, by: { targets.module(of: $0) }).values {
      let drawing = files.contains { String(decoding: sources[$0] ?? [], as: UTF8.self).contains("import SwiftUI") }
      let text = SwitchedSource.declarations + (drawing ? SwitchedSource.viewDeclarations : "")
      try copy.write(TextFile(files.min() ?? "").folder + "/EveryStateMutants.swift", Array(text.utf8))
    }
    var (switched, written) = (SwitchedSources(places, sources), [:] as [String: SwitchedSource])
    while true {
      for (file, source) in switched.files where written[file] != source {
        try copy.write(file, source.bytes)
        written[file] = source
      }
      let built = switched.built
      if built.isEmpty { return built }
      if try build() != .succeeded {
        if EndingSignals.hasCome { throw failure("the changes do not build", .failed) }
        switched.takeBack(CompileError.all(in: String(decoding: SwiftFiles.bytes(of: log) ?? [], as: UTF8.self)))
      } else if try test(only, catalogs, within: limit) == .succeeded {
        return built
      } else {
        let differing = try report()?.outcomes.filter { only.matches($0.name) && $0.verdict != .matched } ?? []
        let reach = reading.reach(of: differing)
        let own = built.filter { reach?.contains(file: places[$0].file, line: places[$0].line) ?? true }
        if EndingSignals.hasCome { throw failure("", .failed) }
        let screens = Set(differing.map(\.name.screen)).sorted().joined(separator: ", ")
        printError("note: with every switch off, frames differ (\(screens)): \(counted(own.count, "change")) left out.")
        switched.takeBack(own.isEmpty ? built : own)
      }
    }
  }

  /// - Parameter scope: the screens that are run first; they notice most changes, so that the others need not be run.
  func test(_ place: MutationPlace, _ scope: MutationScope?, switch number: Int?) throws -> MutationRun.Ending {
    if let number { setenv(SwitchedSource.variable, "\(number)", 1) } else { unsetenv(SwitchedSource.variable) }
    if let own = scope?.selection(of: place) {
      let ending = try test(own.screens, own.catalogs, within: limit)
      guard ending == .succeeded else { return ending }
    }
    return try test(only, catalogs, within: limit)
  }

  private func test(
    _ selection: Selection, _ catalogs: [String], within limit: Duration?
  ) throws -> MutationRun.Ending {
    if selection.isEverything {
      unsetenv(Selection.variable)
    } else {
      setenv(Selection.variable, selection.description, 1)
    }
    let filters = catalogs.flatMap { ["--filter", "^" + $0.split(separator: ".").joined(separator: "[./]") + "/"] }
    return try run(["swift", "test", "--skip-build", "--disable-xctest"] + filters, within: limit)
  }

  private func run(_ words: [String], within limit: Duration?) throws -> MutationRun.Ending {
    switch try ChildProcess(words, output: log).status(within: limit) {
    case 0: .succeeded
    case nil: .timedOut
    default: .failed
    }
  }

  private func failure(_ reason: String, _ ending: MutationRun.Ending) -> CannotMutate {
    if EndingSignals.hasCome { return CannotMutate("it was interrupted before the first change") }
    return CannotMutate(reason + ". " + LogTail.ending(log).joined(separator: "\n"))
  }
}

struct CannotMutate: Error, CustomStringConvertible {
  let reason: String
  init(_ reason: String) { self.reason = reason }
  var description: String {
    "Nothing was tried: \(TerminalText.lines(reason))" + (reason.hasSuffix(".") || reason.contains("\n") ? "" : ".")
  }
}
