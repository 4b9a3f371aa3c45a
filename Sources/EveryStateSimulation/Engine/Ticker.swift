/// When a timer ticks, while it is running. A late timer ticks once for all the ticks that it missed, and keeps its rhythm.
final class Ticker {
  private unowned let core: SimulationCore
  private let name: String
  private let lane: Lane
  private let tick: (_ count: UInt64) -> Void
  private var interval: Int64 = 0
  private var deadline: Int64?
  private var event: Event?
  private var isRunning = false

  init(_ name: String, on lane: Lane, in core: SimulationCore, _ tick: @escaping (_ count: UInt64) -> Void) {
    self.core = core
    self.name = name
    self.lane = lane
    self.tick = tick
  }

  /// Sets the nanoseconds until the first tick, `nil` for never, and between later ones, 0 for none.
  func set(after delay: Int64?, every interval: Int64) {
    self.interval = interval
    deadline = delay.map { core.time.elapsed.saturatingAdding(max(0, $0)) }
    arm()
  }

  var timeToNext: Int64? { deadline.map { max(0, $0 - core.time.elapsed) } }

  func start() {
    isRunning = true
    arm()
  }

  func stop() {
    isRunning = false
    event?.cancel()
    event = nil
  }

  private func arm() {
    event?.cancel()
    event = nil
    guard isRunning, let deadline else { return }
    let event = Event(name, on: lane) { [weak self] in self?.fire(due: deadline) }
    self.event = event
    core.schedule(event, after: deadline - core.time.elapsed)
  }

  private func fire(due: Int64) {
    event = nil
    var count: Int64 = 1
    if interval > 0 {
      count += (core.time.elapsed - due) / interval
      let (span, overflows) = interval.multipliedReportingOverflow(by: count)
      deadline = overflows ? nil : due.saturatingAdding(span)
    } else {
      deadline = nil
    }
    // Armed before the tick, so that the tick may set, suspend or cancel the timer.
    arm()
    tick(UInt64(count))
  }
}
