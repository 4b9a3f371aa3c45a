import CEveryStateRuntime

/// A timer source of libdispatch that was made inside a simulation, which keeps its time and its blocks.
final class DispatchTimer {
  private let queue: UnsafeMutableRawPointer
  private var blocks: [UInt32: KeptBlock] = [:]
  private var ticker: Ticker?
  private weak var core: SimulationCore?
  private var references = 1
  private var suspensions = 1
  private var hasBegun = false
  private var isCancelled = false
  private(set) var ticks: UInt64 = 0

  init(queue: UnsafeMutableRawPointer, in core: SimulationCore) {
    self.queue = queue
    self.core = core
    ticker = Ticker("a dispatch timer", on: lane, in: core) { [weak self] in self?.tick($0) }
  }

  func set(_ which: everystate_timer_block, _ block: UnsafeMutableRawPointer?) {
    blocks[which.rawValue] = block.map(KeptBlock.init)
  }

  func set(after delay: Int64, every interval: Int64) {
    if isOver { return }
    ticker?.set(after: delay < 0 ? nil : delay, every: interval)
  }

  /// - Parameter count: 1 to resume, -1 to suspend, 0 to activate.
  func resume(_ count: Int) {
    if count == 0 && hasBegun { return }
    suspensions -= count == 0 ? 1 : count
    if isOver { return }
    if suspensions > 0 {
      ticker?.stop()
    } else {
      if !hasBegun { submit(everystate_on_start) }
      hasBegun = true
      ticker?.start()
    }
  }

  func cancel() {
    if isCancelled { return }
    isCancelled = true
    ticker?.stop()
    submit(everystate_on_cancel)
    blocks = [:]
  }

  /// - Returns: Whether references to the source remain.
  func retain(_ count: Int) -> Bool {
    references += count
    if references > 0 { return true }
    ticker?.stop()
    blocks = [:]
    return false
  }

  private var isOver: Bool { isCancelled || core?.isFinished ?? true }
  private var lane: Lane { everystate_is_main_queue(queue) ? .main : .background }

  private func tick(_ count: UInt64) {
    ticks = count
    blocks[everystate_on_tick.rawValue]?.perform(on: queue)
  }

  private func submit(_ which: everystate_timer_block) {
    guard let block = blocks[which.rawValue], let core, !core.isFinished else { return }
    let queue = queue
    core.schedule(Event("a dispatch timer", on: lane) { block.perform(on: queue) }, after: 0)
  }
}
