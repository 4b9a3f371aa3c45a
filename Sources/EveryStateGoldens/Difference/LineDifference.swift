/// The removed lines of an old text and the added lines of a new one; all other lines are in both, in order.
package struct LineDifference: Equatable {
  package private(set) var removed: [Bool]
  package private(set) var added: [Bool]

  var removedCount: Int { removed.count { $0 } }
  var addedCount: Int { added.count { $0 } }

  /// The difference of two sequences of line numbers. Its work is bounded by lengths, so that equal texts have equal differences.
  package init(old: [Int32], new: [Int32]) {
    // Lines that the other text lacks need no search; without them unrelated texts are cheap.
    let (oldKept, newKept) = Self.sharedPositions(old, new)
    var search = EditSearch(old: Self.pick(oldKept, from: old), new: Self.pick(newKept, from: new))
    search.run()
    removed = Self.spread(search.removed, to: oldKept, of: old.count)
    added = Self.spread(search.added, to: newKept, of: new.count)
  }

  package init(_ table: LineTable) {
    self.init(old: table.oldNumbers, new: table.newNumbers)
    // If a change can be read in several ways, a line keeps the facts below it.
    let old = AttachedLines(table.oldNumbers) { table.oldLine($0).bytes }
    let new = AttachedLines(table.newNumbers) { table.newLine($0).bytes }
    old.settle(&removed)
    new.settle(&added)
  }

  // The loops below run over every line, and are written to be fast in a debug build, which tests are.

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

/// Lines of a drawing, some of which are facts about the line above: `~ tap`. `~ each`, `~ list` and `~ screen` are about those below.
struct AttachedLines {
  private let numbers: [Int32]
  private let isAttached: [Bool]

  init(_ numbers: [Int32], _ line: (Int) -> ArraySlice<UInt8>) {
    self.numbers = numbers
    var known: [Int32: Bool] = [:]
    isAttached = numbers.indices.map { index in
      if let attached = known[numbers[index]] { return attached }
      let attached = Self.isAttached(line(index))
      known[numbers[index]] = attached
      return attached
    }
  }

  private static func isAttached(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line
    // The lines of presented content have `| ` before them.
    while line.starts(with: "| ".utf8) { line = line.dropFirst(2) }
    guard line.starts(with: "~ ".utf8) else { return false }
    return !["~ each ", "~ screen ", "~ list "].contains { line.starts(with: $0.utf8) }
  }

  /// Moves stretches of changed lines that begin with a fact about an unchanged line, where equal lines allow it.
  func settle(_ changed: inout [Bool]) {
    guard isAttached.contains(true), changed.contains(true) else { return }
    var start = 0
    while start < changed.count {
      guard changed[start] else {
        start += 1
        continue
      }
      var end = start
      while end < changed.count, changed[end] { end += 1 }
      if isAttached[start], let shift = shift(of: start..<end, changed) {
        for index in start..<end { changed[index] = false }
        for index in (start + shift)..<(end + shift) { changed[index] = true }
        end += max(0, shift)
      }
      start = end
    }
  }

  /// The number of lines by which the stretch moves up, or down, to begin with a line of its own.
  private func shift(of stretch: Range<Int>, _ changed: [Bool]) -> Int? {
    var (start, end) = (stretch.lowerBound, stretch.upperBound)
    while start > 0, !changed[start - 1], numbers[start - 1] == numbers[end - 1] {
      (start, end) = (start - 1, end - 1)
      if !isAttached[start] { return start - stretch.lowerBound }
    }
    (start, end) = (stretch.lowerBound, stretch.upperBound)
    while end < changed.count, !changed[end], numbers[start] == numbers[end] {
      (start, end) = (start + 1, end + 1)
      if !isAttached[start], end == changed.count || !isAttached[end] { return start - stretch.lowerBound }
    }
    return nil
  }
}
