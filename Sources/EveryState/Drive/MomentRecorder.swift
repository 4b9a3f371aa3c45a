import EveryStateSimulation
import TextUI

/// The moments of a drive at which the screen looked different.
@MainActor
struct Film {
  private(set) var moments: [DrivenFrame.Moment] = []
  private let stage: Stage
  private let isRunning: Bool
  /// When the last moment was taken.
  private var last = Duration.zero

  /// - Parameter isRunning: false where only the last moment counts.
  init(_ stage: Stage, isRunning: Bool) {
    self.stage = stage
    self.isRunning = isRunning
  }

  /// Takes a moment if the screen has changed, or in any case where a person did something.
  mutating func take(_ event: String, even: Bool = false) {
    guard isRunning else { return }
    let lines = stage.screen.lines()
    stage.branches.formUnion(stage.screen.drawnBranches)
    if !even, lines == moments.last?.lines { return }
    moments.append(DrivenFrame.Moment(event: event, lines: lines))
    stage.filmed = moments
    last = stage.simulation.now
  }

  /// Takes a moment if the screen has changed as time passed; it is told by the time since the moment before.
  mutating func takeLater() {
    let elapsed = stage.simulation.now - last
    take(elapsed > .zero ? "\(Elapsed(elapsed)) later" : "at once")
  }

  /// Keeps the screen as it is now, and nothing before.
  mutating func takeOnly() {
    moments = [DrivenFrame.Moment(event: nil, lines: stage.screen.lines())]
    stage.branches = stage.screen.drawnBranches
  }
}
