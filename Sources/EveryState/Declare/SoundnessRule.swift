/// What every state of every screen keeps to, whatever its goldens hold: a rule of `verifySoundness()`.
///
/// A golden is compared with what was accepted once; where the bug is older than the golden, only these speak. A rule that a screen
/// breaks for a good reason is waived, and the reason stands in the coverage matrix:
///
///     .waives(.sameCallTwice, in: "loaded", because: "the map and the list have a cache each")
public enum SoundnessRule: String, CaseIterable, Hashable, Sendable {
  /// A spinner turns only while something is under way.
  case endlessSpinner = "endless spinner"
  /// While the screen waits for an answer it says so.
  case silentLoading = "silent loading"
  /// The words of the empty state stand only where an answer was empty.
  case unfoundedEmpty = "unfounded empty"
  /// The words of the failed state stand only where an answer failed.
  case unfoundedFailure = "unfounded failure"
  /// An answer that comes is shown.
  case lostAnswer = "lost answer"
  /// Where asking again fails, what was loaded stays or the failure is told.
  case lostRefresh = "lost refresh"
  /// A person who leaves and comes back finds what was loaded.
  case lostOnReturn = "lost on return"
  /// The answer to the last question is the one that stays.
  case overtakenAnswer = "overtaken answer"
  /// What a person has cancelled stays cancelled.
  case lateAnswer = "late answer"
  /// After a control was used the screen comes to rest and can be drawn.
  case brokenControl = "broken control"
  /// A control does something.
  case deadControl = "dead control"
  /// What a control does is declared: a state or a storyboard uses it.
  case unusedControl = "unused control"
  /// What the screen shows before it asks anything is declared.
  case undeclaredFirstLook = "undeclared first look"
}

extension SoundnessRule {
  /// The rule in a sentence.
  public var sentence: String {
    switch self {
    case .endlessSpinner: "A spinner turns only while something is under way."
    case .silentLoading: "While the screen waits for an answer it says so."
    case .unfoundedEmpty: "The words of the empty state stand only where an answer was empty."
    case .unfoundedFailure: "The words of the failed state stand only where an answer failed."
    case .lostAnswer: "An answer that comes is shown."
    case .lostRefresh: "Where asking again fails, what was loaded stays or the failure is told."
    case .lostOnReturn: "A person who leaves and comes back finds what was loaded."
    case .overtakenAnswer: "The answer to the last question is the one that stays."
    case .lateAnswer: "What a person has cancelled stays cancelled."
    case .brokenControl: "After a control was used the screen comes to rest and can be drawn."
    case .deadControl: "A control does something."
    case .unusedControl: "What a control does is declared: a state or a storyboard uses it."
    case .undeclaredFirstLook: "What the screen shows before it asks anything is declared."
    }
  }
}
