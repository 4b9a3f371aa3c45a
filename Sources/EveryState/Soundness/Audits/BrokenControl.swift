import TextUI

/// A control after which the screen never comes to rest, cannot be drawn, or leaves what mocks answer.
struct BrokenControl: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { move in
      move.breakage.map { what, evidence in
        SoundnessFinding(
          .brokenControl, screen: screen.name, state: move.state, "after \(move.offer.event) \(what).",
          evidence: evidence.split(separator: "\n").map(String.init))
      }
    }
  }
}

extension Exploration.Move {
  /// What went wrong, and what shows it; nil where nothing did.
  fileprivate var breakage: (what: String, evidence: String)? {
    switch result {
    case .refused(.crashed, let cause): return ("the process dies", cause)
    case .refused(.stuck, let message): return ("the screen never comes to rest", message)
    case .refused(_, let message): return ("the drive cannot go on", message)
    case .drawn:
      guard let issue = aftermath?.issues.first else { return nil }
      if case .updatesWithoutEnd = issue { return ("the screen never comes to rest", issue.description) }
      return ("the screen cannot be drawn as its source says", issue.description)
    }
  }
}
