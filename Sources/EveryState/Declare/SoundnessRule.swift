/// What every state of every screen keeps to, whatever its goldens hold: a rule of `verifySoundness()`.
///
/// A golden is compared with what was accepted once; where the bug is older than the golden, only these speak. A rule that a screen
/// breaks for a good reason is waived, and the reason stands in the coverage matrix:
///
///     .waives(.sameCallTwice, of: "prices", in: "loaded", because: "the map and the list have a cache each")
public enum SoundnessRule: String, CaseIterable, Hashable, Sendable {
  /// Nothing that one drive changes is left in the next.
  case sharedState = "shared state"
  /// A spinner turns only while something is under way.
  case endlessSpinner = "endless spinner"
  /// After a control was used the screen comes to rest and can be drawn.
  case brokenControl = "broken control"
  /// What stands over the screen can be left.
  case noWayOut = "no way out"
  /// A screen at rest shows something.
  case blankScreen = "blank screen"
  /// A failure is told.
  case silentFailure = "silent failure"
  /// The words of a failure go when its dependency is asked again.
  case staleFailure = "stale failure"
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
  /// The words of the failed state stand only where an answer failed.
  case unfoundedFailure = "unfounded failure"
  /// A control does something.
  case deadControl = "dead control"
  /// The words of the empty state stand only where an answer was empty.
  case unfoundedEmpty = "unfounded empty"
  /// While the screen waits for an answer it says so.
  case silentLoading = "silent loading"
  /// What has been asked for is not asked for again before the answer.
  case sameCallTwice = "same call twice"
  /// What was answered is not asked for again at once.
  case needlessCall = "needless call"
  /// Attempts that fail one after the other lie further and further apart.
  case eagerRetries = "eager retries"
  /// Every control has a name.
  case unlabelledControl = "unlabelled control"
  /// Who cannot see the screen meets its controls too.
  case hiddenControl = "hidden control"
  /// Text is shown in full, unless its lines are limited.
  case cutText = "cut text"
  /// What a control does is declared: a state or a storyboard uses it.
  case unusedControl = "unused control"
  /// What the screen shows before it asks anything is declared.
  case undeclaredFirstLook = "undeclared first look"
  /// A waiver waives something.
  case unneededWaiver = "unneeded waiver"

  /// The rule in a sentence.
  public var sentence: String {
    switch self {
    case .sharedState: "Nothing that one drive changes is left in the next."
    case .endlessSpinner: "A spinner turns only while something is under way."
    case .noWayOut: "What stands over the screen can be left."
    case .blankScreen: "A screen at rest shows something."
    case .silentFailure: "A failure is told."
    case .staleFailure: "The words of a failure go when its dependency is asked again."
    case .unfoundedFailure: "The words of the failed state stand only where an answer failed."
    case .lostAnswer: "An answer that comes is shown."
    case .lostRefresh: "Where asking again fails, what was loaded stays or the failure is told."
    case .lostOnReturn: "A person who leaves and comes back finds what was loaded."
    case .overtakenAnswer: "The answer to the last question is the one that stays."
    case .lateAnswer: "What a person has cancelled stays cancelled."
    case .brokenControl: "After a control was used the screen comes to rest and can be drawn."
    case .deadControl: "A control does something."
    case .unusedControl: "What a control does is declared: a state or a storyboard uses it."
    case .unfoundedEmpty: "The words of the empty state stand only where an answer was empty."
    case .silentLoading: "While the screen waits for an answer it says so."
    case .sameCallTwice: "What has been asked for is not asked for again before the answer."
    case .needlessCall: "What was answered is not asked for again at once."
    case .eagerRetries: "Attempts that fail one after the other lie further and further apart."
    case .unlabelledControl: "Every control has a name."
    case .hiddenControl: "Who cannot see the screen meets its controls too."
    case .cutText: "Text is shown in full, unless its lines are limited."
    case .undeclaredFirstLook: "What the screen shows before it asks anything is declared."
    case .unneededWaiver: "A waiver waives something."
    }
  }
}
