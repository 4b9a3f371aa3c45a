import EveryStateGoldens
import Foundation
import Synchronization

/// Looks back at the end of a test process: a run that checked less than it seems to must not pass.
///
/// Swift Testing knows nothing of a test that takes a frame and does not verify it, or verifies it in a task that outlives
/// the test. The declaration does. Each process answers for the catalogs that it holds: others may be another process's of the
/// same run, and only `everystate status` sees them all.
enum RunGuard {
  private struct State {
    var handedOut: [String: Set<GoldenName>] = [:]
    var verified: [String: Set<GoldenName>] = [:]
    var sessions: [GoldenSession] = []
    var completed: Set<String> = []
  }
  private static let state = Mutex(State())

  /// How many frames tests are waiting for: at the end of a run that nobody cuts short there are none.
  private static let beingVerified = Atomic(0)

  static func verifies() { beingVerified.add(1, ordering: .relaxed) }
  static func hasVerified() { beingVerified.subtract(1, ordering: .relaxed) }

  /// The status of a process that passed its tests and failed here.
  static let exitStatus: Int32 = 1

  /// Remembers the package; the first call has the guard look at the process's end.
  static func watch(_ session: GoldenSession) {
    let isFirst = state.withLock { state in
      state.sessions.append(session)
      return state.sessions.count == 1
    }
    if isFirst { atexit { RunGuard.end() } }
  }

  static func handOut(_ names: [GoldenName], of session: GoldenSession) {
    state.withLock { $0.handedOut[session.packageRoot, default: []].formUnion(names) }
  }

  static func verified(_ name: GoldenName, of session: GoldenSession) {
    let (done, all) = state.withLock { state in
      state.verified[session.packageRoot, default: []].insert(name)
      return (state.verified[session.packageRoot]?.count ?? 0, state.handedOut[session.packageRoot]?.count ?? 0)
    }
    // To a person who waits, and to nobody else.
    if done % progressStep == 0, done < all, isatty(2) == 1 { say("EveryState: \(done) of \(all) frames") }
  }

  /// After how many frames a terminal is told how far the run is.
  private static let progressStep = 250

  /// Nobody may be listening: a closed standard error is no reason to end in another way.
  static func say(_ line: String) {
    let bytes = Array((TerminalText.lines(line) + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count <= 0 && errno != EINTR { return }
      done += max(0, count)
    }
  }

  static func completed(_ catalog: String) { _ = state.withLock { $0.completed.insert(catalog) } }

  /// What was not checked in a run of all tests, or of the selected frames; nothing where the run was asked for some tests only.
  static func complaints(_ session: GoldenSession, arguments: [String]) -> [String] {
    guard !RunScope(arguments).isPartial else { return [] }
    let (handedOut, verified, completed) = state.withLock {
      ($0.handedOut[session.packageRoot] ?? [], $0.verified[session.packageRoot] ?? [], $0.completed)
    }
    guard !handedOut.isEmpty else { return [] }
    var complaints: [String] = []
    let lost = handedOut.subtracting(verified).sorted()
    if !lost.isEmpty {
      complaints.append(
        "\(lost.count) frames were handed to tests and never verified: "
          + lost.prefix(5).map(\.selector).joined(separator: ", ") + (lost.count > 5 ? ", ..." : "")
          + ". A test takes frames and does not await frame.verify(), was skipped, or verifies in a task that outlives it."
      )
    }
    guard session.selection.isEverything else { return complaints }
    let catalogs = Set(handedOut.map(\.catalog))
    for catalog in catalogs.subtracting(completed).sorted() {
      complaints.append(
        "\(TerminalText.harmless(catalog)) was not checked as a whole: missing, orphaned and twin goldens are not seen. Add to its suite: "
          + "@Test func isComplete() throws { try Self.catalog.verifyCompleteness() }")
    }
    return complaints
  }

  private static func end() {
    let sessions = state.withLock { $0.sessions }
    var complaints = sessions.flatMap { Self.complaints($0, arguments: CommandLine.arguments) }
    complaints += sessions.flatMap(\.complaintsAtEnd)
    let unfinished = beingVerified.load(ordering: .relaxed)
    if unfinished > 0 {
      complaints.append(
        "the process was ended while \(unfinished) \(unfinished == 1 ? "frame was" : "frames were") being verified: who called "
          + "exit? The run is not whole, and fails.")
    }
    // What the tests have said comes first.
    fflush(nil)
    for line in sessions.flatMap({ EndSummary($0).lines }) + complaints.map({ "EveryState: \($0)" }) { say(line) }
    guard !complaints.isEmpty else { return }
    _exit(exitStatus)
  }
}
