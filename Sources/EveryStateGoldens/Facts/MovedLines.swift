/// Lines that a change moves: each block of them is one fact, and so are two that have each other's place.
extension TextComparison {
  /// The lines that were removed in one place of a moment and added in another. Lines that move together are one fact.
  mutating func moves(beyond stretches: [Change]) {
    var last: (from: Int, to: Int, found: Int)?
    for to in added {
      let here = stretches.first { $0.new.contains(to) }?.old ?? 0..<0
      let line = new.lines[to]
      // Its own row in its place is changed, not moved.
      let staysHere = removed.contains { here.contains($0) && line.isRow && old.lines[$0].isRowLike(line) }
      let others = removed.filter { !here.contains($0) && partners[to].contains($0) }
      guard line.lead != nil, !staysHere,
        let from = others.first(where: { old.lines[$0].isSame(as: line) })
          ?? others.first(where: { line.isRow && old.lines[$0].isRowLike(line) })
      else { continue }
      take(from, to)
      if let above = last, above.from == from - 1, above.to == to - 1 {
        found[above.found].extend(by: from, to, old, new)
        last = (from, to, above.found)
      } else {
        last = (from, to, found.count)
        let direction = direction(from, to)
        if direction != nil { lineMoves.append(found.count) }
        let fact = direction.map {
          ChangeFact.moved(line.title, place(of: to), $0, isSymbol: line.lead?.isSpinner ?? false)
        }
        add(fact ?? .shared("only the layout differs", by: line.title, .layout), [from], [to])
      }
      if !old.lines[from].isSame(as: line) { for fact in facts(from, to) { add(fact, [from], [to]) } }
    }
  }

  /// Where a line has moved past those that both texts have; nil if they are in one order.
  private func direction(_ from: Int, _ to: Int) -> String? {
    let passed = anchors.first { partners[to].contains($0.old) && ($0.old < from) != ($0.new < to) }
    return passed.map { $0.old < from ? "up" : "down" }
  }

  /// Where a line is now in its moment: below a section, a row or another line, or at the top of the content.
  private func place(of line: Int) -> String {
    let isTitle = new.lines[line].kind == .title
    let start = new.lines[..<line].lastIndex { $0.kind == .moment } ?? 0
    let above = new.lines[start..<line].lastIndex {
      $0.lead != nil && $0.kind != .header && $0.kind != .moment && (isTitle || $0.kind != .title)
    }
    let units = new.lines[line].kind == .section ? new.sections : new.leads
    return above.map { "below \(new.lines[units[$0]].title)" } ?? "to the top"
  }

  /// Two sections, rows or other lines that have each other's place are one change, if no other has moved, and so are lines that have moved
  /// across each other.
  mutating func joinSwaps() {
    var joined: [Int] = []
    for (moment, moves) in Dictionary(grouping: lineMoves, by: { partners[found[$0].lines.new[0]] }) {
      let own = pairs.filter { partners[$0.new] == moment }
      if addSwap(own) { joined += moves } else { joined += addReordered(own, moves) }
    }
    for place in joined.sorted().reversed() { found.remove(at: place) }
  }

  private mutating func addSwap(_ own: [(old: Int, new: Int)]) -> Bool {
    for (was, now) in [(old.sections, new.sections), (old.leads, new.leads)] {
      let units = Dictionary(own.map { (was[$0.old], now[$0.new]) }) { first, _ in first }
      guard let swap = Pairing.swap(units.map { (old: $0.key, new: $0.value) }) else { continue }
      let lines = Dictionary(grouping: own.sorted { $0.old < $1.old }, by: { was[$0.old] }).values
      let areWhole = lines.allSatisfy { lines in
        Set(lines.map { now[$0.new] }).count == 1 && lines.map(\.new) == lines.map(\.new).sorted()
      }
      let titles = swap.news.map { new.lines[$0].title }
      guard areWhole, titles.areOfOneNoun else { continue }
      add(
        .swapped(titles), old.lines.indices.filter { swap.olds.contains(was[$0]) },
        new.lines.indices.filter { swap.news.contains(now[$0]) })
      return true
    }
    return false
  }

  /// - Returns: the moves of lines that have changed their order among each other, `rows in another order`.
  private mutating func addReordered(_ own: [(old: Int, new: Int)], _ moves: [Int]) -> [Int] {
    /// The lines that a move goes across, by their places in the new order.
    let olds = own.sorted { $0.old < $1.old }.map(\.new)
    let news = own.map(\.new).sorted()
    let spans = moves.map { move in
      let lines = Set(found[move].lines.new)
      let places = (olds.indices.filter { lines.contains(olds[$0]) } + news.indices.filter { lines.contains(news[$0]) })
      return (move: move, from: places.min() ?? 0, to: places.max() ?? 0)
    }.sorted { ($0.from, $0.to, $0.move) < ($1.from, $1.to, $1.move) }
    let groups = spans.reduce(into: [[(move: Int, from: Int, to: Int)]]()) { groups, span in
      if let end = groups.last?.map(\.to).max(), span.from <= end {
        groups[groups.count - 1].append(span)
      } else {
        groups.append([span])
      }
    }
    for group in groups where group.count > 1 {
      let lines = news[group[0].from...(group.map(\.to).max() ?? 0)]
      let ends = [lines.first, lines.last].compactMap { $0.map { new.lines[new.leads[$0]].title } }
      let edits = group.map { found[$0.move].lines }
      add(.reordered(ends), edits.flatMap(\.old).sorted(), edits.flatMap(\.new).sorted())
    }
    return groups.filter { $0.count > 1 }.flatMap { $0.map(\.move) }
  }

  /// What a presentation shows in place of lines of its moment is one change, and so is what is shown in place of a presentation.
  mutating func joinPresented() {
    func texts(_ lines: [Int], _ text: FactText) -> Set<String> {
      Set(lines.flatMap { text.lines[$0].pieces }.filter { $0.kind == .text }.map(\.text))
    }
    for came in found.indices.reversed() {
      guard let title = found[came].fact.addition, let to = found[came].lines.new.first else { continue }
      let now = texts(found[came].lines.new, new)
      let gone = found.indices.first { place in
        guard found[place].fact.isRemoval, found[place].lines.new.isEmpty, let from = found[place].lines.old.first,
          partners[to].contains(from)
        else { return false }
        let was = texts(found[place].lines.old, old)
        return new.lines[to].kind == .presentation && !was.isEmpty && was.isSubset(of: now)
          || old.lines[from].kind == .presentation && !now.isEmpty && now.isSubset(of: was)
      }
      guard let gone, let subject = found[gone].fact.subject else { continue }
      let (from, order) = (found[gone].lines.old, min(found[gone].order, found[came].order))
      add(.replaced(subject, by: title), from, found[came].lines.new, at: order)
      for place in [gone, came].sorted().reversed() { found.remove(at: place) }
      return joinPresented()
    }
  }

  /// What is removed from one line and added to another of its moment has moved: from the navigation bar to the bar at the bottom.
  mutating func movedPieces() {
    for came in found.indices.reversed() where found[came].fact.addition != nil {
      guard let to = found[came].lines.new.first, let subject = found[came].fact.subject,
        let gone = found.indices.first(where: { place in
          let other = found[place]
          guard other.fact.isRemoval, other.lines.new.isEmpty, let from = other.lines.old.first,
            old.lines[from].lead(called: other.fact.subject) == new.lines[to].lead(called: subject),
            old.lines[from].isPicture(called: subject) == new.lines[to].isPicture(called: subject)
          else {
            return false
          }
          return partners[to].contains(from)
        }), let from = found[gone].lines.old.first
      else { continue }
      let lines = (found[gone].lines, found[came].lines)
      let edit = edit(
        Set(lines.0.old + lines.1.old).sorted(), Set(lines.0.new + lines.1.new).sorted())
      let (before, now) = (old.lines[from].area ?? "the content", new.lines[to].area ?? "the content")
      let fact =
        before == now ? .of(subject, "moved", .layout) : ChangeFact.moved(subject, "from \(before) to \(now)")
      found[came] = FrameFacts.Found(fact: fact, edit: edit, order: found[came].order)
      found[came].lines = ([from], [to])
      let (line, newLine) = (old.lines[from], new.lines[to])
      let isWhole = found[gone].fact.subject == line.title && subject == newLine.title
      found.remove(at: gone)
      // A line that has moved may have changed, too.
      if isWhole, !line.isSame(as: newLine) {
        for fact in facts(from, to, isMoved: true) where fact.rank != .layout { add(fact, [from], [to]) }
      }
      return movedPieces()
    }
  }

  /// A piece that moves in its line changes the layout of the lines beside it, and lines beside each other have one layout: one change.
  mutating func joinLayout() {
    found.sort { $0.order < $1.order }
    for place in found.indices.reversed() where found[place].fact.rank == .layout {
      let lines = found[place].lines
      let cause = found.indices.first { other in
        let fact = found[other].fact
        guard other < place && fact.rank == .layout || fact.isMove else { return false }
        return lines.new.contains { line in
          found[other].lines.new.contains {
            abs($0 - line) == 1 || new.isOfRow(line) && new.leads[$0] == new.leads[line]
          }
        }
      }
      guard let cause else { continue }
      let (olds, news) = ((found[cause].lines.old + lines.old).sorted(), (found[cause].lines.new + lines.new).sorted())
      (found[cause].lines, found[cause].edit) = ((olds, news), edit(olds, news))
      found.remove(at: place)
    }
  }
}

extension FrameFacts.Found {
  /// Adds a line that has moved with those above it.
  fileprivate mutating func extend(by from: Int, _ to: Int, _ old: FactText, _ new: FactText) {
    edit.removed += old.text(at: [old.places[from]])
    edit.added += new.text(at: [new.places[to]])
    lines.old.append(from)
    lines.new.append(to)
  }
}
