/// The facts of a line that replaced another.
package struct LineFacts {
  private(set) var facts: [ChangeFact] = []

  package init(_ old: FactLine, _ new: FactLine) {
    drawing(old, new)
    looks(old, new)
    remarks(old, new)
    if facts.isEmpty, old.words == new.words, old.drawing != new.drawing {
      facts = [.shared("stands elsewhere in its line", by: new.name)]
    }
    if facts.isEmpty { facts = [.shared("told in another form", by: new.name)] }
  }

  private mutating func drawing(_ old: FactLine, _ new: FactLine) {
    let name = new.name ?? "a line"
    switch (old.kind, new.kind) {
    case (.row, .selectedRow): facts.append(.of(name, "is selected now"))
    case (.selectedRow, .row): facts.append(.of(name, "is no longer selected"))
    case (let before, let now) where before != now: facts.append(.of(name, "is \(now.words) now"))
    default: break
    }
    if old.kind == .header || old.kind == .moment || old.kind == .presentation {
      if old.words != new.words { facts.append(Self.text(old.drawing, new.drawing)) }
      return
    }
    guard old.pieces.count == new.pieces.count else {
      let (gone, came) = Self.difference(old.pieces, new.pieces)
      facts += gone.map { .of(Self.quoted($0), "is gone") } + came.map { .of(Self.quoted($0), "is new") }
      return
    }
    for (before, now) in zip(old.pieces, new.pieces) where before != now {
      facts += Self.piece(before, now, of: new.name)
    }
  }

  private static func piece(_ old: FactLine.Piece, _ new: FactLine.Piece, of line: String?) -> [ChangeFact] {
    var facts: [ChangeFact] = []
    if old.role != new.role {
      let name = new.text.isEmpty ? line ?? "a control" : quoted(new)
      let words =
        switch (old.role, new.role) {
        case (.disabledSelectedButton, .disabledButton): "is no longer chosen"
        case (.disabledButton, .disabledSelectedButton): "is chosen now"
        case (_, .disabledButton), (.selectedButton, .disabledSelectedButton): "is disabled now"
        case (.disabledButton, .button), (.disabledSelectedButton, .selectedButton): "is enabled now"
        case (_, .disabledSelectedButton): "is chosen and disabled now"
        case (_, .selectedButton): "is chosen now"
        case (.selectedButton, .button): "is no longer chosen"
        case (_, .on): "is on now"
        case (_, .off): "is off now"
        case (_, .button): "is a button now"
        case (.button, .text), (.disabledButton, .text), (.selectedButton, .text), (.disabledSelectedButton, .text):
          "is no longer a button"
        case (.placeholder, .text): "is typed now"
        case (.text, .placeholder): "is a prompt now"
        default: "is drawn otherwise"
        }
      facts.append(.of(name, words))
    }
    guard old.text != new.text else { return facts }
    if old.role == .picture, new.role == .picture {
      facts.append(.shared("picture: \(old.text) -> \(new.text)"))
    } else if facts.isEmpty || old.role == .placeholder {
      facts = [text(old.text, new.text)]
    } else {
      facts.append(text(old.text, new.text))
    }
    return facts
  }

  /// The maximum number of words in a quoted text.
  private static let shortText = 6

  /// The words that differ; in a long text with a neighbour on both sides.
  package static func text(_ old: String, _ new: String) -> ChangeFact {
    let before = old.split(separator: " ")
    let now = new.split(separator: " ")
    var (start, end) = (0, 0)
    if max(before.count, now.count) > shortText {
      start = zip(before, now).prefix { $0 == $1 }.count
      let rest = min(before.count, now.count) - start
      end = zip(before.reversed(), now.reversed()).prefix(rest).prefix { $0 == $1 }.count
      (start, end) = (max(0, start - 1), max(0, end - 1))
    }
    func words(_ all: [Substring]) -> String {
      let shown = all[start..<(all.count - end)].joined(separator: " ")
      return "\"\(start > 0 ? "... " : "")\(shown)\(end > 0 ? " ..." : "")\""
    }
    return .shared("text: \(words(before)) -> \(words(now))")
  }

  private mutating func looks(_ old: FactLine, _ new: FactLine) {
    guard old.slots != new.slots else { return }
    // The look of an added or removed piece is part of it.
    guard old.slots.count == new.slots.count else {
      if old.pieces.count == new.pieces.count || old.pieces.isEmpty { whole(old, new) }
      return
    }
    let texts = new.pieces.filter(\.isNoted)
    for (index, (before, now)) in zip(old.slots, new.slots).enumerated() where before != now {
      let subject = texts.count == new.slots.count ? Self.quoted(texts[index]) : new.name
      let (gone, came) = Self.difference(before, now)
      facts += ChangeFact.words(
        gone.filter { $0 != "-" && !isShown($0, old) }, came.filter { $0 != "-" && !isShown($0, new) }, of: subject)
    }
  }

  /// A different picture name is written as a picture.
  private func isShown(_ word: String, _ line: FactLine) -> Bool {
    line.pieces.contains { $0.role == .picture && $0.text == word }
      && facts.contains { $0.change.hasPrefix("picture: ") && $0.change.contains(word) }
  }

  private mutating func whole(_ old: FactLine, _ new: FactLine) {
    let (gone, came) = Self.difference(old.slots.flatMap(\.self), new.slots.flatMap(\.self))
    facts += ChangeFact.words(
      gone.filter { $0 != "-" && $0 != "all" }, came.filter { $0 != "-" && $0 != "all" }, of: new.name)
  }

  /// Speech and actions: facts of one kind are one changed fact.
  private mutating func remarks(_ old: FactLine, _ new: FactLine) {
    var (gone, came) = Self.difference(old.remarks, new.remarks)
    for before in gone {
      guard let index = came.firstIndex(where: { $0.key == before.key && Self.head($0.said) == Self.head(before.said) })
      else { continue }
      facts.append(Self.remark(before.said, came.remove(at: index).said, of: before.subject ?? new.name))
      gone.removeAll { $0 == before }
    }
    facts += gone.map { Self.remark($0.said, nil, of: $0.subject ?? new.name) }
    facts += came.map { Self.remark(nil, $0.said, of: $0.subject ?? new.name) }
  }

  private static func remark(_ before: String?, _ now: String?, of subject: String?) -> ChangeFact {
    let name = subject ?? "a line without text"
    let head = head(before ?? now ?? "")
    func rest(_ remark: String?) -> String? {
      remark.map { String($0.dropFirst(head.count).drop { $0 == " " || $0 == ":" }) }
    }
    if head == "says", let fact = ChangeFact.spoken(rest(before), rest(now)) { return fact }
    switch (before, now) {
    case (let before?, let now?) where before.first?.isNumber == true: return .shared("\(before) -> \(now)")
    case (let before?, let now?):
      guard let old = rest(before), let new = rest(now), !old.isEmpty, !new.isEmpty else {
        return .of(name, "\(before) -> \(now)")
      }
      return .of(name, "\(head): \(old) -> \(new)")
    case (let before?, nil): return .of(name, "no longer has: \(before)")
    case (nil, let now?): return .of(name, "has now: \(now)")
    case (nil, nil): return .of(name, "has changed")
    }
  }

  /// The kind of a fact: `swipe` of `swipe: Delete`, `hint` of `hint "Opens it"`, `more below` of `3 more below`.
  private static func head(_ remark: String) -> String {
    if let colon = remark.firstIndex(of: ":"), !remark[..<colon].contains("\"") { return String(remark[..<colon]) }
    if let quote = remark.firstIndex(of: "\"") { return remark[..<quote].split(separator: " ").joined(separator: " ") }
    return remark.first?.isNumber == true ? String(remark.drop { $0 != " " }) : remark
  }

  private static func difference<Part: Equatable>(_ old: [Part], _ new: [Part]) -> (gone: [Part], came: [Part]) {
    var came = new
    var gone: [Part] = []
    for part in old {
      if let index = came.firstIndex(of: part) { came.remove(at: index) } else { gone.append(part) }
    }
    return (gone, came)
  }

  private static func quoted(_ piece: FactLine.Piece) -> String {
    piece.role == .picture || piece.role == .mark || piece.text.isEmpty ? piece.words : "\"\(piece.text)\""
  }
}

extension FactLine.Piece {
  fileprivate var words: String {
    switch role {
    case .picture: "the picture \(text)"
    case .on, .off: "a switch"
    default: text
    }
  }
}

extension GoldenLine.Kind {
  fileprivate var words: String {
    switch self {
    case .title: "in the navigation bar"
    case .section: "a section's header"
    case .footer: "a section's footer"
    case .row, .selectedRow: "a row"
    case .bottom: "in the bar at the bottom"
    default: "in the content"
    }
  }
}
