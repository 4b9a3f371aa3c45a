import EveryStateGoldens
import Testing

/// The driven states of a screen, the input of the audits.
struct AuditedScreen {
  /// A class, because every rule filters the states and passes them on.
  final class State: Sendable {
    let name: String
    let proof: StateProof?
    let isStoryboard: Bool
    /// Whether it is one of the four of `.loads`.
    let isOfLoads: Bool
    let isOfPerforms: Bool
    let location: SourceLocation
    let events: EventLog
    /// The declared state that it continues from; nil for a declared one.
    let origin: String?
    let isFromBeginning: Bool
    let golden: [[String]]
    /// The actions that the state offers; nil if no follow-up starts there.
    let offers: [Offer]?

    init(
      name: String, proof: StateProof?, isStoryboard: Bool, isOfLoads: Bool, location: SourceLocation, events: EventLog,
      origin: String? = nil, isFromBeginning: Bool = false, isOfPerforms: Bool = false, golden: [[String]] = [],
      offers: [Offer]? = nil
    ) {
      (self.name, self.proof, self.location, self.events, self.origin) = (name, proof, location, events, origin)
      (self.isStoryboard, self.isOfLoads, self.isOfPerforms) = (isStoryboard, isOfLoads, isOfPerforms)
      (self.isFromBeginning, self.golden, self.offers) = (isFromBeginning, golden, offers)
    }

    func finding(
      _ rule: SoundnessRule, of subject: String? = nil, _ sentence: String, evidence: [String] = []
    ) -> SoundnessFinding { SoundnessFinding(rule, of: subject, state: name, sentence, evidence: evidence) }

    /// - Returns: nil for a frame that was not drawn, and for a timeline.
    convenience init?(_ frame: DeclaredScreen.Frame, _ driven: DrivenFrame, isExploring: Bool) {
      guard let events = driven.events, case .drawn(let moments) = driven.result else { return nil }
      self.init(
        name: frame.name, proof: frame.proof, isStoryboard: frame.kind == .storyboard, isOfLoads: frame.isOfLoads,
        location: frame.location, events: events, isFromBeginning: frame.isFromBeginning,
        isOfPerforms: frame.isOfPerforms, golden: moments.map(\.lines), offers: isExploring ? events.offers : nil)
    }
  }
  let name: String
  /// The declared states, then those of follow-ups.
  let states: [State]
  let declared: [State]
  let loadings: [Loading]
  /// The loadings, and then what the user starts, which neither empties nor reloads a screen.
  let asked: [Loading]
  /// What the user searches for, of dependencies that no loading has, whatever the states' names.
  let searches: [Loading]
  let properties: [ScreenProperty]

  init(name: String, states: [State], properties: [ScreenProperty] = []) {
    self.name = name
    self.states = states
    self.properties = properties
    declared = states.filter { $0.origin == nil }
    let loads = Self.groups(declared.filter(\.isOfLoads)) { $0.events.named == $1.events.named }
    loadings = loads.isEmpty ? [Self.loadingByName(declared)].compactMap { $0 } : loads
    asked = loadings + Self.groups(declared.filter(\.isOfPerforms)) { $0.location == $1.location }
    searches = Self.searches(declared, besides: asked)
  }

  func with(_ followUps: [State]) -> AuditedScreen {
    AuditedScreen(name: name, states: states + followUps, properties: properties)
  }

  /// The same screen, of which only one more state is judged.
  func judging(_ state: State) -> AuditedScreen { AuditedScreen(judging: state, of: self) }

  private init(judging state: State, of screen: AuditedScreen) {
    (name, states, declared) = (screen.name, [state], screen.declared)
    (loadings, asked, searches, properties) = (screen.loadings, screen.asked, screen.searches, screen.properties)
  }

  /// The four states of one dependency, as `.loads` declares them.
  struct Loading {
    let dependency: [String]
    let states: [State]
    /// The states that show a text at their end, one bit for each proof.
    private let speakers: [String: UInt8]

    init(dependency: [String], states: [State]) {
      self.dependency = dependency
      self.states = states
      var speakers: [String: UInt8] = [:]
      for state in states {
        for text in state.lastTexts { speakers[text, default: 0] |= state.proof.bit }
      }
      self.speakers = speakers
      wordsBeforeStart = Set(states.flatMap(wordsBeforeStart))
    }

    func state(_ proof: StateProof) -> State? { states.first { $0.proof == proof } }

    /// The texts that only this one of the four shows at its end.
    func ownWords(of proof: StateProof) -> Set<String> {
      var words: Set<String> = []
      for text in state(proof)?.lastTexts ?? [] where speakers[text] == proof.bit { words.insert(text) }
      return words
    }

    /// What says that there is nothing, or that something failed. A screen that says so too early may say it in other states as well: that
    /// there is nothing is all that the empty one says and the loaded one does not.
    func claims(of proof: StateProof) -> Claims {
      var words = ownWords(of: proof)
      let labels = state(proof)?.events.looks.last?.seen.labels ?? []
      if proof == .empty, let empty = state(.empty), state(.loaded) != nil {
        let others = empty.lastTexts.filter { speakers[$0, default: 0] & StateProof.loaded.bit == 0 }
        words.formUnion(others.filter { !labels.contains($0) })
      }
      // What the user sees before sending something may return after a failure: the form.
      let form = wordsBeforeStart.filter { text in
        proof == .failed
          ? failure.map { !text.mentions($0) } ?? true : speakers[text, default: 0] & StateProof.failed.bit != 0
      }
      words.subtract(form)
      return Claims(words: words.subtracting(labels), labels: words.intersection(labels))
    }

    /// The words that make a state's claim, and its controls' labels, which make none once the user has acted: a search that was cancelled
    /// can be tried again like one that failed.
    struct Claims {
      let words: Set<String>
      let labels: Set<String>
      var all: Set<String> { words.union(labels) }
    }

    /// The message of the failed state's error.
    var failure: String? {
      state(.failed)?.events.calls.last { dependency.contains($0.mock) && $0.threw }?.failure
    }

    /// The texts before the user's action that makes the first call; none if the screen makes it on its own.
    private(set) var wordsBeforeStart: Set<String> = []

    private func wordsBeforeStart(of state: State) -> [String] {
      let events = state.events
      // The same dependency may answer before the user acts.
      let acts = state.isOfPerforms ? events.actions.first?.calls ?? 0 : 0
      guard let first = events.calls.indices.first(where: { $0 >= acts && dependency.contains(events.calls[$0].mock) }),
        let start = events.actions.last(where: { $0.calls <= first }),
        events.calls[first].began >= start.before
      else { return [] }
      return events.looks[...start.before].flatMap(\.seen.texts)
    }

    /// Whether the call returned what the empty state's calls returned, or a value whose collections are all empty.
    func isEmptyAnswer(_ call: EventLog.Call) -> Bool {
      if call.returnedEmpty { return true }
      guard dependency.contains(call.mock), let value = call.value else { return false }
      let empties = state(.empty)?.events.calls.filter { dependency.contains($0.mock) }.compactMap(\.value) ?? []
      return empties.contains { AnswerLikeness.isSame($0, value) } || AnswerLikeness.hasOnlyEmptyCollections(value)
    }

    /// Whether the last call of the dependencies returned something, and none is in flight. If the last action followed several questions
    /// of one mock, each has its answer.
    func hasAnswer(in events: EventLog) -> Bool {
      let own = events.calls.filter { dependency.contains($0.mock) }
      guard let last = own.last, own.allSatisfy({ $0.ended != nil }), last.returned && !isEmptyAnswer(last) else {
        return false
      }
      let sites = Set(
        events.calls.prefix(events.actions.last?.calls ?? 0).filter { dependency.contains($0.mock) }.map(\.site))
      return sites.count < 2 || sites.allSatisfy { site in own.last { $0.site == site }?.returned == true }
    }
  }

  /// The states of each declaration, by its first one.
  private static func groups(_ states: [State], _ isTogether: (State, State) -> Bool) -> [Loading] {
    var found: [Loading] = []
    for state in states where !found.contains(where: { isTogether($0.states[0], state) }) {
      found.append(Loading(dependency: state.events.named, states: states.filter { isTogether($0, state) }))
    }
    return found
  }

  private static func searches(_ declared: [State], besides asked: [Loading]) -> [Loading] {
    let typed = declared.filter { state in
      !state.isStoryboard && state.proof != nil && state.proof != .settled
        && state.events.actions.contains { $0.control?.way == .type }
    }
    var found: [Loading] = []
    for state in typed where state.proof == .loaded && state.events.calls.last?.returnedRows == true {
      let names = state.events.named
      guard !(asked + found).contains(where: { $0.dependency == names }) else { continue }
      found.append(Loading(dependency: names, states: typed.filter { $0.events.named == names }))
    }
    return found
  }

  /// The four states of a screen that declares them one by one.
  private static func loadingByName(_ declared: [State]) -> Loading? {
    let own = declared.filter { $0.proof?.rawValue == $0.name && CoverageMatrix.requiredStates.contains($0.name) }
    let names = own.flatMap(\.events.named)
    let dependency = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    return own.contains { $0.proof == .loaded } && !dependency.isEmpty
      ? Loading(dependency: dependency, states: own) : nil
  }
}

extension AuditedScreen.State {
  var end: Int { events.looks.count - 1 }

  var shownLooks: ArraySlice<EventLog.Look> {
    guard isStoryboard, !isFromBeginning else { return isStoryboard ? events.looks[...] : events.looks.suffix(1) }
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

  /// Whether the screen itself has cancelled the last call of the dependencies, as after a time limit.
  func hasGivenUp(on dependency: [String], by look: Int) -> Bool {
    let own = events.calls.filter { dependency.contains($0.mock) && $0.began <= look }
    return isUntouched(at: look) && own.last?.outcome(at: look) == .cancelled
      && !own.contains { $0.isInFlight(at: look) }
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
    let when = look == 0 ? "at first, before any task's first step" : "at \(Elapsed(time))"
    guard let action = events.actions.last(where: { $0.look <= look }) else { return when }
    return "\(when), after \(action.event)"
  }

  fileprivate var lastTexts: [String] { events.looks.last?.seen.texts ?? [] }
}

extension StateProof { fileprivate var bit: UInt8 { 1 << UInt8(Self.allCases.firstIndex(of: self) ?? 0) } }

extension StateProof? { fileprivate var bit: UInt8 { self?.bit ?? 64 } }

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
