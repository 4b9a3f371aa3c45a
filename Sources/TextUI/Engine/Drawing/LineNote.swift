/// The note in braces at a line's end: a slot for each piece from left to right, then the notes of the whole line.
///
/// - A piece is a text (its runs of different looks are a piece each), an unbroken run of symbols, or a symbol with the title beside it.
/// - `-` is a piece of the usual look, `all` goes before the look that all pieces share.
/// - Where a reader would have to count, only the slots with a note appear, each behind its text.
struct LineNote {
  let text: String

  init(_ line: CanvasLine) {
    var text = line.runs.isEmpty ? "" : Self.slots(line)
    guard !line.notes.isEmpty else {
      self.text = text
      return
    }
    // A fact of several equal parts is written once, with their number.
    for (index, fact) in line.notes.enumerated() where index == 0 || !line.notes[..<index].contains(fact) {
      text += "; "
      text += fact
      let count = line.notes.count > 1 ? line.notes.count { $0 == fact } : 1
      if count > 1 { text += " x\(count)" }
    }
    self.text = text
  }

  /// A part of a line that a slot describes, by the places of its runs: their words are copied on demand.
  private struct Piece {
    /// The first symbol, and how many equal ones there are.
    private(set) var symbol: Int?
    private(set) var count = 0
    private(set) var others: [(run: Int, count: Int)] = []
    private(set) var title: Int?
    private(set) var dots: [String] = []
    private(set) var maxX: Int

    init(symbol: Int, maxX: Int) {
      self.symbol = symbol
      self.maxX = maxX
      count = 1
    }

    init(title: Int, maxX: Int) {
      self.title = title
      self.maxX = maxX
    }

    mutating func add(symbol run: Int, of runs: [TextRun]) {
      maxX = runs[run].maxX
      if others.isEmpty, let symbol, runs.isNoted(run, as: symbol) {
        count += 1
      } else if let last = others.indices.last, runs.isNoted(run, as: others[last].run) {
        others[last].count += 1
      } else {
        others.append((run, 1))
      }
    }

    mutating func add(title run: Int, maxX: Int) {
      title = run
      self.maxX = maxX
    }

    mutating func add(dot: String, maxX: Int) {
      dots.append(dot)
      self.maxX = maxX
    }

    /// Whether it is a symbol to which a title may belong.
    var awaitsTitle: Bool { title == nil && count == 1 && others.isEmpty }

    /// The letters that the whole piece has; nil where they differ.
    func fonts(_ runs: [TextRun]) -> String? {
      guard let title else {
        guard let first = symbol.map({ runs.noted($0).fonts }) else { return nil }
        return others.allSatisfy { runs.noted($0.run).fonts == first } ? first : nil
      }
      let style = runs.noted(title)
      guard let symbol else { return style.fonts }
      return runs.noted(symbol).fonts == style.asPicture.fonts ? style.fonts : nil
    }

    /// The note of the piece; empty where it looks as usual.
    func words(_ runs: [TextRun], withFonts: Bool) -> String {
      var words = ownWords(runs, withFonts: withFonts)
      for dot in dots { words.add(dot) }
      return words
    }

    private func ownWords(_ runs: [TextRun], withFonts: Bool) -> String {
      guard let symbol else { return title.map { runs.words($0, withFonts: withFonts) } ?? "" }
      guard let title else {
        let words = runs.words(symbol, withFonts: withFonts)
        if others.isEmpty { return count > 1 ? "\(words) x\(count)" : words }
        return others.reduce("\(words) x\(count)") { "\($0), \(runs.words($1.run, withFonts: withFonts)) x\($1.count)" }
      }
      let words = runs.words(title, withFonts: withFonts)
      let style = runs.noted(symbol)
      if runs[symbol].heard.isEmpty, style.looksAs(runs.noted(title).asPicture) {
        var all = style.picture ?? ""
        all.add(words)
        return all
      }
      return runs.words(symbol, withFonts: withFonts) + ", " + (words.isEmpty ? "-" : words)
    }
  }

  private static let titleDistance = 6

  private static func pieces(_ runs: [TextRun]) -> [Piece] {
    var pieces: [Piece] = []
    // Brackets and other marks end the text before them.
    var isOpen = false
    for index in runs.indices where !runs[index].isBlank {
      guard runs[index].hasSlot else {
        isOpen = false
        continue
      }
      let (x, maxX, isText) = (runs[index].x, runs[index].maxX, runs[index].style != nil)
      let last = pieces.count - 1
      func dot(_ index: Int) -> String {
        "dot " + (runs.noted(index).picture ?? "").replacingPrefix("fill ", with: "")
      }
      if isOpen, pieces[last].maxX == x, runs[index].isDot {
        pieces[last].add(dot: dot(index), maxX: maxX)
      } else if isOpen, pieces[last].maxX == x, pieces[last].awaitsTitle, let before = pieces[last].symbol,
        runs[before].isDot, runs[index].isPicture
      {
        // At the leading corner it comes before its picture.
        pieces[last] = Piece(symbol: index, maxX: maxX)
        pieces[last].add(dot: dot(before), maxX: maxX)
      } else if runs[index].isPicture {
        if isOpen, pieces[last].maxX == x, pieces[last].title == nil {
          pieces[last].add(symbol: index, of: runs)
        } else {
          pieces.append(Piece(symbol: index, maxX: maxX))
        }
      } else if isOpen, isText, pieces[last].awaitsTitle, x - pieces[last].maxX <= titleDistance {
        pieces[last].add(title: index, maxX: maxX)
      } else {
        pieces.append(Piece(title: index, maxX: maxX))
      }
      // Text beside a picture with a size is not its title.
      isOpen = isText && !runs[index].isArea
    }
    return pieces
  }

  private static func slots(_ line: CanvasLine) -> String {
    // On most lines one piece alone has a slot.
    var spoken: Int?
    for index in line.runs.indices where line.runs[index].hasSlot {
      if spoken != nil { return slotsOfSeveral(line) }
      spoken = index
    }
    return spoken.map { line.runs.words($0, withFonts: true) } ?? ""
  }

  /// The pieces from left to right. A title follows its symbol in the direction in which the line is read.
  private static func slotsOfSeveral(_ line: CanvasLine) -> String {
    guard line.isMirrored else { return slots(pieces(line.runs), line.runs) }
    let runs = line.runs.reversed().map { $0.moved(to: -$0.maxX) }
    return slots(pieces(runs).reversed(), runs)
  }

  private static func slots(_ pieces: [Piece], _ runs: [TextRun]) -> String {
    if pieces.count == 1 { return pieces[0].words(runs, withFonts: true) }
    let slots = pieces.map { $0.words(runs, withFonts: true) }
    guard slots.contains(where: { !$0.isEmpty }) else { return "" }
    if slots.allSatisfy({ $0 == slots[0] }) { return "all " + slots[0] }
    guard let fonts = pieces[0].fonts(runs), !fonts.isEmpty, pieces.allSatisfy({ $0.fonts(runs) == fonts }) else {
      return listed(pieces, slots, runs)
    }
    let rest = listed(pieces, pieces.map { $0.words(runs, withFonts: false) }, runs)
    return "all \(fonts): \(rest)"
  }

  /// Whether there are more pieces than a glance can match, or symbols, which are all drawn alike.
  private static func isCounted(_ pieces: [Piece]) -> Bool {
    pieces.count > 4 || pieces.count > 2 && pieces.count { $0.symbol != nil } > 2
  }

  private static func listed(_ pieces: [Piece], _ slots: [String], _ runs: [TextRun]) -> String {
    guard isCounted(pieces) else {
      var all = ""
      for (index, slot) in slots.enumerated() {
        if index > 0 { all += " | " }
        all += slot.isEmpty ? "-" : slot
      }
      return all
    }
    var seen: [String: Int] = [:]
    var entries: [String] = []
    for (piece, slot) in zip(pieces, slots) {
      guard let title = piece.title.flatMap({ runs.ownText($0) }) else {
        entries.append(slot)
        continue
      }
      let key = key(title)
      seen[key, default: 0] += 1
      if slot.isEmpty { continue }
      // Of equal texts only the first has its text alone as its key.
      let number = seen[key, default: 1]
      entries.append(number > 1 ? "\(key)#\(number): \(slot)" : "\(key): \(slot)")
    }
    return entries.joined(separator: " | ")
  }

  /// Drawn text, as it is before a slot.
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

// By a place in the line, and not of a run: only the needed fields are copied.
extension [TextRun] {
  /// A slot's note about its look: the drawing already names an area, `<map---->`.
  fileprivate func noted(_ index: Int) -> Style {
    guard let style = self[index].style else { return .plain }
    guard self[index].isArea, let picture = style.picture, self[index].text.hasPrefix("<\(picture)-") else {
      return style
    }
    return style.with { $0.picture = nil }
  }

  fileprivate func isNoted(_ index: Int, as other: Int) -> Bool {
    noted(index) == noted(other) && self[index].heard == self[other].heard
  }

  /// The app's text; nil for a picture, and for a control that has none.
  fileprivate func ownText(_ index: Int) -> String? {
    self[index].style == nil || self[index].isPicture ? nil : self[index].text
  }

  fileprivate func words(_ index: Int, withFonts: Bool) -> String {
    let style = noted(index)
    let looks = withFonts ? style.words : style.looks
    if self[index].heard.isEmpty, style.picture == nil { return looks }
    var words = style.picture ?? ""
    words.add(looks)
    for word in self[index].heard { words.add(word) }
    return words
  }
}

extension TextRun {
  var isDot: Bool { text == "<.>" }

  fileprivate var hasSlot: Bool { (style != nil || !heard.isEmpty) && !isBlank }

  fileprivate func moved(to x: Int) -> TextRun {
    var run = self
    run.x = x
    return run
  }
}

extension Style { fileprivate func looksAs(_ other: Style) -> Bool { fonts == other.fonts && looks == other.looks } }

extension String {
  fileprivate var trimmed: String {
    guard first == " " || last == " " else { return self }
    return trimmingCharacters(in: .whitespaces)
  }

  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }

  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? dropLast(suffix.count) + other : self
  }
}
