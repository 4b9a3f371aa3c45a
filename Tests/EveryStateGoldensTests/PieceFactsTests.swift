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

  /// A change of one piece, and the fact about it.
  private struct Mutation {
    let index: Int
    let kind: Piece.Kind
    var removes = false
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
    }
    return Line(pieces: pieces)
  }

  private mutating func mutation(of line: Line, in language: [String]) -> Mutation {
    let index = Int.random(in: line.pieces.indices, using: &random)
    let piece = line.pieces[index]
    func place(_ line: Line) -> String { index == 0 ? "" : " in row \(line.pieces[0].label)" }
    func about(_ words: String) -> (Line, Line) -> String {
      { _, new in "\(new.pieces[index].label)\(place(new)): \(words)" }
    }
    func change<Value>(_ path: WritableKeyPath<Piece, Value>, to value: Value, _ fact: @escaping (Line, Line) -> String)
      -> Mutation
    {
      pieces[index].sign = ["", "", " v", " ^"].randomElement(using: &random) ?? ""
      Mutation(index: index, kind: piece.kind, apply: { $0.pieces[index][keyPath: path] = value }, fact: fact)
    }
    switch Int.random(in: 0..<8, using: &random) {
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
      return change(\.isDisabled, to: true) { _, new in "\(new.pieces[index].label) is now disabled\(place(new))" }
    case 6 where index > 0 && line.pieces.count > 2:
      let name = piece.kind == .button ? "button \(piece.label)" : piece.label
      return Mutation(index: index, kind: piece.kind, removes: true, apply: { $0.pieces.remove(at: index) }) { _, new in
        "\(name) removed\(place(new))"
      }
    case 7:
      let text = word(piece.kind, in: language, besides: line.pieces)
      return change(\.text, to: text) { old, new in
        let now = piece.kind == .symbol ? text : new.pieces[index].label
        return "\(old.pieces[index].label) -> \(now)\(place(new))"
      }
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
    for number in 0..<300 {
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
}
