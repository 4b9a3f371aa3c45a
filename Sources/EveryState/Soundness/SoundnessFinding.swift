import EveryStateGoldens
import Testing
import TextUI

/// A broken rule of soundness on a screen, with the states that show it.
struct SoundnessFinding: Hashable {
  let rule: SoundnessRule
  private(set) var screen = ""
  /// The control, the text or the dependency that it is about, as a waiver names it; nil for the whole state.
  let subject: String?
  /// The states that show it, in the order of declaration.
  fileprivate(set) var states: [String]
  /// The declared states with it, and those that follow-ups with it continue from.
  fileprivate(set) var origins: [String]
  /// Those of them that ``details`` lists.
  fileprivate(set) var places: [String]
  let sentence: String
  /// The evidence in the first of the states, line by line.
  fileprivate(set) var evidence: [String]
  /// The remedy, if it is not a fix of the screen.
  let remedy: String?
  /// Its place, if that is not the state's line.
  var location: SourceLocation?
  var level = RuleLevel.error
  /// The dependency whose calls it is about, whatever they ask for: of a rule, all such findings are one.
  var cause: String?
  /// Why the process dies, if it is about that.
  var death: String?
  /// The drive whose end it is about, as follow-ups are named.
  var drive: String?
  /// The control that no state uses.
  var control: ControlKind?
  /// Whether it is about a way of several steps, which other states may have, too.
  var isOfWay = false
  /// The language that a text has no translation into.
  var language: String?

  init(
    _ rule: SoundnessRule, of subject: String? = nil, state: String?, _ sentence: String, evidence: [String] = [],
    remedy: String? = nil
  ) {
    (self.rule, self.subject, self.evidence, self.remedy) = (rule, subject, evidence, remedy)
    // A quoted sentence has its own end.
    self.sentence = sentence.hasSuffix(".\".") ? String(sentence.dropLast()) : sentence
    states = state.map { [$0] } ?? []
    (origins, places) = (states, states)
  }

  func on(_ screen: String) -> SoundnessFinding {
    var finding = self
    finding.screen = screen
    return finding
  }

  /// The message for a test's log: the finding, the evidence, the next step.
  var message: String { ([headline] + details.map { "  " + $0 } + [next]).joined(separator: "\n") }

  var headline: String {
    let place = states.count == 1 ? " / \(states[0])" : ""
    return "\(screen)\(place): \(sentence) (\(rule.rawValue))"
  }

  var details: [String] {
    (states.count > 1 ? ["in " + places.map(words).joined(separator: ", ")] : []) + evidence
  }

  /// `'loaded'`; with follow-ups that alone show it, `'failed' (then refresh; then press "Retry")`.
  private func words(of place: String) -> String {
    let ways = states.contains(place) ? [] : states.filter { $0.hasPrefix("\(place), ") }
    let words = ways.map { $0.dropFirst(place.count + 2) }.joined(separator: "; ")
    return "'\(place)'" + (words.isEmpty ? "" : " (\(words))")
  }

  private var next: String {
    remedy
      ?? "Fix the screen, or add a waiver to its states: \(waiver?.line(because: "...") ?? "")"
  }

  var waiver: SuggestedWaiver? {
    remedy == nil
      ? SuggestedWaiver(rule: "\(rule)", subject: subject, state: origins.count == 1 && !isOfWay ? origins[0] : nil)
      : nil
  }

  var brokenRule: BrokenRule {
    BrokenRule(name: rule.rawValue, sentence: rule.sentence, rank: SoundnessRule.allCases.firstIndex(of: rule) ?? 0)
  }

  /// Whether its sentence quotes the words: `the screen says "Save" although nothing failed`.
  func quotes(_ words: String) -> Bool { sentence.contains("\"\(words)\"") }

  fileprivate func isSame(as other: SoundnessFinding) -> Bool {
    (rule, cause) == (other.rule, other.cause)
      && (cause != nil || (subject, sentence) == (other.subject, other.sentence))
  }
}

extension [SoundnessFinding] {
  /// Merges equal findings of a screen's states. If a declared state shows one, its follow-ups add nothing.
  func merged(_ origins: [String: String]) -> [SoundnessFinding] {
    grouped { $0.isSame(as: $1) }.map { same in
      var finding = same.first { $0.level != .suggestion } ?? same[0]
      let states = same.flatMap(\.states).distinct
      let declared = states.filter { origins[$0] == nil }
      finding.states = declared.isEmpty ? states : declared
      finding.origins = states.map { origins[$0] ?? $0 }.distinct
      finding.places = finding.states.map { origins[$0] ?? $0 }.distinct
      // Of a suggestion, the lines to paste: each dependency has its own.
      if finding.rule.level == .suggestion { finding.evidence = same.map(\.evidence).distinct.flatMap(\.self) }
      return finding
    }.withoutConsequences(origins)
  }

  /// What one follow-up shows is one finding, the most serious; the others are evidence.
  private func withoutConsequences(_ origins: [String: String]) -> [SoundnessFinding] {
    func drive(_ finding: SoundnessFinding) -> String? {
      finding.drive ?? finding.states.first.flatMap { finding.states.count == 1 && origins[$0] != nil ? $0 : nil }
    }
    return grouped { one, other in drive(one).map { $0 == drive(other) && one.level == other.level } ?? false }
      .map { same in
        guard same.count > 1,
          var first = SoundnessRule.allCases.lazy.compactMap({ rule in same.first { $0.rule == rule } }).first
        else { return same[0] }
        first.evidence += same.filter { $0 != first }.map { "also: \($0.sentence)" }
        return first
      }
  }
}

/// The issues of a test with findings: one for what is one for a reader, at its line. If there are many, an overview comes first, and of
/// each kind only the first few follow: the first report after installation must fit the screen.
struct FindingIssues {
  struct Issue {
    let message: String
    let location: SourceLocation
    let rule: SoundnessRule
  }
  let issues: [Issue]

  private static let fewEnough = 12
  private static let ofKind = 3

  init(_ all: [Issue], location: SourceLocation, list: String, walk: String) {
    guard all.count > Self.fewEnough else {
      issues = all
      return
    }
    let kinds = SoundnessRule.allCases.map { rule in (rule: rule, found: all.filter { $0.rule == rule }) }
      .filter { !$0.found.isEmpty }
    let rows = CountedLines.lines(kinds.map { ($0.found.count, "\($0.rule.rawValue): \($0.rule.sentence)") })
    let head =
      "\(all.count) findings of \(counted(kinds.count, "kind")), most serious first. The "
      + "first \(Self.ofKind) of each kind follow. Full list: \(list)"
    let overview = ([head] + rows.map { "  " + $0 } + ["To review them, or waive one with a reason: \(walk)"])
    issues =
      [Issue(message: overview.joined(separator: "\n"), location: location, rule: kinds[0].rule)]
      + kinds.flatMap { $0.found.prefix(Self.ofKind) }
  }
}

extension DeclaredWaiver {
  /// The finding about a waiver that no screen needs any more.
  var unneeded: SoundnessFinding {
    let rule = SoundnessRule(rawValue: waiver.rule).map { "\($0)" } ?? waiver.rule
    let line = SuggestedWaiver(rule: rule, subject: waiver.subject, state: waiver.state).line(because: waiver.reason)
    var finding = SoundnessFinding(
      .unneededWaiver, state: waiver.state, "\(line) no longer applies to a finding.",
      remedy: "Remove that line (\(location.fileID):\(location.line)): it would hide the next bug of its kind.")
    finding.location = location
    return finding
  }
}
