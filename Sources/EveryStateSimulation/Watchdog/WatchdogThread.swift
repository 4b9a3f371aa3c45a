import CEveryStateCrashHandler
import CEveryStateRuntime
import Synchronization

enum WatchdogThread {
  private static let watches = Locked<[UInt64: Watch]>([:])
  private static let lastNumber = Atomic<UInt64>(0)
  // It looks now and then instead of being woken, so that guarding a short piece of work costs next to nothing.
  private static let period = Duration.milliseconds(50)
  /// How long a step of the process's end may take.
  private static let grace = Duration.seconds(2)
  private static let isReporting = Atomic<Bool>(false)

  /// Created with the first watch. A separate thread, because Swift's pool may be stuck.
  private static let start: Void = BackgroundThread.start { WatchdogThread.patrol() }

  static func begin(_ watch: Watch) -> UInt64 {
    _ = start
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    watches.withLock { $0[number] = watch }
    return number
  }

  static func end(_ number: UInt64) { watches.withLock { $0[number] = nil } }

  static func renew() {
    let own = everystate_this_thread()
    watches.withLock { watches in
      for number in watches.keys where watches[number]?.thread == own { watches[number]?.renew() }
    }
  }

  private static func patrol() -> Never {
    var last = everystate_real_nanoseconds()
    while true {
      pause(period)
      let now = everystate_real_nanoseconds()
      // A longer gap means that the whole process stood still, or that the machine had no time for it.
      let passed = min(.nanoseconds(now - last), period * 4)
      last = now
      // A process that dies of a crash has its last words, and needs no other end.
      if everystate_is_dying() { continue }
      if let watch = passTime(passed) { expire(watch) }
    }
  }

  /// - Returns: the watch that is over, the oldest if several are.
  private static func passTime(_ duration: Duration) -> Watch? {
    watches.withLock { watches in
      if watches.isEmpty { return nil }
      let memory = ResidentMemory.bytes
      for number in watches.keys { watches[number]?.pass(duration, memory: memory) }
      return watches.filter { $0.value.isOver }.min { $0.key < $1.key }?.value
    }
  }

  private static func expire(_ watch: Watch) -> Never {
    // Whatever goes wrong while the stuck thread is looked at, the process ends, and not without a word.
    BackgroundThread.start {
      pause(grace)
      report(watch, stack: [])
    }
    BackgroundThread.start {
      pause(grace * 2)
      _exit(Watchdog.exitStatus)
    }
    report(watch, stack: StackTrace.of(watch.thread))
    _exit(Watchdog.exitStatus)
  }

  /// Only the first call reports.
  private static func report(_ watch: Watch, stack: [String]) {
    if isReporting.exchange(true, ordering: .relaxed) { return }
    let report = watch.report(stack: stack)
    watch.say(report.description)
    watch.onExpiry(report)
  }

  private static func pause(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&time, nil)
  }
}
