import EveryStateGoldens
import TextUI

/// The aliases of one drive, in the order in which its texts come up.
@MainActor final class Aliases {
  private var redaction: Redaction

  init(_ rules: [RedactionRule]) { redaction = Redaction(rules) }

  /// What the views' texts go through before they are measured; nil without rules.
  var rewriting: TextRewriting? {
    redaction.rules.isEmpty
      ? nil : TextRewriting { text in MainActor.assumeIsolated { self.redaction.replacements(in: text) } }
  }

  func apply(to text: String) -> String { redaction.apply(to: text) }

  var fired: [String] { redaction.fired }
}
