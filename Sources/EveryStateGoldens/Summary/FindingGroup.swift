/// A finding as tests and reports have it.
package protocol FoundProblem: Sendable {
  var catalog: String { get }
  var headline: String { get }
  var names: [GoldenName] { get }
  var soundness: ReportFinding.Soundness? { get }
}

extension Finding: FoundProblem {}
extension ReportFinding: FoundProblem {}

/// Findings that are one for a reader: they say the same of a screen and its variants, with other numbers or in another language.
package struct FindingGroup<Problem: FoundProblem>: Sendable {
  package private(set) var findings: [Problem]
  /// Whether the screens had them before the run's changes.
  package private(set) var isFormer = false
  /// The number of findings that a list shows as this one: those of several screens.
  package private(set) var count = 1

  package var former: FindingGroup {
    var group = self
    group.isFormer = true
    return group
  }

  package var first: Problem { findings[0] }

  /// The places of the others: `Also in Basket in German / loaded, Basket in dark mode / loaded and 7 more.`, and what is known of
  /// their time.
  package var others: String? {
    let parts = [placesOfOthers, isFormer ? "Predates this change." : nil].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private var placesOfOthers: String? {
    let own = first.placeWords
    let places = findings.dropFirst().map { finding in
      finding.placeWords == own ? finding.soundness?.waiver?.subject.map { "\"\($0)\"" } ?? own : finding.placeWords
    }.distinct
    guard !places.isEmpty else { return nil }
    let more = places.count - groupPlaceLimit
    return "Also in \(TerminalText.harmless(places.prefix(groupPlaceLimit).joined(separator: ", ")))"
      + (more > 0 ? " and \(more) more." : ".")
  }

  /// A message about all of them: that of the first, and where the same holds.
  package func message(_ first: String) -> String {
    ([first] + [others].compactMap { $0.map { "  " + $0 } }).joined(separator: "\n")
  }

  /// The groups in the order of their first findings.
  /// - Parameter claims: the variants of each screen.
  package static func all(_ problems: [Problem], _ claims: [CatalogClaims]) -> [FindingGroup] {
    let bases = VariantBases(claims)
    var groups: [(key: GroupKey, group: FindingGroup)] = []
    var places: [GroupKey: Int] = [:]
    for problem in problems {
      let key = GroupKey(problem, bases, keepingQuotes: true)
      if let place = places[key] {
        groups[place].group.findings.append(problem)
      } else {
        places[key] = groups.count
        groups.append((key, FindingGroup(findings: [problem])))
      }
    }
    return translated(groups, bases)
  }

  /// Joins those that say the same of several screens, for a list.
  package static func acrossScreens(_ groups: [FindingGroup]) -> [FindingGroup] {
    let keys = groups.map {
      [$0.first.soundness?.rule.name, "\($0.isFormer)", GroupKey.words(of: $0.first, keepingQuotes: true)]
    }
    return groups.indices.grouped { keys[$0] == keys[$1] }.map { places in
      var group = groups[places[0]]
      (group.findings, group.count) = (places.flatMap { groups[$0].findings }, places.count)
      return group
    }
  }

  /// Joins what variants say in other words with what their screen says: the first of a kind with the first, if there are equally many.
  private static func translated(
    _ groups: [(key: GroupKey, group: FindingGroup)], _ bases: VariantBases
  ) -> [FindingGroup] {
    let kinds = Dictionary(grouping: groups.indices) { GroupKey(groups[$0].group.first, bases, keepingQuotes: false) }
    var (result, joined) = (groups.map(\.group), Set<Int>())
    for places in kinds.values {
      let screens = Dictionary(grouping: places) { groups[$0].group.first.names.first?.screen ?? "" }
      guard let own = screens[groups[places[0]].key.screen], screens.values.allSatisfy({ $0.count == own.count }) else {
        continue
      }
      for others in screens.values where others != own {
        for (place, other) in zip(own, others) {
          result[place].findings += groups[other].group.findings
          joined.insert(other)
        }
      }
    }
    return result.indices.filter { !joined.contains($0) }.map { result[$0] }
  }
}

private let groupPlaceLimit = 4

extension FoundProblem {
  /// `Basket / loaded`, `Basket (3 states)`.
  package var placeWords: String {
    guard let first = names.first else { return headline.split(separator: ":").first.map(String.init) ?? catalog }
    return names.count == 1 ? "\(first)" : "\(TerminalText.harmless(first.screen)) (\(names.count) states)"
  }
}

private struct GroupKey: Hashable {
  let catalog: String
  /// The screen, or that it is a variant of.
  let screen: String
  let rule: String?
  let level: RuleLevel?
  let words: String

  init(_ problem: some FoundProblem, _ bases: VariantBases, keepingQuotes: Bool) {
    catalog = problem.catalog
    (rule, level) = (problem.soundness?.rule.name, problem.soundness?.level)
    words = Self.words(of: problem, keepingQuotes: keepingQuotes)
    screen = bases.root(of: ScreenKey(catalog: catalog, screen: problem.names.first?.screen ?? "")).screen
  }

  /// What it says, without the place.
  static func words(of problem: some FoundProblem, keepingQuotes: Bool) -> String {
    var sentence = problem.headline[...]
    let own = problem.names.first?.screen ?? ""
    for prefix in [own, problem.names.first.map { " / " + $0.state } ?? ""] where sentence.hasPrefix(prefix) {
      sentence = sentence.dropFirst(prefix.count)
    }
    let parts = sentence.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      place % 2 == 0 ? String(part) : keepingQuotes ? String(part).withNumbersAsOne : ""
    }.joined(separator: "\"")
  }
}
