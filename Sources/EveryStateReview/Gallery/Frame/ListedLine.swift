import EveryStateGoldens

/// A line of a frame, and its difference to another text of the frame.
struct ListedLine {
  enum Sign: String {
    case kept = ""
    case removed = "del"
    case added = "ins"

    var other: Sign { self == .removed ? .added : .removed }
  }

  var sign = Sign.kept
  let line: GoldenLine
  let reading: GoldenReading
  /// The words that the line of the other text does not have, as ranges in the reading's bytes.
  var changes: [Range<Int>] = []
  /// Whether the other text has lines here that this one has not.
  var isAtGap = false

  /// Whether the line is not drawn: a header, a note below its line.
  var isOurs: Bool { line.kind == .header || line.kind == .moment || line.isNote }

  /// The lines of a text. Those that the other text does not have get the sign.
  static func all(_ reading: GoldenReading, against other: GoldenReading? = nil, as sign: Sign = .kept) -> [ListedLine]
  {
    var lines = reading.lines.map { ListedLine(line: $0, reading: reading) }
    guard let other else { return lines }
    let isOld = sign == .removed
    let table = LineTable(old: (isOld ? reading : other).bytes, new: (isOld ? other : reading).bytes)
    for change in Change.all(in: LineDifference(table)) {
      let (own, others) = isOld ? (change.old, change.new) : (change.new, change.old)
      for (offset, index) in own.enumerated() where lines.indices.contains(index) {
        lines[index].sign = sign
        guard own.count == others.count, other.lines.indices.contains(others.lowerBound + offset) else { continue }
        lines[index].markWords(unlike: other.lines[others.lowerBound + offset], of: other)
      }
      let drawn = lines.indices.filter { !lines[$0].isOurs && lines[$0].line.kind != .blank }
      let isBlank = others.allSatisfy { $0 >= other.lines.count || other.lines[$0].kind == .blank }
      guard own.isEmpty, !isBlank else { continue }
      if let next = drawn.first(where: { $0 >= own.lowerBound }) ?? drawn.last { lines[next].isAtGap = true }
    }
    return lines
  }

  private mutating func markWords(unlike other: GoldenLine, of reading: GoldenReading) {
    guard line.kind == other.kind, line.kind != .header else { return }
    let parts = ChangedWords(self.reading.text(line.range), reading.text(other.range)).old
    // If no word is kept, the colour of the line is enough.
    guard parts.contains(where: { !$0.isChanged && $0.text.contains { $0.isLetter || $0.isNumber } }) else { return }
    var position = line.range.lowerBound
    for part in parts {
      let end = position + part.text.utf8.count
      if part.isChanged { changes.append(position..<end) }
      position = end
    }
  }
}
