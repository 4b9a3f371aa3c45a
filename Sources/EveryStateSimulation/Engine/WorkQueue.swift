struct WorkQueue {
  private var items: [Work] = []
  private var head = 0

  var count: Int { items.count - head }
  var isEmpty: Bool { items.count == head }

  mutating func append(_ work: Work) { items.append(work) }

  /// The queue must not be empty.
  mutating func removeFirst() -> Work {
    defer { discardTakenItems() }
    head += 1
    return items[head - 1]
  }

  mutating func removeFirstBlock(where condition: (DispatchBlock) -> Bool) -> DispatchBlock? {
    for index in head..<items.count {
      if case .block(let block) = items[index], condition(block) {
        items.remove(at: index)
        return block
      }
    }
    return nil
  }

  mutating func removeFirst(where condition: (Work) -> Bool) -> Work? {
    guard let index = items[head...].firstIndex(where: condition) else { return nil }
    return items.remove(at: index)
  }

  func contains(where condition: (Work) -> Bool) -> Bool { items[head...].contains(where: condition) }

  mutating func removeAll() -> [Work] {
    defer {
      items.removeAll(keepingCapacity: true)
      head = 0
    }
    return Array(items[head...])
  }

  // Work that always makes more work never empties the queue, so the taken part is also dropped when it outweighs the rest.
  private mutating func discardTakenItems() {
    if head == items.count {
      items.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1024, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
  }
}
