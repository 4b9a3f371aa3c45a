/// The note in braces at a line's end: a slot for each piece from left to right, then what is true of the whole line.
///
/// - A piece is a text (its runs of different looks are a piece each), an unbroken run of symbols, or a symbol with the title beside it.
/// - `-` is a piece that looks as one expects, `all` goes before what all pieces share.
/// - Where one would have to count, only what is to be told stands there, each behind the text that it is about.
struct LineNote {
  /// What stands between the braces; empty for none.
  let text: String

  init(_ line: CanvasLine) {
    var text = Self.slots(line)
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
  // An object, as so much would be copied on the way to its words.
  private final class Piece {
    /// The first symbol, and how many equal ones there are.
    private(set) var symbol: Part?
    private var count = 0
    /// Other symbols behind it, equal ones together.
    private var others: [(part: Part, count: Int)] = []
    /// The text, or a control that has none.
    private(set) var title: Part?
    /// Dots that stand directly behind it.
    private var dots: [String] = []
    private(set) var maxX: Int

    init(symbol: Part, maxX: Int) {
      self.symbol = symbol
      self.maxX = maxX
      count = 1
    }

    init(title: Part, maxX: Int) {
      self.title = title
      self.maxX = maxX
    }

    func add(symbol part: Part, maxX: Int) {
      self.maxX = maxX
      if others.isEmpty, part == symbol {
        count += 1
      } else if let last = others.indices.last, others[last].part == part {
        others[last].count += 1
      } else {
        others.append((part, 1))
      }
    }

    func add(title part: Part, maxX: Int) {
      title = part
      self.maxX = maxX
    }

    func add(dot: String, maxX: Int) {
      dots.append(dot)
      self.maxX = maxX
    }

    /// Whether it is a symbol to which a title may belong.
    var awaitsTitle: Bool { title == nil && count == 1 && others.isEmpty }

    /// The letters that the whole piece has; nil where they differ.
    var fonts: String? {
      guard let title else {
        guard let first = symbol?.style.fonts else { return nil }
        return others.allSatisfy { $0.part.style.fonts == first } ? first : nil
      }
      guard let symbol else { return title.style.fonts }
      return symbol.style.fonts == title.style.asPicture.fonts ? title.style.fonts : nil
    }

    /// What is to be told of the piece; empty where it looks as one expects.
    func words(withFonts: Bool) -> String {
      var words = ownWords(withFonts: withFonts)
      for dot in dots { words.add(dot) }
      return words
    }

    private func ownWords(withFonts: Bool) -> String {
      guard let symbol else { return title?.words(withFonts: withFonts) ?? "" }
      guard let title else {
        let words = symbol.words(withFonts: withFonts)
        if others.isEmpty { return count > 1 ? "\(words) x\(count)" : words }
        return others.reduce("\(words) x\(count)") { "\($0), \($1.part.words(withFonts: withFonts)) x\($1.count)" }
      }
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
      let looks = withFonts ? style.words : style.looks
      if heard.isEmpty, style.picture == nil { return looks }
      var words = style.picture ?? ""
      words.add(looks)
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
    for index in runs.indices where !runs[index].isBlank {
      guard runs[index].hasSlot else {
        isOpen = false
        continue
      }
      let (x, maxX, isText) = (runs[index].x, runs[index].maxX, runs[index].style != nil)
      let part = Part(runs[index])
      if isOpen, let last = pieces.last, last.maxX == x, runs[index].isDot {
        last.add(dot: "dot " + (part.style.picture ?? "").replacingPrefix("fill ", with: ""), maxX: maxX)
      } else if runs[index].isPicture {
        if isOpen, let last = pieces.last, last.maxX == x, last.title == nil {
          last.add(symbol: part, maxX: maxX)
        } else {
          pieces.append(Piece(symbol: part, maxX: maxX))
        }
      } else if isOpen, isText, let last = pieces.last, last.awaitsTitle, x - last.maxX <= titleDistance {
        last.add(title: part, maxX: maxX)
      } else {
        pieces.append(Piece(title: part, maxX: maxX))
      }
      // What stands beside a picture with a size is no title of it.
      isOpen = isText && !runs[index].isArea
    }
    return pieces
  }

  /// What is to be told of the line's pieces; empty where all look as one expects.
  private static func slots(_ line: CanvasLine) -> String {
    guard line.runs.contains(where: \.isTold) else { return "" }
    // On most lines one piece alone has a slot.
    var spoken: Int?
    for index in line.runs.indices where line.runs[index].hasSlot {
      if spoken != nil { return slots(pieces(line)) }
      spoken = index
    }
    return spoken.map { Part(line.runs[$0]).words(withFonts: true) } ?? ""
  }

  private static func slots(_ pieces: [Piece]) -> String {
    if pieces.count == 1 { return pieces[0].words(withFonts: true) }
    let slots = pieces.map { $0.words(withFonts: true) }
    guard slots.contains(where: { !$0.isEmpty }) else { return "" }
    if slots.allSatisfy({ $0 == slots[0] }) { return "all " + slots[0] }
    guard let fonts = pieces[0].fonts, !fonts.isEmpty,
      pieces.allSatisfy({ $0.fonts == fonts })
    else { return listed(pieces, slots) }
    let rest = listed(pieces, pieces.map { $0.words(withFonts: false) })
    return "all \(fonts): \(rest)"
  }

  /// More pieces than one sees at a glance, or symbols, which are all drawn alike.
  private static func isCounted(_ pieces: [Piece]) -> Bool {
    pieces.count > 4 || pieces.count > 2 && pieces.count { $0.symbol != nil } > 2
  }

  private static func listed(_ pieces: [Piece], _ slots: [String]) -> String {
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

  /// Whether it looks otherwise than one expects, or is heard so.
  fileprivate var isTold: Bool { style?.isPlain == false || !heard.isEmpty }

  /// Whether it is a piece, or a part of one.
  fileprivate var hasSlot: Bool { (style != nil || !heard.isEmpty) && !isBlank }

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
