import EveryStateGoldens
import EveryStateSimulation
import Foundation

/// The frame that this process plays for `everystate play`, where a person asked for one. Then it checks nothing: no golden is compared,
/// and no report is written.
struct PlayedFrame {
  private let selection: Selection
  private let path: String

  /// nil where the process checks frames, as it mostly does.
  static let current = PlayedFrame(ProcessInfo.processInfo.environment)

  init?(_ environment: [String: String]) {
    guard let frame = environment.setting(PlayLink.frameVariable),
      let path = environment.setting(PlayLink.pathVariable), let selection = try? Selection(parsing: frame)
    else { return nil }
    self.selection = selection
    self.path = path
  }

  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame] {
    let frames = catalog.declaredFrames.filter { $0.name.map(selection.matches) == true }
    return Array(frames.prefix(1))
  }

  @MainActor
  func play(_ name: GoldenName, _ frame: DeclaredScreen.Frame) throws {
    guard let link = PlayLink.connected(to: path) else { return }
    let table = PlayTable(link)
    do {
      try frame.play(on: table, frame.chance(in: name.screen))
    } catch {
      var answer = PlayAnswer()
      (answer.problem, answer.isOver) = ("\(error)", true)
      table.answer(answer)
    }
  }
}

extension DeclaredScreen.Frame {
  @MainActor
  func play(on table: PlayTable, _ chance: Chance = Chance(of: "")) throws {
    guard let play else {
      throw InteractionError("'\(name)' is a timeline: nobody can use it. Play a state of a screen.")
    }
    try Self.held(chance) { try play(redactions, table) }
  }
}

/// Where a play takes its moves from, and lays its answers.
struct PlayTable: Sendable {
  /// The next order's line; nil when nobody plays any more.
  let next: @Sendable () -> String?
  let answer: @Sendable (PlayAnswer) -> Void
}

extension PlayTable {
  /// The command that waits at a path.
  init(_ link: PlayLink) {
    let link = SharedLink(link: link)
    next = { link.link.nextLine() }
    answer = { link.link.send($0.line) }
  }
}

/// The drive's thread reads and writes; another one writes only when that one is stuck for ever.
private struct SharedLink: @unchecked Sendable {
  let link: PlayLink
}
