/// How a stack shares its length out.
///
/// SwiftUI's rule: of each priority, the least flexible views are asked first, each with an equal share of what is left.
@MainActor
struct StackLayout {
  let axis: Axis
  let alignment: StackAlignment
  /// In points or lines; nil leaves the distance to the views.
  let spacing: Int?
  /// Between views side by side, in points.
  nonisolated static let gap = 8
  /// Whether the last view is the title of the others.
  let isLabel: Bool

  init(axis: Axis, alignment: StackAlignment, spacing: Int?, isLabel: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLabel = isLabel
  }

  enum StackAlignment: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
    /// Below the title of a label, which stands behind its icon.
    case titles
  }

  /// What an element is offered, and the size that it takes.
  struct Answer {
    var offer: ProposedCells
    var size: CellSize
  }

  func measure(_ elements: [_Node], _ proposal: ProposedCells) -> CellSize {
    measure(elements, answers(elements, proposal))
  }

  func measure(_ elements: [_Node], _ answers: [Answer]) -> CellSize {
    var size = CellSize.zero
    var before = 0
    var after = 0
    for index in elements.indices {
      let answer = answers[index].size
      let line = line(of: elements[index], answer)
      before = max(before, line)
      after = max(after, answer[axis.other] - line)
      size[axis] += answer[axis]
    }
    for index in elements.indices.dropLast() { size[axis] += gap(elements, after: index) }
    size[axis.other] = before + after
    return size
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    arrange(elements, in: frame, answers(elements, proposal))
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ answers: [Answer]) -> [Arranged] {
    let middle = middle(elements, answers)
    var shared = 0
    for index in elements.indices { shared = max(shared, line(of: elements[index], answers[index].size)) }
    var arranged: [Arranged] = []
    arranged.reserveCapacity(elements.count)
    var position = axis == .horizontal ? frame.x : frame.y
    let cross = axis == .horizontal ? frame.y : frame.x
    for index in elements.indices {
      let answer = answers[index]
      // In the middle of two lines is the first one: an icon stands beside the title.
      let offset =
        cross + (middle.map { ($0 - answer.size.height) / 2 } ?? shared - line(of: elements[index], answer.size))
      let origin = axis == .horizontal ? CellPoint(x: position, y: offset) : CellPoint(x: offset, y: position)
      arranged.append(
        Arranged(
          node: elements[index], frame: CellRect(origin: origin, size: answer.size), proposal: answer.offer))
      if index < elements.count - 1 { position += answer.size[axis] + gap(elements, after: index) }
    }
    return arranged
  }

  private func line(of element: _Node, _ size: CellSize) -> Int {
    switch alignment {
    case .horizontal(let alignment): element.position(of: alignment, in: size)
    case .vertical(let alignment): element.position(of: alignment, in: size)
    case .titles: element.titleIndent(in: size)
    }
  }

  /// The lines of the highest element, where all of them stand in the middle of it.
  private func middle(_ elements: [_Node], _ answers: [Answer]) -> Int? {
    guard case .vertical(let alignment) = alignment, alignment.builtIn == .center,
      elements.first?.graph.hasAlignmentGuides == false
    else { return nil }
    return answers.reduce(0) { max($0, $1.size.height) }
  }

  private func gap(_ elements: [_Node], after index: Int) -> Int {
    if let spacing { return spacing }
    if axis == .vertical { return 0 }
    return elements[index].isSpacer(axis) || elements[index + 1].isSpacer(axis) ? 0 : Self.gap
  }

  /// What each element is offered, and what it takes of it.
  func answers(_ elements: [_Node], _ proposal: ProposedCells) -> [Answer] {
    guard let length = proposal[axis], elements.count > 1 else {
      return elements.map { Answer(offer: proposal, size: $0.size(proposal)) }
    }
    var spacings = 0
    for index in elements.indices.dropLast() { spacings += gap(elements, after: index) }
    return share(max(0, length - spacings), among: elements, proposal)
  }

  /// What is known of an element before it is asked.
  private struct Asked: Sendable {
    let index: Int
    let priority: Double
    let least: CellSize
    let most: CellSize
    let flexibility: Int
    /// Whether it takes all that there is.
    let isEndless: Bool
  }

  /// Whether a row needs a little more than it has. Widths are estimates, and a false wrap is worse than a row that is a little long.
  private func isAlmostFull(_ length: Int, _ asked: [Asked]) -> Bool {
    guard axis == .horizontal else { return false }
    let wanted = asked.reduce(0) { $0 + ($1.isEndless ? $1.least.width : $1.most.width) }
    return wanted > length && wanted * 100 <= length * 103
  }

  private func share(_ length: Int, among elements: [_Node], _ proposal: ProposedCells) -> [Answer] {
    func offer(_ length: Int) -> ProposedCells {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    let none = offer(0)
    let all = offer(ProposedCells.unbounded)
    var asked: [Asked] = []
    asked.reserveCapacity(elements.count)
    var isSorted = true
    for index in elements.indices {
      let element = elements[index]
      let least = element.size(none)
      let most = element.size(all)
      let next = Asked(
        index: index, priority: element.layoutPriority, least: least, most: most, flexibility: most[axis] - least[axis],
        isEndless: most[axis] >= ProposedCells.unbounded)
      if let last = asked.last, isSorted { isSorted = !Self.isBefore(next, last) }
      asked.append(next)
    }
    if isAlmostFull(length, asked) {
      return asked.map { Answer(offer: $0.isEndless ? none : all, size: $0.isEndless ? $0.least : $0.most) }
    }
    if !isSorted { asked.sort(by: Self.isBefore) }
    var answers = [Answer](repeating: Answer(offer: proposal, size: .zero), count: elements.count)
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
        let node = elements[element.index]
        let answer: Answer
        if element.least == element.most, !node.graph.hasIrregularSizes {
          // As large with nothing as with everything: with anything between as well, and so is all that is inside. The offer is
          // one that it has answered already.
          answer = Answer(offer: all, size: element.most)
        } else {
          // Nothing is what views are asked with to learn how far they give way.
          let offer = offer(max(axis == .horizontal ? 1 : 0, max(0, left - reserved) / (end - position)))
          answer = Answer(offer: offer, size: node.size(offer))
        }
        answers[element.index] = answer
        left -= answer.size[axis]
      }
      start = end
    }
    return answers
  }

  nonisolated private static func isBefore(_ a: Asked, _ b: Asked) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : a.index < b.index
  }
}
