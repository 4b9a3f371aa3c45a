import EveryStateGoldens
import EveryStateReview

/// `everystate play`: uses a screen in one of its states, with keys at a terminal, otherwise by a script.
struct PlayCommand: Command {
  private static let script = Option(
    "--script", "FILE", help: "The moves, one a line; `-` for standard input, the default without a terminal.")
  private static let command = Option(
    "--command", "COMMAND", help: "A shell command to run instead of `swift test` on the FRAME's suite.")
  static let declaration = CommandDeclaration(
    "play", .look, "Use a screen in one of its states, with keys or with a script.", operand: .frame,
    options: [Self.script, Self.command, .packagePath],
    details: """
      Without a FRAME, the command plays the first screen; without a state, the first state. No golden is compared, and no report
      written. The frame is printed after each move of a script. Moves are those of a storyboard, and time passes only when a move
      says so:
        \(PlayMove.forms.joined(separator: "\n  "))
      Exit status: 0 played to the end, 1 a move was not possible or the state was not reached, 2 nothing was played.
      """)

  private let root: String
  private let environment: [String: String]
  /// The requested frame.
  private let selection: Selection
  /// The script's file; `-` is the standard input.
  private let script: String?
  /// The shell command to run in place of `swift test`.
  private let command: String?

  init(_ call: Call) throws {
    selection = try call.selection()
    script = call.value(Self.script).map { $0 == "-" ? $0 : absolutePath($0) }
    (command, environment) = (call.value(Self.command), call.environment)
    root = try call.packageRoot()
  }

  func run() throws -> ExitStatus {
    guard selection.items.count <= 1 else { throw CannotPlay("one frame is played at a time") }
    let isByHand = script == nil && Terminal.isInteractive
    // An unreadable script is reported before anything is built.
    let read = isByHand ? nil : try readScript()
    let log = try OutputArea(packageRoot: root, environment: environment).file("play.log")
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    let plan = try PlayPlan(root: root, selection: selection, command: command, log: log)
    guard let read else {
      guard let session = PlaySession(plan, environment: environment) else {
        throw CannotPlay("the terminal's modes cannot be changed; name a script")
      }
      return try session.run()
    }
    return try PlayedScript(script: read, plan: plan, isStyled: TerminalColour.isWanted(environment: environment)).run()
  }

  private func readScript() throws -> PlayScript {
    let path = script ?? "-"
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    guard let bytes = isInput ? SwiftFiles.bytes(from: 0) : SwiftFiles.bytes(of: path) else {
      throw CannotPlay("the script \(TerminalText.harmless(path)) cannot be read")
    }
    return try PlayScript(String(decoding: bytes, as: UTF8.self), name: name)
  }
}

/// A play without a terminal.
struct PlayedScript {
  let script: PlayScript
  let plan: PlayPlan
  let isStyled: Bool
  var showsDrawings = true

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let start = try PlayProcess.start(plan) { EndingSignals.hasCome ? .ends : .goesOn }
    guard case .shown(let process, let first) = start else {
      if case .failed(let lines) = start { printError("everystate: " + lines.joined(separator: "\n")) }
      return .cannotTell
    }
    defer { process.end() }
    let name = TerminalText.harmless(script.name)
    var transcript = PlayTranscript(showsDrawings: showsDrawings)
    var steps: [PlayedStep] = []
    tell(transcript.opening(first))
    guard first.problem == nil || !first.isOver else { return .needsAttention }
    for (number, line) in script.lines {
      switch line {
      case .query(let query): tell(transcript.query(query, query.lines(first, steps)))
      case .move(let move):
        let answer: PlayAnswer
        switch try process.perform(move) {
        case .answer(let given): answer = given
        case .gone(let words):
          printError("\(name), line \(number): the app's process ended in \(TerminalText.harmless(move.words)).")
          for line in words { printError(line) }
          return .needsAttention
        }
        let step = PlayedStep(move, answer)
        tell(transcript.step(step, before: steps.last?.answer ?? first))
        if answer.problem != nil || answer.isOver {
          printError("\(name), line \(number): \(TerminalText.harmless(move.words)) was not possible.")
          return .needsAttention
        }
        steps.append(step)
      }
    }
    return first.problem == nil ? .inOrder : .needsAttention
  }

  private func tell(_ lines: [String]) {
    let text = lines.joined(separator: "\n")
    if isStyled { print(StyledGolden(golden: Array(text.utf8)).text) } else { say(text) }
    fflush(nil)
  }
}

/// The commands that start a frame. The tests are built, and their program is started directly: `swift test` would lock the package's
/// build during the whole play.
struct PlayPlan {
  let root: String
  let frame: String
  /// The similar names of a frame without a golden, as a sentence.
  let nearest: String
  let log: String
  /// The command that builds the tests; nil if `words` does everything.
  let build: [String]?
  private let filters: [String]
  private let command: String?

  init(root: String, selection: Selection, command: String?, log: String) throws {
    self.root = root
    self.log = log
    self.command = command
    build = command == nil ? ["swift", "build", "--build-tests"] : nil
    let tree = GoldenTree(packageRoot: root)
    let catalogs = try tree.catalogsInIndex()
    let names = try catalogs.flatMap { try tree.paths(inCatalog: $0) }.compactMap(\.name).filter { $0.kind == .frame }
    let known = names.first(where: selection.matches)
    if selection.isEverything {
      guard let first = known else { throw CannotPlay("name a frame: everystate play Watchlist/failed") }
      frame = Selection.written(first.catalog) + ":" + Selection.written(first.screen)
    } else {
      frame = selection.description
    }
    isFiltered = command == nil && known != nil
    nearest = known == nil ? UnknownFrames.nearest(frame, among: names) : ""
    // A frame without a golden may belong to any catalog.
    filters = (known.map { [$0.catalog] } ?? catalogs).flatMap {
      ["--filter", "^" + $0.split(separator: ".").joined(separator: "[./]") + "/"]
    }
  }

  /// The tests of the suites that have one of the frames.
  init(root: String, suitesOf names: [GoldenName], log: String) {
    (self.root, self.log, frame, nearest, command, isFiltered) = (root, log, "", "", nil, true)
    build = ["swift", "build", "--build-tests"]
    filters = Set(names.map(\.catalog)).sorted().flatMap {
      ["--filter", "^" + $0.split(separator: ".").joined(separator: "[./]") + "/"]
    }
  }

  /// Whether the frame is known and only the tests of its own suite are run.
  let isFiltered: Bool

  /// The tests' program and its arguments, once they are built.
  /// - Parameter isWide: whether all tests are run: a catalog may have another name than its suite.
  func words(isWide: Bool) -> [String] {
    if let command { return ["/bin/sh", "-c", command, "sh"] }
    let filters = isWide ? [] : filters
    guard let program = builtTests else { return ["swift", "test", "--skip-build", "--disable-xctest"] + filters }
    return [program, "--testing-library", "swift-testing"] + filters
  }

  /// The one program with the package's tests, beside this program; nil if there are several, as Swift Build makes them, or none.
  private var builtTests: String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    let folder = TextFile(String(cString: program)).folder
    guard folder.hasPrefix(root + "/.build/") else { return nil }
    let names = ((try? Folder(opening: folder)?.names()) ?? []).filter { $0.hasSuffix(".xctest") }
    guard names.count == 1, let name = names.first else { return nil }
    let path = folder + "/" + name
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else { return nil }
    return path
  }
}
