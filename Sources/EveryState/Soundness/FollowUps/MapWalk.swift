import EveryStateGoldens
import TextUI

/// Explores the looks that the declared states' controls lead to, breadth first. Of a found look it uses the new controls: those that
/// the look before it did not offer. If none is new, or a look with the same offers was found before, the control that led there is
/// used once more: the next page of an introduction, the row after.
@MainActor struct MapWalk {
  struct Budget: Sendable {
    /// The maximum number of drives beyond the first use of each declared control.
    var drives = 200
    var depth = 3
  }
  private let screen: String
  private var names: LookNames
  private var moves: [ScreenMap.Move] = []
  private var kinds: Set<Set<ControlUse.Kind>> = []
  /// The tabs that have been shown; every look offers them.
  private var tabs: Set<ControlUse.Kind> = []
  /// The looks that the walk has continued from, or will.
  private var reached: Set<[String]> = []
  private var waiting: [(start: Start, uses: [(index: Int, offer: Offer)])] = []
  private var findings: [SoundnessFinding] = []
  /// The uses of controls soon after a declared state.
  private var found: [DrivenUse] = []

  /// - Returns: the map, the breakages beyond the first use of a control, and the uses there.
  static func map(
    _ screen: AuditedScreen, _ exploration: Exploration, budget: Budget = Budget(),
    drive: (_ state: String, FollowUp) throws -> DrivenFrame
  ) rethrows -> (map: ScreenMap, findings: [SoundnessFinding], found: [DrivenUse]) {
    var walk = MapWalk(screen: screen.name, names: LookNames(screen.states))
    walk.begin(screen, exploration)
    try walk.goOn(budget, drive)
    return (ScreenMap(screen: screen.name, moves: walk.moves), walk.findings, walk.found)
  }

  /// Adds the moves of the declared states' controls.
  private mutating func begin(_ screen: AuditedScreen, _ exploration: Exploration) {
    for (state, offers) in exploration.offers {
      kinds.insert(offers.kinds)
      tabs.formUnion(offers.kinds.filter(\.way.isTab))
      if let lines = screen.states.first(where: { $0.name == state })?.golden.last { reached.insert(lines) }
    }
    for (state, offers) in exploration.offers {
      let declared = screen.declared.first { $0.name == state }
      let moment = declared.flatMap { $0.isStoryboard ? $0.golden.last : nil }.flatMap { names[$0] }
      let start = Start(look: moment ?? .declared(state), state: state, offered: offers.kinds)
      var ends: [ControlUse.Kind: Set<RowEnd>] = [:]
      for move in exploration.moves
      where move.state == state && (!move.isDead || move.offer.kind.way == .selectInVain) {
        take(move.step, move.offer, move.result, move.followUp, from: start, &ends)
      }
    }
  }

  private mutating func goOn(_ budget: Budget, _ drive: (String, FollowUp) throws -> DrivenFrame) rethrows {
    var drives = 0
    var next = 0
    while next < waiting.count {
      let found = waiting[next]
      next += 1
      guard found.start.steps.count < budget.depth, drives + found.uses.count <= budget.drives else { continue }
      var ends: [ControlUse.Kind: Set<RowEnd>] = [:]
      for (index, offer) in found.uses {
        drives += 1
        let followUp = FollowUp(
          title: "then " + (found.start.events + [offer.event]).joined(separator: ", then "),
          steps: found.start.steps + [FollowUp.Step(.use(index, offer))], answers: .well)
        let driven = try drive(found.start.state, followUp)
        note(found.start, index, offer, driven)
        take(index, offer, driven.result, driven.followUp, from: found.start, &ends)
      }
    }
  }

  private mutating func note(_ start: Start, _ step: Int, _ offer: Offer, _ driven: DrivenFrame) {
    guard start.steps.count < 3, let events = driven.events, let followUp = driven.followUp, followUp.issues.isEmpty
    else { return }
    var use = DrivenUse(
      state: start.state, way: start.steps, step: step, offer: offer, events: events, followUp: followUp,
      offered: start.offered, isBusy: false)
    use.isCalling = followUp.calls > start.calls || followUp.offers.contains { ControlWords.undoes($0.name) }
    found.append(use)
  }

  private mutating func take(
    _ step: Int, _ offer: Offer, _ result: DrivenFrame.Result, _ followUp: FollowUpResult?, from start: Start,
    _ ends: inout [ControlUse.Kind: Set<RowEnd>]
  ) {
    if case .refused(.unsteady, _) = result {
      let way = (start.events + [offer.event]).joined(separator: ", then ")
      findings.append(Audits.sharedState(start.state, "'\(start.state)' no longer leads to \(way)"))
      return
    }
    func isNew(_ end: RowEnd) -> Bool { ends[offer.kind, default: []].insert(end).inserted }
    let breakage = Breakage(result, followUp)
    // Seen and not to be had, wherever it is: no picture tells it of what no golden shows.
    let isInVain = offer.kind.way == .selectInVain
    if let what = isInVain ? "it cannot be chosen" : breakage?.what {
      guard isNew(.breaks) else { return }
      moves.append(ScreenMap.Move(from: start.look, offer.event, way: [], end: .breaks(what)))
      // Another rule reports the first use of a declared state's control.
      if !isInVain, !start.steps.isEmpty, let breakage {
        findings.append(breakage.finding(start.state, using: offer, after: start.events))
      }
      return
    }
    guard let followUp else { return }
    let looks = followUp.looksSeen(from: start.moments - 1)
    guard let first = looks.first?.seen, let last = looks.last else { return }
    let leaves = followUp.exits > start.exits
    guard looks.count > 1 || leaves || followUp.calls > start.calls,
      isNew(leaves ? .leaves : names[last.lines].map { .known($0) } ?? .found(followUp.offers.kinds))
    else { return }
    var way: [ScreenMap.Look] = []
    for look in looks.dropFirst().dropLast() {
      let passing = names.passing(look.lines, look.seen, from: first)
      if passing != way.last { way.append(passing) }
    }
    if looks.count > 1 { way.append(names.name(last.lines, last.seen, after: offer.event, from: first)) }
    if way.isEmpty, !leaves { way = [start.look] }
    moves.append(ScreenMap.Move(from: start.look, offer.event, way: way, end: leaves ? .leaves : .rests))
    guard !leaves, let end = way.last, reached.insert(last.lines).inserted else { return }
    wait(
      Start(
        look: end, state: start.state, offered: followUp.offers.kinds,
        steps: start.steps + [.init(.use(step, offer))], events: start.events + [offer.event],
        moments: followUp.moments.count, calls: followUp.calls, exits: followUp.exits),
      followUp, usedBefore: offer, offeredBefore: start.offered)
  }

  private mutating func wait(
    _ start: Start, _ followUp: FollowUpResult, usedBefore used: Offer, offeredBefore known: Set<ControlUse.Kind>
  ) {
    // One step of a value is as good as several.
    let all = Exploration.worthUsing(followUp.offers).filter { !used.kind.way.isStep || !$0.offer.kind.way.isStep }
    var uses: [(index: Int, offer: Offer)] = []
    // What a dialog offers is new, also under the name of the button that opened it.
    let isInDialog = followUp.seen.last?.showsDialog == true
    if kinds.insert(start.offered).inserted {
      uses = all.filter { (isInDialog || !known.contains($0.offer.kind)) && !tabs.contains($0.offer.kind) }
      tabs.formUnion(uses.map(\.offer.kind).filter(\.way.isTab))
    }
    if uses.isEmpty { uses = Array(all.filter { $0.offer.kind == used.kind && used.kind.way.leadsOn }.prefix(1)) }
    if !uses.isEmpty { waiting.append((start, uses)) }
  }
}

private struct Start {
  let look: ScreenMap.Look
  /// The declared state at the start.
  let state: String
  let offered: Set<ControlUse.Kind>
  var steps: [FollowUp.Step] = []
  /// The same in words.
  var events: [String] = []
  /// The counts on the way there.
  var moments = 1
  var calls = 0
  var exits = 0
}

/// The end of a use, which distinguishes the uses of two rows.
private enum RowEnd: Hashable {
  case leaves, breaks
  case known(ScreenMap.Look)
  case found(Set<ControlUse.Kind>)
}

extension ControlAction.Way {
  /// Whether another use may lead further: to the next page, to one row less.
  fileprivate var leadsOn: Bool {
    switch self {
    case .press, .action: true
    default: false
    }
  }

  var isTab: Bool { if case .tab = self { true } else { false } }

  /// Whether it is a step of a stepper or a slider.
  var isStep: Bool { self == .action("Increment") || self == .action("Decrement") }
}

extension [Offer] { fileprivate var kinds: Set<ControlUse.Kind> { Set(map(\.kind)) } }

extension FollowUpResult {
  /// The looks from a moment on, without repetitions.
  fileprivate func looksSeen(from start: Int) -> [(lines: [String], seen: ScreenLook)] {
    var looks: [(lines: [String], seen: ScreenLook)] = []
    for (moment, seen) in zip(moments, seen).dropFirst(start) where looks.last?.lines != moment.lines {
      looks.append((moment.lines, seen))
    }
    return looks
  }
}

/// The names of looks: the golden that shows the look, or else the texts on it.
struct LookNames {
  private var looks: [[String]: ScreenMap.Look] = [:]
  private var taken: Set<String> = []

  /// Goldens name the looks that they show, states before storyboards; `.idle` states come last.
  init(_ states: [AuditedScreen.State]) {
    let atRest = states.filter { !$0.isStoryboard }
    for state in atRest.filter({ $0.proof != .idle }) + atRest.filter({ $0.proof == .idle }) {
      if let lines = state.golden.last { declare(lines, state.name) }
    }
    for state in states where state.isStoryboard {
      for (index, lines) in state.golden.enumerated() { declare(lines, "\(state.name) \(index + 1)") }
    }
  }

  private mutating func declare(_ lines: [String], _ name: String) {
    if looks[lines] == nil { looks[lines] = .declared(name) }
  }

  subscript(_ lines: [String]) -> ScreenMap.Look? { looks[lines] }

  /// Names the look, if it has no name yet.
  mutating func name(_ lines: [String], _ seen: ScreenLook, after event: String, from before: ScreenLook)
    -> ScreenMap.Look
  {
    if let known = looks[lines] { return known }
    let name = Self.name(of: seen, from: before) ?? "after \(event)"
    var free = name
    var number = 1
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name) \(number)"
    }
    looks[lines] = .found(free)
    return .found(free)
  }

  /// The name of a look that does not last; it reserves no name.
  func passing(_ lines: [String], _ seen: ScreenLook, from before: ScreenLook) -> ScreenMap.Look {
    looks[lines] ?? .found(Self.name(of: seen, from: before) ?? "")
  }

  /// The difference from the look before: the presentation, the title or the first new words; nil if they are equal.
  private static func name(of seen: ScreenLook, from before: ScreenLook) -> String? {
    let top = seen.topTexts.filter { !$0.isEmpty }
    let new = top.first { !before.texts.contains($0) }
    if let kind = seen.presented.last, seen.presented != before.presented {
      return (seen.title ?? top.first).map { "\(kind) \(quoted($0))" } ?? kind
    }
    if let title = seen.title, title != before.title { return quoted(title) }
    return new.map(quoted)
  }

  private static func quoted(_ words: String) -> String {
    let limit = 40
    return words.count > limit ? "\"\(words.prefix(limit))...\"" : "\"\(words)\""
  }
}

extension ScreenLook {
  /// The title of the reachable screen or presentation.
  fileprivate var title: String? { topTexts.last { titles.contains($0) && !tabs.contains($0) } }
}
