/// Which run a test process belongs to: what a person started, however many processes it takes.
///
/// `swift test` starts a process for each test target under Swift Build, and more with `--parallel`. All of them descend from it,
/// so the run is named after that process: its number, its start and the system's boot, which no two processes share. Nothing
/// has to stand in the environment; `EVERYSTATE_RUN` joins processes that have no such ancestor, on several machines too.
struct RunIdentity {
  static let variable = "EVERYSTATE_RUN"

  let run: String

  /// - Parameters:
  ///   - environment: the process's variables.
  ///   - alone: the run of a process that nothing joins to others.
  ///   - processes: where the system tells of its processes.
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
  /// How many ancestors are asked.
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
    // The command may hold anything, closing brackets too; what follows it is plain.
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 19, let parent = Int(fields[1]) else { return nil }
    return Entry(command: String(text[text.index(after: open)..<close]), parent: parent, start: String(fields[19]))
  }

  /// What tells this boot from others.
  var boot: String { (read("\(path)/sys/kernel/random/boot_id") ?? "").filter { !$0.isWhitespace } }

  private func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
