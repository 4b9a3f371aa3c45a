import EveryStateGoldens
import Foundation
import Synchronization

/// The sessions of this process, one for each package, and the end of the process.
enum ProcessSessions {
  private struct Sessions {
    var ofRoot: [String: Result<GoldenSession, any Error>] = [:]
    var ofFile: [String: GoldenSession] = [:]
    var all: [GoldenSession] = []
  }
  private static let sessions = Mutex(Sessions())

  /// The status of a process that passed its tests and failed here.
  static let exitStatus: Int32 = 1

  static func session(of filePath: String) throws -> GoldenSession {
    try sessions.withLock { sessions in
      if let session = sessions.ofFile[filePath] { return session }
      let environment = ProcessInfo.processInfo.environment
      let root = try PackageRoot.find(from: filePath, environment: environment)
      let session = try (sessions.ofRoot[root] ?? begin(root, environment, &sessions)).get()
      sessions.ofFile[filePath] = session
      return session
    }
  }

  /// Begins a package's session once, also when that fails: the next frame gets the same error.
  private static func begin(
    _ root: String, _ environment: [String: String], _ sessions: inout Sessions
  ) -> Result<GoldenSession, any Error> {
    let session = Result {
      try GoldenSession(packageRoot: root, environment: environment, textFormat: GoldenText.format)
    }
    sessions.ofRoot[root] = session
    guard case .success(let begun) = session else { return session }
    sessions.all.append(begun)
    if sessions.all.count == 1 {
      // The only exit handler of the harness. It does not run if the process dies in a frame: see CrashHandler.
      atexit { ProcessSessions.end() }
      CrashHandler.watch()
    }
    CrashHandler.prepare(reports: sessions.all.map(\.reportPath), environment: environment)
    return session
  }

  private static func end() {
    let sessions = sessions.withLock(\.all)
    for session in sessions { session.end() }
    var complaints = sessions.flatMap { $0.complaints(arguments: CommandLine.arguments) }
    complaints += sessions.flatMap(\.complaintsAtEnd)
    let unfinished = sessions.map(\.unfinishedCount).reduce(0, +)
    if unfinished > 0 {
      complaints.append(
        "the process exited while \(unfinished) \(unfinished == 1 ? "frame was" : "frames were") being verified. Look "
          + "for a call to exit(). The run is incomplete, so it fails.")
    }
    // The output of the tests comes first.
    fflush(nil)
    for line in sessions.flatMap({ EndSummary($0).lines }) + complaints.map({ "EveryState: \($0)" }) {
      TestReport.warn(line)
    }
    guard !complaints.isEmpty else { return }
    _exit(exitStatus)
  }
}
