import EveryStateGoldens
import TextUI

/// A use of a control that calls a dependency: in a declared state, or after other controls, as in a dialog that one of them opened.
struct ControlCall {
  let use: DrivenUse
  let path: String
  /// The calls of the dependency that the use made.
  let calls: [EventLog.Call]

  /// Whether the use asks for something, and changes nothing elsewhere.
  var isReading: Bool {
    let returnsNothing = use.events.calls.last { $0.mock == path }?.returnsNothing == true
    return ControlWords.reads(path) || ControlWords.reads(calls[0].site.function) || use.leadsOn && !returnsNothing
  }
}

extension ScreenLook {
  var showsDialog: Bool { ["dialog", "alert"].contains(presented.last) }

  /// The texts that contain words.
  var statements: [String] { texts.filter { $0.contains(where: \.isLetter) } }

  /// Whether it shows a text, apart from its numbers.
  func says(_ text: String) -> Bool {
    let text = text.withoutNumbers
    return texts.contains { $0.withoutNumbers == text }
  }

  func statements(missingIn other: ScreenLook) -> [String] { statements.filter { !other.says($0) } }
}

extension [String] { var withoutPlaces: [String] { map(\.withoutPlaces) } }

extension String {
  /// A line of a drawing without the focus, which a submit ends whatever comes of the call, and without the note of its place, which
  /// depends on other lines.
  var withoutPlaces: String {
    let line = ContentPlace.removed(from: self)
    return line.contains("|>") ? line.replacing(/\|>([^|]*)\|/) { "|\($0.1) |" } : line
  }
  var withoutNumbers: String { filter { !$0.isNumber && !"-+.,\u{2212}".contains($0) } }
}

extension Trial {
  /// At most so many calls of controls are tried on a screen.
  private static let enough = 12

  /// The calls that controls make, each once for a kind of control: a row after another, or once more, is nothing new.
  func controlCalls() -> [ControlCall] {
    var known: [ControlUse.Kind: Set<String>] = [:]
    var found: [ControlCall] = []
    let kinds = Set(deferred.map(\.offer.kind))
    for use in uses + deferred where !use.offer.isNavigation && !use.endsUndo(of: kinds) {
      // An app has no part in what a picture's loader asks, and does not learn that a call with a fallback failed.
      let calls = use.calls.filter { !$0.site.cannotFail && !$0.site.file.hasPrefix("EveryState/") }
      for path in calls.mocks where !ControlWords.takesNotes(path) && found.count < Self.enough {
        guard known[use.offer.kind, default: []].insert(path).inserted else { continue }
        found.append(ControlCall(use: use, path: path, calls: calls.filter { $0.mock == path }))
      }
    }
    return found
  }

  /// The uses that call nothing before the time to take them back is over.
  func deferredUses() -> [DrivenUse] {
    let later = FollowUp.Step.End.later(.seconds(30))
    var known: Set<ControlUse.Kind> = []
    return uses.compactMap { use in
      guard use.calls.isEmpty, use.newOffers.contains(where: { ControlWords.undoes($0.name) }),
        known.insert(use.offer.kind).inserted,
        let driven = try? drive(use, "\(use.words), and half a minute", [.init(use.begin, later)], isAudited: true)
      else { return nil }
      return DrivenUse(
        state: use.state, way: use.way, step: use.step, offer: use.offer, events: driven.events,
        followUp: driven.followUp, offered: use.offered, isBusy: false, end: later)
    }
  }

  /// The state's loading that the call belongs to.
  func loading(of call: ControlCall) -> AuditedScreen.Loading? {
    screen.loadings.first { $0.dependency.contains(call.path) }
  }

  /// Whether the screen does not call the dependency before the user acts, as a form.
  func isSent(_ call: ControlCall) -> Bool {
    guard let loading = loading(of: call) else { return false }
    return !loading.wordsBeforeStart.isEmpty
      && !call.use.events.callsBeforeAction.contains(where: loading.owns)
  }
}

extension DrivenUse {
  /// Whether an action before it has put off a call until the time to undo is over: the call may be made now.
  fileprivate func endsUndo(of deferred: Set<ControlUse.Kind>) -> Bool {
    !ControlWords.undoes(offer.name) && before.labels.contains(where: ControlWords.undoes)
      && events.actions.dropLast().contains { $0.control.map(deferred.contains) ?? false }
  }
}
