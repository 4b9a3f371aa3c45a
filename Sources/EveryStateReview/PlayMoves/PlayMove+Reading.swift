extension PlayMove {
  /// Reads a move as a person writes it.
  /// - Returns: nil where it is none.
  package init?(_ line: String) {
    guard let words = PlayWords(line), let move = Self.reading(words) else { return nil }
    self = move
  }

  /// What can be written, for a line that is no move.
  package static let forms = [
    #"press "Try Again", toggle "Gift", open menu "More" (each with: in "a text of the row", number 2)"#,
    #"type "ada" into "Name", clear "Name", submit, submit "Name", search "milk""#,
    #"select "Large" in "Size", swipe "Milk" and press "Delete", perform "Increment" on "Count""#,
    "refresh, dismiss, go back, scroll, scroll to the end",
    #"long press "Card", drag "Card" by -200, 0, drag "Milk" onto "Done", press key cmd S"#,
    "open URL pulse://markets/eth, scene phase background (active, inactive), notification NAME",
    "wait (until it rests), wait 2s, next (until something happens)",
    #"world PATH answers, fails, is empty, never answers, takes 5s, as in "a state""#,
    "elements, voice, calls, world, storyboard",
  ]

  private static func reading(_ words: PlayWords) -> PlayMove? {
    var words = words
    guard let verb = words.takeWord() else { return nil }
    guard let move = reading(verb, &words), words.isEmpty else { return nil }
    return move
  }

  private static func reading(_ verb: String, _ words: inout PlayWords) -> PlayMove? {
    switch verb {
    case "press":
      if words.take("key") { return words.takeRest().flatMap { PlayKeys($0) == nil ? nil : .pressKey($0) } }
      return words.takeTarget().map { .press($0) }
    case "long": return words.take("press") ? words.takeTarget().map { .longPress($0) } : nil
    case "drag":
      guard let target = words.takeTarget() else { return nil }
      if words.take("onto") { return words.takeText().map { .dragOnto(target, $0) } }
      guard words.take("by"), let right = words.takeNumber(), let down = words.takeNumber() else { return nil }
      return .drag(target, right: right, down: down)
    case "scene":
      guard words.take("phase"), let phase = words.takeWord(), ["active", "inactive", "background"].contains(phase)
      else { return nil }
      return .scenePhase(phase)
    case "notification": return words.takeWord().map { .notification($0) }
    case "toggle": return words.takeTarget().map { .toggle($0) }
    case "clear": return words.takeTarget().map { .clear($0) }
    case "submit": return words.isEmpty ? .submit(nil) : words.takeTarget().map { .submit($0) }
    case "search": return words.takeText().map { .search($0) }
    case "refresh": return .refresh
    case "dismiss": return .dismiss
    case "next": return .next
    case "type":
      guard let text = words.takeText(), words.take("into") else { return nil }
      return words.takeTarget().map { .type(text, into: $0) }
    case "select":
      if let date = words.takeWord() {
        return words.take("in") ? words.takeTarget().map { .selectDate(date, in: $0) } : nil
      }
      guard let choice = words.takeText(), words.take("in") else { return nil }
      return words.takeTarget().map { .select(choice, in: $0) }
    case "open":
      if words.take("URL") { return words.takeWord().map { .openURL($0) } }
      return words.take("menu") ? words.takeTarget().map { .openMenu($0) } : nil
    case "swipe":
      guard let target = words.takeTarget(), words.take("and"), words.take("press") else { return nil }
      return words.takeText().map { .swipe($0, on: target) }
    case "perform":
      guard let action = words.takeText(), words.take("on") else { return nil }
      return words.takeTarget().map { .perform(action, on: $0) }
    case "go": return words.take("back") ? .goBack : nil
    case "scroll":
      if words.isEmpty { return .scroll }
      return words.take("to") && words.take("the") && words.take("end") ? .scrollToEnd : nil
    case "wait": return words.isEmpty ? .rest : words.takeTime().map { .wait($0) }
    case "world":
      guard let path = words.takeWord(), let answering = answering(&words) else { return nil }
      return .world(path, answering)
    default: return nil
    }
  }

  private static func answering(_ words: inout PlayWords) -> PlayAnswering? {
    switch words.takeWord() {
    case "answers": return .well
    case "fails": return .fails
    case "empty": return .empty
    case "is": return words.take("empty") ? .empty : nil
    case "never": return words.isEmpty || words.take("answers") ? .never : nil
    case "takes": return words.takeTime().map { .takes($0) }
    case "as": return words.take("in") ? words.takeText().map { .asIn($0) } : nil
    default: return nil
    }
  }
}

/// The words of a line, and the texts that it quotes.
private struct PlayWords {
  private enum Part: Equatable {
    case word(String)
    case text(String)
  }
  private var parts: ArraySlice<Part>

  var isEmpty: Bool { parts.isEmpty }

  /// - Returns: nil where a quotation does not end.
  init?(_ line: String) {
    var parts: [Part] = []
    var rest = Array(line.unicodeScalars)[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
      } else if first == "\"" {
        guard let text = Self.takeQuoted(&rest) else { return nil }
        parts.append(.text(text))
      } else {
        var word = String.UnicodeScalarView()
        while let next = rest.first, next != " ", next != "\t", next != "\"" { word.append(rest.removeFirst()) }
        parts.append(.word(String(word)))
      }
    }
    self.parts = parts[...]
  }

  private static func takeQuoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      // A quotation mark within a name is followed by more of it.
      if next == "\"", rest.first.map({ $0 == " " || $0 == "\t" }) ?? true { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: rest[..<end])
        rest = rest[(end + 1)...]
        guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.append(scalar)
      case let other?: text.append(other)
      case nil: return nil
      }
    }
    return nil
  }

  mutating func takeWord() -> String? {
    guard case .word(let word) = parts.first else { return nil }
    parts.removeFirst()
    return word
  }

  /// All that is left, as long as nothing of it is quoted.
  mutating func takeRest() -> String? {
    var words: [String] = []
    while let word = takeWord() { words.append(word) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// `-200`, `-200,`.
  mutating func takeNumber() -> Double? {
    takeWord().flatMap { Double($0.hasSuffix(",") ? String($0.dropLast()) : $0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func takeText() -> String? {
    guard case .text(let text) = parts.first else { return nil }
    parts.removeFirst()
    return text
  }

  mutating func take(_ word: String) -> Bool {
    guard parts.first == .word(word) else { return false }
    parts.removeFirst()
    return true
  }

  /// `"Add" in "Fjord 2 Tent" number 2`.
  mutating func takeTarget() -> PlayTarget? {
    guard let name = takeText() else { return nil }
    var row: String?
    if parts.first == .word("in"), case .text(let text) = parts.dropFirst().first {
      row = text
      parts.removeFirst(2)
    }
    guard take("number") else { return PlayTarget(name, in: row) }
    guard let number = takeWord().flatMap({ Int($0) }) else { return nil }
    return PlayTarget(name, in: row, number: number)
  }

  /// `2s`, `1.5 s`, `300ms`, `2 min`, `1h`.
  mutating func takeTime() -> Duration? {
    guard var text = takeWord() else { return nil }
    if let unit = takeWord() { text += unit }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value.isFinite, value >= 0, value < 1e8 else { return nil }
    switch text.dropFirst(number.count) {
    case "s": return .milliseconds((value * 1000).rounded())
    case "ms": return .milliseconds(value)
    case "min": return .milliseconds((value * 60_000).rounded())
    case "h": return .milliseconds((value * 3_600_000).rounded())
    default: return nil
    }
  }
}

extension PlayMove {
  /// Reads what a storyboard tells of an action, which names other actions by their own words: `Increment "Count"`.
  package init?(caption: String) {
    if let move = PlayMove(caption) {
      self = move
      return
    }
    let action = String(caption.prefix { $0 != "\"" })
    guard var words = PlayWords(String(caption.dropFirst(action.count))), let target = words.takeTarget(),
      words.isEmpty,
      action.hasSuffix(" "), action.count > 1
    else { return nil }
    self = .perform(String(action.dropLast()), on: target)
  }
}
