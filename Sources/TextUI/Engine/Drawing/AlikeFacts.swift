// Writes facts that equal parts share once: of the parts of all rows above them, `~ each [Buy]  hint "Costs money"`, and
// of those on one line with their number, `~ <heart> x3  tap`.

extension FactLines {
  func tellAlike(_ told: [Told]) -> [Told] {
    guard told.count(where: { $0.key != nil }) > 1 else { return told }
    var told = told
    var rows: [ObjectIdentifier] = []
    for one in told where one.key != nil { if let row = one.row?.rows, !rows.contains(row) { rows.append(row) } }
    for rows in rows { told = tellOfRows(rows, told) }
    return tellOfLines(told)
  }

  private struct Part: Hashable {
    let name: String
    let facts: [String]

    init?(_ told: Told) {
      guard let key = told.key, !told.facts.isEmpty else { return nil }
      name = key.withoutNumber
      facts = told.facts
    }
  }

  private func tellOfRows(_ rows: ObjectIdentifier, _ told: [Told]) -> [Told] {
    var parts: [(part: Part, indices: [Int])] = []
    for (index, one) in told.enumerated() where one.row?.rows == rows {
      guard let part = Part(one) else { continue }
      if let known = parts.firstIndex(where: { $0.part == part }) {
        parts[known].indices.append(index)
      } else {
        parts.append((part, [index]))
      }
    }
    guard parts.contains(where: { $0.indices.count > 1 }) else { return told }
    let (order, first) = drawnRows(of: rows)
    guard order.count > 1, let top = top(of: order.compactMap { first[$0] }) else { return told }
    var told = told
    for (part, indices) in parts {
      let lines = indices.map { told[$0].lines.lowerBound }
      // All rows have the fact, and every element of that name has it.
      guard Set(indices.compactMap { told[$0].row?.row }).count == order.count, let first = lines.min(),
        let last = lines.max(),
        (first...last).reduce(0, { $0 + count(part.name, line: $1) }) == indices.count
      else { continue }
      for words in FactText.lines(part.facts) { canvas.tell(above: top, "each \(part.name)  \(words)") }
      for index in indices { told[index].facts = [] }
    }
    return told
  }

  private func tellOfLines(_ told: [Told]) -> [Told] {
    var told = told
    for index in told.indices {
      guard let part = Part(told[index]) else { continue }
      let line = told[index].lines.lowerBound
      let others = told.indices.filter {
        $0 > index && told[$0].line == told[index].line && told[$0].lines.lowerBound == line && Part(told[$0]) == part
      }
      guard !others.isEmpty, count(part.name, line: line) == others.count + 1 else { continue }
      told[index].key = "\(part.name) x\(others.count + 1)"
      for other in others { told[other].facts = [] }
    }
    return told
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
