import Foundation

extension FileManager {
  /// A folder for the tests' files: in memory where there is such a one, because record runs wait for the disk.
  var fastTemporaryDirectory: URL {
    let memory = URL(fileURLWithPath: "/dev/shm")
    return isWritableFile(atPath: memory.path) ? memory : temporaryDirectory
  }
}
