/// A frame with another text when it was driven again. Neither text may become a golden.
package struct Unsteadiness: Sendable {
  package enum Cause: Hashable, Sendable {
    /// Nothing but the first drive, which left something behind.
    case kept
    /// Its random numbers.
    case numbers
    /// The order of sets and dictionaries, and where objects lie in memory.
    case order
  }

  package enum SecondDrive: Equatable, Sendable {
    case drawn(String)
    /// No drawing, with a reason.
    case refused(Verdict, String)
  }

  let cause: Cause
  let first: String
  let secondDrive: SecondDrive

  package init(_ cause: Cause, first: String, secondDrive: SecondDrive) {
    self.cause = cause
    self.first = first
    self.secondDrive = secondDrive
  }

  /// What varies, why, and what to do; the first line says it all.
  package var message: String {
    switch secondDrive {
    case .refused(let verdict, let reason):
      return "\(explanation(of: "it is \(verdict.rawValue)")) \(remedy)\n\(reason)"
    case .drawn(let text):
      let difference = DisplayedDifference(old: Array(first.utf8), new: Array(text.utf8), lineLimit: Self.lineLimit)
      let cut = difference.omittedCount == 0 ? [] : [" ... \(counted(difference.omittedCount, "more line"))"]
      let what = "\(size(of: text)) \(isReordered(text) ? "in another order" : "different")"
      return (["\(explanation(of: what)) \(remedy)", "--- first drive", "+++ driven again"] + difference.lines + cut)
        .joined(separator: "\n")
    }
  }

  private static let lineLimit = 40

  private func explanation(of what: String) -> String {
    switch cause {
    case .kept:
      "driven again in the same way, \(what): something is kept between drives (a static, a singleton, a cache)."
    case .numbers: "driven again with other random numbers, \(what): it shows a random value."
    case .order:
      "driven again with other orders of sets and dictionaries, \(what): it shows an undefined order."
    }
  }

  private var remedy: String {
    if let rule {
      return "Inject the value through the world, or hide it: var redactions: [RedactionRule] { [.\(rule)] }"
    }
    return switch cause {
    case .kept: "Create it in view(_:) for each drive, or keep it in the world."
    case .numbers: "Inject the value, or a generator with a seed, through the world, or hide it with a RedactionRule."
    case .order: "Sort before you show it."
    }
  }

  /// The redaction rule that would make both drives equal, whatever the width of its values.
  private var rule: String? {
    guard case .drawn(let text) = secondDrive else { return nil }
    let rules: [(name: String, rule: RedactionRule)] = [
      ("uuids", .uuids), ("ports", .ports), ("paths", .paths), ("dates", .dates), ("addresses", .addresses),
    ]
    return rules.first { _, rule in
      Self.words(first, rule) == Self.words(text, rule)
        || Self.words(first.unwrapped, rule) == Self.words(text.unwrapped, rule)
    }?.name
  }

  /// The words of a text without what a rule hides.
  private static func words(_ text: String, _ rule: RedactionRule) -> [Substring] {
    var redaction = Redaction([rule])
    return redaction.apply(to: text).split(whereSeparator: \.isWhitespace)
  }

  private func size(of text: String) -> String {
    let table = LineTable(old: Array(first.utf8), new: Array(text.utf8))
    let difference = LineDifference(table)
    let count = max(difference.removedCount, difference.addedCount)
    return "\(count) \(count == 1 ? "line is" : "lines are")"
  }

  private func isReordered(_ text: String) -> Bool { Self.characters(first) == Self.characters(text) }

  private static func characters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }.sorted()
  }
}

extension String {
  /// The text with its lines joined: a value that is too long for a line is broken at a dash.
  fileprivate var unwrapped: String {
    split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.reduce(into: "") { text, line in
      text += (text.last == "-" ? "" : " ") + line
    }
  }
}
