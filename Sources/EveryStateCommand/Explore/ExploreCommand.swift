import EveryStateGoldens
import EveryStateReview

/// `everystate explore`: drives screens in worlds that no state declares, and prints each failing one as a state to paste.
struct ExploreCommand: Command {
  private static let budget = Option(
    "--budget", "TIME",
    help:
      "The time limit, such as 30s or 5m, at \(worldsPerSecond) worlds a second; by default \(worldsOfScreen) worlds "
      + "a screen."
  )
  private static let seed = Option(
    "--seed", "NUMBER",
    help: "The seed of the random worlds, which follow the systematic ones; 1 by default. The same seed gives the "
      + "same worlds.")
  static let declaration = CommandDeclaration(
    "explore", .measure,
    "Drive screens in worlds that no state declares, and print each failing one as a state to paste.",
    operand: .frame, options: [Self.budget, Self.seed, .packagePath],
    details: """
      Answers differ from the fixtures in one thing, then in several: 0, 1, 2 and 1,000 rows, unusual texts, numbers and dates, nil,
      the cases of enumerations, failures, answers at other times and in other orders; then a control is used. The command finds
      crashes, hangs and violations of the rules of verifySoundness() and of a screen's properties (.always, .never, .eventually), and
      reduces each to the smallest world. It names each type without generated values, with the line that declares some.
      Exit status: 0 no world fails, 1 some fail, or a type has no values, 2 nothing could be tried.
      """)

  private static let worldsPerSecond = 100
  private static let worldsOfScreen = 80

  private let root: String
  private let environment: [String: String]
  private let selection: Selection
  private let budget: Duration?
  private let seed: UInt64

  init(_ call: Call) throws {
    budget = try call.value(Self.budget, "a time such as 30s or 5m", TimeBudget.init)?.duration
    seed = try call.value(Self.seed, "a whole number", UInt64.init) ?? 1
    (selection, environment) = (try call.selection(), call.environment)
    root = try call.packageRoot()
  }

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let area = try OutputArea(packageRoot: root, environment: environment)
    let (log, notes) = (try area.file("explore.log"), try area.file("explore.jsonl"))
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    let tree = GoldenTree(packageRoot: root)
    let all = try tree.catalogsInIndex().flatMap { try tree.paths(inCatalog: $0) }.compactMap(\.name).filter {
      $0.kind == .frame
    }
    let names = all.filter(selection.matches)
    guard !names.isEmpty else {
      throw CannotExplore(
        all.isEmpty
          ? "the package has no goldens that name its screens. Record them first: swift test"
          : "'\(selection)' has no golden. `everystate show` lists the frames")
    }
    unlink(notes)
    let plan = PlayPlan(root: root, suitesOf: names, log: log)
    if let build = plan.build {
      printProgress("Building the tests ...")
      guard try ChildProcess(build, output: log).status(within: nil) == 0 else {
        throw CannotExplore("the tests do not build", log)
      }
    }
    setVariables(notes, screens: Set(names.map { "\($0.catalog)/\($0.screen)" }).count)
    let status = try follow(try ChildProcess(plan.words(isWide: false), output: log), notes)
    let explored = ExploredScreens(ExplorationNote.all(in: notes), in: all)
    guard explored.tried > 0 || !explored.reports.isEmpty else {
      throw CannotExplore((["no screen has a world to try"] + explored.leftOut).joined(separator: "\n  "), log)
    }
    for line in explored.lines(seed: seed) { say(line) }
    if let status, status != 0 {
      printError("note: the tests ended with status \(status), so worlds are missing (\(log)).")
    } else if explored.isCutShort || status == nil {
      printError("note: the time was up before all worlds were tried.")
    }
    return explored.reports.isEmpty ? status == 0 ? .inOrder : .cannotTell : .needsAttention
  }

  private func setVariables(_ notes: String, screens: Int) {
    let seconds = budget.map { Int($0.components.seconds) }
    setenv(ExplorationNote.pathVariable, notes, 1)
    setenv(ExplorationNote.seedVariable, "\(seed)", 1)
    setenv(ExplorationNote.worldsVariable, "\(Self.worlds(within: seconds, of: screens))", 1)
    if let seconds { setenv(ExplorationNote.endVariable, "\(time(nil) + seconds)", 1) }
    if !selection.isEverything { setenv(Selection.variable, selection.description, 1) }
  }

  /// The number of worlds for each screen.
  static func worlds(within seconds: Int?, of screens: Int) -> Int {
    seconds.map { max(1, $0 * worldsPerSecond / max(1, screens)) } ?? worldsOfScreen
  }

  /// Waits for the tests, and shows at a terminal how far they are.
  /// - Returns: nil if they were ended.
  private func follow(_ child: ChildProcess, _ notes: String) throws -> Int32? {
    let isShown = isatty(2) == 1
    defer { if isShown { writeError("\r\u{1B}[K") } }
    while true {
      if let status = child.status() { return status }
      if EndingSignals.hasCome {
        child.end()
        return nil
      }
      poll(nil, 0, 100)
      if isShown {
        let explored = ExploredScreens(ExplorationNote.all(in: notes))
        writeError("\r\(explored.tried) worlds, \(explored.reports.count) failing ")
      }
    }
  }
}

/// The results of an exploration, in the order of the goldens.
struct ExploredScreens {
  private let screens: [[ExplorationNote]]

  init(_ notes: [ExplorationNote], in names: [GoldenName] = []) {
    let order = names.map { "\($0.catalog)/\($0.screen)" }
    let groups = Dictionary(grouping: notes) { "\($0.catalog)/\($0.screen)" }
    func place(_ key: String) -> (Int, String) { (order.firstIndex(of: key) ?? .max, key) }
    screens = groups.sorted { place($0.key) < place($1.key) }.map(\.value)
  }

  private var counts: [Int] { screens.map { $0.map(\.tried).max() ?? 0 }.filter { $0 > 0 } }
  /// The screens without a world, with the reason.
  var leftOut: [String] {
    screens.filter { $0.allSatisfy { $0.tried == 0 } }.compactMap { notes in
      notes.lazy.compactMap(\.leftOut).first.map { "\(notes[0].screen): left out: \($0)." }
    }
  }
  var tried: Int { counts.reduce(0, +) }
  var reports: [[String]] { screens.joined().map(\.lines).filter { !$0.isEmpty } }
  /// Whether a screen was not finished.
  var isCutShort: Bool { screens.contains { !$0.contains(where: \.isDone) } }

  func lines(seed: UInt64) -> [String] {
    let (screens, failing) = (counts.count, reports.count)
    let verdict = failing == 0 ? "none fails" : "\(failing) failing"
    return reports.flatMap { $0.map(TerminalText.harmless) + [""] } + leftOut.map(TerminalText.harmless) + [
      "Explored \(tried) worlds of \(counted(screens, "screen")) with seed \(seed): \(verdict)."
    ]
  }
}

struct CannotExplore: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String, _ log: String? = nil) {
    let ending = log.map { " " + LogTail.ending($0).joined(separator: "\n") } ?? ""
    description = "Nothing was tried: \(reason)." + ending
  }
}
