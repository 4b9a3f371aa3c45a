extension [GoldenSpan] {
  /// Gives the pieces of a line the looks in its note. From right to left, a title is on the left of its symbol.
  /// - Returns: whether each slot has found its piece.
  @discardableResult package mutating func assign(
    _ note: GoldenNote, isMirrored: Bool = false, _ text: (GoldenSpan) -> String
  ) -> Bool {
    guard let first = note.slots.first else { return true }
    // Only the first line of an area has a slot for it.
    var groups = pieceGroups(withAreas: false)
    let all = pieceGroups(withAreas: true)
    if all.count != groups.count, note.slots.count == all.count || groups.isEmpty { groups = all }
    let isKeyed = note.slots.contains { $0.key != nil }
    let mayBeMirrored =
      isMirrored || !isKeyed && note.slots.count != groups.count && !isListOfSymbols(note, groups)
    if case let mirrored = mirrored(groups), mayBeMirrored, isKeyed || note.slots.count == mirrored.count {
      groups = mirrored
    }
    if note.isForAll {
      for group in groups { assign(first, to: group) }
      return !groups.isEmpty
    } else if isKeyed || isListOfSymbols(note, groups) {
      return assignKeyed(note.slots, groups, text)
    } else if note.slots.count == groups.count {
      for (slot, group) in zip(note.slots, groups) { assign(slot, to: group) }
    } else {
      let pieces = indices.filter { self[$0].isPiece }
      guard note.slots.count != pieces.count else {
        for (slot, piece) in zip(note.slots, pieces) { set(slot.parts[0], at: piece) }
        return true
      }
      // The piece of each slot is unknown: each piece gets the words that all slots share.
      let shared = first.parts[0].words.filter { word in note.slots.allSatisfy { $0.parts[0].words.contains(word) } }
      for piece in pieces { self[piece].words = shared }
      return false
    }
    return true
  }

  /// The pieces that share one slot: adjacent symbols, a symbol with its title, or a text.
  private struct Group {
    var symbols: [Int] = []
    var title: Int?
  }

  private static var titleDistance: Int { 6 }

  /// Whether the span is a dot, `<.>`, that touches the content below it, whose slot describes it.
  package func isDot(at index: Int) -> Bool {
    guard self[index].role == .picture, self[index].range.count == 3, index > 0 else { return false }
    return self[index - 1].role == .text || self[index - 1].role == .picture
  }

  private func pieceGroups(withAreas: Bool) -> [Group] {
    var groups: [Group] = []
    var isOpen = false
    for index in indices {
      switch self[index].role {
      case .blank where self[index].range.count <= Self.titleDistance: break
      case .picture where isDot(at: index): break
      case .picture:
        if isOpen, let last = groups.last, last.title == nil, let symbol = last.symbols.last,
          self[symbol].range.upperBound == self[index].range.lowerBound
        {
          groups[groups.count - 1].symbols.append(index)
        } else {
          groups.append(Group(symbols: [index]))
        }
        isOpen = true
      case .area(isOpening: true) where withAreas:
        groups.append(Group(symbols: [index]))
        isOpen = false
      case .text, .placeholder:
        if isOpen, let last = groups.last, last.title == nil, last.symbols.count == 1 {
          groups[groups.count - 1].title = index
        } else {
          groups.append(Group(title: index))
        }
        isOpen = false
      default: isOpen = false
      }
    }
    return groups
  }

  /// From right to left a symbol comes after its title.
  private func mirrored(_ groups: [Group]) -> [Group] {
    var mirrored: [Group] = []
    for group in groups {
      if let last = mirrored.last, last.symbols.isEmpty, let title = last.title, group.title == nil,
        group.symbols.count == 1,
        self[group.symbols[0]].range.lowerBound - self[title].range.upperBound <= Self.titleDistance
      {
        mirrored[mirrored.count - 1].symbols = group.symbols
      } else {
        mirrored.append(group)
      }
    }
    return mirrored
  }

  /// Whether the note describes only the symbols of a line that also has texts.
  private func isListOfSymbols(_ note: GoldenNote, _ groups: [Group]) -> Bool {
    let symbols = groups.filter { !$0.symbols.isEmpty && $0.title == nil }
    return groups.count > 2 && note.slots.count == symbols.count && note.slots.count < groups.count
  }

  private mutating func assignKeyed(
    _ slots: [GoldenNote.Slot], _ groups: [Group], _ text: (GoldenSpan) -> String
  ) -> Bool {
    var isComplete = true
    var symbols = groups.filter { $0.title == nil }
    for slot in slots {
      guard let key = slot.key else {
        if symbols.isEmpty { isComplete = false } else { assign(slot, to: symbols.removeFirst()) }
        continue
      }
      let named = groups.filter { group in group.title.map { GoldenNote.plain(text(self[$0])) == key } ?? false }
      if named.indices.contains(slot.number - 1) {
        assign(slot, to: named[slot.number - 1])
      } else {
        isComplete = false
      }
    }
    return isComplete
  }

  private mutating func assign(_ slot: GoldenNote.Slot, to group: Group) {
    if let title = group.title {
      if let symbol = group.symbols.first { set(slot.parts[0], at: symbol) }
      let part = slot.parts[slot.parts.count > 1 ? 1 : 0]
      self[title].words = part.words
      self[title].spoken = part.spoken
      if let symbol = group.symbols.first, slot.parts.count == 1 {
        // The name and the label in a shared slot are each of one piece.
        self[title].words.remove(at: self[title].words.firstIndex(of: part.name) ?? 0)
        (self[symbol].spoken, self[symbol].looksAsTitle) = (nil, true)
      }
    } else {
      let parts = slot.parts.flatMap { Array<GoldenNote.Part>(repeating: $0, count: Swift.min($0.count, count)) }
      for (index, symbol) in group.symbols.enumerated() where !parts.isEmpty {
        set(parts[Swift.min(index, parts.count - 1)], at: symbol)
      }
    }
  }

  private mutating func set(_ part: GoldenNote.Part, at index: Int) {
    self[index].words = part.words
    self[index].spoken = part.spoken
    if self[index].role.isPicture, !part.name.isEmpty { self[index].name = GoldenNote.plain(part.name) }
  }
}
