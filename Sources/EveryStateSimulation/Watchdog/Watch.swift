import CEveryStateRuntime

struct Watch: Sendable {
  let what: @Sendable () -> String
  let limit: Duration
  let say: @Sendable (String) -> Void
  let onExpiry: @Sendable (WatchdogReport) -> Void
  let thread = everystate_this_thread()
  /// Real time that was seen to pass; nil before the first look, when this watch's share of it is unknown.
  private(set) var elapsed: Duration?

  /// The process's memory at the first look, in bytes, and its growth since then.
  private(set) var firstMemory: Int?
  private(set) var growth = 0

  var isOver: Bool { elapsed.map { $0 > limit } ?? false || devours }

  /// Whether the process would take all of the machine's memory before the time is over.
  private var devours: Bool { growth > ResidentMemory.limit }

  func report(stack: [String]) -> WatchdogReport {
    WatchdogReport(
      what: what(), elapsed: elapsed ?? .zero, limit: limit, growth: devours ? growth : nil, stack: stack)
  }

  mutating func renew() { elapsed = nil }

  mutating func pass(_ duration: Duration, memory bytes: Int) {
    elapsed = elapsed.map { $0 + duration } ?? .zero
    firstMemory = firstMemory ?? bytes
    growth = bytes - (firstMemory ?? bytes)
  }
}

/// The part of the process that is in memory.
enum ResidentMemory {
  /// The growth that ends a watch, in bytes: no screen of the apps tried needs a tenth of it.
  static let limit = 1 << 30

  /// In bytes; 0 where the system does not say.
  static var bytes: Int {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      let count = read(file, buffer.baseAddress!, buffer.count - 1)
      guard count > 0 else { return 0 }
      buffer[count] = 0
      // The second number counts pages in memory.
      var end: UnsafeMutablePointer<CChar>?
      _ = strtol(buffer.baseAddress!, &end, 10)
      return end.map { strtol($0, nil, 10) * Int(getpagesize()) } ?? 0
    }
  }
}
