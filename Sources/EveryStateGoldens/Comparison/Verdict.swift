/// The result of one frame, the most serious first. Reports, counts and annotations use the raw values and this order.
package enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// The process ended while the frame was under way. The process that replaces it gives this verdict, or else a report's reader.
  case crashed
  /// The state could not be reached through the mocks.
  case notDriven = "not driven"
  /// The screen never came to rest.
  case stuck
  /// The screen could not be drawn, or its drawing is not valid golden text.
  case undrawn
  /// A second drive produced another text: the screen shows a random value, or one that an earlier drive left.
  case unsteady
  /// The golden cannot be compared: it is empty, not UTF-8, has carriage returns, or is a folder or a link.
  case invalid
  case conflicted
  /// A golden could not be written; the old one is unharmed.
  case unwritten
  /// The frame is still under way in a live process. Only a report's reader gives this verdict.
  case running
  /// A screen breaks a rule of soundness.
  case unsound
  /// No golden exists, and none was written.
  case missing
  /// A golden that no declared frame claims.
  case orphaned
  /// Two states of a screen look the same.
  case twin
  case changed
  /// The golden differs, and its format is older than the renderer's: the renderer's change is accepted separately.
  case reformatted
  /// A golden was written in this run. Fails the run unless recording was requested.
  case recorded
  case matched
}

/// Whether a finding fails the run.
package enum Severity: String, Hashable, Sendable, Codable {
  case failure
  /// Worth reporting; the run may pass.
  case note
}
