import EveryStateGoldens
import TextUI

// One step more than a declared state has: hardly anything of this is driven.
extension Flows {
  /// The message of a step that was refused, or failed, disappears once the user leaves, or takes back what was typed.
  static func leftMessage(_ trial: Trial) -> [SoundnessFinding] {
    let controls = Set(trial.sent.flatMap(\.events.actions).compactMap(\.control))
    return trial.uses.compactMap { back in
      guard back.isSimple, back.offer.isReturn, !ControlWords.undoes(back.offer.name), back.calls.isEmpty,
        back.linesAfter != back.linesBefore, let state = trial.origin(of: back), state.isAtRest,
        let last = state.events.actions.last, last.control.map(controls.contains) == true,
        !state.events.callsSinceAction.contains(where: \.returned),
        case let before = state.events.looks[last.before].seen, before.titles == back.before.titles,
        before.statements.allSatisfy(back.before.says),
        let message = back.before.statements(missingIn: before).first(where: back.after.says)
      else { return nil }
      return back.finding(
        .staleFailure, "after \(back.words), the screen still says \"\(message)\", as after \(last.event).")
    }
  }

  /// A failure is not shown as that of another place, for which the same control asks once there is content.
  static func otherPlace(_ trial: Trial) -> [SoundnessFinding] {
    trial.each(.failed) { loading, use in
      let words = loading.claims(of: .failed).words
      guard use.offer.kind.way != .type, !use.asks(loading), use.linesAfter != use.linesBefore, !use.leadsOn,
        trial.uses(in: loading.state(.loaded)).contains(where: { $0.offer.kind == use.offer.kind && $0.asks(loading) }),
        let text = use.after.texts.first(where: words.contains)
      else { return nil }
      return use.finding(
        .staleFailure,
        "after \(use.words), the screen still says \"\(text)\", and asks nothing, as it does with content.")
    }
  }

  /// A form that is begun anew has none of the texts that were sent.
  static func begunAnew(_ trial: Trial) -> [SoundnessFinding] {
    trial.sent.flatMap { done in
      trial.uses(in: done).compactMap { use in
        guard ControlWords.beginsAnew(use.offer.name), use.calls.isEmpty, case let fields = use.linesAfter.fieldTexts,
          let text = done.events.actions.compactMap(\.typed).first(where: { $0.count > 1 && fields.contains($0) })
        else { return nil }
        return use.finding(.lostOnReturn, "\(use.words) shows \"\(text)\" from the last time, which was sent already.")
      }
    }
  }

  /// The page of a form shows what was typed on it when the user goes back and on.
  static func backAndOn(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.uses.compactMap { back in
      let typed = back.linesBefore.fieldTexts
      guard back.isSimple, ControlWords.goesBack(back.offer.name), back.calls.isEmpty, !typed.isEmpty else {
        return nil
      }
      for on in back.newOffers.filter({ $0.kind.way == .press }).prefix(2) {
        guard let end = try trial.end(of: [back.begin, .useSame(on)], after: back.state),
          end.last.labels == back.before.labels, case let shown = end.lines.fieldTexts, shown.count == typed.count,
          let fact = LookDifference(typed, shown)?.fact
        else { continue }
        return trial.finding(
          .lostOnReturn, of: back.offer.name, after: back.state, end.events,
          "after \(back.words), then \(on.event), \(fact).")
      }
      return nil
    }
  }
}

extension Trial {
  /// The declared states in which several actions have done what they are for.
  var sent: [AuditedScreen.State] { screen.asked.compactMap { $0.state(.loaded) }.filter(\.isOfPerforms) }
}
