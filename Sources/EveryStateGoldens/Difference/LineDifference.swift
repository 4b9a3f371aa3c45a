/// Which lines of an old text are removed and which of a new text are added; all others stand in both, in order.
package struct LineDifference: Equatable {
  package private(set) var removed: [Bool]
  package private(set) var added: [Bool]

  var removedCount: Int { removed.count { $0 } }
  var addedCount: Int { added.count { $0 } }

  /// The difference of two sequences of line numbers. Work is bounded by the texts' lengths, never by a clock, so the same
  /// texts always give the same difference. It is a smallest one unless the texts are large and very different.
  package init(old: [Int32], new: [Int32]) {
    // Lines that the other text lacks need no search; taking them out makes unrelated texts cheap.
    let (oldKept, newKept) = Self.sharedPositions(old, new)
    var search = EditSearch(old: Self.pick(oldKept, from: old), new: Self.pick(newKept, from: new))
    search.run()
    removed = Self.spread(search.removed, to: oldKept, of: old.count)
    added = Self.spread(search.added, to: newKept, of: new.count)
  }

  package init(_ table: LineTable) {
    self.init(old: table.oldNumbers, new: table.newNumbers)
    // Where a change can be read in several ways, a line goes with what is said of it below.
    let old = AttachedLines(table.oldNumbers) { table.oldLine($0).bytes }
    let new = AttachedLines(table.newNumbers) { table.newLine($0).bytes }
    old.settle(&removed)
    new.settle(&added)
  }

  // The loops below run over every line; written so that a debug build, which tests are, stays fast.

  private static func sharedPositions(_ old: [Int32], _ new: [Int32]) -> (old: [Int], new: [Int]) {
    let count = Int(max(old.max() ?? -1, new.max() ?? -1)) + 1
    return (positions(in: old, of: marks(new, count: count)), positions(in: new, of: marks(old, count: count)))
  }

  private static func marks(_ numbers: [Int32], count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    numbers.withUnsafeBufferPointer { numbers in
      marks.withUnsafeMutableBufferPointer { marks in
        var index = 0
        while index < numbers.count {
          marks[Int(numbers[index])] = true
          index += 1
        }
      }
    }
    return marks
  }

  private static func positions(in numbers: [Int32], of marks: [Bool]) -> [Int] {
    [Int](unsafeUninitializedCapacity: numbers.count) { result, count in
      numbers.withUnsafeBufferPointer { numbers in
        marks.withUnsafeBufferPointer { marks in
          var index = 0
          while index < numbers.count {
            if marks[Int(numbers[index])] {
              result[count] = index
              count += 1
            }
            index += 1
          }
        }
      }
    }
  }

  private static func pick(_ positions: [Int], from numbers: [Int32]) -> [Int32] {
    if positions.count == numbers.count { return numbers }
    return positions.map { numbers[$0] }
  }

  /// The flags of the lines that were searched, and true for those that the other text lacks.
  private static func spread(_ flags: [Bool], to positions: [Int], of count: Int) -> [Bool] {
    if positions.count == count { return flags }
    var result = [Bool](repeating: true, count: count)
    for (flag, position) in zip(flags, positions) { result[position] = flag }
    return result
  }
}
