import EveryStateGoldens
import TextUI

// What has been done is done: it can be done once more, and what was typed for it is neither lost nor left over.
extension Flows {
  /// What several actions of a `.performs` do, they do a second time in a row, with something else typed; a form that they open is as new.
  static func secondTime(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.asked.compactMap { asked in
      guard let done = asked.state(.loaded), done.isOfPerforms, let start = trial.start,
        case let actions = done.events.actions, let last = actions.last, let control = last.control,
        case let once = actions.compactMap({ $0.repetition }), once.count > 1, once.count == actions.count,
        case let again = actions.dropLast().compactMap({ $0.more ?? $0.repetition }),
        let driven = try trial.drive(
          "then \(done.name) twice", after: start.name,
          (once + again + [last.more ?? .useLast(control)]).map { .init($0) }, .well, isAudited: false),
        let call = driven.calls(once.count - 1, asked.dependency).last, call.returned
      else { return nil }
      if call.addsData, let fact = leftOver(driven, actions) {
        return done.finding(.lostOnReturn, of: fact.subject, fact.sentence)
      }
      let words = actions.map(\.event).joined(separator: ", then ")
      if let fact = lostEdit(driven, actions, call, driven.calls(2 * once.count - 1, asked.dependency).last) {
        return done.finding(.falseSuccess, of: last.label, "after \(words), and the same with more typed, \(fact).")
      }
      guard driven.isWithoutEffect(2 * once.count - 1) else { return nil }
      return done.finding(.deadControl, of: last.label, "after \(words), the same once more has no effect.")
    }
  }

  /// A second edit that cannot be sent, or is not what is sent.
  private static func lostEdit(
    _ driven: DrivenSteps, _ actions: [EventLog.Action], _ first: EventLog.Call, _ second: EventLog.Call?
  ) -> String? {
    let fields = driven.end(2 * actions.count - 2).lines.fieldTexts
    for old in actions.dropLast().compactMap(\.typed) where fields.contains(old + old.suffix(1)) {
      if driven.action(2 * actions.count - 1) == nil, driven.followUp.exits == 0, isUnsaved(driven, actions.count),
        driven.events.disables(actions.last?.label)
      {
        return "\(actions[actions.count - 1].event) stays disabled"
      }
      let sent = [first, second].map { call in call.map { $0.written ?? [$0.label] } ?? [] }
      if sent.allSatisfy({ parts in parts.contains { $0.contains(old) } }),
        !sent[1].contains(where: { $0.contains(old + old.suffix(1)) })
      {
        return "`\(first.mock)` is given \"\(old)\" again"
      }
    }
    return nil
  }

  /// Whether the second edit has taken away what the first one's end said, or offers something: otherwise the form may be done with.
  private static func isUnsaved(_ driven: DrivenSteps, _ count: Int) -> Bool {
    guard let before = driven.action(count - 1)?.before, let edit = driven.action(count) else { return false }
    let looks = driven.events.looks
    let said = looks[edit.before].seen.statements(missingIn: looks[before].seen)
    return said.contains { !driven.last.says($0) }
  }

  /// What a form says of a text goes once another one was typed in its place and sent.
  static func corrected(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.asked.compactMap { asked -> SoundnessFinding? in
      guard let done = asked.state(.loaded), done.isOfPerforms, let start = trial.start,
        case let actions = done.events.actions, let last = actions.last, let send = last.control,
        case let once = actions.compactMap({ $0.repetition }), once.count > 1, once.count == actions.count
      else { return nil }
      for (index, action) in actions.enumerated() where action.typed != nil {
        guard let field = action.control else { continue }
        let wrong: [FollowUp.Step.Event] = [.type("", into: field), .useLast(send), .type("a", into: field)]
        let refused = trial.screen.declared.filter { state in
          state.proof == .settled && state.offers?.contains { $0.kind == field } == true
            && state.events.actions.contains { $0.control == field }
        }
        for (state, way) in [(start, once[..<index] + wrong)] + refused.map({ ($0, []) }) {
          guard let note = try note(trial, from: state, way, once[index...], asked.dependency, start, done) else {
            continue
          }
          return done.finding(
            .staleFailure, of: last.label,
            "the screen still says \"\(note)\" after another text was typed, and \(last.event).")
        }
      }
      return nil
    }
  }

  /// What the screen says after a way without a call, and still once the rest is done, but not where only the rest is done.
  private static func note(
    _ trial: Trial, from state: AuditedScreen.State, _ way: [FollowUp.Step.Event],
    _ rest: ArraySlice<FollowUp.Step.Event>, _ dependency: [String], _ start: AuditedScreen.State,
    _ done: AuditedScreen.State
  ) throws -> String? {
    let steps = (way + rest).map { FollowUp.Step($0) }
    guard
      let driven = try trial.drive("then \(done.name) by \(way.count) more steps", after: state.name, steps, .well),
      let first = driven.action(way.count), driven.action(steps.count - 1) != nil,
      !driven.events.calls[..<first.calls].contains(where: { dependency.contains($0.mock) }),
      let begin = start.events.looks.last?.seen, let end = done.events.looks.last?.seen,
      driven.last.titles == end.titles, driven.last.presented == end.presented
    else { return nil }
    let looks = driven.events.looks[...first.before]
    return driven.last.statements.first { note in
      looks.contains { $0.seen.says(note) } && !begin.says(note) && !end.says(note)
    }
  }

  /// A text in a form that was opened again, which was typed for what was added before.
  private static func leftOver(_ driven: DrivenSteps, _ actions: [EventLog.Action]) -> (
    subject: String?, sentence: String
  )? {
    let typed = actions.compactMap(\.typed).filter { $0.count > 1 }
    for (index, action) in actions.enumerated().prefix(while: { $0.element.typed == nil }) {
      let fields = driven.end(actions.count + index).lines.fieldTexts
      if let text = typed.first(where: fields.contains) {
        return (action.label, "\(action.event) shows \"\(text)\" from the last time, which was added already.")
      }
    }
    return nil
  }

  /// What is written of a field is what the field shows, in the states in which it does not show what was typed before.
  static func hiddenDraft(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.declared.compactMap { state in
      let fields = state.golden.last?.fieldTexts.map { $0.lowercased() } ?? []
      for action in state.events.actions {
        // A long text has several lines, and a password none.
        guard let text = action.typed, text.count > 3, let label = action.label, !ControlWords.isSecret(label),
          !fields.contains(where: { $0.contains(text.lowercased().prefix(8)) }),
          state.events.controls.contains(where: { $0.label == label && $0.isEnabled }),
          case let done = trial.sent.first(where: { $0.events.actions.contains { $0.control == action.control } }),
          let send = done?.events.actions.last, let control = send.control, control != action.control,
          let driven = try trial.end(of: [.useOf(control)], after: state.name),
          driven.events.callsSinceAction.contains(where: { $0.changesData && $0.written?.contains(text) == true })
        else { continue }
        return state.finding(
          .lostOnReturn, of: send.label, "\(send.event) sends \"\(text)\", which the field \"\(label)\" does not show.")
      }
      return nil
    }
  }

  /// A note that goes when some fields of a form are edited goes with each of them.
  static func staleNote(_ trial: Trial) -> [SoundnessFinding] {
    trial.screen.declared.flatMap { state -> [SoundnessFinding] in
      let edits = trial.uses(in: state).filter {
        ($0.offer.kind.way == .type || $0.offer.isToggle) && !$0.offer.isSearch && $0.calls.isEmpty
      }
      return edits.compactMap { edit in
        // Each of them offers to save.
        let others = edits.filter { other in
          other.offer.kind != edit.offer.kind
            && other.newOffers.contains { offer in
              offer.kind.way == .press && edit.newOffers.contains { $0.kind == offer.kind }
            }
        }
        guard others.count > 1,
          let note = others[0].loss.first(where: { note in
            edit.after.says(note) && others.allSatisfy { !$0.after.says(note) }
          })
        else { return nil }
        return edit.finding(
          .falseSuccess,
          "after \(edit.words), the screen still says \"\(note)\", and not after \(others[0].words).")
      }
    }
  }

  /// Once the last action has saved a form, Discard leaves its values alone.
  static func savedValues(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.uses.compactMap { use in
      guard use.isSimple, ControlWords.discards(use.offer.name), use.calls.isEmpty,
        trial.origin(of: use)?.events.callsSinceAction.contains(where: \.changesData) == true
      else { return nil }
      let confirmation = use.after.showsDialog ? use.followUp.offers.first { ControlWords.discards($0.name) } : nil
      let end =
        try confirmation.map { try trial.end(of: [use.begin, .useSame($0)], after: use.state)?.lines } ?? use.linesAfter
      let (before, after) = (use.linesBefore.fieldTexts, end?.fieldTexts ?? [])
      guard before.count == after.count, let difference = LookDifference(before, after) else { return nil }
      return use.finding(.brokenUndo, "after \(use.words), \(difference.fact), although it was saved.")
    }
  }
}

extension EventLog.Action {
  /// The same once more, and with more text; nil for a choice, and for what has no control.
  fileprivate var repetition: FollowUp.Step.Event? {
    guard let control, control.way != .select else { return nil }
    return typed.map { .type($0, into: control) } ?? .useOf(control)
  }

  fileprivate var more: FollowUp.Step.Event? {
    guard let control, let typed else { return nil }
    return .type(typed + typed.suffix(1), into: control)
  }
}
