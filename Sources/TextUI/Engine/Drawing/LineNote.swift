/// The note in braces at a line's end: a slot for each piece from left to right, then what is true of the whole line.
///
/// - A piece is a text (its runs of different looks are a piece each), an unbroken run of symbols, or a symbol with the title beside it.
/// - `-` is a piece that looks as one expects, `all` goes before what all pieces share.
/// - Where one would have to count, only what is to be told stands there, each behind the text that it is about.
struct LineNote {
  /// What stands between the braces; empty for none.
  let text: String

  init(_ line: CanvasLine) {
    var text =
      line.runs.contains { $0.style?.isPlain == false || !$0.heard.isEmpty } ? Self.slots(Self.pieces(line)) : ""
    // What is true of several equal parts stands once, with their number.
    for (index, fact) in line.notes.enumerated() where index == 0 || !line.notes[..<index].contains(fact) {
      text += "; "
      text += fact
      let count = line.notes.count > 1 ? line.notes.count { $0 == fact } : 1
      if count > 1 { text += " x\(count)" }
    }
    self.text = text
  }

  /// A part of a line that a slot speaks of.
  private struct Piece {
    /// Symbols, equal ones together.
    var symbols: [(part: Part, count: Int)] = []
    /// The text, or a control that has none.
    var title: Part?
    /// Dots that stand directly behind it.
    var dots: [String] = []
    var maxX: Int

    /// The letters that the whole piece has; nil where they differ.
    var fonts: String? {
      guard let title else {
        guard let first = symbols.first?.part.style.fonts else { return nil }
        return symbols.allSatisfy { $0.part.style.fonts == first } ? first : nil
      }
      guard let symbol = symbols.first?.part else { return title.style.fonts }
      return symbol.style.fonts == title.style.asPicture.fonts ? title.style.fonts : nil
    }

    /// What is to be told of the piece; empty where it looks as one expects.
    func words(withFonts: Bool) -> String {
      var words = ownWords(withFonts: withFonts)
      for dot in dots { words.add(dot) }
      return words
    }

    private func ownWords(withFonts: Bool) -> String {
      guard let title else {
        return symbols.map { part, count in
          let words = part.words(withFonts: withFonts)
          return symbols.count > 1 || count > 1 ? "\(words) x\(count)" : words
        }.joined(separator: ", ")
      }
      guard let symbol = symbols.first?.part else { return title.words(withFonts: withFonts) }
      let words = title.words(withFonts: withFonts)
      if symbol.heard.isEmpty, symbol.style.looksAs(title.style.asPicture) {
        var all = symbol.style.picture ?? ""
        all.add(words)
        return all
      }
      return symbol.words(withFonts: withFonts) + ", " + (words.isEmpty ? "-" : words)
    }
  }

  /// Something drawn that looks alike and is heard as one.
  private struct Part: Equatable {
    /// nil for a control that has none.
    let text: String?
    let style: Style
    let heard: [String]

    init(_ run: TextRun) {
      text = run.style == nil || run.isPicture ? nil : run.text
      let style = run.style ?? .plain
      // The drawing says what it is: `<map---->`.
      let isNamed = run.isArea && style.picture.map { run.text.hasPrefix("<\($0)-") } == true
      self.style = isNamed ? style.with { $0.picture = nil } : style
      heard = run.heard
    }

    func words(withFonts: Bool) -> String {
      var words = style.picture ?? ""
      if withFonts { words.add(style.fonts) }
      words.add(style.looks)
      for word in heard { words.add(word) }
      return words
    }
  }

  /// How far a title may stand from its symbol.
  private static let titleDistance = 6

  /// The pieces from left to right. A title follows its symbol in the direction in which the line is read.
  private static func pieces(_ line: CanvasLine) -> [Piece] {
    guard line.isMirrored else { return pieces(line.runs) }
    return pieces(line.runs.reversed().map { $0.moved(to: -$0.maxX) }).reversed()
  }

  private static func pieces(_ runs: [TextRun]) -> [Piece] {
    var pieces: [Piece] = []
    // Brackets and other marks end what stands before them.
    var isOpen = false
    for run in runs where !run.isBlank {
      guard run.style != nil || !run.heard.isEmpty else {
        isOpen = false
        continue
      }
      let part = Part(run)
      let last = pieces.count - 1
      if run.isDot, isOpen, pieces[last].maxX == run.x {
        pieces[last].dots.append("dot " + (part.style.picture ?? "").replacingPrefix("fill ", with: ""))
        pieces[last].maxX = run.maxX
      } else if run.isPicture {
        if isOpen, pieces[last].title == nil, pieces[last].maxX == run.x {
          let count = pieces[last].symbols.count - 1
          if pieces[last].symbols[count].part == part {
            pieces[last].symbols[count].count += 1
          } else {
            pieces[last].symbols.append((part, 1))
          }
          pieces[last].maxX = run.maxX
        } else {
          pieces.append(Piece(symbols: [(part, 1)], maxX: run.maxX))
        }
      } else if isOpen, run.style != nil, pieces[last].title == nil, pieces[last].symbols.count == 1,
        pieces[last].symbols[0].count == 1, run.x - pieces[last].maxX <= titleDistance
      {
        pieces[last].title = part
        pieces[last].maxX = run.maxX
      } else {
        pieces.append(Piece(title: part, maxX: run.maxX))
      }
      // What stands beside a picture with a size is no title of it.
      isOpen = run.style != nil && !run.isArea
    }
    return pieces
  }

  private static func slots(_ pieces: [Piece]) -> String {
    let slots = pieces.map { $0.words(withFonts: true) }
    guard slots.contains(where: { !$0.isEmpty }) else { return "" }
    if pieces.count == 1 { return slots[0] }
    if slots.allSatisfy({ $0 == slots[0] }) { return "all " + slots[0] }
    guard let fonts = pieces[0].fonts, !fonts.isEmpty, pieces.allSatisfy({ $0.fonts == fonts }) else {
      return listed(pieces, slots)
    }
    let rest = listed(pieces, pieces.map { $0.words(withFonts: false) })
    return "all \(fonts): \(rest)"
  }

  /// More pieces than one sees at a glance, or symbols, which are all drawn alike.
  private static func isCounted(_ pieces: [Piece]) -> Bool {
    pieces.count > 4 || pieces.filter { !$0.symbols.isEmpty }.count > 2
  }

  private static func listed(_ pieces: [Piece], _ slots: [String]) -> String {
    guard isCounted(pieces) else {
      return slots.map { $0.isEmpty ? "-" : $0 }.joined(separator: " | ")
    }
    var seen: [String: Int] = [:]
    var entries: [String] = []
    for (piece, slot) in zip(pieces, slots) {
      guard let title = piece.title?.text else {
        entries.append(slot)
        continue
      }
      let key = key(title)
      seen[key, default: 0] += 1
      if slot.isEmpty { continue }
      // Of equal texts only the first is known by its text alone.
      let number = seen[key, default: 1]
      entries.append(number > 1 ? "\(key)#\(number): \(slot)" : "\(key): \(slot)")
    }
    return entries.joined(separator: " | ")
  }

  /// Drawn text, as it stands before a slot.
  private static func key(_ text: String) -> String {
    var key = ""
    // Drawn text is escaped already, by the drawing's rules.
    for character in text.trimmed {
      if ";,\"#>".contains(character) { key.append("\\") }
      key.append(character)
    }
    if key.hasPrefix("all ") { key = "\\" + key }
    return key.replacingOccurrences(of: ": ", with: "\\: ").replacingSuffix(":", with: "\\:")
  }
}

extension TextRun {
  /// Something filled that is as small as a letter.
  var isDot: Bool { text == "<.>" }

  fileprivate func moved(to x: Int) -> TextRun {
    var run = self
    run.x = x
    return run
  }
}

extension Style {
  /// Whether the words are the same, whatever is drawn.
  fileprivate func looksAs(_ other: Style) -> Bool { fonts == other.fonts && looks == other.looks }
}

extension String {
  fileprivate var trimmed: String {
    guard first == " " || last == " " else { return self }
    return trimmingCharacters(in: .whitespaces)
  }

  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }

  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
