import EveryStateGoldens
import Foundation
import Synchronization

/// The process's sessions with golden trees: one a package.
enum Session {
  private struct Sessions {
    var ofRoot: [String: Result<GoldenSession, any Error>] = [:]
    var ofFile: [String: GoldenSession] = [:]
  }
  private static let sessions = Mutex(Sessions())

  /// The session of the package that `filePath` belongs to.
  static func shared(for filePath: String) throws -> GoldenSession {
    try sessions.withLock { sessions in
      if let session = sessions.ofFile[filePath] { return session }
      let environment = ProcessInfo.processInfo.environment
      let root = try PackageRoot.find(from: filePath, environment: environment)
      let session = try (sessions.ofRoot[root] ?? open(root, environment, &sessions)).get()
      sessions.ofFile[filePath] = session
      return session
    }
  }

  /// Opens the package's session once, also when that fails: the next frame gets the same error.
  private static func open(
    _ root: String, _ environment: [String: String], _ sessions: inout Sessions
  ) -> Result<GoldenSession, any Error> {
    let session = Result {
      let session = try GoldenSession(packageRoot: root, environment: environment, textFormat: GoldenText.format)
      // The guard looks last: exit handlers run in reverse order.
      RunGuard.watch(session)
      session.endAtExit()
      LastWords.prepare(session, environment: environment)
      return session
    }
    sessions.ofRoot[root] = session
    return session
  }
}
