/// Lines of a drawing, some of which say something of the line above: `~ tap`. `~ each`, `~ list` and `~ screen` speak of what is below.
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
    // Behind `| ` stand the lines of what is presented.
    while line.starts(with: "| ".utf8) { line = line.dropFirst(2) }
    guard line.starts(with: "~ ".utf8) else { return false }
    return !["~ each ", "~ screen ", "~ list "].contains { line.starts(with: $0.utf8) }
  }

  /// Moves stretches of changed lines that begin with what is said of a line that stays, where equal lines allow it: a row goes or
  /// comes with what is told of it.
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

  /// By how many lines the stretch moves up, or down, to begin with a line of its own.
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
