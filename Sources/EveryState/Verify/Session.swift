import EveryStateGoldens
import Foundation
import Synchronization

/// The process's sessions with golden trees: one a package.
enum Session {
  private static let sessions = Mutex<[String: Result<GoldenSession, any Error>]>([:])

  /// The session of the package that `filePath` belongs to.
  static func shared(for filePath: String) throws -> GoldenSession {
    let environment = ProcessInfo.processInfo.environment
    let root = try PackageRoot.find(from: filePath, environment: environment)
    return try sessions.withLock { sessions in
      if let session = sessions[root] { return try session.get() }
      let session = Result {
        let session = try GoldenSession(
          packageRoot: root, environment: environment, textFormat: GoldenText.format)
        // The guard looks last: exit handlers run in reverse order.
        RunGuard.watch(session)
        session.endAtExit()
        return session
      }
      sessions[root] = session
      return try session.get()
    }
  }
}
