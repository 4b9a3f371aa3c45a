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

/// Names the frame that ends the process, and lets a fresh process check the others in the same report.
enum CrashHandler {
  /// The maximum number of restarts: every frame may crash, and each crash costs a process.
  private static let restartLimit = 100
  private static let restartsVariable = "EVERYSTATE_RESTARTS"

  /// Watches for the process's death in a frame. Call it once, after the exit handlers of a normal end.
  static func watch() { everystate_watch_for_the_end() }

  /// Prepares a restart that continues these reports if the process dies in a frame.
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

  /// Calls a closure that may end the process before a session has begun. Returns nil if an earlier process died in it.
  static func surviving<Result>(_ subject: String, _ body: () -> Result) -> Result? {
    guard cause(of: subject) == nil else { return nil }
    watchAlone()
    begin(subject)
    defer { end() }
    return body()
  }

  /// Watches a process without a session.
  static func watchAlone() {
    everystate_watch_for_crashes()
    if !everystate_can_restart() { prepare(reports: [], environment: ProcessInfo.processInfo.environment) }
  }

  static func begin(_ name: GoldenName, declaredAt line: SourceLine) {
    begin(name.description + " (" + line.description + ")")
  }

  /// The cause of an earlier process's death in this subject; nil if none died in it.
  static func cause(of subject: String) -> String? { causes[TerminalText.line(subject)] }

  /// A cause in words: `the process dies at App/Loans.swift:31: Index out of range`.
  static func words(of cause: String) -> String {
    var rest = cause[...]
    let place = rest.prefixMatch(of: #/(.+?\.swift:[0-9]+): /#)
    if let place { rest = rest[place.range.upperBound...] }
    rest = rest.trimmingPrefix("Fatal error: ")
    while rest.hasSuffix(".") { rest.removeLast() }
    return "the process dies\(place.map { " at \($0.1)" } ?? ""): \(rest)"
  }

  private static let causes: [String: String] = {
    let lines = ProcessInfo.processInfo.environment["EVERYSTATE_DIED_IN"]?.split(separator: "\n") ?? []
    return lines.reduce(into: [:]) { causes, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { causes[String(parts[0])] = String(parts[1]) }
    }
  }()

  static func begin(_ subject: String) {
    var words = TerminalText.line(subject)
    words.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { everystate_is_under_way($0.baseAddress!, $0.count) }
    }
  }

  static func end() { everystate_is_over() }

  /// Continues in a fresh process if it can, for a frame that only the end of the process can stop.
  static func restart(_ how: String) {
    guard everystate_can_restart() else { return }
    TestReport.warn("EveryState: the other frames are checked in a new process.")
    everystate_restart(how)
  }
}
