import CEveryStateRuntime

/// A timer of a run loop that was made inside a simulation, which calls it when it is due.
final class RunLoopTimer {
  private let timer: UnsafeMutableRawPointer
  private let callout: everystate_timer_callout
  private let info: UnsafeMutableRawPointer?
  private var ticker: Ticker?
  private var interval: Int64 = 0
  private var isAdded = false

  init(
    _ timer: UnsafeMutableRawPointer, _ callout: @escaping everystate_timer_callout, _ info: UnsafeMutableRawPointer?,
    in core: SimulationCore
  ) {
    self.timer = timer
    self.callout = callout
    self.info = info
    ticker = Ticker("a timer", on: .main, in: core) { [weak self] _ in self?.tick() }
  }

  deinit {
    ticker?.stop()
    if isAdded { everystate_timer_release(timer) }
  }

  /// As long as the run loop has a timer, the timer lives. It may be added in several modes.
  func add(after delay: Int64, every interval: Int64) {
    if isAdded { return }
    isAdded = true
    everystate_timer_retain(timer)
    self.interval = interval
    ticker?.set(after: delay, every: interval)
    ticker?.start()
  }

  func set(after delay: Int64) { if isAdded { ticker?.set(after: delay, every: interval) } }

  func stop() { ticker?.stop() }

  private func tick() {
    guard everystate_timer_is_valid(timer) else { return stop() }
    callout(timer, info)
    if interval == 0 {
      everystate_timer_invalidate(timer)
    } else if let next = ticker?.timeToNext {
      everystate_timer_set_next(timer, next)
    }
  }
}
