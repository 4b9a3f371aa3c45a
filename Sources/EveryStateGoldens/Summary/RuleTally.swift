/// The count of findings of a soundness rule, and its first places.
struct RuleTally: Equatable, Sendable, Codable {
  let rule: BrokenRule
  private(set) var count: Int
  private(set) var examples: [String]

  private static let exampleLimit = 2

  init(_ rule: BrokenRule, at place: String) {
    self.rule = rule
    count = 1
    examples = [place]
  }

  mutating func add(_ other: RuleTally) {
    count += other.count
    examples += other.examples.filter { !examples.contains($0) }.prefix(max(0, Self.exampleLimit - examples.count))
  }

  /// `dead control: Basket / loaded, Orders (3 states) and 9 more`.
  var line: String {
    let rest = count - examples.count
    return "\(rule.name): \(examples.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension [RuleTally] {
  mutating func add(_ tally: RuleTally) {
    if let index = firstIndex(where: { $0.rule == tally.rule }) {
      self[index].add(tally)
    } else {
      insert(tally, at: firstIndex { $0.rule.rank > tally.rule.rank } ?? endIndex)
    }
  }

  var lines: [String] { CountedLines.lines(map { ($0.count, $0.line) }) }
}

/// Lines that begin with a count, `12x dead control`, the counts one below the other.
package enum CountedLines {
  package static func lines(_ rows: [(count: Int, text: String)]) -> [String] {
    let width = rows.map(\.count).max().map { "\($0)".count } ?? 0
    return rows.map { row in
      let count = "\(row.count)"
      return String(repeating: " ", count: width - count.count) + count + "x " + row.text
    }
  }
}
