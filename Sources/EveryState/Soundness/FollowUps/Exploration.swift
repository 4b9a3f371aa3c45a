import EveryStateGoldens
import EveryStateSimulation
import TextUI

/// The actions that a screen's declared states offer, and their results: every control of a state is used once, in a drive
/// of its own.
struct Exploration {
  struct Move {
    let state: String
    let step: Int
    let offer: Offer
    let result: DrivenFrame.Result
    let events: EventLog?
    let followUp: FollowUpResult?
    /// The result of an equal wait without the action, in which calls in flight end.
    let withoutIt: FollowUpResult
  }
  /// What each state offers, in the order of declaration.
  private(set) var offers: [(state: String, offers: [Offer])] = []
  private(set) var moves: [Move] = []
  /// The beginning of each drive, in order.
  private(set) var beginnings: [Beginning] = []
  /// The controls without effect in every declared state that have one after another control was used: a Reset, a slider at its minimum.
  private(set) var awakened: Set<ControlUse.Kind> = []

  struct Beginning {
    let state: String
    /// The follow-up in words.
    let event: String
    /// The state's look; nil if it could not be driven.
    let lines: [String]?
    /// Whether the screen offered what it had offered before.
    let isAsBefore: Bool

    fileprivate init(_ state: String, _ event: String, _ driven: DrivenFrame) {
      (self.state, self.event, lines) = (state, event, driven.followUp?.moments.first?.lines)
      if case .refused(.unsteady, _) = driven.result { isAsBefore = false } else { isAsBefore = true }
    }
  }

  /// Rows are alike: of a control that rows share, only the first few uses are explored.
  private static let rowsOfAKind = 2
  /// The most controls that are used before one without effect.
  private static let attemptsToWake = 12
  private static let newControls = 3

  /// - Returns: the offers that may lead to different looks, with their indices.
  static func worthUsing(_ offers: [Offer]) -> [(index: Int, offer: Offer)] {
    var used: [ControlUse.Kind: Int] = [:]
    return offers.enumerated().compactMap { index, offer in
      used[offer.kind, default: 0] += 1
      return used[offer.kind, default: 0] <= rowsOfAKind ? (index, offer) : nil
    }
  }

  @MainActor init(_ screen: AuditedScreen, drive: (_ state: String, FollowUp) throws -> DrivenFrame) throws {
    func goOn(_ state: String, _ title: String, _ events: [FollowUp.Step.Event]) throws -> DrivenFrame {
      let steps = events.map { FollowUp.Step($0) }
      let driven = try drive(state, FollowUp(title: "then \(title)", steps: steps, answers: .well))
      // A later control may be gone after the first.
      if events.count == 1 { beginnings.append(Beginning(state, title, driven)) }
      return driven
    }
    var ends: Set<[String]> = []
    for state in screen.declared {
      // Several storyboards may end at one look.
      guard !state.isStoryboard || ends.insert(state.golden.last ?? []).inserted else { continue }
      guard let offered = state.offers, let withoutIt = try goOn(state.name, "a wait", [.wait]).followUp else {
        continue
      }
      // A first moment that changes without an action is over before the user can act.
      guard state.proof != .idle || withoutIt.looks.count == 1 && withoutIt.calls == 0 else { continue }
      offers.append((state.name, offered))
      for (index, offer) in Self.worthUsing(offered) {
        let driven = try goOn(state.name, offer.event, [.use(index, offer)])
        moves.append(
          Move(
            state: state.name, step: index, offer: offer, result: driven.result, events: driven.events,
            followUp: driven.followUp, withoutIt: withoutIt))
      }
    }
    // A call is another look, too.
    let used = screen.declared.flatMap(\.events.actions).filter { $0.look > $0.before }.compactMap(\.control)
    for dead in deadKinds {
      let kind = dead[0].offer.kind
      /// Whether it has an effect after these events, which alone lead to `before`.
      func wakes(_ state: String, _ title: String, _ events: [FollowUp.Step.Event], _ before: FollowUpResult?) throws
        -> Bool
      {
        let after = try goOn(state, "\(title), then \(dead[0].offer.event)", events + [.useOf(kind)]).followUp
        return after?.differs(from: before) ?? false
      }
      func wakes(after other: Move) throws -> Bool {
        let first = FollowUp.Step.Event.use(other.step, other.offer)
        if try wakes(other.state, other.offer.event, [first], other.followUp) { return true }
        // What the other control leads to may be what changes something: a menu's items.
        let known = offers.first { $0.state == other.state }?.offers.map(\.kind) ?? []
        let new = Self.worthUsing(other.followUp?.offers ?? []).filter { !known.contains($0.offer.kind) }
        return try new.prefix(Self.newControls).contains { _, offer in
          let title = "\(other.offer.event), then \(offer.event)"
          let events = [first, .useOf(offer.kind)]
          return try wakes(other.state, title, events, goOn(other.state, title, events).followUp)
        }
      }
      let isAwakened =
        try used.contains(kind)
        || dead.contains { move in
          let others = moves.filter { $0.state == move.state && !$0.isDead && !$0.offer.isNavigation }
          return try others.prefix(Self.attemptsToWake).contains(where: wakes)
        }
      if isAwakened { awakened.insert(kind) }
    }
  }

  /// The uses of each control that does nothing in any state or row.
  var deadKinds: [[Move]] {
    // No frame shows the destination of a visit; the return key always ends the typing.
    moves.filter { ![.visit, .submit].contains($0.offer.kind.way) }.grouped { $0.offer.kind == $1.offer.kind }
      .filter { $0.allSatisfy(\.isDead) }
  }
}

extension Exploration.Move {
  /// Whether it had no effect: no other look, not even for a moment, no call, no wait, and no exit.
  var isDead: Bool {
    guard let followUp, followUp.issues.isEmpty, !followUp.hasBegunWaiting else { return false }
    return followUp.looks == withoutIt.looks && followUp.calls == withoutIt.calls && followUp.exits == 0
  }
}

extension FollowUpResult {
  /// Whether a further use of a control had an effect.
  fileprivate func differs(from before: FollowUpResult?) -> Bool {
    guard let before else { return false }
    return looks.last != before.looks.last || calls > before.calls || exits > before.exits
  }
}

extension Offer {
  /// Whether it only navigates: to another tab, or back.
  var isNavigation: Bool {
    switch kind.way {
    case .goBack, .dismiss, .visit, .tab: true
    default: false
    }
  }
}

/// A screen that breaks after a control was used.
struct Breakage {
  /// In words: `the screen never comes to rest`.
  let what: String
  /// Why the process died.
  private var cause: String?
  let evidence: String

  /// ``what`` with its place and its reason, if they are known.
  var words: String { cause.map(CrashHandler.words) ?? what }

  /// - Returns: nil if nothing broke.
  init?(_ result: DrivenFrame.Result, _ followUp: FollowUpResult?) {
    switch result {
    case .refused(.crashed, let cause): (what, self.cause, evidence) = ("the process dies", cause, "")
    case .refused(.unsteady, _): return nil
    case .refused(.stuck, let message): (what, evidence) = ("the screen never comes to rest", message)
    case .refused(_, let message): (what, evidence) = ("the drive cannot continue", message)
    case .drawn:
      guard let issue = followUp?.issues.first else { return nil }
      if case .updatesWithoutEnd = issue {
        what = "the screen never comes to rest"
      } else {
        what = "the screen cannot be drawn"
      }
      evidence = issue.description
    }
  }

  func finding(_ state: String, using offer: Offer, after events: [String] = []) -> SoundnessFinding {
    var finding = SoundnessFinding(
      .brokenControl, of: offer.name, state: state,
      "after \((events + [offer.event]).joined(separator: ", then ")), \(words).",
      evidence: evidence.split(separator: "\n").map(String.init))
    finding.death = cause
    return finding
  }
}
