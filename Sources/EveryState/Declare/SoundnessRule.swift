import EveryStateGoldens

/// The severity of a broken ``SoundnessRule``: for a screen, `.rule(.cutText, is: .warning)` among its states, or for all screens of a
/// catalog, `SnapshotCatalog { ... }.rule(.unusedControl, is: .error)`. Both appear in the coverage matrix.
public enum SoundnessLevel: String, Hashable, Sendable {
  /// The test fails.
  case error
  /// The finding is reported, and the coverage matrix has the number for each screen. The test fails if the number rises.
  case warning
  /// The finding is not reported.
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
  /// A drive must not affect the next one.
  case sharedState = "shared state"
  /// A spinner must stop when no work is pending.
  case endlessSpinner = "endless spinner"
  /// After a control is used, the screen must come to rest and be drawable.
  case brokenControl = "broken control"
  /// The screen must show every answer of its dependencies, at any time.
  case brokenWorld = "broken world"
  /// Properties that the app declares must be true.
  case brokenProperty = "broken property"
  /// A presentation must offer a way to dismiss it.
  case noWayOut = "no way out"
  /// A presentation must show current values, also the first time.
  case staleContent = "stale content"
  /// A requested presentation must appear.
  case waitingPresentation = "waiting presentation"
  /// Rows and choices must have unique and stable identifiers.
  case unclearIdentity = "unclear identity"
  /// The screen must not depend on undefined behavior.
  case undefinedBehavior = "undefined behavior"
  /// A screen at rest must show something.
  case blankScreen = "blank screen"
  /// Failures must be shown.
  case silentFailure = "silent failure"
  /// A failed action must not look as if it had succeeded.
  case falseSuccess = "false success"
  /// A failure's message must disappear when its dependency is called again.
  case staleFailure = "stale failure"
  /// A failure must be shown with its own message.
  case wrongError = "wrong error"
  /// An answer that arrives must be shown.
  case lostAnswer = "lost answer"
  /// A repeated call must keep the query, the filter and the identifier.
  case lostQuery = "lost query"
  /// A row's control must act on that row.
  case wrongRow = "wrong row"
  /// A detail, a sheet or a selection must disappear with its row.
  case outlivedRow = "outlived row"
  /// After a failed refresh, the content must stay or the failure must be shown.
  case lostRefresh = "lost refresh"
  /// After a refresh, content must appear once.
  case doubledContent = "doubled content"
  /// Loaded content must reappear when the user leaves and comes back.
  case lostOnReturn = "lost on return"
  /// The answer to the last call must win.
  case overtakenAnswer = "overtaken answer"
  /// A canceled action must stay canceled.
  case lateAnswer = "late answer"
  /// A second press must not send the same request again.
  case doubleSubmit = "double submit"
  /// Undo must restore; cancel and stop must end the work in progress.
  case brokenUndo = "broken undo"
  /// Texts of the failed state must appear only after a failure.
  case unsupportedFailure = "unsupported failure"
  /// A failed screen must offer a way to retry or to leave.
  case noRetry = "no retry"
  /// A control must have an effect.
  case deadControl = "dead control"
  /// Texts of the empty state must appear only after an empty answer.
  case unsupportedEmpty = "unsupported empty"
  /// A header must have content below it.
  case emptySection = "empty section"
  /// The screen must show that it is waiting for an answer.
  case silentLoading = "silent loading"
  /// A call must not be repeated before it is answered.
  case sameCallTwice = "same call twice"
  /// A search with a pause must call once, after the last key.
  case askedPerKey = "asked per key"
  /// A call must not be repeated right after its answer.
  case needlessCall = "needless call"
  /// Present content must not be reloaded at every return.
  case needlessReload = "needless reload"
  /// Pauses between failing attempts must grow.
  case eagerRetries = "eager retries"
  /// Different errors must look different.
  case sameFailure = "same failure"
  /// A password must be hidden while it is typed.
  case clearPassword = "clear password"
  /// Text must be written for users, not printed by code.
  case rawText = "raw text"
  /// A noun must agree with its number.
  case wrongPlural = "wrong plural"
  /// Text must be translated into each declared language.
  case untranslated = "untranslated"
  /// Controls must have names.
  case unlabelledControl = "unlabelled control"
  /// VoiceOver must reach every control.
  case hiddenControl = "hidden control"
  /// A label must be distinct, without its role or a file's name.
  case vagueLabel = "vague label"
  /// The traits of an element must match its actions.
  case wrongTrait = "wrong trait"
  /// VoiceOver must read visible content.
  case unheardContent = "unheard content"
  /// VoiceOver must read a heading before its content.
  case readingOrder = "reading order"
  /// Touch targets must be at least 44 x 44 points.
  case smallTarget = "small target"
  /// Text must contrast with its background.
  case lowContrast = "low contrast"
  /// Text must be shown in full, unless its lines are limited.
  case cutText = "cut text"
  /// Text must grow with the user's text size.
  case fixedText = "fixed text"
  /// A modifier must have an effect where it is placed.
  case misplaced = "misplaced"
  /// A state or a storyboard must use each control.
  case unusedControl = "unused control"
  /// States must show each request that a control sends.
  case undeclaredWrite = "undeclared write"
  /// The screen's look before its first call must be declared.
  case undeclaredFirstLook = "undeclared first look"
  /// States must show each case of an error that a dependency throws.
  case undeclaredError = "undeclared error"
  /// A waiver must apply to a finding.
  case unneededWaiver = "unneeded waiver"

  /// The level of the rule where neither the screen nor its catalog declares one.
  var level: RuleLevel {
    switch self {
    case .unusedControl, .undeclaredWrite, .undeclaredFirstLook, .undeclaredError, .needlessReload: .suggestion
    case .sameFailure: .warning
    default: .error
    }
  }

  /// The rule in a sentence.
  public var sentence: String {
    switch self {
    case .sharedState: "A drive must not affect the next one."
    case .endlessSpinner: "A spinner must stop when no work is pending."
    case .brokenWorld: "The screen must show every answer of its dependencies, at any time."
    case .brokenProperty: "Properties that the app declares must be true."
    case .noWayOut: "A presentation must offer a way to dismiss it."
    case .staleContent: "A presentation must show current values, also the first time."
    case .waitingPresentation: "A requested presentation must appear."
    case .unclearIdentity: "Rows and choices must have unique and stable identifiers."
    case .undefinedBehavior: "The screen must not depend on undefined behavior."
    case .blankScreen: "A screen at rest must show something."
    case .silentFailure: "Failures must be shown."
    case .falseSuccess: "A failed action must not look as if it had succeeded."
    case .staleFailure: "A failure's message must disappear when its dependency is called again."
    case .wrongError: "A failure must be shown with its own message."
    case .unsupportedFailure: "Texts of the failed state must appear only after a failure."
    case .noRetry: "A failed screen must offer a way to retry or to leave."
    case .lostAnswer: "An answer that arrives must be shown."
    case .lostQuery: "A repeated call must keep the query, the filter and the identifier."
    case .wrongRow: "A row's control must act on that row."
    case .outlivedRow: "A detail, a sheet or a selection must disappear with its row."
    case .lostRefresh: "After a failed refresh, the content must stay or the failure must be shown."
    case .doubledContent: "After a refresh, content must appear once."
    case .lostOnReturn: "Loaded content must reappear when the user leaves and comes back."
    case .overtakenAnswer: "The answer to the last call must win."
    case .lateAnswer: "A canceled action must stay canceled."
    case .doubleSubmit: "A second press must not send the same request again."
    case .brokenUndo: "Undo must restore; cancel and stop must end the work in progress."
    case .brokenControl: "After a control is used, the screen must come to rest and be drawable."
    case .deadControl: "A control must have an effect."
    case .misplaced: "A modifier must have an effect where it is placed."
    case .unusedControl: "A state or a storyboard must use each control."
    case .undeclaredWrite: "States must show each request that a control sends."
    case .unsupportedEmpty: "Texts of the empty state must appear only after an empty answer."
    case .emptySection: "A header must have content below it."
    case .silentLoading: "The screen must show that it is waiting for an answer."
    case .sameCallTwice: "A call must not be repeated before it is answered."
    case .askedPerKey: "A search with a pause must call once, after the last key."
    case .needlessCall: "A call must not be repeated right after its answer."
    case .needlessReload: "Present content must not be reloaded at every return."
    case .eagerRetries: "Pauses between failing attempts must grow."
    case .sameFailure: "Different errors must look different."
    case .clearPassword: "A password must be hidden while it is typed."
    case .rawText: "Text must be written for users, not printed by code."
    case .wrongPlural: "A noun must agree with its number."
    case .untranslated: "Text must be translated into each declared language."
    case .unlabelledControl: "Controls must have names."
    case .hiddenControl: "VoiceOver must reach every control."
    case .vagueLabel: "A label must be distinct, without its role or a file's name."
    case .wrongTrait: "The traits of an element must match its actions."
    case .unheardContent: "VoiceOver must read visible content."
    case .readingOrder: "VoiceOver must read a heading before its content."
    case .smallTarget: "Touch targets must be at least 44 x 44 points."
    case .lowContrast: "Text must contrast with its background."
    case .fixedText: "Text must grow with the user's text size."
    case .cutText: "Text must be shown in full, unless its lines are limited."
    case .undeclaredError: "States must show each case of an error that a dependency throws."
    case .undeclaredFirstLook: "The screen's look before its first call must be declared."
    case .unneededWaiver: "A waiver must apply to a finding."
    }
  }
}
