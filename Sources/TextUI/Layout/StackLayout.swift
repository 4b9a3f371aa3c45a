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
    let offers = offers(elements, proposal)
    return bounds(elements, elements.indices.map { elements[$0].size(offers[$0]) })
  }

  func arrange(_ elements: [_Node], in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    let offers = offers(elements, proposal)
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
  private func offers(_ elements: [_Node], _ proposal: ProposedCells) -> [ProposedCells] {
    guard let length = proposal[axis], elements.count > 1 else { return elements.map { _ in proposal } }
    var spacings = 0
    for index in elements.indices.dropLast() { spacings += gap(elements, after: index) }
    return share(max(0, length - spacings), among: elements, proposal)
  }

  private func share(_ length: Int, among elements: [_Node], _ proposal: ProposedCells) -> [ProposedCells] {
    func offer(_ length: Int) -> ProposedCells {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    let least = elements.map { $0.size(offer(0))[axis] }
    let flexibility = elements.indices.map { elements[$0].size(offer(ProposedCells.unbounded))[axis] - least[$0] }
    let priorities = elements.map(\.layoutPriority)
    let order = elements.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      return flexibility[a] != flexibility[b] ? flexibility[a] < flexibility[b] : a < b
    }
    var offers = [ProposedCells](repeating: proposal, count: elements.count)
    var left = length
    var start = 0
    while start < order.count {
      let group = order[start...].prefix { priorities[$0] == priorities[order[start]] }
      let reserved = order[group.endIndex...].reduce(0) { $0 + least[$1] }
      for (asked, index) in group.enumerated() {
        offers[index] = offer(max(0, left - reserved) / (group.count - asked))
        left -= elements[index].size(offers[index])[axis]
      }
      start = group.endIndex
    }
    return offers
  }
}
