/// The facts of a change, in the words of a reader who compares the two pictures.
package struct FrameFacts: Sendable {
  /// The facts, each with its number of lines, in the order of the new text.
  package let facts: [ChangeFact]

  private static let lineLimit = 2_000

  /// A new frame has no facts, as all of it is new.
  package init(_ change: FrameChange) {
    guard let before = change.old, before != change.new else {
      facts = []
      return
    }
    let old = FactLine.all(in: before)
    let new = FactLine.all(in: change.new)
    var numbers: [FactLine: Int32] = [:]
    func number(_ line: FactLine) -> Int32 {
      let number = numbers[line] ?? Int32(numbers.count)
      numbers[line] = number
      return number
    }
    let stretches = Change.all(in: LineDifference(old: old.map(number), new: new.map(number)))
    let (gone, came) = (stretches.reduce(0) { $0 + $1.old.count }, stretches.reduce(0) { $0 + $1.new.count })
    guard gone + came <= Self.lineLimit else {
      facts = [.shared("\(gone) lines are gone and \(came) are new, too many to list")]
      return
    }
    var rest = Rest(old: old, new: new)
    var found: [(place: Int, fact: ChangeFact)] = []
    rest.removed = stretches.flatMap { Array($0.old) }
    rest.added = stretches.flatMap { Array($0.new) }
    found += rest.moves(beyond: stretches)
    for stretch in stretches {
      let (gone, came) = (rest.removed(in: stretch.old), rest.added(in: stretch.new))
      let pairing = LinePairing(gone.map { old[$0] }[...], came.map { new[$0] }[...])
      for pair in pairing.pairs {
        let (from, to) = (gone[pair.old], came[pair.new])
        found += LineFacts(old[from], new[to]).facts.map { (to, $0) }
        rest.take(from, to)
      }
    }
    found += rest.moves(beyond: [])
    for stretch in stretches { found += rest.comings(stretch) }
    // Blank lines, blanks before a note, a note in another form.
    if found.isEmpty { found = [(0, .shared("the same in another form"))] }
    facts = found.sorted { $0.place < $1.place }.map(\.fact)
  }
}

/// The removed and added lines without a fact so far.
private struct Rest {
  let old: [FactLine]
  let new: [FactLine]
  var removed: [Int] = []
  var added: [Int] = []

  func removed(in range: Range<Int>) -> [Int] { removed.filter(range.contains) }
  func added(in range: Range<Int>) -> [Int] { added.filter(range.contains) }

  mutating func take(_ from: Int, _ to: Int) {
    removed.removeAll { $0 == from }
    added.removeAll { $0 == to }
  }

  /// The lines that were removed in one place and added in another. Lines that move together are one fact.
  mutating func moves(beyond stretches: [Change]) -> [(place: Int, fact: ChangeFact)] {
    var found: [(place: Int, fact: ChangeFact)] = []
    var last: (from: Int, to: Int)?
    for to in added {
      let here = stretches.first { $0.new.contains(to) }?.old ?? 0..<0
      guard let from = removed.first(where: { !here.contains($0) && old[$0].isSame(as: new[to]) }), new[to].name != nil
      else { continue }
      take(from, to)
      defer { last = (from, to) }
      if let last, last.from + 1 == from, last.to + 1 == to { continue }
      let above = new[..<to].last { $0.name != nil && $0.kind != .header }
      let place = above.flatMap(\.name).map { "below \($0)" } ?? "to the top"
      found.append((to, .of(new[to].name ?? "", "moved \(place)")))
    }
    return found
  }

  /// The rest of a stretch: removed and added lines.
  mutating func comings(_ stretch: Change) -> [(place: Int, fact: ChangeFact)] {
    let gone = removed(in: stretch.old)
    let came = added(in: stretch.new)
    removed.removeAll(where: stretch.old.contains)
    added.removeAll(where: stretch.new.contains)
    let ofRows =
      gone.filter { old[$0].kind == .fact }.map { (stretch.new.lowerBound, old[$0], FactLine(remarks: [])) }
      + came.filter { new[$0].kind == .fact }.map { ($0, FactLine(remarks: []), new[$0]) }
    return ofRows.flatMap { place, old, new in LineFacts(old, new).facts.map { (place, $0) } }
      + [
        (gone.map { old[$0] }, "gone"), (came.map { new[$0] }, "new"),
      ].compactMap { lines, word in
        let lines = lines.filter { $0.kind != .fact }
        guard let first = lines.first(where: { $0.name != nil }) ?? lines.first else { return nil }
        let others = lines.count - 1
        let more = others == 0 ? "" : ", with \(others) more \(others == 1 ? "line" : "lines")"
        return (came.first ?? stretch.new.lowerBound, .of(first.name ?? "a line without text", "is \(word)\(more)"))
      }
  }
}

/// A golden and the pending text that may replace it.
package struct FrameChange: Sendable {
  package let name: GoldenName
  package let old: [UInt8]?
  package let new: [UInt8]

  package init(name: GoldenName, old: [UInt8]?, new: [UInt8]) {
    self.name = name
    self.old = old
    self.new = new
  }

  /// Whether the text shows several moments: `# 1  shown` follows its head.
  package var isStoryboard: Bool {
    new.split(separator: UInt8(ascii: "\n")).dropFirst().first?.starts(with: "# 1  ".utf8) ?? false
  }
}

/// Pairs each changed line with its replacement: the most similar ones, in their order.
package struct LinePairing {
  /// Places among the removed and the added lines.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Lines beyond this many are paired by their order alone, so that the work is bounded.
  private static let limit = 64

  package init(_ old: ArraySlice<FactLine>, _ new: ArraySlice<FactLine>) {
    guard old.count * new.count <= Self.limit * Self.limit else {
      pairs = zip(old.indices, new.indices).map { ($0, $1) }
      return
    }
    let likeness = old.map { line in new.map { Self.likeness(line, $0) } }
    // The highest similarity that the first lines of each can have together.
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

  /// In percent; 0 for lines with too little in common to replace each other.
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
    // One text replaces another with the same look and the same kind of place.
    let isAlone = before.count <= 3 && now.count <= 3
    return old.slots == new.slots && old.pieces.map(\.role) == new.pieces.map(\.role) && isAlone ? 20 : share / 3
  }
}

extension FactLine {
  /// The drawing and its looks without the marks of controls: a disabled button is still that button.
  fileprivate var tokens: [String] {
    var tokens: [String] = []
    for piece in pieces { tokens += piece.text.split(separator: " ").map(String.init) }
    for slot in slots { tokens += slot }
    return tokens
  }
}

extension GoldenLine.Kind {
  fileprivate func isLike(_ other: GoldenLine.Kind) -> Bool {
    self == other || isRow && other.isRow || self == .plain && other.isRow || isRow && other == .plain
  }

  private var isRow: Bool { self == .row || self == .selectedRow }
}
