import EveryStateGoldens
import Foundation
import Synchronization

/// The runs of this process, one a package, and how the process ends.
enum ProcessRuns {
  private struct Runs {
    var ofRoot: [String: Result<SnapshotRun, any Error>] = [:]
    var ofFile: [String: SnapshotRun] = [:]
    var all: [SnapshotRun] = []
  }
  private static let runs = Mutex(Runs())

  /// The status of a process that passed its tests and failed here.
  static let exitStatus: Int32 = 1

  static func run(of filePath: String) throws -> SnapshotRun {
    try runs.withLock { runs in
      if let run = runs.ofFile[filePath] { return run }
      let environment = ProcessInfo.processInfo.environment
      let root = try PackageRoot.find(from: filePath, environment: environment)
      let run = try (runs.ofRoot[root] ?? begin(root, environment, &runs)).get()
      runs.ofFile[filePath] = run
      return run
    }
  }

  /// Begins a package's run once, also when that fails: the next frame gets the same error.
  private static func begin(
    _ root: String, _ environment: [String: String], _ runs: inout Runs
  ) -> Result<SnapshotRun, any Error> {
    let run = Result {
      SnapshotRun(try GoldenSession(packageRoot: root, environment: environment, textFormat: GoldenText.format))
    }
    runs.ofRoot[root] = run
    guard case .success(let begun) = run else { return run }
    runs.all.append(begun)
    if runs.all.count == 1 {
      // The one handler of the harness. A process that dies in a frame has its last words before it, and may not come to it at all.
      atexit { ProcessRuns.end() }
      LastWords.watch()
    }
    LastWords.prepare(reports: runs.all.map(\.session.reportPath), environment: environment)
    return run
  }

  private static func end() {
    let runs = runs.withLock(\.all)
    for run in runs { run.session.end() }
    var complaints = runs.flatMap { $0.complaints(arguments: CommandLine.arguments) }
    complaints += runs.flatMap(\.session.complaintsAtEnd)
    let unfinished = runs.map(\.unfinishedCount).reduce(0, +)
    if unfinished > 0 {
      complaints.append(
        "the process was ended while \(unfinished) \(unfinished == 1 ? "frame was" : "frames were") being verified: who called "
          + "exit? The run is not whole, and fails.")
    }
    // What the tests have said comes first.
    fflush(nil)
    for line in runs.flatMap({ EndSummary($0.session).lines }) + complaints.map({ "EveryState: \($0)" }) {
      StandardError.say(line)
    }
    guard !complaints.isEmpty else { return }
    _exit(exitStatus)
  }
}
