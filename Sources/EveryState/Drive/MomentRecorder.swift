import EveryStateSimulation
import TextUI

/// The moments of a drive at which the screen looked different.
@MainActor struct MomentRecorder {
  private(set) var moments: [DrivenFrame.Moment] = []
  /// The looks and the times of the moments, if the drive records events.
  private(set) var seen: [ScreenLook] = []
  private(set) var times: [Duration] = []
  private let driven: DrivenScreen
  private let isRunning: Bool
  private var last = Duration.zero
  private var exits = 0

  /// - Parameter isRunning: false if only the last moment counts.
  init(_ driven: DrivenScreen, isRunning: Bool) {
    self.driven = driven
    self.isRunning = isRunning
  }

  /// Takes a moment if the screen has changed; with `force`, in any case, as after an action.
  mutating func take(_ event: String, force: Bool = false) {
    guard isRunning else { return }
    let lines = driven.screen.lines()
    driven.branches.formUnion(driven.screen.drawnBranches)
    if !force, lines == moments.last?.lines { return }
    // The screen is still drawn. The user sees something else: the screen before, a web page.
    let leaves = driven.screen.exits > exits
    exits = driven.screen.exits
    moments.append(DrivenFrame.Moment(event: leaves ? "\(event) -> leaves" : event, lines: lines))
    driven.filmed = moments
    last = driven.simulation.now
    guard let look = driven.events?.events.looks.last else { return }
    seen.append(look.seen)
    times.append(last)
  }

  mutating func takeLater() {
    let elapsed = driven.simulation.now - last
    take(elapsed > .zero ? "\(Elapsed(elapsed)) later" : "at once")
  }

  mutating func takeOnly() {
    moments = [DrivenFrame.Moment(event: nil, lines: driven.screen.lines())]
    driven.branches = driven.screen.drawnBranches
  }
}
