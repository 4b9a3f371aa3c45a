import EveryStateGoldens
import Testing
import TextUI

/// The driven states of a screen, the input of the audits.
struct AuditedScreen {
  /// A class, because every rule filters the states and passes them on.
  final class State: Sendable {
    let name: String
    /// Its declaration, or that of its origin.
    fileprivate let frame: DeclaredScreen.Frame
    let events: EventLog
    /// The declared state that it continues from; nil for a declared one.
    let origin: String?
    let golden: [[String]]
    /// The actions that the state offers; nil if no follow-up starts there.
    let offers: [Offer]?
    /// Its declaration as source, which suggestions continue.
    let source: StateSource
    /// What it shows in the next seconds if nothing is asked and nothing answered: a countdown, what a stream brings.
    let passing: [ScreenLook]

    /// - Parameter later: the state after a wait.
    /// - Returns: nil for a frame that was not drawn, and for a timeline.
    init?(_ frame: DeclaredScreen.Frame, _ driven: DrivenFrame, later: EventLog? = nil, isExploring: Bool) {
      guard let events = driven.events, case .drawn(let moments) = driven.result else { return nil }
      (name, self.frame, self.events, origin) = (frame.name, frame, events, nil)
      (golden, offers) = (moments.map(\.lines), isExploring ? events.offers : nil)
      source = StateSource(driven.notes.source) ?? StateSource()
      passing = later?.looksWithoutAnswer(from: events) ?? []
    }

    /// The state with a follow-up, or with other answers.
    init(_ declared: State, _ title: String, _ events: EventLog) {
      name = title.isEmpty ? declared.name : "\(declared.name), \(title)"
      (frame, self.events, origin, golden, offers, passing) = (declared.frame, events, declared.name, [], nil, [])
      source = declared.source
    }

    /// Its source for lines that make the further calls of a follow-up: what has failed succeeds when it is asked again.
    func source(of followUp: EventLog?) -> StateSource {
      let further = followUp?.calls.dropFirst(events.calls.count) ?? []
      return source.asking(
        again: Set(further.filter { events.calls.contains(where: $0.sharesAnswer(with:)) }.map(\.mock)))
    }

    var proof: StateProof? { origin == nil ? frame.proof : .settled }
    var isStoryboard: Bool { origin == nil && frame.kind == .storyboard }
    /// Whether it is one of the four of `.loads`.
    var isOfLoads: Bool { origin == nil && frame.group == .loads }
    var isOfPerforms: Bool { origin == nil && frame.group == .performs }
    var location: SourceLocation { frame.location }

    func finding(
      _ rule: SoundnessRule, of subject: String? = nil, _ sentence: String, evidence: [String] = []
    ) -> SoundnessFinding { SoundnessFinding(rule, of: subject, state: name, sentence, evidence: evidence) }
  }
  let name: String
  /// The declared states, then those of follow-ups.
  private(set) var states: [State]
  let declared: [State]
  let loadings: [Loading]
  /// The loadings, and then what the user starts, which neither empties nor reloads a screen.
  let asked: [Loading]
  /// What the user searches for, of dependencies that no loading has, whatever the states' names.
  let searches: [Loading]
  let properties: [ScreenProperty]
  /// Whether its states are all that its screen declares: those of a variant may be fewer, and are then not compared with each other.
  let isWhole: Bool
  /// The declared states that were not reached, without timelines.
  var undriven: [Undriven] = []
  /// The follow-ups in which the process died.
  var deaths: [Death] = []

  struct Death {
    let state: String
    let followUp: String
    let cause: String

    /// - Returns: nil if the drive ended otherwise.
    init?(_ state: String, _ followUp: FollowUp, _ result: DrivenFrame.Result) {
      guard case .refused(.crashed, let cause) = result else { return nil }
      (self.state, self.followUp, self.cause) = (state, followUp.title, cause)
    }

    private var words: String { CrashHandler.words(of: cause) }
    var finding: SoundnessFinding {
      var finding = SoundnessFinding(.brokenWorld, state: state, "in the follow-up \"\(followUp)\", \(words).")
      finding.death = cause
      return finding
    }
  }

  typealias Undriven = (frame: DeclaredScreen.Frame, verdict: Verdict, reason: String)

  init(name: String, states: [State], properties: [ScreenProperty] = [], isWhole: Bool = true) {
    self.name = name
    self.states = states
    self.properties = properties
    self.isWhole = isWhole
    declared = states.filter { $0.origin == nil }
    guard isWhole else {
      (loadings, asked, searches) = ([], [], [])
      return
    }
    let loads = Self.groups(declared.filter(\.isOfLoads)) { $0.events.named == $1.events.named }
    loadings = loads.isEmpty ? [Self.loadingByName(declared)].compactMap { $0 } : loads
    asked = loadings + Self.groups(declared.filter(\.isOfPerforms)) { $0.location == $1.location }
    searches = Self.searches(declared, besides: asked)
  }

  func with(_ followUps: [State]) -> AuditedScreen {
    AuditedScreen(name: name, states: states + followUps, properties: properties)
  }

  /// The same screen with one more state, which alone is judged.
  func judging(_ state: State) -> AuditedScreen {
    var screen = self
    screen.states = [state]
    return screen
  }

  /// The four states of one dependency, as `.loads` declares them.
  struct Loading {
    let dependency: [String]
    let states: [State]
    /// The proofs of the states that show a text at their end.
    private let speakers: [String: Set<StateProof?>]
    /// The texts that one of the states soon ceases to show.
    private let fleeting: Set<String>

    init(dependency: [String], states: [State]) {
      self.dependency = dependency
      self.states = states
      var speakers: [String: Set<StateProof?>] = [:]
      for state in states {
        let passing = state.proof == .loaded ? state.passing.flatMap(\.texts) : []
        for text in state.events.lastTexts + passing { speakers[text, default: []].insert(state.proof) }
      }
      self.speakers = speakers
      fleeting = Set(
        states.flatMap { state in state.passing.flatMap { Set(state.events.lastTexts).subtracting($0.texts) } })
      wordsBeforeStart = Set(states.flatMap(wordsBeforeStart))
    }

    func owns(_ call: EventLog.Call) -> Bool { dependency.contains(call.mock) }

    func state(_ proof: StateProof) -> State? { states.first { $0.proof == proof } }

    /// The texts that only this one of the four shows at its end, and goes on showing.
    func ownWords(of proof: StateProof) -> Set<String> {
      Set((state(proof)?.events.lastTexts ?? []).filter { speakers[$0] == [proof] && !fleeting.contains($0) })
    }

    private func isSaid(_ text: String, by proof: StateProof) -> Bool { speakers[text]?.contains(proof) == true }

    /// Whether the loaded state says it, alone or with more: `Alarms (3)`.
    private func isSaidWithRows(_ text: String) -> Bool {
      let words = text.words
      return state(.loaded)?.events.lastTexts.contains { $0 == text || !words.isEmpty && $0.words.contains(words) }
        ?? false
    }

    /// What says that there is nothing, or that something failed. A screen that says so too early may say it in other states as well: that
    /// there is nothing is all that the empty one says and the loaded one does not.
    func claims(of proof: StateProof) -> Claims {
      var words = ownWords(of: proof)
      let labels = state(proof)?.events.looks.last?.seen.labels ?? []
      if proof == .empty, let empty = state(.empty), state(.loaded) != nil {
        words.formUnion(empty.events.lastTexts.filter { !labels.contains($0) })
        words = words.filter { !isSaidWithRows($0) }
      }
      // What the user sees before sending something may return after a failure: the form.
      let form = wordsBeforeStart.filter { text in
        proof == .failed ? failedCall?.failure.map { !text.mentions($0) } ?? true : isSaid(text, by: .failed)
      }
      words.subtract(form)
      return Claims(words: words.subtracting(labels), labels: words.intersection(labels))
    }

    /// The words that make a state's claim, and its controls' labels, which make none once the user has acted: a search that was canceled
    /// can be tried again like one that failed.
    struct Claims {
      let words: Set<String>
      let labels: Set<String>
      var all: Set<String> { words.union(labels) }
    }

    /// The last call of the failed state that throws.
    var failedCall: EventLog.Call? { state(.failed)?.events.calls.last { owns($0) && $0.threw } }

    /// The texts before the user's action that makes the first call; none if the screen makes it on its own.
    private(set) var wordsBeforeStart: Set<String> = []

    private func wordsBeforeStart(of state: State) -> [String] {
      let events = state.events
      // The same dependency may answer before the user acts.
      let acts = state.isOfPerforms ? events.actions.first?.calls ?? 0 : 0
      guard let first = events.calls.indices.first(where: { $0 >= acts && owns(events.calls[$0]) }),
        let start = events.actions.last(where: { $0.calls <= first }),
        events.calls[first].began >= start.before
      else { return [] }
      return events.looks[...start.before].flatMap(\.seen.texts)
    }

    /// Whether the call returned what the empty state's calls returned, or a value whose collections are all empty.
    func isEmptyAnswer(_ call: EventLog.Call) -> Bool {
      if call.returnedEmpty { return true }
      guard owns(call), let value = call.value else { return false }
      let empties = state(.empty)?.events.calls.filter(owns).compactMap(\.value) ?? []
      return empties.contains { AnswerLikeness.isSame($0, value) } || AnswerLikeness.hasOnlyEmptyCollections(value)
    }

    /// Whether the last call of the dependencies returned something, and none is in flight. If the last action followed several questions
    /// of one mock, each has its answer.
    func hasAnswer(in events: EventLog) -> Bool {
      func isAnswered(_ call: EventLog.Call?) -> Bool { call.map { $0.returned && !isEmptyAnswer($0) } ?? false }
      let own = events.calls.filter(owns)
      guard isAnswered(own.last), own.allSatisfy({ $0.ended != nil }) else { return false }
      let sites = Set(events.calls.prefix(events.actions.last?.calls ?? 0).filter(owns).map(\.site))
      return sites.count < 2 || sites.allSatisfy { site in isAnswered(own.last { $0.site == site }) }
    }
  }

  /// The states of each declaration, by its first one.
  private static func groups(_ states: [State], _ isTogether: (State, State) -> Bool) -> [Loading] {
    states.grouped(by: isTogether).map { Loading(dependency: $0[0].events.named, states: $0) }
  }

  private static func searches(_ declared: [State], besides asked: [Loading]) -> [Loading] {
    let typed = declared.filter { state in
      !state.isStoryboard && state.proof != nil && state.proof != .settled
        && state.events.actions.contains { $0.control?.way == .type }
    }
    let loaded = typed.filter { $0.proof == .loaded && $0.events.calls.last?.returnedRows == true }
    return loaded.map(\.events.named).distinct.filter { names in !asked.contains { $0.dependency == names } }.map {
      names in
      Loading(dependency: names, states: typed.filter { $0.events.named == names })
    }
  }

  /// The four states of a screen that declares them one by one.
  private static func loadingByName(_ declared: [State]) -> Loading? {
    let own = declared.filter { $0.proof?.rawValue == $0.name && CoverageMatrix.requiredStates.contains($0.name) }
    let dependency = own.flatMap(\.events.named).distinct
    return own.contains { $0.proof == .loaded } && !dependency.isEmpty
      ? Loading(dependency: dependency, states: own) : nil
  }
}

extension String { fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } } }

extension AuditedScreen.State {
  var end: Int { events.looks.count - 1 }

  var shownLooks: ArraySlice<EventLog.Look> {
    guard isStoryboard, !frame.isFromBeginning else { return isStoryboard ? events.looks[...] : events.looks.suffix(1) }
    // It begins with the look before the first action.
    return events.looks.dropFirst(max(0, (events.actions.first?.look ?? events.looks.count) - 1))
  }

  func isUntouched(at look: Int) -> Bool { events.actions.first.map { look < $0.look } ?? true }

  func inFlight(at look: Int) -> [EventLog.Call] { events.calls.filter { $0.isInFlight(at: look) } }

  /// Whether neither an answer nor the end of a wait is pending.
  var isAtRest: Bool { !events.isPendingAtEnd && inFlight(at: end).isEmpty }

  func isActedOn(between first: EventLog.Call, and next: EventLog.Call) -> Bool {
    !actions(between: first, and: next).isEmpty
  }

  func actions(between first: EventLog.Call, and next: EventLog.Call) -> [EventLog.Action] {
    func index(_ call: EventLog.Call) -> Int? {
      events.calls.firstIndex { $0.mock == call.mock && $0.number == call.number }
    }
    guard let first = index(first), let next = index(next) else { return [] }
    return events.actions.filter { first < $0.calls && $0.calls <= next }
  }

  /// Whether a text came without an action, a question and an answer: by a stream of the app's own, or after a time limit.
  func beginsAlone(_ text: String, by look: Int) -> Bool {
    let onset = (events.looks[...look].lastIndex { !$0.seen.texts.contains(text) } ?? -1) + 1
    return onset > 0 && !events.actions.contains { $0.look == onset }
      && !events.calls.contains { $0.began == onset || $0.ended == onset && $0.outcome != .cancelled }
  }

  /// Whether another question of the call's mock has failed and is not asked again: the words on the screen may be about that one.
  func hasOtherFailure(of call: EventLog.Call) -> Bool {
    events.calls.contains { other in
      other.mock == call.mock && other.site != call.site && other.threw && other.hasEnded(by: call.began)
        && !events.calls.contains { $0.mock == other.mock && $0.site == other.site && $0.number > other.number }
    }
  }

  func answers(by look: Int) -> [EventLog.Call] { events.calls.filter { $0.hasEnded(by: look) } }

  /// The time of a look and the action before it, for evidence.
  func moment(_ look: Int) -> String {
    let time = events.looks[look].time
    let when = look == 0 ? "at the beginning, before any task runs" : "at \(Elapsed(time))"
    guard let action = events.actions.last(where: { $0.look <= look }) else { return when }
    return "\(when), after \(action.event)"
  }

}

/// Compares answers of any type.
enum AnswerLikeness {
  static func isSame(_ one: any Sendable, _ other: any Sendable) -> Bool {
    if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
    guard let one = one as? any Equatable else { return "\(one)" == "\(other)" }
    return isEqual(one, to: other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool { other as? Value == one }

  /// A page without rows, whatever else it says.
  static func hasOnlyEmptyCollections(_ value: any Sendable) -> Bool {
    let collections = Mirror(reflecting: value).children.compactMap { $0.value as? any Collection }
    let lists = collections.filter { !($0 is any StringProtocol) }
    return !lists.isEmpty && lists.allSatisfy(\.isEmpty)
  }
}
