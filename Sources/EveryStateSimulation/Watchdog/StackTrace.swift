import EveryStateVirtualClock

/// Where a thread is, in words.
enum StackTrace {
  private static let longest = 24

  /// - Parameter thread: a thread other than this one, of a process that is about to end.
  /// - Returns: the calls in progress, the innermost first; empty if they cannot be had.
  static func of(_ thread: UInt) -> [String] {
    let addresses = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 128) { buffer in
      Array(buffer.prefix(everystate_capture_stack(thread, buffer.baseAddress!, buffer.count)))
    }
    var files: [String: SymbolTable] = [:]
    var lines: [String] = []
    for address in addresses where lines.count < longest {
      let name = name(of: address, &files)
      // Further out are the runtime, the simulation's own calls, and whoever drives it.
      if name.contains("SimulationCore.") || name.contains("runJobInEstablishedExecutorContext") { break }
      if lines.last != name { lines.append(name) }
    }
    return lines
  }

  private static func name(of returnAddress: UInt, _ files: inout [String: SymbolTable]) -> String {
    let address = returnAddress - 1  // inside the call, not behind it
    let location = everystate_locate_code(address)
    guard let path = location.file.map({ String(cString: $0) }) else { return "unknown code" }
    if let symbol = location.symbol { return Demangling.demangle(String(cString: symbol)) }
    let table = files[path] ?? SymbolTable(path: path)
    files[path] = table
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return table.symbol(at: address - location.base).map(Demangling.demangle) ?? "a function of \(file)"
  }
}
