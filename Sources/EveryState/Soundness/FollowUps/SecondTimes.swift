import EveryStateGoldens
import TextUI

// What has been done is done: it can be done once more, and what was typed for it is neither lost nor left over.
extension Flows {
  /// What several actions of a `.performs` do, they do a second time in a row, with something else typed; a form that they open is as new.
  static func secondTime(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.asked.compactMap { asked in
      guard let done = asked.state(.loaded), done.isOfPerforms, let start = trial.start,
        case let actions = done.events.actions, case let once = actions.compactMap({ $0.repetition("") }),
        once.count > 1, once.count == actions.count,
        let driven = try trial.drive(
          "then \(done.name) twice", after: start.name,
          (once + actions.compactMap { $0.repetition($0.typed?.suffix(1) ?? "") }).map { .init($0) }, .well,
          isAudited: false),
        let call = driven.calls(once.count - 1, asked.dependency).last, call.returned
      else { return nil }
      if call.addsData, let fact = leftOver(driven, actions) {
        return done.finding(.lostOnReturn, of: fact.subject, fact.sentence)
      }
      guard driven.isWithoutEffect(2 * once.count - 1), let last = actions.last else { return nil }
      let words = actions.map(\.event).joined(separator: ", then ")
      return done.finding(.deadControl, of: last.label, "after \(words), the same once more has no effect.")
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

  /// What the user types while a call is under way is there after its answer, if the field is.
  static func typedMeanwhile(_ trial: Trial) -> [SoundnessFinding] {
    trial.uses.compactMap { use in
      guard use.isSimple, use.offer.kind.way == .type,
        trial.origin(of: use)?.events.calls.contains(where: { $0.ended == nil }) == true,
        let moment = use.followUp.moments.first(where: { $0.event == use.offer.event }),
        case let known = use.linesBefore.fieldTexts,
        let text = moment.lines.fieldTexts.first(where: { !known.contains($0) }),
        use.followUp.offers.contains(where: { $0.kind == use.offer.kind }), use.after.titles == use.before.titles,
        !use.linesAfter.fieldTexts.contains(text)
      else { return nil }
      return use.finding(.lostOnReturn, "after \(use.words) before the answer, the field does not keep \"\(text)\".")
    }
  }

  /// What is written of a field is what the field shows, in the states in which it does not show what was typed before.
  static func hiddenDraft(_ trial: Trial) throws -> [SoundnessFinding] {
    let sent = trial.screen.asked.compactMap { $0.state(.loaded) }.filter(\.isOfPerforms)
    return try trial.screen.declared.compactMap { state in
      let fields = state.golden.last?.fieldTexts.map { $0.lowercased() } ?? []
      for action in state.events.actions {
        // A long text has several lines, and a password none.
        guard let text = action.typed, text.count > 3, let label = action.label, !ControlWords.isSecret(label),
          !fields.contains(where: { $0.contains(text.lowercased().prefix(8)) }),
          state.events.controls.contains(where: { $0.label == label && $0.isEnabled }),
          let send = sent.first(where: { $0.events.actions.contains { $0.control == action.control } })?.events.actions
            .last,
          let control = send.control, control != action.control,
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
  /// The same once more, perhaps with more text; nil for a choice, and for what has no control.
  fileprivate func repetition(_ more: some StringProtocol) -> FollowUp.Step.Event? {
    guard let control, control.way != .select else { return nil }
    return typed.map { .type($0 + more, into: control) } ?? .useOf(control)
  }
}
