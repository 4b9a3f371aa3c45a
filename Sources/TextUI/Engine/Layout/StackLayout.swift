/// Distributes a stack's length: of each priority, the least flexible views are asked first, each with an equal share of the rest.
@MainActor struct StackLayout {
  let axis: Axis
  let alignment: StackAlignment
  /// In points or lines; nil leaves the distance to the views.
  let spacing: Int?
  /// Between views side by side, in points.
  nonisolated static let gap = 8
  /// Whether the last view is the title of the others.
  var isLabel = false

  enum StackAlignment: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
    /// Below the title of a label, behind its icon.
    case titles
  }

  /// An element's offer, its size, and the room behind it.
  struct Answer {
    var offer: ProposedCells
    var size: CellSize
    var gap = 0
    /// Whether it takes all that there is.
    var isEndless = false
  }

  func measure(_ elements: [_Node], _ proposal: ProposedCells) -> CellSize {
    measure(elements, answers(elements, proposal))
  }

  func measure(_ elements: [_Node], _ answers: [Answer]) -> CellSize {
    var size = CellSize.zero
    var before = 0
    var after = 0
    let asks = asksForLines(elements)
    for index in answers.indices {
      let answer = answers[index].size
      let line = asks ? line(of: elements[index], answer) : line(in: answer)
      before = max(before, line)
      after = max(after, answer[axis.other] - line)
      size[axis] += answer[axis] + answers[index].gap
    }
    size[axis.other] = before + after
    return size
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    arrange(elements, in: frame, answers(elements, proposal))
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ answers: [Answer]) -> [Arranged] {
    var arranged: [Arranged] = []
    arranged.reserveCapacity(elements.count)
    arrange(elements, in: frame, answers) { arranged.append(Arranged(node: $0, frame: $1, proposal: $2)) }
    return arranged
  }

  /// Calls `put` with each view, its place and its offer there.
  func arrange(
    _ elements: [_Node], in frame: CellRect, _ answers: [Answer], _ put: (_Node, CellRect, ProposedCells) -> Void
  ) {
    let middle = middle(elements, answers)
    let asks = asksForLines(elements)
    func line(_ index: Int) -> Int {
      asks ? self.line(of: elements[index], answers[index].size) : self.line(in: answers[index].size)
    }
    var shared = 0
    for index in answers.indices { shared = max(shared, line(index)) }
    var position = axis == .horizontal ? frame.x : frame.y
    let cross = axis == .horizontal ? frame.y : frame.x
    for index in elements.indices {
      let answer = answers[index]
      // In the middle of two lines is the first one: an icon is beside the title.
      let offset = if let middle { (middle - answer.size.height) / 2 } else { shared - line(index) }
      let origin =
        axis == .horizontal ? CellPoint(x: position, y: cross + offset) : CellPoint(x: cross + offset, y: position)
      put(elements[index], CellRect(origin: origin, size: answer.size), answer.offer)
      position += answer.size[axis] + answer.gap
    }
  }

  /// Whether the elements say where their lines are: most alignments are known from sizes alone.
  private func asksForLines(_ elements: [_Node]) -> Bool {
    switch alignment {
    case .horizontal: elements.first?.graph.hasAlignmentGuides == true
    case .vertical(let alignment): alignment.isOfText || elements.first?.graph.hasAlignmentGuides == true
    case .titles: true
    }
  }

  private func line(in size: CellSize) -> Int {
    switch alignment {
    case .horizontal(let alignment): alignment.position(in: size)
    case .vertical(let alignment): alignment.position(in: size)
    case .titles: 0
    }
  }

  private func line(of element: _Node, _ size: CellSize) -> Int {
    switch alignment {
    case .horizontal(let alignment): element.position(of: alignment, in: size)
    case .vertical(let alignment): element.position(of: alignment, in: size)
    case .titles: element.titleIndent(in: size)
    }
  }

  /// The lines of the highest element, where all of them are in the middle of it.
  private func middle(_ elements: [_Node], _ answers: [Answer]) -> Int? {
    guard case .vertical(let alignment) = alignment, alignment.builtIn == .center,
      elements.first?.graph.hasAlignmentGuides == false
    else { return nil }
    var middle = 0
    for answer in answers { middle = max(middle, answer.size.height) }
    return middle
  }

  func answers(_ elements: [_Node], _ proposal: ProposedCells) -> [Answer] {
    var answers: [Answer] = []
    answers.reserveCapacity(elements.count)
    var gaps = 0
    // Stacks put no space of their own beside spacers.
    let looksAtSpacers = spacing == nil && axis == .horizontal && elements.count > 1
    var isSpacer = looksAtSpacers && elements[0].isSpacer(axis)
    for index in elements.indices {
      var gap = 0
      if index < elements.count - 1 {
        let isNextSpacer = looksAtSpacers && elements[index + 1].isSpacer(axis)
        gap = spacing ?? (axis == .vertical || isSpacer || isNextSpacer ? 0 : Self.gap)
        isSpacer = isNextSpacer
      }
      answers.append(Answer(offer: proposal, size: .zero, gap: gap))
      gaps += gap
    }
    if let length = proposal[axis], elements.count > 1 {
      share(max(0, length - gaps), among: elements, proposal, &answers)
    } else {
      for index in elements.indices { answers[index].size = elements[index].size(proposal) }
    }
    return answers
  }

  private struct Asked: Sendable {
    let index: Int
    let priority: Double
    let least: CellSize
    let most: CellSize
    let flexibility: Int
    /// Whether it takes all that there is.
    let isEndless: Bool
  }

  /// Whether a row is slightly too narrow. Widths are estimates, and a false wrap is worse than a row that is a little long.
  private func isAlmostFull(_ length: Int, _ asked: UnsafeMutableBufferPointer<Asked>) -> Bool {
    guard axis == .horizontal else { return false }
    var wanted = 0
    for element in asked { wanted += element.isEndless ? element.least.width : element.most.width }
    return wanted > length && wanted * 100 <= length * 103
  }

  private func share(_ length: Int, among elements: [_Node], _ proposal: ProposedCells, _ answers: inout [Answer]) {
    Self.withRoom(for: elements.count) { share(length, among: elements, proposal, &answers, $0) }
  }

  /// Calls `body` with room for the answers of that many elements. On the stack: an array for each layout would take longer
  /// than most of the questions. Not isolated, as a closure with an actor is checked whenever the library calls it.
  nonisolated private static func withRoom(for count: Int, _ body: (UnsafeMutableBufferPointer<Asked>) -> Void) {
    withUnsafeTemporaryAllocation(of: Asked.self, capacity: count) { body($0) }
  }

  private func share(
    _ length: Int, among elements: [_Node], _ proposal: ProposedCells, _ answers: inout [Answer],
    _ asked: UnsafeMutableBufferPointer<Asked>
  ) {
    func offer(_ length: Int) -> ProposedCells {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    func answer(_ index: Int, _ offer: ProposedCells, _ size: CellSize) {
      answers[index].offer = offer
      answers[index].size = size
    }
    let none = offer(0)
    let all = offer(ProposedCells.unbounded)
    for index in elements.indices {
      let element = elements[index]
      let least = element.size(none)
      let most = element.size(all)
      asked.initializeElement(
        at: index,
        to: Asked(
          index: index, priority: element.layoutPriority, least: least, most: most,
          flexibility: most[axis] - least[axis], isEndless: most[axis] >= ProposedCells.unbounded))
      if most[axis] >= ProposedCells.unbounded { answers[index].isEndless = true }
    }
    if isAlmostFull(length, asked) {
      for element in asked {
        answer(element.index, element.isEndless ? none : all, element.isEndless ? element.least : element.most)
      }
      return
    }
    Self.sort(asked)
    var left = length
    var start = 0
    while start < asked.count {
      let priority = asked[start].priority
      var end = start
      while end < asked.count, asked[end].priority == priority { end += 1 }
      var reserved = 0
      for later in end..<asked.count { reserved += asked[later].least[axis] }
      for position in start..<end {
        let element = asked[position]
        if element.least == element.most, !elements[element.index].graph.hasIrregularSizes {
          // As large with nothing as with everything: with anything between as well, and so is all that is inside. The offer is
          // one that it has answered already.
          answer(element.index, all, element.most)
        } else {
          // A proposal of zero shows how far views can shrink.
          let offer = offer(max(axis == .horizontal ? 1 : 0, max(0, left - reserved) / (end - position)))
          answer(element.index, offer, elements[element.index].size(offer))
        }
        left -= answers[element.index].size[axis]
      }
      start = end
    }
  }

  /// The first to be asked first. Most stacks have a few elements, one or two of them out of order: the library's way takes longer.
  nonisolated private static func sort(_ asked: UnsafeMutableBufferPointer<Asked>) {
    guard asked.count <= 8 else {
      var all = asked
      return all.sort(by: isBefore)
    }
    for index in asked.indices.dropFirst() {
      let next = asked[index]
      var place = index
      while place > 0, isBefore(next, asked[place - 1]) {
        asked[place] = asked[place - 1]
        place -= 1
      }
      if place < index { asked[place] = next }
    }
  }

  nonisolated private static func isBefore(_ a: Asked, _ b: Asked) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : a.index < b.index
  }
}
