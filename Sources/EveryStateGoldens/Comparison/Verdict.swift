/// What came of one frame. The raw values stand in reports.
package enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
  case matched
  case changed
  /// There is no golden, and none was written.
  case missing
  /// A golden that no declared frame claims.
  case orphaned
  /// A golden was written in this run. Fails the run unless recording was asked for.
  case recorded
  /// The golden differs, and its format is older than the renderer's: the renderer's change is accepted apart.
  case reformatted
  /// Two states of a screen look the same.
  case twin
  /// What a screen shows, or what comes of it, breaks a rule of soundness.
  case unsound
  /// The state could not be reached through the mocks.
  case notDriven = "not driven"
  /// The screen never came to rest.
  case stuck
  /// Driven again, the screen came to another text: it shows chance, or what an earlier drive left.
  case unsteady
  /// The screen could not be drawn, or its drawing is no golden text.
  case undrawn
  /// What stands at the golden's place cannot be compared: empty, not UTF-8, carriage returns, a folder, a link.
  case invalid
  case conflicted
  /// A golden should have been written and could not be; the old one is unharmed.
  case unwritten
  /// The process ended while the frame was under way. The process that takes its place gives it, or else a report's reader.
  case crashed
  /// The frame is still under way in a live process. Only a report's reader gives it.
  case running
}

/// Whether a finding fails the run.
package enum Severity: String, Hashable, Sendable, Codable {
  case failure
  /// Worth saying; the run may pass.
  case note
}
