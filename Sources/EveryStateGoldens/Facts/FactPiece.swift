/// A text, a symbol, a control or a mark on a line, with everything that the note says of it.
package struct FactPiece: Hashable {
  package enum Kind: Hashable { case text, prompt, picture, choice, control, mark }

  let kind: Kind
  /// As drawn; of a picture its name.
  private(set) var text: String
  /// What it is to a user: `button`, `disabled`, `selected`, `field`, `focused`, `on`.
  var states: [String] = []
  private(set) var looks: [String]
  /// Whether its title has the same looks, in one slot.
  let looksAsTitle: Bool
  /// The language that lacks its translation.
  private(set) var untranslated: String?
  /// Whether it has no room for all of its text.
  private(set) var isCut: Bool
  /// What VoiceOver says in its place, in quotes.
  private(set) var spoken: String?
  /// The button that a symbol is in.
  var owner: String?

  init(_ kind: Kind, _ text: String, _ span: GoldenSpan? = nil) {
    (self.kind, self.text) = (kind, text)
    (spoken, looksAsTitle) = (span?.spoken, span?.looksAsTitle ?? false)
    var words = span?.words ?? []
    if kind == .picture, let name = span?.name, let index = words.firstIndex(of: name) { words.remove(at: index) }
    let index = words.indices.dropLast(2).first { words[$0] == "no" && words[$0 + 2] == "translation" }
    if let index {
      untranslated = words[index + 1]
      words.removeSubrange(index...(index + 2))
    }
    isCut = words.contains(FactLine.Remark.cut)
    looks = Self.looks(in: words.filter { $0 != "-" && $0 != FactLine.Remark.cut })
  }

  /// Whether its text, which ends with `...`, is the beginning of another.
  /// - Parameter isCut: whether its line says that something is cut, so that it may lack the dots.
  func isBeginning(of whole: FactPiece, isCut: Bool = false) -> Bool {
    text.count > 3 && text.hasSuffix("...") && whole.text.hasPrefix(text.dropLast(3))
      || isCut && !text.isEmpty && text != whole.text && whole.text.hasPrefix(text)
  }

  /// Adds the part of its text that is on the next line.
  mutating func continues(with rest: FactPiece, _ separator: String) {
    text += separator + rest.text
    isCut = isCut || rest.isCut
  }

  func with(look: String) -> FactPiece {
    var piece = self
    piece.looks.append(look)
    return piece
  }

  func saying(_ text: String) -> FactPiece {
    var piece = self
    piece.text = text
    return piece
  }

  /// The words that describe the next one, `on red`, or that a number completes, `tracking 2`.
  private static let heads: Set<String> = [
    "on", "under", "border", "in", "palette", "multiplied", "blend", "hue", "link",
  ]

  private static func looks(in words: [String]) -> [String] {
    words.reduce(into: []) { looks, word in
      let isNumber = word.first.map { $0.isNumber || $0 == "-" } ?? false
      if let last = looks.last, heads.contains(last) || isNumber && !word.hasSuffix("pt") {
        looks[looks.count - 1] = "\(last) \(word)"
      } else {
        looks.append(word)
      }
    }
  }

  private static let longText = 120

  var isSpinner: Bool { text == "<...>" }

  /// As a subject: `"Apple"`, `symbol xmark`, `spinner`.
  var label: String {
    switch kind {
    case .text: "\"\(text.count > Self.longText ? text.prefix(Self.longText) + " ..." : text)\""
    case .prompt: "prompt \"\(text)\""
    case .picture: text == "<>" ? "picture" : text.contains(":") ? "picture \(text)" : "symbol \(text)"
    case .choice, .mark: isSpinner ? "spinner" : text
    case .control: states.first ?? "control"
    }
  }

  /// Whether its line is called by a name, and is not one of several.
  func isNamed(inRow: Bool) -> Bool {
    kind == .text || kind == .prompt
      || !inRow && (kind == .mark ? !isSpinner : kind == .picture && (states.isEmpty ? text != "<>" : spoken != nil))
  }

  /// As a subject: a control by its role and its label, never by its value or its symbol, `button "Try Again"`, `field "Phone"`.
  var name: String {
    guard kind == .text || kind == .prompt || kind == .picture, let control = states.first else { return label }
    guard control == "field" else { return "\(control) \(kind == .picture ? spoken ?? label : label)" }
    return [control, spoken ?? (kind == .prompt ? "\"\(text)\"" : nil)].compactMap(\.self).joined(separator: " ")
  }

  /// How much it is like another piece: 0 where it cannot replace it, 200 and more for the same piece, which no two
  /// others replace.
  func likeness(_ other: FactPiece) -> Int {
    let isText = kind == .text || kind == .prompt
    guard kind == other.kind || isText && (other.kind == .text || other.kind == .prompt) else { return 0 }
    let more = (looks == other.looks ? 5 : 0) + (states == other.states ? 5 : 0)
    if text == other.text { return 200 + more }
    guard isText else { return 20 + more }
    let (words, others) = (text.split(separator: " "), other.text.split(separator: " "))
    let common = words.count(where: others.contains)
    let areNumbers = text.contains(where: \.isNumber) == other.text.contains(where: \.isNumber)
    // A badge does not replace the price beside which it has no room.
    if common == 0, !areNumbers, looks != other.looks, Set(looks).isDisjoint(with: other.looks) { return 0 }
    return 20 + 60 * common / max(words.count, others.count, 1) + (areNumbers ? 10 : 0) + more
  }
}

/// Pairs elements of two lists in their order, so that together they are most alike.
struct Pairing {
  /// Places in both lists.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Lists with more pairs than this are paired by their order alone, so that the work is bounded.
  static let workLimit = 64 * 64

  init<Element>(_ old: [Element], _ new: [Element], likeness: (Element, Element) -> Int) {
    guard old.count * new.count <= Self.workLimit else {
      pairs = zip(old.indices, new.indices).map { ($0, $1) }
      return
    }
    let likeness = old.map { one in new.map { likeness(one, $0) } }
    // The highest likeness that the first elements of each can have together.
    var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices {
      for column in new.indices {
        best[row + 1][column + 1] = max(
          best[row][column + 1], best[row + 1][column], best[row][column] + likeness[row][column])
      }
    }
    var (row, column) = (old.count, new.count)
    while row > 0, column > 0 {
      let gain = likeness[row - 1][column - 1]
      if gain > 0, best[row][column] == best[row - 1][column - 1] + gain {
        (row, column) = (row - 1, column - 1)
        pairs.append((row, column))
      } else if best[row][column] == best[row - 1][column] {
        row -= 1
      } else {
        column -= 1
      }
    }
    pairs.reverse()
  }

  /// The two pairs that have each other's place, in the old order, if all others have theirs.
  static func swap(_ pairs: [(old: Int, new: Int)]) -> (olds: [Int], news: [Int])? {
    let pairs = pairs.sorted { $0.old < $1.old }
    let moved = zip(pairs, pairs.map(\.new).sorted()).filter { $0.new != $1 }.map(\.0)
    return moved.count == 2 ? (moved.map(\.old), moved.map(\.new)) : nil
  }

  func unpaired(old: Int, new: Int) -> (old: [Int], new: [Int]) { Self.unpaired(pairs, old: old, new: new) }

  static func unpaired(_ pairs: [(old: Int, new: Int)], old: Int, new: Int) -> (old: [Int], new: [Int]) {
    let (olds, news) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    return ((0..<old).filter { !olds.contains($0) }, (0..<new).filter { !news.contains($0) })
  }
}

extension [String] {
  /// Names of things as one: `"Milk" and row "Tea"`, of one kind `rows "Milk" and "Tea"` and `symbols plus and gear`.
  var asThings: String {
    guard count > 1, areOfOneNoun, let noun = first?.noun, !noun.isEmpty else { return asList }
    let names = map(\.withoutNoun)
    // Buttons of symbols are symbols.
    return names.areOfOneNoun && names[0].noun == "symbol" ? names.asThings : "\(noun)s \(names.asList)"
  }

  var areOfOneNoun: Bool { Set(map(\.noun)).count == 1 }
}

extension String {
  /// `row` of `row "Tea"`; empty for a name without one.
  var noun: Substring {
    let word = prefix { $0.isLetter }
    let name = dropFirst(word.count)
    return word == "symbol" || name.hasPrefix(" \"") || name.hasPrefix(" symbol ") ? word : ""
  }

  var withoutNoun: String { noun.isEmpty ? self : String(dropFirst(noun.count + 1)) }
}
