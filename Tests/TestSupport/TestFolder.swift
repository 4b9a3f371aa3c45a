import Foundation
import Synchronization

/// A folder of a test's own, removed when the test releases it.
///
/// It is part of the process's folder, which is in memory if possible, because record runs wait for the disk.
public final class TestFolder: Sendable {
  public let path: String

  public init() throws {
    path = Self.ofProcess + "/\(Self.count.add(1, ordering: .relaxed).newValue)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static let count = Atomic(0)

  /// The folder of this process. It is removed when the process has ended, also if the process is killed.
  public static let ofProcess: String = {
    // Files of tests have the usual permissions, whatever the caller's are.
    umask(0o022)
    let places = ["/dev/shm", FileManager.default.temporaryDirectory.path, "/tmp"]
    var path = Array(((places.first { access($0, W_OK) == 0 } ?? "/tmp") + "/everystate-XXXXXX").utf8CString)
    guard mkdtemp(&path) != nil, chmod(path, 0o755) == 0 else {
      fatalError("Tests cannot create a folder in \(places).")
    }
    let folder = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    removeAtTheEnd(folder)
    return folder
  }()

  /// Starts a shell that reads from a socket, whose other end only this process has: the text ends when the process does.
  private static func removeAtTheEnd(_ folder: String) {
    var (ends, actions, attributes) = (
      [Int32](repeating: -1, count: 2), posix_spawn_file_actions_t(), posix_spawnattr_t()
    )
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return }
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    for output: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0) }
    posix_spawnattr_init(&attributes)
    // In a session of its own (POSIX_SPAWN_SETSID), so that what ends the group or the session of the tests does not end the shell.
    posix_spawnattr_setflags(&attributes, 0x80)
    // No child of this process waits to be asked for its status: Swift Testing's wait for exit tests would turn in circles, also after
    // this process has started itself anew.
    let script = "(read -r _ <&3; rm -rf \"$0\") &"
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(script), strdup(folder), nil]
    var (variables, shell): ([UnsafeMutablePointer<CChar>?], pid_t) = ([nil], 0)
    if posix_spawn(&shell, "/bin/sh", &actions, &attributes, &words, &variables) == 0 { waitpid(shell, nil, 0) }
    close(ends[0])
  }
}
