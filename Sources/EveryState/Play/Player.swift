import EveryStateGoldens
import EveryStateSimulation

/// Plays one frame for `everystate play`: no golden is compared, and no report is written.
struct Player: SuiteHandler {
  private let selection: Selection
  private let path: String

  /// - Returns: nil in a process that the command did not start.
  init?(_ environment: [String: String]) {
    guard let frame = environment.setting(PlayLink.frameVariable),
      let path = environment.setting(PlayLink.pathVariable), let selection = try? Selection(parsing: frame)
    else { return nil }
    self.selection = selection
    self.path = path
  }

  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame] {
    catalog.declaredFrames.first { $0.name.map(selection.matches) == true }.map { [$0] }
      ?? [SnapshotFrame(catalog: catalog, content: .notSelected)]
  }

  nonisolated(nonsending) func verify(_ frame: SnapshotFrame) async throws {
    guard case .frame(let name, let declared) = frame.content else { return }
    await play(name, declared)
  }

  @MainActor private func play(_ name: GoldenName, _ frame: DeclaredScreen.Frame) {
    guard let link = PlayLink.connected(to: path) else { return }
    let table = PlayTable(link)
    do {
      try frame.play(on: table, frame.seed(in: name.screen))
    } catch {
      table.answer(PlayAnswer(over: "\(error)"))
    }
  }
}

/// The source of a play's moves, and the destination of its answers.
struct PlayTable: Sendable {
  /// The next order's line; nil at the end of the play.
  let next: @Sendable () -> String?
  let answer: @Sendable (PlayAnswer) -> Void
}

extension PlayTable {
  init(_ link: PlayLink) {
    let link = SharedLink(link: link)
    next = { link.link.nextLine() }
    answer = { link.link.send($0.line) }
  }
}

/// The drive's thread reads and writes; the watchdog's thread writes only when that one never returns.
private struct SharedLink: @unchecked Sendable { let link: PlayLink }

extension DeclaredScreen.Frame {
  /// Brings the screen into the state, then performs the table's moves.
  @MainActor func play(on table: PlayTable, _ seed: Seed = Seed(of: "")) throws {
    guard let drive = stateDrive?(redactions) else {
      throw InteractionError("'\(name)' is a timeline, which cannot be played. Play a state of a screen.")
    }
    try Self.isolated(by: seed) { try PlayedState(drive: drive, table: table).play() }
  }
}

/// A state of a screen that the user plays with.
@MainActor private struct PlayedState {
  let drive: any StateDrive
  let table: PlayTable

  func play() throws {
    if let contradiction = drive.contradiction { return table.answer(PlayAnswer(over: contradiction)) }
    let driven = try drive.open(recordsEvents: false)
    defer { driven.end() }
    let world = PlayedWorld(driven, drive)
    var problem: String?
    try guarded { problem = self.problem(driven) { try reach(driven) } }
    var answer = world.answer(problem, driven)
    answer.base = PlayAnswer.Base(
      screen: drive.screenName, state: drive.stateName, columns: drive.columns, events: driven.actions.moves,
      isIdle: drive.proof == .idle, declaredAt: "\(drive.location.fileID):\(drive.location.line)")
    table.answer(answer)
    // The next line comes from the user, however long that takes.
    while !answer.isOver, let line = table.next() {
      try guarded {
        let problem = self.problem(driven) { try PlayedMove(line, driven, world).perform() }
        answer = world.answer(problem, driven)
      }
      table.answer(answer)
    }
  }

  private func guarded(_ body: () throws -> Void) throws {
    let name = "\(drive.screenName)/\(drive.stateName)"
    try Watchdog.guarding(
      name, onExpiry: { [table] report in table.answer(PlayAnswer(over: report.description)) }, say: TestReport.warn,
      body)
  }

  /// A state that is not reached can still be played.
  private func reach(_ driven: DrivenScreen) throws {
    switch try drive.reach(driven, answering: nil) {
    case .drawn, .refused(.undrawn, _): break
    case .refused(_, let message): throw InteractionError("'\(drive.stateName)' was not reached: \(message)")
    }
  }

  /// The reason why `body` did not finish; nil if it did.
  private func problem(_ driven: DrivenScreen, _ body: () throws -> Void) -> String? {
    do { try body() } catch is LeftVirtualTime {
      // The departure below says more.
    } catch { return "\(error)" }
    return driven.simulation.departures.first.map { "the screen left virtual time: \($0). \($0.remedy)" }
  }
}
