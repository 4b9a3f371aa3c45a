/// The verdict on a frame, the most serious first. Its traits are in one table below; counts, reports and annotations use the raw values and
/// this order.
package enum Verdict: String, CaseIterable, Hashable, Comparable, Sendable, Codable {
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
  /// The golden contains an unresolved merge.
  case conflicted
  /// A golden could not be written; the old one is unharmed.
  case unwritten
  /// The frame is still under way in a live process. Only a review gives this verdict.
  case running
  /// The golden or the new text has changed since the run. Only a review gives this verdict.
  case outdated
  /// A screen breaks a rule of soundness.
  case unsound
  /// No golden exists, and none was written.
  case missing
  /// No golden exists under this name, and a golden that no declared frame claims has the text.
  case renamed
  /// A golden that no declared frame claims.
  case orphaned
  /// Two states of a screen look the same.
  case twin
  /// The golden differs.
  case changed
  /// The golden differs, and its format is older than the renderer's: the renderer's change is accepted separately.
  case reformatted
  /// The new text was rejected; the frame still differs. Only a review gives this verdict.
  case rejected
  /// The new text was accepted after the run. Only a review gives this verdict.
  case accepted
  /// A golden was written in this run. Fails the run unless recording was asked for.
  case recorded
  /// The run declared the frame and did not check it. Only a review gives this verdict.
  case notChecked = "not checked"
  case matched
  /// A required state that the screen neither declares nor waives. Only the gallery shows it.
  case undeclared
  /// A required state that the screen waives. Only the gallery shows it.
  case waived

  package static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }

  /// Whether the frame has no text that could be compared.
  package var isUnreached: Bool { [.crashed, .notDriven, .stuck, .undrawn, .unsteady].contains(self) }
}

extension Verdict {
  /// The traits of a verdict, apart from its word and its order.
  package struct Traits: Sendable {
    /// Whether `accept` can settle it.
    package let isAcceptable: Bool
    /// Its color in the gallery.
    package let color: Color
    /// Its severity in GitLab's Code Quality report.
    package let quality: Quality

    fileprivate init(_ color: Color, _ quality: Quality, isAcceptable: Bool = false) {
      (self.color, self.quality, self.isAcceptable) = (color, quality, isAcceptable)
    }
  }
  /// The raw values are classes of the gallery's style.
  package enum Color: String, Sendable { case fine, quiet, change, bad }
  package enum Quality: String, Sendable { case minor, major, critical }

  package var traits: Traits {
    switch self {
    case .crashed, .notDriven, .stuck, .undrawn, .unsteady, .unwritten, .outdated, .unsound: Traits(.bad, .critical)
    case .invalid, .conflicted: Traits(.bad, .critical, isAcceptable: true)
    case .running: Traits(.quiet, .critical)
    case .missing: Traits(.bad, .major, isAcceptable: true)
    case .orphaned, .twin: Traits(.bad, .minor)
    case .changed: Traits(.change, .major, isAcceptable: true)
    case .renamed: Traits(.change, .minor, isAcceptable: true)
    case .reformatted: Traits(.change, .minor, isAcceptable: true)
    case .rejected, .undeclared: Traits(.bad, .major)
    case .accepted, .recorded, .matched: Traits(.fine, .major)
    case .notChecked, .waived: Traits(.quiet, .major)
    }
  }
}

/// Whether a finding fails the run.
package enum Severity: String, Hashable, Sendable, Codable {
  case failure
  /// Worth reporting; the run may pass.
  case note
}
