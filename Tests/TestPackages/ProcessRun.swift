import Foundation
import TestSupport

/// A process that has run to its end.
package struct ProcessRun {
  package let status: Int32
  package let output: String
  package let errors: String

  /// - Parameter environment: the variables that the neutral environment gets.
  package init(_ executable: String, _ arguments: [String], folder: String, environment: [String: String] = [:]) throws
  {
    let process = RunningProcess(executable, arguments, folder: folder, environment: environment)
    try process.start()
    self = process.wait()
  }

  fileprivate init(status: Int32, output: String, errors: String) {
    (self.status, self.output, self.errors) = (status, output, errors)
  }
}

/// A process that runs beside the test. Its output goes to files: a full pipe would block it.
package final class RunningProcess {
  private let process = Process()
  private let files: [URL]

  package init(_ executable: String, _ arguments: [String], folder: String, environment: [String: String] = [:]) {
    let base = URL(fileURLWithPath: TestFolder.ofProcess + "/" + UUID().uuidString)
    files = [base.appendingPathExtension("out"), base.appendingPathExtension("err")]
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = NeutralEnvironment.variables.merging(environment) { $1 }
  }

  package var identifier: Int32 { process.processIdentifier }

  package func start() throws {
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
  }

  package func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  package func wait() -> ProcessRun {
    process.waitUntilExit()
    let texts = files.map { (try? String(decoding: Data(contentsOf: $0), as: UTF8.self)) ?? "" }
    for file in files { try? FileManager.default.removeItem(at: file) }
    return ProcessRun(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
