// Writes facts that equal parts share once: of the parts of all rows above them, `~ each [Buy]  hint "Costs money"`, and
// of those on one line with their number, `~ <heart> x3  tap`.

extension FactLines {
  func writeAlike(_ entries: [Entry]) -> [Entry] {
    guard entries.count(where: { $0.key != nil }) > 1 else { return entries }
    var entries = entries
    var rows: [ObjectIdentifier] = []
    for one in entries where one.key != nil { if let row = one.row?.rows, !rows.contains(row) { rows.append(row) } }
    for rows in rows { entries = writeAlikeInRows(rows, entries) }
    return writeAlikeInLines(entries)
  }

  private struct Part: Hashable {
    let name: String
    let facts: [String]

    init?(_ entries: Entry) {
      guard let key = entries.key, !entries.facts.isEmpty else { return nil }
      name = key.withoutNumber
      facts = entries.facts
    }
  }

  private func writeAlikeInRows(_ rows: ObjectIdentifier, _ entries: [Entry]) -> [Entry] {
    var parts: [(part: Part, indices: [Int])] = []
    for (index, one) in entries.enumerated() where one.row?.rows == rows {
      guard let part = Part(one) else { continue }
      if let known = parts.firstIndex(where: { $0.part == part }) {
        parts[known].indices.append(index)
      } else {
        parts.append((part, [index]))
      }
    }
    guard parts.contains(where: { $0.indices.count > 1 }) else { return entries }
    let (order, first) = drawnRows(of: rows)
    guard order.count > 1, let top = top(of: order.compactMap { first[$0] }) else { return entries }
    var entries = entries
    for (part, indices) in parts {
      let lines = indices.map { entries[$0].lines.lowerBound }
      // All rows have the fact, and every element of that name has it.
      guard Set(indices.compactMap { entries[$0].row?.row }).count == order.count, let first = lines.min(),
        let last = lines.max(), (first...last).reduce(0, { $0 + count(part.name, line: $1) }) == indices.count
      else { continue }
      for words in FactText.lines(part.facts) { canvas.note(above: top, "each \(part.name)  \(words)") }
      for index in indices { entries[index].facts = [] }
    }
    return entries
  }

  private func writeAlikeInLines(_ entries: [Entry]) -> [Entry] {
    var entries = entries
    for index in entries.indices {
      guard let part = Part(entries[index]) else { continue }
      let line = entries[index].lines.lowerBound
      let others = entries.indices.filter {
        $0 > index && entries[$0].line == entries[index].line && entries[$0].lines.lowerBound == line
          && Part(entries[$0]) == part
      }
      guard !others.isEmpty, count(part.name, line: line) == others.count + 1 else { continue }
      entries[index].key = "\(part.name) x\(others.count + 1)"
      for other in others { entries[other].facts = [] }
    }
    return entries
  }

  private func count(_ name: String, line: Int) -> Int {
    canvas.lines[line].runs.count { run in
      guard run.style != nil, !run.isBlank else { return false }
      if run.isPicture { return name == "<\(run.style?.picture ?? "")>" }
      return name == "[\(run.text)]" || name == FactText.quoted(drawing: run.text)
    }
  }
}

extension String {
  /// A key without the number of one of several: `[Buy]` of `[Buy]#2`.
  fileprivate var withoutNumber: String {
    guard let sign = lastIndex(of: "#"), sign > startIndex, "]>\"".contains(self[index(before: sign)]),
      self[index(after: sign)...].allSatisfy(\.isWholeNumber)
    else { return self }
    return String(self[..<sign])
  }
}
