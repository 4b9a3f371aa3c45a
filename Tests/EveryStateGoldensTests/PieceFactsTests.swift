import TestSupport

@testable import EveryStateGoldens

/// Generated rows with generated changes of their pieces, in both writing directions.
@Suite struct PieceFactsTests {
  /// A piece of a generated row.
  private struct Piece {
    enum Kind: CaseIterable { case text, symbol, button }

    var kind: Kind
    var text: String
    var isDisabled = false
    var font: String?
    var color: String?
    var isItalic = false
    var untranslated = false
    var spoken: String?
    /// What the tool draws behind a button's title.
    var sign = ""

    var drawn: String {
      let isArabic = text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
      let text = isArabic ? "\u{2067}\(text)\u{2069}" : text
      return switch kind {
      case .text: text
      case .symbol: "<>"
      case .button: isDisabled ? "[~\(text)\(sign)~]" : "[\(text)\(sign)]"
      }
    }

    var slot: String {
      let words = [
        kind == .symbol ? text : nil, font, isItalic ? "italic" : nil, color, untranslated ? "no de translation" : nil,
        spoken.map { "\"\($0)\"" },
      ].compactMap { $0 }
      return words.isEmpty ? "-" : words.joined(separator: " ")
    }

    var label: String { kind == .symbol ? "symbol \(text)" : "\"\(text)\"" }
    /// As a subject.
    var name: String { kind == .button ? "button \(label)" : label }
  }

  /// A row: the text that names it, and other pieces in the order in which they are read.
  private struct Line {
    var pieces: [Piece]

    /// The row in 50 columns, with a note.
    func text(isMirrored: Bool) -> String {
      let shown = isMirrored ? pieces.reversed() : pieces
      let drawn = shown.map(\.drawn)
      let widths = drawn.map { $0.count { !("\u{2066}"..."\u{2069}").contains($0) } }
      var gaps = Array(repeating: 8, count: drawn.count)
      // The row fills its width: the first gap from the reader's side takes the rest.
      let rest = 50 - widths.reduce(0, +) - 8 * (drawn.count - 1)
      gaps[isMirrored ? drawn.count - 1 : 1] += rest
      let line = zip(drawn, gaps).enumerated().map { index, part in
        (index == 0 ? "" : String(repeating: " ", count: part.1)) + part.0
      }.joined()
      let slots = shown.map(\.slot)
      return "* \(line)" + (slots.allSatisfy { $0 == "-" } ? "" : "  {\(slots.joined(separator: " | "))}")
    }
  }

  /// The row in large type: the name wraps after its first word.
  private static func wrapped(_ line: Line) -> String {
    let name = line.pieces[0]
    let words = name.text.split(separator: " ")
    var (first, second) = (line, line)
    first.pieces = [name]
    first.pieces[0].text = String(words[0])
    second.pieces[0].text = words.dropFirst().joined(separator: " ")
    second.pieces[0].spoken = nil
    let slot = name.slot == "-" ? "" : "  {\(name.slot)}"
    return "* \(words[0])\(slot)\n  " + second.text(isMirrored: false).dropFirst(2)
  }

  /// A change of one piece, and the fact about it.
  private struct Mutation {
    let index: Int
    let kind: Piece.Kind
    var removes = false
    var moves = false
    let apply: (inout Line) -> Void
    let fact: (_ old: Line, _ new: Line) -> String
  }

  private static let latin = "Apple Cherry Lemon Melon Mango Quince Walnut Almond".split(separator: " ").map(
    String.init)
  private static let arabic = "تفاح كرز ليمون بطيخ مانجو سفرجل جوز لوز".split(separator: " ").map(String.init)
  private static let symbols = ["leaf", "star.fill", "cart", "trash", "gear", "bell.slash"]

  private var random = SeededRandom(seed: 50)

  private mutating func word(_ kind: Piece.Kind, in language: [String], besides others: [Piece]) -> String {
    let words =
      kind == .symbol ? Self.symbols : language + language.map { "\($0) \(Int.random(in: 2...99, using: &random))" }
    return words.filter { word in !others.contains { $0.text == word } }.randomElement(using: &random) ?? ""
  }

  private mutating func line(in language: [String]) -> Line {
    var pieces = [Piece(kind: .text, text: word(.text, in: language, besides: []))]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let kind = Piece.Kind.allCases.randomElement(using: &random) ?? .text
      pieces.append(Piece(kind: kind, text: word(kind, in: language, besides: pieces)))
    }
    for index in pieces.indices {
      pieces[index].font = [nil, "headline", "caption"].randomElement(using: &random) ?? nil
      pieces[index].color = [nil, "red", "secondary"].randomElement(using: &random) ?? nil
      pieces[index].sign = ["", "", " v", " ^"].randomElement(using: &random) ?? ""
    }
    return Line(pieces: pieces)
  }

  private mutating func mutation(of line: Line, in language: [String]) -> Mutation {
    let index = Int.random(in: line.pieces.indices, using: &random)
    let piece = line.pieces[index]
    func place(_ line: Line) -> String { index == 0 ? "" : " in row \(line.pieces[0].label)" }
    func about(_ words: String) -> (Line, Line) -> String {
      { _, new in "\(new.pieces[index].name)\(place(new)): \(words)" }
    }
    func change<Value>(_ path: WritableKeyPath<Piece, Value>, to value: Value, _ fact: @escaping (Line, Line) -> String)
      -> Mutation
    {
      Mutation(index: index, kind: piece.kind, apply: { $0.pieces[index][keyPath: path] = value }, fact: fact)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let color = ["blue", "orange", nil].randomElement(using: &random) ?? nil
      guard color != piece.color else { return mutation(of: line, in: language) }
      return change(\.color, to: color, about(Self.words(piece.color, color)))
    case 1:
      let font = ["title", "medium", nil].randomElement(using: &random) ?? nil
      guard font != piece.font else { return mutation(of: line, in: language) }
      return change(\.font, to: font, about(Self.words(piece.font, font)))
    case 2: return change(\.isItalic, to: true, about("now italic"))
    case 3 where piece.kind == .text: return change(\.untranslated, to: true, about("German translation removed"))
    case 4: return change(\.spoken, to: "one", about("VoiceOver now says \"one\""))
    case 5 where piece.kind == .button:
      return change(\.isDisabled, to: true) { _, new in "\(new.pieces[index].name) is now disabled\(place(new))" }
    case 6 where index > 0 && line.pieces.count > 2:
      return Mutation(index: index, kind: piece.kind, removes: true, apply: { $0.pieces.remove(at: index) }) { _, new in
        "\(piece.name) removed\(place(new))"
      }
    case 7:
      let text = word(piece.kind, in: language, besides: line.pieces)
      return change(\.text, to: text) { old, new in
        let now = piece.kind == .symbol ? text : new.pieces[index].label
        return "\(old.pieces[index].label) -> \(now)\(place(new))"
      }
    case 8 where index > 0 && piece.kind == .symbol:
      return Mutation(
        index: index, kind: piece.kind, moves: true, apply: { $0.pieces.insert($0.pieces.remove(at: index), at: 0) }
      ) { old, _ in "\(piece.label) moved before the text in row \(old.pieces[0].label)" }
    default: return mutation(of: line, in: language)
    }
  }

  private static func words(_ old: String?, _ new: String?) -> String {
    guard let old else { return "now \(new ?? "")" }
    return new.map { "\(old) -> \($0)" } ?? "no longer \(old)"
  }

  /// A frame with the row, or a storyboard whose moments all have it.
  private func golden(_ line: Line, isMirrored: Bool, moments: Int) -> [UInt8] {
    let title = "= " + String(repeating: " ", count: isMirrored ? 44 : 0) + "Basket"
    let rows = [Line(pieces: [Piece(kind: .text, text: "Pear"), Piece(kind: .text, text: "1")]), line].map {
      $0.text(isMirrored: isMirrored)
    }
    let own =
      [title] + rows
      + [Line(pieces: [Piece(kind: .text, text: "Plum"), Piece(kind: .text, text: "2")])].map {
        $0.text(isMirrored: isMirrored)
      }
    let events = ["shown", "press \"Add\"", "1 s later"]
    let lines = moments == 1 ? own : (0..<moments).flatMap { ["# \($0 + 1)  \(events[$0])"] + own + [""] }
    return Array((["# Basket / loaded (50 columns)", ""] + lines).joined(separator: "\n").utf8) + [0x0A]
  }

  private func facts(_ old: Line, _ new: Line, isMirrored: Bool, moments: Int) throws -> [String] {
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    let texts = [old, new].map { golden($0, isMirrored: isMirrored, moments: moments) }
    return FrameFacts(FrameChange(name: name, old: texts[0], new: texts[1])).facts.map(\.description)
  }

  @Test(arguments: [false, true], [1, 2])
  func `the facts of a generated row are exactly its generated changes`(isMirrored: Bool, changes: Int) throws {
    var generator = self
    for number in 0..<rounds(100, long: 300, all: 3000) {
      let language = isMirrored && number % 2 == 0 ? Self.arabic : Self.latin
      let old = generator.line(in: language)
      var mutations: [Mutation] = []
      while mutations.count < changes {
        let next = generator.mutation(of: old, in: language)
        // Two changes are about two pieces.
        if !mutations.contains(where: { $0.index == next.index }) { mutations.append(next) }
      }
      // A removed piece leaves the places of those before it.
      mutations.sort { $0.index > $1.index }
      if mutations.dropFirst().contains(where: \.removes) { continue }
      if changes > 1, mutations.contains(where: \.moves) { continue }
      // Of two pieces of a kind, the one that is left may be either.
      if mutations[0].removes, changes > 1, mutations[0].kind == mutations[1].kind { continue }
      var new = old
      for mutation in mutations { mutation.apply(&new) }
      let texts = [old, new].map { $0.text(isMirrored: isMirrored) }
      let expected = mutations.map { $0.fact(old, new) }
      for moments in [1, 3] {
        let found = try facts(old, new, isMirrored: isMirrored, moments: moments)
        let all = Array(repeating: expected, count: moments).flatMap(\.self)
        expect(found.sorted(), is: all.sorted(), texts.joined(separator: "\n"))
      }
    }
  }

  @Test func `a row whose name wraps has the facts of the same row on one line`() throws {
    var generator = self
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    for _ in 0..<rounds(100, long: 300, all: 3000) {
      var old = generator.line(in: Self.latin)
      old.pieces[0].text = "Wonderfully \(old.pieces[0].text)"
      let mutation = generator.mutation(of: old, in: Self.latin.map { "Wonderfully \($0)" })
      var new = old
      mutation.apply(&new)
      // Another name may wrap elsewhere, and a symbol before it is beside it.
      if mutation.moves || mutation.index == 0 && old.pieces[0].text != new.pieces[0].text { continue }
      let texts = [old, new].map { Array("# Basket / loaded (50 columns)\n\n\(Self.wrapped($0))\n".utf8) }
      expect(
        FrameFacts(FrameChange(name: name, old: texts[0], new: texts[1])).facts.map(\.description),
        is: [mutation.fact(old, new)], String(decoding: texts[0] + texts[1], as: UTF8.self))
    }
  }

  @Test func `no piece is in a row that only one text has`() throws {
    var generator = self
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    for number in 0..<rounds(100, long: 300, all: 3000) {
      let old = generator.line(in: Array(Self.latin[..<4])).text(isMirrored: false)
      let new = generator.line(in: Array(Self.latin[4...])).text(isMirrored: false)
      var texts = ["  " + old.dropFirst(2), "\(new)\n  More  {caption}"]
      if number % 2 == 0 { texts.reverse() }
      let goldens = texts.map { Array("# Basket / loaded (50 columns)\n\n\($0)\n".utf8) }
      let facts = FrameFacts(FrameChange(name: name, old: goldens[0], new: goldens[1])).facts
      expect(facts.filter { $0.place != nil }.map(\.description), is: [], texts.joined(separator: "\n"))
    }
  }

  @Test func `generated prices that lose their decimals are one change`() throws {
    var generator = self
    let changes = try (0..<50).map { number in
      let cents = Int.random(in: 10...99_999, using: &generator.random)
      let (whole, rest) = (cents / 100, cents % 100)
      let prices = ["\(whole).\(rest < 10 ? "0" : "")\(rest)", "\(whole + (rest < 50 ? 0 : 1))"]
      let texts = prices.map { Array("# Basket / loaded (50 columns)\n\n* Tea    €\($0)\n".utf8) }
      return FrameChange(
        name: try GoldenName(catalog: "A.B", screen: "Basket", state: "\(number)"), old: texts[0], new: texts[1])
    }
    expect(ChangeGroups(changes).groups.map(\.frames.count), is: [50])
  }
}
