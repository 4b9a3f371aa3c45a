import CEveryStateRuntime

/// Where a thread is, in words.
enum StackTrace {
  private static let longest = 24

  /// The calls in progress on another thread of a process that is about to end, the innermost first; empty if they cannot be had.
  static func of(_ thread: UInt) -> [String] {
    let calls = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 128) { buffer in
      Array(buffer.prefix(everystate_capture_stack(thread, buffer.baseAddress!, buffer.count)))
    }
    var lines: [String] = []
    for name in names(of: calls) where lines.last != name {
      lines.append(name)
      if lines.count == longest { break }
    }
    return lines
  }

  /// The function of the app that led to a call, by return addresses: the innermost that is neither the system's nor this package's.
  static func place(in calls: [UInt]) -> String? { names(of: calls).first(where: isOfTheApp) }

  private static func isOfTheApp(_ name: String) -> Bool {
    Demangling.module(of: name).map { !modulesOfOthers.contains($0) } ?? false
  }

  /// Modules that call an app's code, or that it calls on its way to the system.
  private static let modulesOfOthers: Set = [
    "Swift", "_Concurrency", "Synchronization", "Observation", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "FoundationInternationalization", "Testing", "EveryState", "EveryStateSimulation",
    "EveryStateMocks", "TextUI", "TextCombine", "TextOS", "TextOSLog",
  ]

  /// The functions of the calls up to the simulation; outside of it are the runtime and the simulation's caller.
  private static func names(of calls: [UInt]) -> some Sequence<String> {
    calls.lazy.map(name).prefix {
      !$0.contains("SimulationCore.") && !$0.contains("runJobInEstablishedExecutorContext")
    }
  }

  private static func name(of returnAddress: UInt) -> String {
    let address = returnAddress - 1  // inside the call, not behind it
    let location = everystate_locate_code(address)
    guard let path = location.file else { return "unknown code" }
    if let symbol = location.symbol { return Demangling.demangle(String(cString: symbol)) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      if everystate_find_function(path, address - location.base, buffer.baseAddress!, buffer.count) {
        return Demangling.demangle(String(cString: buffer.baseAddress!))
      }
      return "a function of \(String(cString: path).split(separator: "/").last ?? "an unknown file")"
    }
  }
}
