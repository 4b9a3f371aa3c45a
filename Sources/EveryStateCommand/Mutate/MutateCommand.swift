import EveryStateGoldens
import EveryStateReview

/// `everystate mutate`: changes the app in a copy, one place at a time, and reports the changes that no golden notices.
struct MutateCommand: Command {
  private static let budget = Option(
    "--budget", "TIME",
    help: "The time limit, such as 90s, 5m or 1h; the changes tried are spread evenly over the app.")
  static let declaration = CommandDeclaration(
    "mutate", .measure,
    "Change views and view models one place at a time, and list the changes that no golden notices.",
    options: [.only, Self.budget, .json, .packagePath],
    details: """
      It works in a copy below .build, which it builds as a whole the first time. Your own files stay as they are. The tests of the suites
      with catalogs must pass.
      Exit status: 0 every change was noticed, 1 some were not, 2 nothing could be tried.
      """)

  private let root: String
  private let only: Selection
  private let budget: Duration?
  private let isJSON: Bool

  init(_ call: Call) throws {
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
    let trial = try MutationTrial(root: root, catalogs: catalogs, only: only)
    printError("Building a copy of the package and running its frames ...")
    try trial.prepare()
    let (reading, targets) = try trial.reading()
    let outcomes = try trial.report()?.outcomes.filter { only.matches($0.name) } ?? []
    let all = selected(reading, outcomes) ?? reading.places
    let coverage = BranchCoverage(reading.branches, in: outcomes, module: targets.module)
    let places = all.filter { $0.kind != .modifier || !IgnoredModifiers.names.contains($0.subject) }
    guard !places.isEmpty else {
      throw CannotMutate(
        "no view and no view model was found in the targets that the tests with catalogs are built from")
    }
    var sources: [String: [UInt8]] = [:]
    for file in Set(places.map(\.file)) { sources[file] = trial.copy.bytes(of: file) }
    let progress = MutationProgress(count: places.count)
    let scope = only.isEverything ? MutationScope(reading, outcomes) : nil
    let end = budget.map { start + $0 }
    let run = try MutationRun(
      places, order: budget == nil ? Array(places.indices) : MutationOrder.spread(places.count, seed: 1),
      sources: sources, write: trial.copy.write, build: trial.build, test: { try trial.test($0, scope) },
      mayGoOn: { !EndingSignals.hasCome && end.map { Terminal.now < $0 } ?? true }, progress: progress.note)
    progress.end()
    guard run.hasChecked else {
      throw CannotMutate(
        run.results.isEmpty
          ? "there was no time for a single change: building and running the frames took \((Terminal.now - start).components.seconds) s. "
            + "Give a larger --budget" : "no change compiled. The compiler's words: \(trial.log)")
    }
    let hints = MutationHints(coverage, scope)
    let document = JSONDocument(run, sources: sources, invisibleCount: all.count - places.count, hints: hints)
    if isJSON { return printed(document) }
    let text = MutationText(run, sources: sources, invisibleCount: all.count - places.count, hints: hints)
    for line in text.lines { say(line) }
    return ExitStatus(document)
  }

  /// The types of the selected screens; nil if all are selected, or if they are unknown.
  private func selected(_ reading: SourceReading, _ outcomes: [ReportOutcome]) -> [MutationPlace]? {
    guard !only.isEverything else { return nil }
    guard let reach = reading.reach(of: outcomes) else { return nil }
    let found = reading.places.filter { reach.contains(file: $0.file, line: $0.line) }
    return found.isEmpty ? nil : found
  }
}

/// The copy, and the commands that build and test it.
private struct MutationTrial {
  let copy: PackageCopy
  let log: String
  private let catalogs: [String]
  private let only: Selection
  private let area: OutputArea
  private let limits = Limits()

  /// The time limit of a command, from its duration before any change.
  private final class Limits {
    var build: Duration?
    var test: Duration?
  }

  init(root: String, catalogs: [String], only: Selection) throws {
    copy = try PackageCopy(of: root)
    log = copy.folder + "/mutate.log"
    area = OutputArea(folder: copy.root + "/.build/everystate")
    self.catalogs = catalogs
    self.only = only
    guard chdir(copy.root) == 0 else { throw NoSuchFolder(path: copy.root, reason: String(cString: strerror(errno))) }
    for name in ["OUTPUT", "ROOT", "RUN", "SHARD", "SHUFFLE"] { unsetenv("EVERYSTATE_" + name) }
    setenv("SNAPSHOT_TESTING_RECORD", "never", 1)
    try copy.link(
      PackageManifest(parsing: SourceReader.output(["swift", "package", "dump-package"], log: log)).localFolders)
  }

  /// Builds and runs the unchanged package: a change can be detected only if that run passes.
  func prepare() throws {
    let start = Terminal.now
    let built = try run(["swift", "build", "--build-tests"], within: nil)
    guard built == .succeeded else { throw failure("the package does not build", built) }
    let built2 = Terminal.now
    limits.build = .seconds(120) + (built2 - start)
    let before = try report()
    let tested = try test(only, catalogs, within: nil)
    guard tested == .succeeded else {
      throw failure("its frames are not in order, so no change could be detected. Run `swift test` first", tested)
    }
    limits.test = .seconds(20) + (Terminal.now - built2) * 10
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

  func build() throws -> MutationRun.Ending { try run(["swift", "build", "--build-tests"], within: limits.build) }

  /// - Parameter scope: the screens that are run first; they notice most changes, so that the others need not be run.
  func test(_ place: MutationPlace, _ scope: MutationScope?) throws -> MutationRun.Ending {
    if let own = scope?.selection(of: place) {
      let ending = try test(own.screens, own.catalogs, within: limits.test)
      guard ending == .succeeded else { return ending }
    }
    return try test(only, catalogs, within: limits.test)
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
    if EndingSignals.hasCome { return CannotMutate("it was ended before anything was changed") }
    return CannotMutate(reason + ". " + LogTail.ending(log).joined(separator: "\n"))
  }
}

/// Shows the progress at a terminal.
private final class MutationProgress {
  private let count: Int
  private var survivors = 0
  private var hasSaid = false

  init(count: Int) { self.count = count }

  func note(_ number: Int, _ place: MutationPlace, _ result: MutationRun.Result) {
    if result == .survived { survivors += 1 }
    guard isatty(2) == 1 else { return }
    writeError("\r\(number) of \(count), \(survivors) survived ")
    hasSaid = true
  }

  func end() { if hasSaid { writeError("\r\u{1B}[K") } }
}

struct CannotMutate: Error, CustomStringConvertible {
  let reason: String
  init(_ reason: String) { self.reason = reason }
  var description: String {
    "Nothing was tried: \(TerminalText.lines(reason))" + (reason.hasSuffix(".") || reason.contains("\n") ? "" : ".")
  }
}
