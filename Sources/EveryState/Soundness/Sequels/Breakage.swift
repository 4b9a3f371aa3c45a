import TextUI

/// A screen that cannot go on after a control was used.
struct Breakage {
  /// In words: `the screen never comes to rest`.
  let what: String
  let evidence: String

  /// - Returns: nil where nothing went wrong.
  init?(_ result: DrivenFrame.Result, _ aftermath: Aftermath?) {
    switch result {
    case .refused(.crashed, let cause): self.init("the process dies", cause)
    case .refused(.unsteady, _): return nil
    case .refused(.stuck, let message): self.init("the screen never comes to rest", message)
    case .refused(_, let message): self.init("the drive cannot go on", message)
    case .drawn:
      guard let issue = aftermath?.issues.first else { return nil }
      if case .updatesWithoutEnd = issue {
        self.init("the screen never comes to rest", issue.description)
      } else {
        self.init("the screen cannot be drawn as its source says", issue.description)
      }
    }
  }

  /// - Parameter events: what was used, one after the other, from the state on.
  func finding(_ screen: String, _ state: String, using offer: Offer, after events: [String] = []) -> SoundnessFinding {
    SoundnessFinding(
      .brokenControl, of: offer.name, screen: screen, state: state,
      "after \((events + [offer.event]).joined(separator: ", then ")) \(what).",
      evidence: evidence.split(separator: "\n").map(String.init))
  }

  private init(_ what: String, _ evidence: String) {
    self.what = what
    self.evidence = evidence
  }
}
