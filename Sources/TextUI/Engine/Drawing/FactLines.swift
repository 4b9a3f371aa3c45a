/// Spoken facts and actions beside a drawing: `{"5 dollars"}` in the slot of one text or picture, all others
/// on lines of their own, `~ hint "Opens the settings"`, below their element. Facts of all rows are written once, above them.
@MainActor struct FactLines {
  let canvas: CellCanvas
  private let elements: [Semantics]
  private let direction: LayoutDirection

  static func write(_ elements: [Semantics], on canvas: CellCanvas, direction: LayoutDirection) {
    FactLines(canvas: canvas, elements: elements, direction: direction).writeAll()
  }

  /// Facts of one element, with the lines that it is on.
  struct Entry {
    let frame: CellRect
    let lines: Range<Int>
    var key: String?
    let line: Int
    var facts: [String]
    let row: Row?
    /// Whether the row has nothing else, so that `each` may cover it.
    let isRow: Bool

    /// Whether both belong to the same element.
    func isAbout(_ other: Entry) -> Bool {
      // Keys are numbered, so that equal ones name the same.
      line == other.line && key == other.key && (key != nil && key != "<area>" || frame == other.frame)
        && row == other.row
    }
  }

  struct Row: Hashable { let rows, row: ObjectIdentifier }

  private func writeAll() {
    for action in elements.lazy.flatMap(\.actions) where action.kind == .screen {
      canvas.heard.addScreenFact(action.name.lowercased())
    }
    var entries: [Entry] = []
    for part in canvas.heard.parts { entries += collect(part) }
    var words: [Int: [(run: Int, words: String)]] = [:]
    var chosen: [(line: Int, piece: ClosedRange<Int>)] = []
    // The marks of a selection move the rest of the line.
    defer {
      for (line, piece) in chosen.sorted(by: { $0.piece.lowerBound > $1.piece.lowerBound }) {
        canvas.lines[line].choose(piece)
      }
    }
    let unseen = writeUnseen()
    for index in elements.indices where elements[index].hasFacts && !unseen.contains(index) {
      entries += collect(elements[index], at: index, speaking: &words, choosing: &chosen)
      for part in elements[index].facts.parts { entries += collect(part, at: nil, speaking: &words, choosing: &chosen) }
    }
    write(words)
    guard !entries.isEmpty else { return }
    entries = writeAlike(writeEach(entries))
    for fact in entries.sorted(by: {
      ($0.line, $0.key == nil ? 0 : 1, $0.frame.y, $0.frame.x) < (
        $1.line, $1.key == nil ? 0 : 1, $1.frame.y, $1.frame.x
      )
    }) where !fact.facts.isEmpty {
      for words in FactText.lines(fact.facts) {
        canvas.own(fact.line).factsBelow.append((fact.key.map { "\($0)  " } ?? "") + words)
      }
    }
  }

  /// VoiceOver also reaches elements below opaque layers: writes them, and returns the elements that are not drawn at all.
  private func writeUnseen() -> Set<Int> {
    guard !canvas.covered.isEmpty else { return [] }
    var indices: Set<Int> = []
    var unseen: [(cover: CellRect, names: [String])] = []
    for (index, element) in elements.enumerated() where !element.label.isEmpty {
      guard let frame = element.frame,
        let part = canvas.covered.first(where: {
          $0.cover.holds(frame) && frame.holds($0.frame) && element.shows($0.text)
        }),
        !pieces(in: frame, line: part.frame.y).contains(where: {
          element.shows(canvas.lines[part.frame.y].runs[$0.upperBound].text)
        })
      else { continue }
      indices.insert(index)
      let name = FactText.quoted(element.label)
      if let index = unseen.firstIndex(where: { $0.cover == part.cover }) {
        unseen[index].names.append(name)
      } else {
        unseen.append((part.cover, [name]))
      }
    }
    for (cover, names) in unseen {
      let last = (cover.y..<min(cover.maxY, canvas.lines.count)).last { !canvas.lines[$0].runs.isEmpty }
      let more = names.count > 2 ? ["\(names.count - 2) more"] : []
      let words = "heard, not seen: \((names.prefix(2) + more).joined(separator: ", "))"
      if let last { canvas.lines[last].factsBelow.append(words) } else { canvas.heard.addScreenFact(words) }
    }
    return indices
  }

  // MARK: One element

  private func collect(
    _ element: Semantics, at index: Int?, speaking spoken: inout [Int: [(run: Int, words: String)]],
    choosing chosen: inout [(line: Int, piece: ClosedRange<Int>)]
  ) -> [Entry] {
    guard let frame = element.frame, let lines = drawnLines(frame, element.origin) else { return [] }
    let pieces = element.role == .slider ? bar(in: frame, lines.lowerBound) : pieces(in: frame, line: lines.lowerBound)
    let runs = canvas.lines[lines.lowerBound].runs
    let isPicture = pieces.last.map { runs[$0.upperBound].isPicture } ?? false
    let isOnePiece = pieces.count == 1 && (lines.count == 1 || element.isOneText && !isPicture)
    var facts = element.factTexts(direction)
    var ofPiece = element.facts.added.intersection(.ofPiece)
    if canvas.lines[lines.lowerBound].mark == .section { ofPiece.remove(.isHeader) }
    if canvas.lines[lines.lowerBound].mark == .selectedRow { ofPiece.remove(.isSelected) }
    if isOnePiece, ofPiece.contains(.isSelected), lines.count == 1, let piece = pieces.first, !isPicture,
      canvas.lines[lines.lowerBound].canChoose(piece)
    {
      ofPiece.remove(.isSelected)
      chosen.append((lines.lowerBound, piece))
    }
    if isOnePiece {
      for line in lines {
        for piece in self.pieces(in: frame, line: line) {
          canvas.lines[line].hear(ofPiece.names(), run: piece.upperBound)
        }
      }
    } else {
      facts = ofPiece.names() + facts
    }
    if let drawn = element.factBox?.facts.drawn, drawn != element.label {
      if element.label.isEmpty {
        facts.insert("says nothing", at: 0)
      } else if isOnePiece, let piece = pieces.first {
        let words = FactText.quoted(element.label, around: isPicture ? "" : drawn)
        spoken[lines.lowerBound, default: []].append((piece.upperBound, words))
      } else {
        facts.insert("says \(FactText.quoted(element.label))", at: 0)
      }
    }
    guard !facts.isEmpty else { return [] }
    if element.showsNothing {
      // A tap beside everything, or on an element without words.
      if frame.width >= canvas.width, frame.height >= canvas.lines.count {
        for fact in facts { canvas.heard.addScreenFact(fact) }
        return []
      }
      let row = element.origin.flatMap(row)
      return [
        Entry(
          frame: frame, lines: lines, key: area(frame, lines.lowerBound) ?? "<area>", line: lines.upperBound - 1,
          facts: facts, row: row, isRow: false)
      ]
    }
    return makeEntries(
      facts, frame, lines, element.origin, isControl: element.isDrawnAsControl, isOneText: element.isOneText, index)
  }

  private func collect(_ part: HeardParts.Part) -> [Entry] {
    guard let lines = drawnLines(part.frame, part.node) else { return [] }
    guard part.isInSlot else {
      return makeEntries(
        [part.fact], part.frame, lines, part.node, isControl: false, isOneText: isOneText(part.frame, lines), nil)
    }
    for line in lines {
      for piece in pieces(in: part.frame, line: line) {
        // The first line of a picture carries its spoken text.
        let isArea = canvas.lines[line].runs[piece.upperBound].isArea
        if line == lines.lowerBound || !isArea { canvas.lines[line].hear([part.fact], run: piece.upperBound) }
      }
    }
    return []
  }

  private func isOneText(_ frame: CellRect, _ lines: Range<Int>) -> Bool {
    elements.count { element in element.frame.map { frame.holds($0) } ?? false } == 1
  }

  private func makeEntries(
    _ facts: [String], _ frame: CellRect, _ lines: Range<Int>, _ origin: _Node?, isControl: Bool, isOneText: Bool,
    _ index: Int?
  ) -> [Entry] {
    let block = block(around: lines)
    let rest = index.map { elements.indices.contains($0) ? $0 : -1 } ?? -1
    let isAlone = isAlone(frame, in: block?.lines ?? lines, but: rest) || block?.frame == frame
    let last = (block?.lines ?? lines).last { !canvas.lines[$0].runs.isEmpty } ?? lines.upperBound - 1
    let row = origin.flatMap(row)
    var key: String?
    if !isAlone {
      key = self.key(frame, lines, isControl)
      if lines.count > 1, !isOneText, block?.lines != lines { key = key.map { "from \($0)" } }
    } else if block == nil, lines.count > 1, !isOneText {
      key = self.key(frame, lines, isControl).map { "from \($0)" }
    } else if lines.count > 1, isGround(frame, lines.lowerBound, but: rest) {
      key = area(frame, lines.lowerBound) ?? self.key(frame, lines, isControl)
    }
    let isRow = row.map { row in isAlone || isOnly(index, of: row) } ?? false
    return [Entry(frame: frame, lines: lines, key: key, line: last, facts: facts, row: row, isRow: isRow)]
  }

  // MARK: Keys

  /// The first drawn part of the element: its text in quotes, its picture's name, its label if it is a control.
  private func key(_ frame: CellRect, _ lines: Range<Int>, _ isControl: Bool) -> String? {
    for line in lines {
      guard let piece = pieces(in: frame, line: line).first else { continue }
      let run = canvas.lines[line].runs[piece.upperBound]
      let number = canvas.lines[line].number(of: run)
      if run.isPicture { return "<\(run.style?.picture ?? "")>\(number)" }
      // A field's prompt is in parentheses.
      let isPrompt = isControl && run.text.hasPrefix("(") && run.text.hasSuffix(")")
      let text = isPrompt ? String(run.text.dropFirst().dropLast()) : run.text
      return (isControl ? "[\(text)]" : FactText.quoted(drawing: run.text)) + number
    }
    return "<area>"
  }

  private func area(_ frame: CellRect, _ line: Int) -> String? {
    let line = canvas.lines[line]
    guard let run = line.runs.first(where: { $0.isArea && $0.isPicture && frame.meets($0) }),
      let picture = run.style?.picture
    else { return nil }
    return "<\(picture)>\(line.number(of: run))"
  }

  private func isGround(_ frame: CellRect, _ line: Int, but index: Int) -> Bool {
    canvas.lines[line].runs.contains { $0.isArea && frame.meets($0) }
      && elements.indices.contains { $0 != index && elements[$0].frame.map(frame.holds) ?? false }
  }

  private func isAlone(_ frame: CellRect, in lines: Range<Int>, but index: Int) -> Bool {
    for line in lines {
      for run in canvas.lines[line].runs where run.style != nil && !run.isBlank && !frame.holds(run) { return false }
    }
    return !elements.indices.contains { other in
      guard other != index, let place = elements[other].frame, place.y < lines.upperBound, place.maxY > lines.lowerBound
      else { return false }
      return !frame.holds(place) && !place.holds(frame)
    }
  }

  private func block(around lines: Range<Int>) -> (frame: CellRect, lines: Range<Int>)? {
    guard let row = canvas.heard.rows.last(where: { $0.y <= lines.lowerBound && lines.upperBound <= $0.maxY }) else {
      return nil
    }
    return (row, row.y..<min(row.maxY, canvas.lines.count))
  }

  private func drawnLines(_ frame: CellRect, _ origin: _Node?) -> Range<Int>? {
    var (first, last) = (max(0, frame.y), min(frame.maxY, canvas.lines.count))
    var node = origin
    while let current = node {
      if let window = canvas.heard.windows[ObjectIdentifier(current)] {
        (first, last) = (max(first, window.y), min(last, window.maxY))
        if frame.width > 0, frame.maxX <= window.x || frame.x >= window.maxX { return nil }
      }
      node = current.parent
    }
    // Blank lines around belong to padding.
    while first < last, pieces(in: frame, line: first).isEmpty, last - first > 1 { first += 1 }
    while first < last, pieces(in: frame, line: last - 1).isEmpty, last - first > 1 { last -= 1 }
    return first < last ? first..<last : nil
  }

  /// The texts, pictures and controls of the line inside the frame, by the runs that they are drawn of. A picture and the text after it
  /// are one.
  private func pieces(in frame: CellRect, line: Int) -> [ClosedRange<Int>] {
    let runs = canvas.lines[line].runs
    var pieces: [ClosedRange<Int>] = []
    for index in runs.indices where runs[index].style != nil && !runs[index].isBlank && frame.meets(runs[index]) {
      if let last = pieces.last, runs[last.upperBound].isPicture, !runs[index].isPicture,
        runs[index].x - runs[last.upperBound].maxX <= 6
      {
        pieces[pieces.count - 1] = last.lowerBound...index
      } else {
        pieces.append(index...index)
      }
    }
    // The content of a picture is not the picture.
    if pieces.count > 1, pieces.contains(where: { frame.holds(runs[$0.upperBound]) }) {
      pieces.removeAll { runs[$0.upperBound].isArea && !frame.holds(runs[$0.upperBound]) }
    }
    // A dot belongs to the view that it is on.
    if pieces.count > 1, runs.contains(where: \.isDot) {
      pieces.removeAll { $0.count == 1 && isDot($0.lowerBound, runs) }
    }
    if pieces.isEmpty {
      let drawn = runs.indices.filter { !runs[$0].isBlank && frame.meets(runs[$0]) }
      // An element with a mark of its own, as a spinner between brackets, carries the rest as well.
      if let control = drawn.first(where: { !runs[$0].heard.isEmpty }) ?? drawn.first { return [control...control] }
    }
    return pieces
  }

  private func isDot(_ index: Int, _ runs: [TextRun]) -> Bool {
    runs[index].isDot && index > 0 && runs[index - 1].style != nil && runs[index - 1].maxX == runs[index].x
  }

  private func bar(in frame: CellRect, _ line: Int) -> [ClosedRange<Int>] {
    let runs = canvas.lines[line].runs
    let bars = runs.indices.filter { runs[$0].style == nil && frame.meets(runs[$0]) }
    return bars.max { runs[$0].width < runs[$1].width }.map { [$0...$0] } ?? []
  }

  /// Writes spoken replacements into the slots; more than four on a line share a line below it.
  private func write(_ words: [Int: [(run: Int, words: String)]]) {
    for (line, spoken) in words.sorted(by: { $0.key < $1.key }) {
      guard spoken.count > 4 else {
        for one in spoken { canvas.lines[line].hear([one.words], run: one.run) }
        continue
      }
      let runs = canvas.lines[line].runs
      let texts = runs.indices.filter { runs[$0].style != nil && !runs[$0].isBlank && !isDot($0, runs) }.map { index in
        spoken.first { $0.run == index }?.words ?? "-"
      }
      canvas.lines[line].factsBelow.append("says \(texts.joined(separator: " | "))")
    }
  }

  // MARK: Rows

  private func row(_ node: _Node) -> Row? {
    node.nearest { node in
      guard let rows = node.parent as? any RowsNode else { return nil }
      return Row(rows: ObjectIdentifier(rows), row: ObjectIdentifier(node))
    }
  }

  private func isOnly(_ index: Int?, of row: Row) -> Bool {
    !elements.indices.contains { $0 != index && elements[$0].origin.flatMap(self.row) == row }
  }

  /// Moves facts that all rows of a `ForEach` share, or four in five, to a line above the first row.
  private func writeEach(_ entries: [Entry]) -> [Entry] {
    var order: [ObjectIdentifier] = []
    for one in entries where one.isRow { if let rows = one.row?.rows, !order.contains(rows) { order.append(rows) } }
    var entries = entries.count > 1 ? merged(entries) : entries
    for rows in order { entries = writeEach(of: rows, entries) }
    return entries
  }

  private func merged(_ entries: [Entry]) -> [Entry] {
    var merged: [Entry] = []
    var places: [Row: Int] = [:]
    for one in entries {
      let place = one.isRow && one.key == nil ? one.row.flatMap { places[$0] } : nil
      if let place = place ?? merged.indices.last(where: { merged[$0].isAbout(one) }) {
        // The name comes first.
        let (names, others) = (one.facts.filter { $0.hasPrefix("says ") }, one.facts.filter { !$0.hasPrefix("says ") })
        merged[place].facts = names + merged[place].facts + others
        continue
      }
      if one.isRow, one.key == nil, let row = one.row { places[row] = merged.count }
      merged.append(one)
    }
    return merged
  }

  private func writeEach(of rows: ObjectIdentifier, _ entries: [Entry]) -> [Entry] {
    let (order, first) = drawnRows(of: rows)
    var facts: [(text: String, count: Int)] = []
    for one in entries where one.isRow && one.row?.rows == rows {
      for fact in one.facts {
        if let index = facts.firstIndex(where: { $0.text == fact }) {
          facts[index].count += 1
        } else {
          facts.append((fact, 1))
        }
      }
    }
    let shared = facts.filter { $0.count * 5 >= order.count * 4 }.map(\.text)
    guard !shared.isEmpty else { return entries }
    var result: [Entry] = []
    var withFacts: Set<ObjectIdentifier> = []
    for var one in entries {
      if one.isRow, let row = one.row, row.rows == rows {
        withFacts.insert(row.row)
        if shared.allSatisfy(one.facts.contains) {
          one.facts.removeAll(where: shared.contains)
        } else {
          one.facts[0] = "instead  " + one.facts[0]
        }
      }
      result.append(one)
    }
    for row in order where !withFacts.contains(row) {
      guard let element = first[row], let frame = element.frame else { continue }
      guard let lines = drawnLines(frame, element.origin) else { continue }
      result += makeEntries(
        ["instead  nothing"], frame, lines, element.origin, isControl: element.isDrawnAsControl,
        isOneText: element.isOneText, nil)
    }
    if let top = top(of: order.compactMap { first[$0] }) {
      for words in FactText.lines(shared) { canvas.note(above: top, "each  \(words)") }
    }
    return result
  }

  /// The rows of a `ForEach` that are drawn, from the top, and the first element of each.
  func drawnRows(of rows: ObjectIdentifier) -> (order: [ObjectIdentifier], first: [ObjectIdentifier: Semantics]) {
    var first: [ObjectIdentifier: Semantics] = [:]
    var order: [ObjectIdentifier] = []
    for element in elements {
      guard let row = element.origin.flatMap(row), row.rows == rows, let frame = element.frame,
        drawnLines(frame, element.origin) != nil
      else { continue }
      if first[row.row] == nil {
        first[row.row] = element
        order.append(row.row)
      }
    }
    return (order, first)
  }

  func top(of first: [Semantics]) -> Int? {
    first.compactMap { element in
      element.frame.flatMap { frame in
        drawnLines(frame, element.origin).map { block(around: $0)?.lines.lowerBound ?? $0.lowerBound }
      }
    }.min()
  }
}

extension Semantics {
  fileprivate var showsNothing: Bool { role == .group && label.isEmpty && drawnLabel.isEmpty && facts.parts.isEmpty }

  fileprivate func shows(_ text: String) -> Bool {
    let drawn = factBox?.facts.drawn ?? label
    return BidiText.bare(AppText.drawn(AppText.visible(drawn)).text).contains(BidiText.bare(text))
      || text == Image.drawing
  }

  fileprivate var isDrawnAsControl: Bool { !isReading && facts.gestures.isEmpty }

  /// Whether it is drawn as one text, of however many lines.
  fileprivate var isOneText: Bool { (factBox?.facts.drawnParts ?? parts.count) <= 1 }
}

extension CellRect {
  func meets(_ run: TextRun) -> Bool { run.place.lowerBound < maxX && run.place.upperBound > x && !run.isGround }
  fileprivate func holds(_ run: TextRun) -> Bool { run.place.lowerBound >= x && run.place.upperBound <= maxX }
  func holds(_ frame: CellRect) -> Bool { frame.x >= x && frame.maxX <= maxX && frame.y >= y && frame.maxY <= maxY }
}
