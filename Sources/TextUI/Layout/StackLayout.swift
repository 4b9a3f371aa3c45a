/// How a stack shares its length out.
///
/// SwiftUI's rule: of each priority, the least flexible views are asked first, each with an equal share of what is left.
@MainActor
struct StackLayout {
  let axis: Axis
  let alignment: StackAlignment
  /// In cells; nil leaves the distance to the views.
  let spacing: Int?

  init(axis: Axis, alignment: StackAlignment, spacing: Int?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  enum StackAlignment: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  func measure(_ elements: [_Node], _ proposal: ProposedCells) -> CellSize {
    measure(elements, offering: offers(elements, proposal))
  }

  func measure(_ elements: [_Node], offering offers: [ProposedCells]) -> CellSize {
    bounds(elements, elements.indices.map { elements[$0].size(offers[$0]) })
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    arrange(elements, in: frame, offering: offers(elements, proposal))
  }

  func arrange(_ elements: [_Node], in frame: CellRect, offering offers: [ProposedCells]) -> [Arranged] {
    var arranged: [Arranged] = []
    arranged.reserveCapacity(elements.count)
    var shared = 0
    var lines: [Int] = []
    lines.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let line = line(of: element, element.size(offers[index]))
      shared = max(shared, line)
      lines.append(line)
    }
    var position = axis == .horizontal ? frame.x : frame.y
    let cross = axis == .horizontal ? frame.y : frame.x
    for (index, element) in elements.enumerated() {
      let size = element.size(offers[index])
      let offset = cross + shared - lines[index]
      let origin = axis == .horizontal ? CellPoint(x: position, y: offset) : CellPoint(x: offset, y: position)
      arranged.append(
        Arranged(node: element, frame: CellRect(origin: origin, size: size), proposal: offers[index]))
      if index < elements.count - 1 { position += size[axis] + gap(elements, after: index) }
    }
    return arranged
  }

  private func bounds(_ elements: [_Node], _ sizes: [CellSize]) -> CellSize {
    var size = CellSize.zero
    var before = 0
    var after = 0
    for (element, elementSize) in zip(elements, sizes) {
      let line = line(of: element, elementSize)
      before = max(before, line)
      after = max(after, elementSize[axis.other] - line)
      size[axis] += elementSize[axis]
    }
    for index in elements.indices.dropLast() { size[axis] += gap(elements, after: index) }
    size[axis.other] = before + after
    return size
  }

  private func line(of element: _Node, _ size: CellSize) -> Int {
    switch alignment {
    case .horizontal(let alignment): element.position(of: alignment, in: size)
    case .vertical(let alignment): element.position(of: alignment, in: size)
    }
  }

  private func gap(_ elements: [_Node], after index: Int) -> Int {
    if let spacing { return spacing }
    if axis == .vertical { return 0 }
    return elements[index].isSpacer(axis) || elements[index + 1].isSpacer(axis) ? 0 : 1
  }

  /// What each element is offered.
  func offers(_ elements: [_Node], _ proposal: ProposedCells) -> [ProposedCells] {
    guard let length = proposal[axis], elements.count > 1 else { return elements.map { _ in proposal } }
    var spacings = 0
    for index in elements.indices.dropLast() { spacings += gap(elements, after: index) }
    return share(max(0, length - spacings), among: elements, proposal)
  }

  /// What is known of an element before it is asked.
  private struct Asked {
    let index: Int
    let priority: Double
    let least: Int
    let flexibility: Int
  }

  private func share(_ length: Int, among elements: [_Node], _ proposal: ProposedCells) -> [ProposedCells] {
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
      let least = element.size(none)[axis]
      let next = Asked(
        index: index, priority: element.layoutPriority, least: least, flexibility: element.size(all)[axis] - least)
      if let last = asked.last, isSorted { isSorted = !Self.isBefore(next, last) }
      asked.append(next)
    }
    if !isSorted { asked.sort(by: Self.isBefore) }
    var offers = [ProposedCells](repeating: proposal, count: elements.count)
    var left = length
    var start = 0
    while start < asked.count {
      let priority = asked[start].priority
      var end = start
      while end < asked.count, asked[end].priority == priority { end += 1 }
      var reserved = 0
      for later in end..<asked.count { reserved += asked[later].least }
      for position in start..<end {
        let index = asked[position].index
        offers[index] = offer(max(0, left - reserved) / (end - position))
        left -= elements[index].size(offers[index])[axis]
      }
      start = end
    }
    return offers
  }

  private static func isBefore(_ a: Asked, _ b: Asked) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : a.index < b.index
  }
}
