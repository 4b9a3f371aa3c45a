import Testing

/// Drives a screen through what nobody has declared, and keeps what was to be seen on the way.
@MainActor
final class Trial {
  let screen: AuditedScreen
  let exploration: Exploration
  /// What went on from declared states, for the audits.
  private(set) var sequels: [AuditedScreen.State] = []
  private let drive: @MainActor (_ state: String, Sequel) throws -> DrivenFrame

  init(
    _ screen: AuditedScreen, _ exploration: Exploration,
    drive: @escaping @MainActor (_ state: String, Sequel) throws -> DrivenFrame
  ) {
    self.screen = screen
    self.exploration = exploration
    self.drive = drive
    for move in exploration.moves {
      guard let tape = move.tape else { continue }
      keep(tape, from: move.state, "then \(move.offer.event)")
    }
  }

  /// The uses of controls, those at a first moment last: what is asked there is asked for the first time.
  var moves: [Exploration.Move] {
    let idle = Set(screen.declared.filter { $0.proof == .idle }.map(\.name))
    return exploration.moves.filter { !idle.contains($0.state) } + exploration.moves.filter { idle.contains($0.state) }
  }

  /// Drives a state and what goes on after it.
  /// - Returns: nil where the screen gives no occasion for it, or breaks: that is another finding.
  func run(_ sequel: Sequel, after state: String) throws -> Tape? {
    guard let tape = try drive(state, sequel).tape else { return nil }
    keep(tape, from: state, sequel.title)
    return tape
  }

  private func keep(_ tape: Tape, from state: String, _ title: String) {
    guard let declared = screen.declared.first(where: { $0.name == state }) else { return }
    sequels.append(
      AuditedScreen.State(
        name: "\(state), \(title)", proof: .settled, isStoryboard: false, isOfLoads: false,
        location: declared.location, tape: tape, origin: state))
  }
}

/// A way through a screen that follows from what its states declare.
protocol Flow: Sendable {
  @MainActor func findings(_ trial: Trial) throws -> [SoundnessFinding]
}

enum Flows {
  static let all: [any Flow] = [Recovery(), FailedRefresh(), Return(), Overtaking(), LateAnswer(), OtherDependencies()]
}

extension Exploration.Move {
  /// Whether the use asked one of the dependencies.
  func asks(_ dependency: [String]) -> Bool {
    guard let tape, let action = tape.actions.last else { return false }
    return tape.calls.dropFirst(action.calls).contains { dependency.contains($0.mock) }
  }
}

extension Tape {
  var lastWords: Set<String> { Set(looks.last?.seen.texts ?? []) }

  /// Whether the last call of the dependencies returned something, and none is in flight.
  func hasAnswer(of dependency: [String]) -> Bool {
    let own = calls.filter { dependency.contains($0.mock) }
    guard let last = own.last, own.allSatisfy({ $0.ended != nil }) else { return false }
    return last.returned && !last.returnedEmpty
  }
}
