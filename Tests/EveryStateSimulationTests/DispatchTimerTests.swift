@MainActor @Suite struct DispatchTimerTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  /// The events with their virtual times; timers write from any queue.
  private final class TimedLog: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ text: String) {
      let seconds = DispatchTime.now().uptimeNanoseconds / 1_000_000_000 - 86_400
      lines.withLock { $0.append("\(seconds) \(text)") }
    }
  }

  private nonisolated static let own = DispatchQueue(label: "own")

  @Test func `a timer of the run loop knows its next time`() throws {
    var timer: Timer?
    try simulation.settle { timer = .scheduledTimer(withTimeInterval: 2, repeats: true) { _ in } }
    try simulation.advance(by: .seconds(5))
    expect(simulation.enter { timer?.fireDate.timeIntervalSinceNow.rounded() }, is: 1)
  }

  @Test(arguments: [DispatchQueue.main, .global(), own])
  @MainActor func `a timer ticks in virtual time, on its queue`(_ queue: DispatchQueue) throws {
    let log = TimedLog()
    var timer: (any DispatchSourceTimer)?
    try simulation.settle {
      let made = DispatchSource.makeTimerSource(queue: queue)
      made.setRegistrationHandler { log.add("on") }
      made.setEventHandler {
        dispatchPrecondition(condition: .onQueue(queue))
        log.add("tick")
      }
      made.setCancelHandler {
        dispatchPrecondition(condition: .onQueue(queue))
        log.add("off")
      }
      made.schedule(deadline: .now() + 1, repeating: 2, leeway: .milliseconds(100))
      timer = made
    }
    try simulation.advance(by: .seconds(5))
    expect(log.all, is: [], "a timer begins suspended")
    try simulation.settle { timer?.resume() }
    expect(log.all, is: ["5 on", "5 tick"], "late ticks come at once, as one")
    expect(simulation.enter { timer?.data }, is: 3)
    expect(simulation.sleepers.first.map { "\($0)" }, is: "a dispatch timer ticks at 7.0 seconds")
    try simulation.advance(by: .seconds(4))
    try simulation.settle { timer?.suspend() }
    try simulation.advance(by: .seconds(10))
    try simulation.settle { timer?.resume() }
    try simulation.advance(by: .seconds(3))
    try simulation.settle { timer?.schedule(deadline: .now() + 4) }
    try simulation.advance(by: .seconds(60))
    try simulation.settle { timer?.cancel() }
    expect(timer?.isCancelled, is: true)
    timer = nil
    expect(log.all, is: ["5 on", "5 tick", "7 tick", "9 tick", "19 tick", "21 tick", "26 tick", "82 off"])
    expect(simulation.pending.isEmpty)
    expect(simulation.pending.realTimers, is: 0)
    expect(simulation.outsideJobs, is: 0)
  }

  @Test @MainActor func `a tick may set, suspend, cancel and release its timer`() throws {
    let log = TimedLog()
    nonisolated(unsafe) var timers: [any DispatchSourceTimer] = []
    try simulation.settle {
      for act: @Sendable (any DispatchSourceTimer) -> Void in [
        { $0.schedule(deadline: .now() + 5) }, { $0.suspend() }, { $0.cancel() }, { _ in timers[3].setEventHandler {} },
      ] {
        let (timer, number) = (DispatchSource.makeTimerSource(queue: .main), timers.count)
        timers.append(timer)
        timer.setEventHandler {
          log.add("\(number)")
          act(timers[number])
        }
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.activate()
      }
    }
    try simulation.advance(by: .seconds(8))
    expect(log.all, is: ["1 0", "1 1", "1 2", "1 3", "6 0"])
    timers[1].resume()
    timers = []
    expect(simulation.sleepers.isEmpty, "a released timer is over: \(simulation.sleepers)")
  }

  @Test @MainActor func `timers that are due together tick in the order in which they were set`() throws {
    let log = TimedLog()
    var timers: [any DispatchSourceTimer] = []
    try simulation.settle {
      for number in 0..<20 {
        let timer = DispatchSource.makeTimerSource(queue: number % 2 == 0 ? .main : .global())
        timer.setEventHandler { log.add("\(number)") }
        timer.schedule(deadline: .now() + 1)
        timer.resume()
        timers.append(timer)
      }
    }
    try simulation.advance(by: .seconds(1))
    expect(log.all, is: (0..<20).map { "1 \($0)" })
  }

  @Test @MainActor func `a timer ends with its simulation`() throws {
    let log = TimedLog()
    var kept: [any DispatchSourceTimer] = []
    for second in 1...2 {
      let simulation = try Simulation()
      try simulation.settle {
        for isKept in [true, false] {
          let timer = DispatchSource.makeTimerSource(queue: .main)
          timer.setEventHandler { log.add("\(second)") }
          timer.setCancelHandler { log.add("cancelled") }
          timer.schedule(deadline: .now() + .seconds(second))
          timer.resume()
          if isKept { kept.append(timer) }
        }
      }
      try simulation.advance(by: .seconds(second - 1))
      simulation.finish()
      simulation.enter { kept.last?.schedule(deadline: .now()) }
    }
    let other = try Simulation()
    try other.settle { for timer in kept { timer.schedule(deadline: .now() + 1) } }
    try other.advance(by: .seconds(60))
    try other.settle { for timer in kept { timer.cancel() } }
    expect(log.all, is: [])
  }

  @Test @MainActor func `a timer that was made outside is real, and is counted`() throws {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    try simulation.settle { timer.schedule(deadline: .now() + 3600) }
    expect(simulation.pending.realTimers, is: 1)
    expect(simulation.sleepers.isEmpty)
    timer.resume()
  }
}
