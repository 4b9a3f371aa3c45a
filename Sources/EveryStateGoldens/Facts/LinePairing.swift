/// Which changed lines take the place of which: those that are most alike, in their order.
package struct LinePairing {
  /// Places among the lines that went and those that came.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Lines beyond this many are paired by their order alone, so that the work is bounded.
  private static let limit = 64

  package init(_ old: ArraySlice<FactLine>, _ new: ArraySlice<FactLine>) {
    guard old.count * new.count <= Self.limit * Self.limit else {
      pairs = zip(old.indices, new.indices).map { ($0, $1) }
      return
    }
    let likeness = old.map { line in new.map { Self.likeness(line, $0) } }
    // The most likeness that the first lines of each can have together.
    var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in 0..<old.count {
      for column in 0..<new.count {
        best[row + 1][column + 1] = max(
          best[row][column + 1], best[row + 1][column], best[row][column] + likeness[row][column])
      }
    }
    var (row, column) = (old.count, new.count)
    while row > 0, column > 0 {
      let gain = likeness[row - 1][column - 1]
      if gain > 0, best[row][column] == best[row - 1][column - 1] + gain {
        pairs.append((old.startIndex + row - 1, new.startIndex + column - 1))
        (row, column) = (row - 1, column - 1)
      } else if best[row][column] == best[row - 1][column] {
        row -= 1
      } else {
        column -= 1
      }
    }
    pairs.reverse()
  }

  /// In percent; 0 for lines that have too little in common for one to stand for the other.
  private static func likeness(_ old: FactLine, _ new: FactLine) -> Int {
    guard old.depth == new.depth, old.kind.isLike(new.kind) else { return 0 }
    if old.words == new.words { return 100 }
    let (before, now) = (old.tokens, new.tokens)
    let all = max(before.count, now.count)
    guard all > 0 else { return 0 }
    var rest = now
    var common = 0
    for token in before {
      guard let index = rest.firstIndex(of: token) else { continue }
      rest.remove(at: index)
      common += 1
    }
    let share = 90 * common / all
    if share >= 30 { return share }
    // One text by another in the same look, in the same kind of place.
    let isAlone = before.count <= 3 && now.count <= 3
    return old.slots == new.slots && old.pieces.map(\.role) == new.pieces.map(\.role) && isAlone ? 20 : share / 3
  }
}

extension FactLine {
  /// What is drawn and how, without the marks of controls: a button that is disabled is still that button.
  fileprivate var tokens: [String] {
    pieces.flatMap { $0.text.split(separator: " ").map(String.init) } + slots.flatMap(\.self)
  }
}

extension GoldenLine.Kind {
  fileprivate func isLike(_ other: GoldenLine.Kind) -> Bool {
    self == other || isRow && other.isRow || self == .plain && other.isRow || isRow && other == .plain
  }

  private var isRow: Bool { self == .row || self == .selectedRow }
}
