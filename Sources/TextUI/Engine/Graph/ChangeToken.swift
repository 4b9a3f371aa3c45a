import Observation
import Synchronization

/// Collects the nodes whose bodies read something that has changed since, on any thread; the graph takes them on the main actor.
final class Changes: Sendable {
  private let waiting = Mutex<[ChangeToken]>([])
  /// What was noted about the screen meanwhile.
  private let noted = Mutex<[ScreenTrap]>([])

  func note(_ trap: ScreenTrap) { noted.withLock { if !$0.contains(trap) { $0.append(trap) } } }

  var traps: [ScreenTrap] { noted.withLock { $0 } }

  /// The animation in which the app makes changes.
  @TaskLocal static var animation: Animation?
  private let animations = Mutex<Animation?>(nil)

  func add(_ token: ChangeToken) {
    waiting.withLock { $0.append(token) }
    if let animation = Self.animation { animations.withLock { $0 = $0?.isEndless == true ? $0 : animation } }
  }

  /// The animation of the changes since the last call: one without an end before others.
  func takeAnimation() -> Animation? {
    animations.withLock { animation in
      defer { animation = nil }
      return animation
    }
  }

  var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  func take() -> [ChangeToken] {
    ChangeCount.shared.withLock { $0.hasObserved = false }
    return waiting.withLock { tokens in
      defer { tokens = [] }
      return tokens
    }
  }
}

/// Counts changes that views depend on. An observed place reports its first change alone: after it, until the next update, it is not known
/// whether others follow.
struct ChangeCount: Equatable {
  private(set) var changes = 0
  fileprivate(set) var hasObserved = false

  fileprivate static let shared = Mutex(ChangeCount())
  static var now: ChangeCount { shared.withLock { $0 } }
  fileprivate static func add(observed: Bool) {
    shared.withLock {
      $0.changes += 1
      $0.hasObserved = $0.hasObserved || observed
    }
  }
}

/// Reports once for each evaluation that its node must be evaluated again.
final class ChangeToken: Sendable {
  private enum State {
    case current(evaluation: Int)
    case changed
    case ended
  }
  private let state = Mutex((evaluation: 0, state: State.changed))
  private let changes: Changes
  /// The node; it takes itself out when it goes. Only the graph asks, on the main actor.
  nonisolated(unsafe) unowned(unsafe) var owner: (any Reevaluating)?

  init(_ changes: Changes) { self.changes = changes }

  /// Runs `read`; the first later change of a value that it read marks the owner.
  @MainActor func tracking<R>(_ read: () -> R) -> R {
    let evaluation = state.withLock { state in
      state.evaluation += 1
      state.state = .current(evaluation: state.evaluation)
      return state.evaluation
    }
    return withObservationTracking(read) { [weak self] in self?.noteObserved(since: evaluation) }
  }

  private func noteObserved(since evaluation: Int) {
    ChangeCount.add(observed: true)
    didChange(since: evaluation)
  }

  /// Begins an evaluation that reads in several steps.
  func begin() {
    state.withLock { state in
      state.evaluation += 1
      state.state = .current(evaluation: state.evaluation)
    }
  }

  /// Runs one more step of the evaluation that `begin` or `tracking` began.
  func continuing<R>(_ read: () -> R) -> R {
    let evaluation = state.withLock { $0.evaluation }
    return withObservationTracking(read) { [weak self] in self?.noteObserved(since: evaluation) }
  }

  /// Marks the owner, whatever it read: an observed object will change.
  func didChange() {
    ChangeCount.add(observed: false)
    let evaluation = state.withLock { $0.evaluation }
    didChange(since: evaluation)
  }

  func end() {
    state.withLock { $0.state = .ended }
    owner = nil
  }

  /// Notes a write while the app's code of this evaluation runs. Views of our own do not count.
  func noteWrite(_ name: String?) {
    guard let name else { return }
    MainActor.assumeIsolated {
      guard let owner, !owner.isOwnBody, let view = owner.nearestViewOfApp else { return }
      changes.note(.written(name, inBodyOf: view))
    }
  }

  func noteGone(_ name: String?) { changes.note(.gone(name)) }
  func noteStale(_ name: String, in presentation: String) { changes.note(.stale(name, in: presentation)) }

  var hasEnded: Bool { state.withLock { if case .ended = $0.state { true } else { false } } }

  var isChanged: Bool { state.withLock { if case .changed = $0.state { true } else { false } } }

  private func didChange(since evaluation: Int) {
    let isFirst = state.withLock { state in
      // An older evaluation's readings no longer count.
      guard case .current(evaluation) = state.state else { return false }
      state.state = .changed
      return true
    }
    if isFirst { changes.add(self) }
  }
}
