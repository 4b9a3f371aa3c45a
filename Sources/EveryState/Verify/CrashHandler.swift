import CEveryStateCrashHandler
import EveryStateGoldens
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Names the frame that ends the process, and has the others checked in a fresh process, which goes on in the same report.
enum CrashHandler {
  /// How often a run is taken up again: a bug may be in every frame, and each costs a process.
  private static let restartLimit = 100
  private static let restartsVariable = "EVERYSTATE_RESTARTS"

  /// Sees the process die while a frame is under way. Call it once, after the exit handlers that are for a process that ends as it should.
  static func watch() { everystate_watch_for_the_end() }

  /// Has the process taken up again, and go on in these reports, should it die while a frame is under way.
  static func prepare(reports: [String], environment: [String: String]) {
    let restarts = environment.setting(restartsVariable).flatMap { Int($0) } ?? 0
    guard restarts < restartLimit else { return }
    let settings = [
      ReportContinuation.variable + "=" + reports.joined(separator: "\n"), "\(restartsVariable)=\(restarts + 1)",
    ]
    let copies = settings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    everystate_prepare_restart(CommandLine.unsafeArgv, copies.map { $0.map { UnsafePointer($0) } } + [nil])
  }

  static func begin(_ name: GoldenName, declaredAt line: SourceLine) {
    begin(name.description + " (" + line.description + ")")
  }

  /// Of what a process before this one died in what is about to begin; nil where none did.
  static func cause(of subject: String) -> String? { causes[TerminalText.lines(subject)] }

  private static let causes: [String: String] = {
    let lines = ProcessInfo.processInfo.environment["EVERYSTATE_DIED_IN"]?.split(separator: "\n") ?? []
    return lines.reduce(into: [:]) { causes, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { causes[String(parts[0])] = String(parts[1]) }
    }
  }()

  static func begin(_ subject: String) {
    var words = TerminalText.lines(subject)
    words.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { everystate_is_under_way($0.baseAddress!, $0.count) }
    }
  }

  static func end() { everystate_is_over() }

  /// Goes on in a fresh process if it can; for a frame that only the process's end can end.
  static func restart(_ how: String) {
    guard everystate_can_restart() else { return }
    StandardError.say("EveryState: the other frames are checked in a fresh process.")
    everystate_restart(how)
  }
}
