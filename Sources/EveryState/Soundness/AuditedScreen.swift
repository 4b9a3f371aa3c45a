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
      origin: String? = nil, isFromBeginning: Bool = false, golden: [[String]] = [], offers: [Offer]? = nil
    ) {
      self.name = name
      self.proof = proof
      self.isStoryboard = isStoryboard
      self.isOfLoads = isOfLoads
      self.location = location
      self.events = events
      self.origin = origin
      self.isFromBeginning = isFromBeginning
      self.golden = golden
      self.offers = offers
    }

    /// - Returns: nil for a frame that was not drawn, and for a timeline.
    convenience init?(_ frame: DeclaredScreen.Frame, _ driven: DrivenFrame, isExploring: Bool) {
      guard let events = driven.events, case .drawn(let moments) = driven.result else { return nil }
      self.init(
        name: frame.name, proof: frame.proof, isStoryboard: frame.kind == .storyboard, isOfLoads: frame.isOfLoads,
        location: frame.location, events: events, isFromBeginning: frame.isFromBeginning, golden: moments.map(\.lines),
        offers: isExploring ? events.offers : nil)
    }
  }
  let name: String
  /// The declared states, then those of follow-ups.
  let states: [State]
  let declared: [State]
  let loadings: [Loading]

  init(name: String, states: [State]) {
    self.name = name
    self.states = states
    declared = states.filter { $0.origin == nil }
    loadings = Self.loadings(declared)
  }

  func with(_ followUps: [State]) -> AuditedScreen { AuditedScreen(name: name, states: states + followUps) }

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
    }

    func state(_ proof: StateProof) -> State? { states.first { $0.proof == proof } }

    /// The texts that only this one of the four shows at its end.
    func ownWords(of proof: StateProof) -> Set<String> {
      var words: Set<String> = []
      for text in state(proof)?.lastTexts ?? [] where speakers[text] == proof.bit { words.insert(text) }
      return words
    }

    /// What says that there is nothing, or that something failed. A screen that says so too early may say it in other states as well: that
    /// there is nothing is all that the empty one says and the loaded one does not, labels of buttons aside.
    func claims(of proof: StateProof) -> Set<String> {
      guard proof == .empty, let empty = state(.empty), state(.loaded) != nil else { return ownWords(of: proof) }
      let labels = empty.events.looks.last?.seen.labels ?? []
      var words = ownWords(of: .empty)
      for text in empty.lastTexts
      where !labels.contains(text) && speakers[text, default: 0] & StateProof.loaded.bit == 0 {
        words.insert(text)
      }
      return words
    }
  }

  private static func loadings(_ declared: [State]) -> [Loading] {
    var found: [Loading] = []
    for state in declared where state.isOfLoads && !found.contains(where: { $0.dependency == state.events.named }) {
      let group = declared.filter { $0.isOfLoads && $0.events.named == state.events.named }
      found.append(Loading(dependency: state.events.named, states: group))
    }
    return found.isEmpty ? [loadingByName(declared)].compactMap { $0 } : found
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
    guard let first = index(of: first), let next = index(of: next) else { return [] }
    return events.actions.filter { first < $0.calls && $0.calls <= next }
  }

  private func index(of call: EventLog.Call) -> Int? {
    events.calls.firstIndex { $0.mock == call.mock && $0.number == call.number }
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

extension StateProof {
  fileprivate var bit: UInt8 {
    switch self {
    case .idle: 1
    case .loading: 2
    case .loaded: 4
    case .empty: 8
    case .failed: 16
    case .settled: 32
    }
  }
}

extension StateProof? { fileprivate var bit: UInt8 { self?.bit ?? 64 } }
