import EveryStateGoldens
import TextUI

/// Judges the drives of generated worlds: by the rules that need no declaration, and by what the declared world shows.
@MainActor struct WorldOracle {
  /// The drives of a declared state, without and with a move, which worlds are compared with.
  struct Baseline {
    let state: AuditedScreen.State
    let events: EventLog?
    var rules: Set<SoundnessRule> = []
    var texts: [String] { events?.looks.last?.seen.texts ?? [] }
    var lines: [String] { events?.lines ?? [] }
  }
  private let screen: DeclaredScreen
  private let audited: AuditedScreen
  private var baselines: [String: Baseline] = [:]
  /// The look where a dependency returned nothing, without and with a move.
  private var emptyLooks: [String: [String]] = [:]
  /// The worlds of one text, and whether each shows it.
  private var shownTexts: [String: [(world: GeneratedWorld, isShown: Bool)]] = [:]

  struct Failure {
    let finding: SoundnessFinding
    /// Distinguishes failures that have the same rule.
    let kind: String
    var world: GeneratedWorld
  }

  init(_ screen: DeclaredScreen, _ audited: AuditedScreen) { (self.screen, self.audited) = (screen, audited) }

  private func key(_ world: GeneratedWorld) -> String { world.state + (world.move.map { ", then \($0.event)" } ?? "") }

  /// Takes the drive of a world without changes.
  mutating func note(_ world: GeneratedWorld, _ driven: DrivenFrame, of state: AuditedScreen.State) {
    var baseline = Baseline(state: state, events: driven.events)
    if let events = driven.events { baseline.rules = Set(audits(Self.explored(world, events, state)).map(\.rule)) }
    if Breakage(driven.result, driven.followUp) != nil { baseline.rules.insert(.brokenWorld) }
    baselines[key(world)] = baseline
  }

  private static func explored(_ world: GeneratedWorld, _ events: EventLog, _ state: AuditedScreen.State)
    -> AuditedScreen.State
  { AuditedScreen.State(state, world.title.isEmpty ? "" : "with \(world.title)", events) }

  private func audits(_ state: AuditedScreen.State) -> [SoundnessFinding] {
    let judged = audited.judging(state)
    return Audits.all.flatMap { $0(judged) }.filter { $0.states == [state.name] }.map { $0.on(screen.name) }
  }

  /// - Returns: the most serious failure of a world, or of an earlier one that this one puts in doubt.
  mutating func failure(of world: GeneratedWorld, _ driven: DrivenFrame) -> Failure? {
    guard let baseline = baselines[key(world)] else { return nil }
    if case .refused(.notDriven, _) = driven.result { return nil }
    var failures: [Failure] = []
    let add = {
      [screen] (kind: String, subject: String?, sentence: String, evidence: [String], world: GeneratedWorld) in
      let state = Self.explored(world, EventLog(), baseline.state)
      let finding = state.finding(.brokenWorld, of: subject, sentence, evidence: evidence).on(screen.name)
      failures.append(Failure(finding: finding, kind: kind, world: world))
    }
    if let broken = Breakage(driven.result, driven.followUp) {
      if !baseline.rules.contains(.brokenWorld) {
        let evidence = broken.evidence.split(separator: "\n").prefix(3).map(String.init)
        add(broken.what, nil, "\(broken.words).", evidence, world)
      }
    } else if let events = driven.events, let texts = events.looks.last?.seen.texts {
      judgeTexts(world, baseline, texts) { add($0, $1, $2, [], $3) }
      judgeLook(world, baseline, events, texts) { add($0, nil, $1, [], world) }
      let state = Self.explored(world, events, baseline.state)
      for finding in audits(state) where !baseline.rules.contains(finding.rule) && isMeant(finding, of: world) {
        // A page that is asked for once more has the rows that it had.
        if finding.rule == .unclearIdentity, !events.repeatedQuestions.isEmpty { continue }
        failures.append(Failure(finding: finding, kind: finding.rule.rawValue, world: world))
      }
    }
    return failures.first { failure in
      screen.level(of: failure.finding.rule) != .off && screen.level(of: .brokenWorld) != .off
        && !screen.ruleWaivers.contains {
          $0.waives(failure.finding, in: [world.state]) || $0.waiver.waives(failure.world)
        }
    }
  }

  /// What the data says is drawn as it is.
  private mutating func judgeTexts(
    _ world: GeneratedWorld, _ baseline: Baseline, _ texts: [String],
    _ add: (_ kind: String, _ subject: String?, _ sentence: String, GeneratedWorld) -> Void
  ) {
    for change in world.changes {
      guard let generated = change.generatedText else { continue }
      if let shown = texts.first(where: generated.isInterpreted) {
        add("interpreted", change.text, "the \(change.noun) \"\(generated.text)\" is shown as \"\(shown)\".", world)
      }
      // What an action leads to may have other texts.
      guard generated != .empty, world.move == nil, baseline.state.events.actions.isEmpty, world.changes.count < 3,
        world.changes.allSatisfy({ $0 == change || $0.leaves(change) }), let own = change.text, own.count > 2,
        baseline.texts.contains(where: { $0.contains(own) })
      else { continue }
      let start = generated.text.prefix { !$0.isWhitespace }.prefix(10).lowercased()
      let isShown = texts.contains { $0.lowercased().contains(start) }
      let key = key(world) + change.site
      let others = shownTexts[key] ?? []
      shownTexts[key, default: []].append((world, isShown))
      let lost =
        isShown
        ? others.contains(where: \.isShown) ? nil : others.first?.world
        : others.contains(where: \.isShown) ? world : nil
      if let lost { add("lost", own, "the \(change.noun) is not shown, although other texts are.", lost) }
    }
  }

  private mutating func judgeLook(
    _ world: GeneratedWorld, _ baseline: Baseline, _ events: EventLog, _ texts: [String],
    _ add: (_ kind: String, _ sentence: String) -> Void
  ) {
    let isOther = events.lines != baseline.lines
    let new = texts.filter { !baseline.texts.contains($0) }
    if world.changes.allSatisfy({ $0.isDelay || $0.isPlain }), world.move == nil, baseline.state.events.actions.isEmpty,
      !events.isPendingAtEnd, isOther,
      let other = audited.declared.first(where: {
        [.empty, .failed].contains($0.proof) && $0.golden.last == events.lines
      })
    {
      add("alike", "the screen looks like '\(other.name)', although an answer arrived and nothing failed.")
    }
    if !world.changes.isEmpty, world.changes.allSatisfy(\.isDelay), world.move == nil, !events.isPendingAtEnd,
      !events.calls.contains(where: { $0.outcome == .cancelled || $0.ended == nil })
    {
      // A stream or a clock changes the screen whatever arrives.
      let passing = baseline.state.passing.map(\.texts)
      let now = texts.filter { text in !text.isTime && !passing.contains { $0.contains(text) } }
      let before = baseline.texts.filter { text in !text.isTime && passing.allSatisfy { $0.contains(text) } }
      if let missing = before.first(where: { !texts.contains($0) }) {
        add(
          "order",
          "the screen does not show \"\(missing)\", which it shows if the same answers arrive in another order.")
      } else if let new = now.first(where: { !baseline.texts.contains($0) }) {
        add("order", "the screen shows \"\(new)\", which it does not show if the same answers arrive in another order.")
      }
    }
    if world.changes.count == 1, let change = world.changes.first, isOther {
      let key = key(world) + change.mock
      if case .value([], .rows(0)) = change.kind { emptyLooks[key] = events.lines }
      if change.isFailure, events.lines == emptyLooks[key], let text = new.first {
        add("alike", "the screen says \"\(text)\", as if the answer were empty, although \(change.mock) failed.")
      }
    }
    if let one = events.overlap.first, let other = events.overlap.last, baseline.events?.overlap.isEmpty != false {
      add("overlap", "\"\(one)\" and \"\(other)\" overlap: they cannot be read or touched.")
    }
    if !world.changes.contains(where: \.isOddNumber), let text = new.first(where: \.hasImpossibleNumber),
      !baseline.texts.contains(where: \.hasImpossibleNumber)
    {
      add("not a number", "the screen says \"\(text)\", but no answer contains such a number.")
    }
  }

  /// Whether a finding of a declared rule counts in a world that is unlike every fixture.
  private func isMeant(_ finding: SoundnessFinding, of world: GeneratedWorld) -> Bool {
    switch finding.rule {
    // A short page asks for the next, an empty name leaves its button without one, and equal names do not serve as ids.
    case .needlessCall, .sameCallTwice, .unlabelledControl, .undeclaredFirstLook, .undeclaredError, .untranslated:
      return false
    // Another row's failure may stay.
    case .staleFailure: return !world.changes.contains(where: \.isFailure)
    case .unclearIdentity: return !world.changes.contains(where: \.isOfEveryRow)
    // What is not there may be meant as nothing, and an impossible value as a failure.
    case .unsupportedEmpty, .unsupportedFailure, .blankScreen:
      return world.changes.allSatisfy { $0.isDelay || $0.isFailure || $0.isPlain }
    case .rawText, .wrongPlural, .cutText:
      // Marks that are drawn as they are, and numbers that no screen has room for.
      let generated = world.changes.compactMap(\.generatedText?.text)
      if finding.rule == .rawText, generated.contains(where: finding.quotes) { return false }
      return !world.changes.contains(where: \.isOddNumber)
    default: return true
    }
  }
}

extension RuleWaiver {
  /// Whether it names a part that a world changes.
  fileprivate func waives(_ world: GeneratedWorld) -> Bool {
    rule == SoundnessRule.brokenWorld.rawValue && (state.map { $0 == world.state } ?? true)
      && (subject.map { subject in world.changes.contains { $0.noun == subject } } ?? true)
  }
}

extension String {
  fileprivate var isTime: Bool { contains { $0 == ":" } && contains(where: \.isNumber) }

  /// Whether one of its words is what code makes of a division by zero.
  fileprivate var hasImpossibleNumber: Bool {
    split { !$0.isLetter && $0 != "\u{221E}" }.contains { ["nan", "inf", "NaN", "\u{221E}"].contains($0) }
  }
}
