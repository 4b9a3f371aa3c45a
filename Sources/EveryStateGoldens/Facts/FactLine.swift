/// A line of a golden with the facts below it: the input for finding changes.
package struct FactLine: Hashable {
  package struct Piece: Hashable {
    let text: String
    let role: Role

    /// Whether the note has a slot for it.
    var isNoted: Bool { role != .on && role != .off && role != .mark }

    enum Role: Hashable {
      case text, placeholder, picture, button, disabledButton, selectedButton, disabledSelectedButton, on, off, mark
    }
  }

  /// A fact about the line, or about one of its elements: `hint "Opens it"`, `"B"  hold: Copy`.
  package struct Remark: Hashable {
    /// The element it is about: its text, `each`, `screen`; nil for the line.
    var key: String?
    let said: String

    var subject: String? {
      switch key {
      case "each": "each row"
      case "list": "the list"
      case "screen": "the screen"
      default: key
      }
    }

    /// The facts on a line below another: `KEY  FACT; FACT`.
    static func all(in text: String) -> [Remark] {
      let parts = GoldenNote.split(text[...], "  ")
      let key = parts.count > 1 ? String(parts[0]) : nil
      let said = key.map { text.dropFirst($0.count + 2) } ?? text[...]
      return GoldenNote.split(said, "; ").map { Remark(key: key, said: String($0)) }
    }
  }

  package let kind: GoldenLine.Kind
  package let depth: Int
  package let pieces: [Piece]
  /// The note's words for each piece.
  package private(set) var slots: [[String]]
  /// The note's words for the whole line, and the facts below it.
  package private(set) var remarks: [Remark]
  /// The line without its note.
  package let drawing: String

  /// The line's name: its first text, in quotes; for a moment its number, for presented content its kind.
  package var name: String? {
    if kind == .moment {
      let parts = drawing.dropFirst(2).split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return "moment " + parts.map { $0.trimmingPrefix(while: { $0 == " " }) }.joined(separator: ", ")
    }
    if kind == .presentation { return "the " + (words.dropFirst().joined(separator: " ")) }
    let named = pieces.first { $0.role != .mark && !$0.text.isEmpty && $0.role != .picture } ?? pieces.first
    return named.map { $0.role == .picture || $0.role == .mark ? $0.text : "\"\($0.text)\"" }
  }

  package var words: [Substring] { drawing.split(separator: " ") }

  package func isSame(as other: FactLine) -> Bool {
    kind == other.kind && depth == other.depth && words == other.words && slots == other.slots
      && remarks == other.remarks
  }
}

extension FactLine {
  /// The lines of a golden's text, each with the lines below that belong to it.
  package static func all(in text: [UInt8]) -> [FactLine] {
    // Columns are read one after the other, as a change in one column is not a change in another.
    let reading = GoldenReading(GoldenColumns.stacked(text) ?? text)
    var found: [FactLine] = []
    var pending: [Remark] = []
    for line in reading.lines where line.kind != .blank {
      guard line.kind == .fact else {
        // Rows may move past what holds for each of them.
        if !pending.isEmpty { found.append(FactLine(remarks: pending)) }
        found.append(FactLine(line, reading))
        pending = []
        continue
      }
      let said = line.spans.filter { $0.role == .fact || $0.role == .note }.map {
        TerminalText.withoutDirectionMarks(reading.text($0.range))
      }
      .joined()
      // Facts about each row below are above the rows.
      if said.hasPrefix("each ") || said.hasPrefix("list ") || found.isEmpty {
        pending += Remark.all(in: said)
      } else {
        found[found.count - 1].add(said)
      }
    }
    return found
  }

  /// What holds for each row or the whole list: no line of the drawing.
  init(remarks: [Remark]) {
    (kind, depth, pieces, slots, drawing) = (.fact, 0, [], [], "")
    self.remarks = remarks
  }

  private init(_ line: GoldenLine, _ reading: GoldenReading) {
    kind = line.kind
    depth = line.depth
    var pieces: [Piece] = []
    var control: Piece.Role?
    var note = ""
    var drawing = ""
    for (index, span) in line.spans.enumerated() {
      let text = TerminalText.withoutDirectionMarks(reading.text(span.range))
      if span.role != .note { drawing += text }
      switch span.role {
      case .text: pieces.append(Piece(text: text, role: control ?? .text))
      case .placeholder: pieces.append(Piece(text: text, role: .placeholder))
      case .picture where line.spans.isDot(at: index): break
      case .picture: pieces.append(Piece(text: span.name ?? text, role: control ?? .picture))
      case .opening(.button): control = .button
      case .opening(.disabledButton): control = .disabledButton
      case .opening(.selectedButton): control = .selectedButton
      case .opening(.disabledSelectedButton): control = .disabledSelectedButton
      case .closing: control = nil
      case .choice(let isOn): pieces.append(Piece(text: "", role: isOn ? .on : .off))
      case .heading, .spinner, .mark, .event: pieces.append(Piece(text: text, role: .mark))
      case .note: note = text
      default: break
      }
    }
    self.pieces = pieces
    let parts = NoteWords(note)
    slots = parts.slots(for: pieces.count { $0.isNoted }, in: note)
    remarks = parts.remarks.map { Remark(said: $0) }
    self.drawing = drawing
  }

  private mutating func add(_ said: String) {
    guard said.hasPrefix("{") else { return remarks += Remark.all(in: said) }
    let parts = NoteWords(said)
    slots += parts.slots
    remarks += parts.remarks.map { Remark(said: $0) }
  }
}

/// The words of a note; each piece repeats the words that the note has once for several.
package struct NoteWords {
  package let slots: [[String]]
  package let remarks: [String]

  package init(_ note: String) {
    let text = note.drop { $0 == " " }
    guard text.first == "{", text.last == "}" else {
      (slots, remarks) = ([], [])
      return
    }
    let inside = text.dropFirst().dropLast()
    let isWithoutSlots = inside.hasPrefix("; ")
    let parts = GoldenNote.split(isWithoutSlots ? inside.dropFirst(2) : inside, "; ")
    slots = isWithoutSlots ? [] : Self.slots(parts[0])
    remarks = (isWithoutSlots ? parts[...] : parts.dropFirst()).map(String.init)
  }

  private static func slots(_ text: Substring) -> [[String]] {
    let isShared = text.hasPrefix("all ")
    let halves = isShared ? GoldenNote.split(text.dropFirst(4), ": ") : [text]
    let fonts = halves.count > 1 ? GoldenNote.split(halves[0], " ").map(String.init) : []
    let rest = halves.count > 1 ? text.dropFirst(4 + halves[0].count + 2) : halves[0]
    return GoldenNote.split(rest, " | ").flatMap { slot in
      var words = fonts + GoldenNote.split(slot, " ").map(String.init)
      guard let last = words.last, last.first == "x", let count = Int(last.dropFirst()), count < 1_000 else {
        return [words]
      }
      words.removeLast()
      return Array(repeating: words, count: count)
    }
  }

  /// The same for a line of that many pieces, where one slot describes all.
  package func slots(for pieces: Int, in note: String) -> [[String]] {
    let text = note.drop { $0 == " " }
    guard text.hasPrefix("{all "), slots.count == 1, pieces > 1 else { return slots }
    return Array(repeating: slots[0], count: pieces)
  }
}
