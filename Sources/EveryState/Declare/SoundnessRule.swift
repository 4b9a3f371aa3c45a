import EveryStateGoldens

/// How much a broken ``SoundnessRule`` counts: for a screen, `.rule(.cutText, is: .warning)` among its states, or for all screens of a
/// catalog, `SnapshotCatalog { ... }.rule(.unusedControl, is: .error)`. Both appear in the coverage matrix.
public enum SoundnessLevel: String, Hashable, Sendable {
  /// The test fails.
  case error
  /// It is reported, and the coverage matrix holds the number for each screen. The test fails if the number rises.
  case warning
  /// It is not reported.
  case off

  var ruleLevel: RuleLevel {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: .off
    }
  }
}

/// A rule of `verifySoundness()` for every state of every screen, whatever its goldens contain.
///
/// A comparison does not report a bug that is as old as its golden; these rules do. Waive a rule that a screen breaks for a good reason.
/// The reason appears in the coverage matrix:
///
///     .waives(.sameCallTwice, of: "prices", in: "loaded", because: "the map and the list have a cache each")
public enum SoundnessRule: String, CaseIterable, Hashable, Sendable {
  /// A drive leaves nothing behind for the next one.
  case sharedState = "shared state"
  /// A spinner turns only while work is under way.
  case endlessSpinner = "endless spinner"
  /// After a control is used, the screen comes to rest and can be drawn.
  case brokenControl = "broken control"
  /// Whatever its dependencies answer, and whenever, the screen is drawn and shows it.
  case brokenWorld = "broken world"
  /// What the app declares of its looks is true.
  case brokenProperty = "broken property"
  /// A presentation can be dismissed.
  case noWayOut = "no way out"
  /// A presentation shows the present values, also the first time.
  case staleContent = "stale content"
  /// A presentation that is asked for is shown.
  case waitingPresentation = "waiting presentation"
  /// Rows and choices have ids of their own, which stay.
  case unclearIdentity = "unclear identity"
  /// What a phone does with the screen is defined.
  case undefinedBehavior = "undefined behavior"
  /// A screen at rest shows something.
  case blankScreen = "blank screen"
  /// A failure is shown.
  case silentFailure = "silent failure"
  /// After an action fails, the screen is not as if it had succeeded.
  case falseSuccess = "false success"
  /// A failure's words disappear when its dependency is asked again.
  case staleFailure = "stale failure"
  /// A failure is reported in its own words.
  case wrongError = "wrong error"
  /// An answer that arrives is shown.
  case lostAnswer = "lost answer"
  /// Asking again keeps the query, the filter and the identifier.
  case lostQuery = "lost query"
  /// A row's control acts on that row.
  case wrongRow = "wrong row"
  /// A detail, a sheet or a selection disappears with its row.
  case outlivedRow = "outlived row"
  /// After a failed refresh the content stays, or the failure is shown.
  case lostRefresh = "lost refresh"
  /// After a refresh the content appears once.
  case doubledContent = "doubled content"
  /// Loaded content is there again when the user leaves and comes back.
  case lostOnReturn = "lost on return"
  /// The answer to the last question is the one that stays.
  case overtakenAnswer = "overtaken answer"
  /// A cancelled action stays cancelled.
  case lateAnswer = "late answer"
  /// A second press does not send the same again.
  case doubleSubmit = "double submit"
  /// Undo restores; cancel and stop end what is under way.
  case brokenUndo = "broken undo"
  /// The words of the failed state appear only after a failure.
  case unsupportedFailure = "unsupported failure"
  /// A failed screen can ask again, or be left.
  case noRetry = "no retry"
  /// A control does something.
  case deadControl = "dead control"
  /// The words of the empty state appear only after an empty answer.
  case unsupportedEmpty = "unsupported empty"
  /// A header has content below it.
  case emptySection = "empty section"
  /// The screen shows that it waits for an answer.
  case silentLoading = "silent loading"
  /// A dependency is not asked the same again before it answers.
  case sameCallTwice = "same call twice"
  /// A search with a pause asks once, after the last key.
  case askedPerKey = "asked per key"
  /// A question that was just answered is not asked again.
  case needlessCall = "needless call"
  /// Content that is there is not loaded again at every return.
  case needlessReload = "needless reload"
  /// The pauses between failing attempts grow.
  case eagerRetries = "eager retries"
  /// Different errors look different.
  case sameFailure = "same failure"
  /// A password is hidden while it is typed.
  case clearPassword = "clear password"
  /// Texts are words for people, not values as code prints them.
  case rawText = "raw text"
  /// A noun agrees with its number.
  case wrongPlural = "wrong plural"
  /// Every text is translated into each declared language.
  case untranslated = "untranslated"
  /// Every control has a name.
  case unlabelledControl = "unlabelled control"
  /// VoiceOver reaches every control.
  case hiddenControl = "hidden control"
  /// A label says more than its neighbor's, and neither its role nor a file's name.
  case vagueLabel = "vague label"
  /// The traits and the actions of an element fit together.
  case wrongTrait = "wrong trait"
  /// VoiceOver reads what is drawn.
  case unheardContent = "unheard content"
  /// A heading is heard before its content.
  case readingOrder = "reading order"
  /// A control takes touches on 44 x 44 points.
  case smallTarget = "small target"
  /// Text stands out from its background.
  case lowContrast = "low contrast"
  /// Text is shown in full, unless its lines are limited.
  case cutText = "cut text"
  /// Text grows with the size that the user chooses.
  case fixedText = "fixed text"
  /// A modifier has an effect where it is placed.
  case misplaced = "misplaced"
  /// A control's effect is declared: a state or a storyboard uses it.
  case unusedControl = "unused control"
  /// What a control sends is declared: its states show it.
  case undeclaredWrite = "undeclared write"
  /// The screen before its first call is declared.
  case undeclaredFirstLook = "undeclared first look"
  /// A waiver waives something.
  case unneededWaiver = "unneeded waiver"

  /// The level of the rule where neither the screen nor its catalog declares one.
  var level: RuleLevel {
    switch self {
    case .unusedControl, .undeclaredWrite, .undeclaredFirstLook, .needlessReload: .suggestion
    case .sameFailure: .warning
    default: .error
    }
  }

  /// The rule in a sentence.
  public var sentence: String {
    switch self {
    case .sharedState: "A drive leaves nothing behind for the next one."
    case .endlessSpinner: "A spinner turns only while work is under way."
    case .brokenWorld: "Whatever its dependencies answer, and whenever, the screen is drawn and shows it."
    case .brokenProperty: "What the app declares of its looks is true."
    case .noWayOut: "A presentation can be dismissed."
    case .staleContent: "A presentation shows the present values, also the first time."
    case .waitingPresentation: "A presentation that is asked for is shown."
    case .unclearIdentity: "Rows and choices have ids of their own, which stay."
    case .undefinedBehavior: "What a phone does with the screen is defined."
    case .blankScreen: "A screen at rest shows something."
    case .silentFailure: "A failure is shown."
    case .falseSuccess: "After an action fails, the screen is not as if it had succeeded."
    case .staleFailure: "A failure's words disappear when its dependency is asked again."
    case .wrongError: "A failure is reported in its own words."
    case .unsupportedFailure: "The words of the failed state appear only after a failure."
    case .noRetry: "A failed screen can ask again, or be left."
    case .lostAnswer: "An answer that arrives is shown."
    case .lostQuery: "Asking again keeps the query, the filter and the identifier."
    case .wrongRow: "A row's control acts on that row."
    case .outlivedRow: "A detail, a sheet or a selection disappears with its row."
    case .lostRefresh: "After a failed refresh the content stays, or the failure is shown."
    case .doubledContent: "After a refresh the content appears once."
    case .lostOnReturn: "Loaded content is there again when the user leaves and comes back."
    case .overtakenAnswer: "The answer to the last question is the one that stays."
    case .lateAnswer: "A cancelled action stays cancelled."
    case .doubleSubmit: "A second press does not send the same again."
    case .brokenUndo: "Undo restores; cancel and stop end what is under way."
    case .brokenControl: "After a control is used, the screen comes to rest and can be drawn."
    case .deadControl: "A control does something."
    case .misplaced: "A modifier has an effect where it is placed."
    case .unusedControl: "A control's effect is declared: a state or a storyboard uses it."
    case .undeclaredWrite: "What a control sends is declared: its states show it."
    case .unsupportedEmpty: "The words of the empty state appear only after an empty answer."
    case .emptySection: "A header has content below it."
    case .silentLoading: "The screen shows that it waits for an answer."
    case .sameCallTwice: "A dependency is not asked the same again before it answers."
    case .askedPerKey: "A search with a pause asks once, after the last key."
    case .needlessCall: "A question that was just answered is not asked again."
    case .needlessReload: "Content that is there is not loaded again at every return."
    case .eagerRetries: "The pauses between failing attempts grow."
    case .sameFailure: "Different errors look different."
    case .clearPassword: "A password is hidden while it is typed."
    case .rawText: "Texts are words for people, not values as code prints them."
    case .wrongPlural: "A noun agrees with its number."
    case .untranslated: "Every text is translated into each declared language."
    case .unlabelledControl: "Every control has a name."
    case .hiddenControl: "VoiceOver reaches every control."
    case .vagueLabel: "A label says more than its neighbor's, and neither its role nor a file's name."
    case .wrongTrait: "The traits and the actions of an element fit together."
    case .unheardContent: "VoiceOver reads what is drawn."
    case .readingOrder: "A heading is heard before its content."
    case .smallTarget: "A control takes touches on 44 x 44 points."
    case .lowContrast: "Text stands out from its background."
    case .fixedText: "Text grows with the size that the user chooses."
    case .cutText: "Text is shown in full, unless its lines are limited."
    case .undeclaredFirstLook: "The screen before its first call is declared."
    case .unneededWaiver: "A waiver waives something."
    }
  }
}
