import EveryStateGoldens
import TextUI

/// The aliases of one drive, numbered in the order of appearance.
@MainActor final class Aliases {
  private var redaction: Redaction

  init(_ rules: [RedactionRule]) { redaction = Redaction(rules) }

  /// The rewriting of the views' text before measuring; nil without rules.
  var rewriting: TextRewriting? {
    redaction.rules.isEmpty
      ? nil : TextRewriting { text in MainActor.assumeIsolated { self.redaction.replacements(in: text) } }
  }

  func apply(to text: String) -> String { redaction.apply(to: text) }

  var fired: [String] { redaction.fired }
}
