/// The run of a test process: that of the `swift test` it descends from, or the value of `EVERYSTATE_RUN`.
struct RunIdentity {
  static let variable = "EVERYSTATE_RUN"

  let run: String

  init(
    environment: [String: String], process: Int = Int(getpid()), alone: @autoclosure () -> String,
    processes: String = "/proc"
  ) {
    if let named = environment.setting(Self.variable) {
      run = named
    } else {
      run = Self.started(process, in: ProcessTable(path: processes)) ?? alone()
    }
  }

  /// The commands of SwiftPM that start test processes. A shell or an editor must not count: it outlives its runs.
  private static let commands: Set<String> = ["swift-test", "swift-package"]
  private static let reach = 8

  private static func started(_ process: Int, in table: ProcessTable) -> String? {
    var number = process
    for _ in 0..<reach {
      guard let parent = table.entry(number)?.parent, parent > 1, let entry = table.entry(parent) else { return nil }
      if commands.contains(entry.command) { return "\(entry.command) \(parent) \(entry.start) \(table.boot)" }
      number = parent
    }
    return nil
  }
}

/// The processes of a Linux system (`proc_pid_stat(5)`); empty elsewhere.
private struct ProcessTable {
  let path: String

  struct Entry {
    let command: String
    let parent: Int
    /// In clock ticks since the boot.
    let start: String
  }

  func entry(_ process: Int) -> Entry? {
    guard let text = read("\(path)/\(process)/stat"), let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    // The command may contain anything, closing brackets too; the text after it is plain.
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 19, let parent = Int(fields[1]) else { return nil }
    return Entry(command: String(text[text.index(after: open)..<close]), parent: parent, start: String(fields[19]))
  }

  var boot: String { (read("\(path)/sys/kernel/random/boot_id") ?? "").filter { !$0.isWhitespace } }

  private func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

package struct RunScope {
  package let isPartial: Bool

  package init(_ arguments: [String]) {
    let partial = ["--filter", "--skip", "--list-tests"]
    isPartial = arguments.dropFirst().contains { argument in
      partial.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }
}

/// The time of day, for reports only: comparisons never depend on it.
package enum WallTime {
  /// `2026-01-31T09:30:00.123456Z`; sorts like the time it names.
  static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(of: time)
  }

  /// The time at which a file was last written; nil if it does not exist.
  package static func ofFile(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return text(of: status.st_mtimespec)
    #else
      return text(of: status.st_mtim)
    #endif
  }

  private static func text(of time: timespec) -> String {
    var parts = tm()
    var seconds = time.tv_sec
    gmtime_r(&seconds, &parts)
    let text = String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress!, $0.count, "%Y-%m-%dT%H:%M:%S", &parts) }
    }
    return "\(text).\(String(1_000_000 + time.tv_nsec / 1000).dropFirst())Z"
  }
}
