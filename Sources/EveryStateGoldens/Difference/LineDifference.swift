/// Which lines of an old text are removed and which of a new text are added; all others stand in both, in order.
struct LineDifference: Equatable {
  private(set) var removed: [Bool]
  private(set) var added: [Bool]

  var removedCount: Int { removed.count { $0 } }
  var addedCount: Int { added.count { $0 } }

  /// The difference of two sequences of line numbers. Work is bounded by the texts' lengths, never by a clock, so the same
  /// texts always give the same difference. It is a smallest one unless the texts are large and very different.
  init(old: [Int32], new: [Int32]) {
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    // Lines that the other text lacks need no search; taking them out makes unrelated texts cheap.
    let (oldKept, newKept) = Self.sharedPositions(old, new)
    for index in old.indices { removed[index] = true }
    for index in new.indices { added[index] = true }
    var search = EditSearch(old: oldKept.map { old[$0] }, new: newKept.map { new[$0] })
    search.run()
    for (index, position) in oldKept.enumerated() { removed[position] = search.removed[index] }
    for (index, position) in newKept.enumerated() { added[position] = search.added[index] }
  }

  init(_ table: LineTable) {
    self.init(old: table.oldNumbers, new: table.newNumbers)
  }

  private static func sharedPositions(_ old: [Int32], _ new: [Int32]) -> (old: [Int], new: [Int]) {
    let count = Int(max(old.max() ?? -1, new.max() ?? -1)) + 1
    var isInOld = [Bool](repeating: false, count: count)
    var isInNew = isInOld
    for number in old { isInOld[Int(number)] = true }
    for number in new { isInNew[Int(number)] = true }
    return (old.indices.filter { isInNew[Int(old[$0])] }, new.indices.filter { isInOld[Int(new[$0])] })
  }
}
