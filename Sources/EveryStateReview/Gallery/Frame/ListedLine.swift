import EveryStateGoldens

/// A line of a frame, or one of the two texts of a changed frame.
struct ListedLine {
  enum Sign: String {
    case kept = ""
    case removed = "del"
    case added = "ins"
  }

  var sign: Sign
  var line: GoldenLine
  var reading: GoldenReading
  /// The kept line in the golden, where a note below it may differ.
  var golden: (line: GoldenLine, reading: GoldenReading)?
  /// The words that the replacing line does not have, as ranges in the reading's bytes.
  var changes: [Range<Int>] = []

  /// Whether the line is not drawn: a header, a note below its line.
  var isOurs: Bool { line.kind == .header || line.kind == .moment || line.isNote }

  static func all(_ reading: GoldenReading) -> [ListedLine] {
    reading.lines.map { ListedLine(sign: .kept, line: $0, reading: reading) }
  }

  /// The lines of both texts, with replaced lines side by side and their different words marked.
  static func all(_ old: GoldenReading, _ new: GoldenReading) -> [ListedLine] {
    let difference = LineDifference(LineTable(old: old.bytes, new: new.bytes))
    var lines: [ListedLine] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.lines.count || newIndex < new.lines.count {
      var (gone, came): ([ListedLine], [ListedLine]) = ([], [])
      while oldIndex < old.lines.count, difference.removed[oldIndex] {
        gone.append(ListedLine(sign: .removed, line: old.lines[oldIndex], reading: old))
        oldIndex += 1
      }
      while newIndex < new.lines.count, difference.added[newIndex] {
        came.append(ListedLine(sign: .added, line: new.lines[newIndex], reading: new))
        newIndex += 1
      }
      lines += paired(gone, came)
      guard newIndex < new.lines.count, oldIndex < old.lines.count else { continue }
      let golden = (old.lines[oldIndex], old)
      lines.append(ListedLine(sign: .kept, line: new.lines[newIndex], reading: new, golden: golden))
      oldIndex += 1
      newIndex += 1
    }
    return lines
  }

  /// Pairs removed and added lines if there are as many of both.
  private static func paired(_ gone: [ListedLine], _ came: [ListedLine]) -> [ListedLine] {
    guard gone.count == came.count else { return gone + came }
    return zip(gone, came).flatMap { old, new in
      guard old.line.kind == new.line.kind, old.line.kind != .header else { return [old, new] }
      let words = ChangedWords(old.reading.text(old.line.range), new.reading.text(new.line.range))
      // If no word is kept, the colour of the line is enough.
      guard words.old.contains(where: { !$0.isChanged && $0.text.contains { $0.isLetter || $0.isNumber } }) else {
        return [old, new]
      }
      return [old.marking(words.old), new.marking(words.new)]
    }
  }

  private func marking(_ parts: [ChangedWords.Part]) -> ListedLine {
    var marked = self
    var position = line.range.lowerBound
    for part in parts {
      let end = position + part.text.utf8.count
      if part.isChanged { marked.changes.append(position..<end) }
      position = end
    }
    return marked
  }
}

extension Sequence<ListedLine> {
  /// The lines of one of the two texts, as it has them; all without a side.
  func side(_ side: ListedLine.Sign?) -> [ListedLine] {
    guard let side else { return Array(self) }
    return filter { $0.sign == .kept || $0.sign == side }.map { listed in
      guard side == .removed, let golden = listed.golden else { return listed }
      return ListedLine(sign: .kept, line: golden.line, reading: golden.reading)
    }
  }
}
