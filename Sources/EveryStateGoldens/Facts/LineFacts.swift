/// The facts of a line that replaced another: their pieces are paired, and each pair has the facts of its piece.
struct LineFacts {
  private(set) var facts: [ChangeFact] = []
  private let row: FactLine
  /// Whether only one of the lines says that something on it is cut.
  private let cut: (before: Bool, now: Bool)
  private var isCutTold = false
  /// Whether VoiceOver says the same on both lines, in the note or on a line of its own.
  private let isSpokenAlike: Bool

  /// - Parameter row: the first line of the row that the new line belongs to.
  /// - Parameter isMoved: whether it is said that the line is elsewhere.
  init(_ old: FactLine, _ new: FactLine, inRow row: FactLine, isMoved: Bool = false) {
    self.row = row
    cut = (old.isCut && !new.isCut, new.isCut && !old.isCut)
    isSpokenAlike = old.spoken == new.spoken
    if !isMoved { kinds(old, new) }
    if old.kind == .presentation, old.kind == new.kind {
      if old.title != new.title { facts.append(.presentation(old.title, new.title)) }
    } else if old.kind == .header || old.kind == .presentation {
      if old.words != new.words {
        facts.append(.text(old.words.joined(separator: " "), new.words.joined(separator: " ")))
      }
    } else {
      pieces(old, new)
    }
    facts += ChangeFact.looks(old.loose, new.loose, of: new.title, at: nil)
    remarks(old, new)
    if facts.isEmpty { facts = [.shared("only the layout differs", by: new.title, .layout)] }
  }

  private mutating func kinds(_ old: FactLine, _ new: FactLine) {
    switch (old.kind, new.kind) {
    case (.row, .selectedRow): facts.append(.of(new.title, "is now selected"))
    case (.selectedRow, .row): facts.append(.of(new.title, "is no longer selected"))
    case (let before, let now) where before != now:
      facts.append(.of(new.lead?.label ?? new.title, "is now \(now.words)"))
    default: break
    }
  }

  private mutating func pieces(_ old: FactLine, _ new: FactLine) {
    let (before, now) = (old.pieces, new.pieces)
    // Of two pieces that changed places, a symbol has moved rather than a text.
    let pairing = Pairing(before, now) { piece, other in
      let likeness = piece.likeness(other)
      return likeness == 0 || piece.kind != .text ? likeness : likeness + (piece.states.isEmpty ? 2 : 1)
    }
    var (gone, came) = pairing.unpaired(old: before.count, new: now.count)
    for pair in pairing.pairs { facts += facts(of: before[pair.old], now[pair.new], pair.new, in: new) }
    let known = pairing.pairs.filter { before[$0.old].text == now[$0.new].text }
    var others: [(old: Int, new: Int)] = []
    for place in came {
      guard let from = gone.first(where: { before[$0].kind == now[place].kind && before[$0].text == now[place].text })
      else { continue }
      gone.removeAll { $0 == from }
      came.removeAll { $0 == place }
      others.append((from, place))
    }
    if let swap = Pairing.swap(known + others), Set(swap.news.map { Self.sort(now[$0]) }).count == 1 {
      facts.append(.swapped(swap.news.map { name(of: $0, in: new) }, at: area(of: swap.news, in: new)))
    } else {
      facts += others.map { moved($0.new, in: new) }
    }
    for pair in others { facts += facts(of: before[pair.old], now[pair.new], pair.new, in: new) }
    // A button with a symbol in place of its text, or the other way round.
    for to in came {
      guard let from = gone.first(where: { before[$0].kind != now[to].kind && before[$0].name == now[to].name }) else {
        continue
      }
      facts.append(.shared("\(before[from].label) -> \(now[to].label)", at: place(of: now[to], in: new)))
      gone.removeAll { $0 == from }
      came.removeAll { $0 == to }
    }
    // A text that is elsewhere and has other words.
    if let from = gone.first, let to = came.first, gone.count == 1, came.count == 1, before[from].kind == .text,
      before[from].states == now[to].states, before[from].likeness(now[to]) > 0
    {
      facts += facts(of: before[from], now[to], to, in: new)
      (gone, came) = ([], [])
    }
    // A button comes and goes with its symbol.
    let (removed, added) = (gone.map { before[$0] }, came.map { now[$0] })
    gone.removeAll { symbol in removed.contains { before[symbol].owner == $0.name } }
    came.removeAll { symbol in added.contains { now[symbol].owner == $0.name } }
    facts += gone.map { .removed(name(of: $0, in: old), at: self.place(of: before[$0], in: new)) }
    facts += came.map { .added(name(of: $0, in: new), at: self.place(of: now[$0], in: new)) }
  }

  /// Pieces of one sort have changed places; of others, one has moved.
  private static func sort(_ piece: FactPiece) -> [String?] { ["\(piece.kind)", piece.states.first] }

  /// Where pieces of a line are: `in row "Tea"`, `in the navigation bar`; nil in the content, and if one of them names the row.
  private func area(of pieces: [Int], in line: FactLine) -> String? {
    if let row = row.lead, self.row.isRow {
      return pieces.contains { line.pieces[$0] == row } ? nil : "in \(self.row.title)"
    }
    return line.area.map { "in \($0)" }
  }

  private func moved(_ index: Int, in line: FactLine) -> ChangeFact {
    let isText = [index - 1, index + 1].map { line.pieces.indices.contains($0) && line.pieces[$0].kind == .text }
    let isSymbol = line.pieces[index].kind == .picture && isText.contains(true)
    let way =
      isSymbol
      ? isText[0] ? "after the text" : "before the text"
      : index == 0 ? "before \(name(of: 1, in: line))" : "after \(name(of: index - 1, in: line))"
    return .moved(name(of: index, in: line), way, isSymbol: isSymbol, at: place(of: line.pieces[index], in: line))
  }

  private mutating func facts(of old: FactPiece, _ new: FactPiece, _ index: Int, in line: FactLine) -> [ChangeFact] {
    guard old != new else { return [] }
    // What becomes another control is named by its text, and what has another label by the one that it had.
    let isControl = old.states.first == new.states.first || new.kind == .choice
    let subject = old.text == new.text && new.kind != .choice ? old.name : name(of: index, in: line)
    let (label, place) = (isControl ? subject : new.label, place(of: new, in: line))
    var facts: [ChangeFact] = []
    var isLost = false
    if old.kind != new.kind {
      facts.append(.shared("\(old.label) -> \(new.label)", at: place))
    } else if new.isBeginning(of: old, isCut: cut.now) {
      facts.append(.of(ChangeFact.quoted(old.text), "is now cut", .loss, at: place))
      isCutTold = true
    } else if old.isBeginning(of: new, isCut: cut.before) {
      facts.append(.of(ChangeFact.quoted(new.text), "is no longer cut", at: place))
      isCutTold = true
    } else if old.text == new.text, old.isCut != new.isCut {
      facts.append(.of(label, new.isCut ? "is now cut" : "is no longer cut", new.isCut ? .loss : .other, at: place))
    } else if old.text != new.text, old.untranslated == nil, new.untranslated != nil {
      isLost = true
    } else if old.text != new.text, new.kind == .text || new.kind == .prompt {
      let noun = new.kind == .prompt ? "prompt " : line.kind == .section ? "section " : ""
      facts.append(.text(old.text, new.text, of: noun, at: place))
    } else if old.text != new.text {
      facts.append(.shared("\(old.label) -> \(new.text)", at: place))
    }
    facts += ChangeFact.translation(
      old.untranslated, new.untranslated, of: label, isNew: old.text != new.text,
      at: isLost ? (["in place of \(old.label)"] + [place].compactMap(\.self)).joined(separator: " ") : place)
    facts += states(old.states, new.states).map { .of(label, $0.words, $0.rank, at: place, isState: isControl) }
    if !old.looksAsTitle || !new.looksAsTitle {
      facts += ChangeFact.looks(old.looks, new.looks, of: label, at: place)
    }
    if !isSpokenAlike, let fact = ChangeFact.spoken(old.spoken, new.spoken, of: label, at: place) { facts.append(fact) }
    return facts
  }

  /// What users find another state of a control by.
  private func states(_ old: [String], _ new: [String]) -> [(words: String, rank: ChangeFact.Rank)] {
    let (gone, came) = ChangeFact.difference(old, new)
    let kinds = ["button", "tab", "field", "menu", "link"]
    if let kind = gone.first(where: kinds.contains) { return [("is no longer a \(kind)", .loss)] }
    let ended = gone.compactMap { state -> String? in
      switch state {
      case "disabled": "is now enabled"
      case "on", "off", "mixed": nil
      default: "is no longer \(state)"
      }
    }
    return ended.map { ($0, .other) }
      + came.map { state in
        (kinds.contains(state) ? "is now a \(state)" : "is now \(state)", state == "disabled" ? .loss : .other)
      }
  }

  /// A choice has the name of the text beside it: `toggle "Notify"`.
  private func name(of index: Int, in line: FactLine) -> String {
    let piece = line.pieces[index]
    guard piece.kind == .choice else { return piece.name }
    let texts = line.pieces.indices.filter { line.pieces[$0].kind == .text }
    let near = piece.text == "choice" ? texts.first { $0 > index } : texts.last { $0 < index }
    return [piece.text, near.map { line.pieces[$0].label }].compactMap(\.self).joined(separator: " ")
  }

  /// `in row "Apple"`; nil for the piece that names the row, and for one that is alone.
  private func place(of piece: FactPiece, in line: FactLine) -> String? {
    if let owner = piece.owner, !row.isRow { return "in \(owner)" }
    guard let lead = row.lead, piece != lead, piece.states.first != "tab", piece.kind != .choice || lead.kind != .text
    else { return nil }
    if row.isRow { return "in \(row.title)" }
    return lead.kind == .text ? "beside \(lead.label)" : nil
  }

  /// Speech and actions: facts of one kind are one changed fact.
  private mutating func remarks(_ old: FactLine, _ new: FactLine) {
    // The blanks in a number follow from its form.
    let hasText = facts.contains { $0.wording != nil }
    let remarks = [old, new].map { line in
      line.remarks.filter {
        (!isCutTold || !$0.isCut) && (!hasText || !$0.isUnseen) && (!isSpokenAlike || $0.spoken == nil)
      }
    }
    var (gone, came) = ChangeFact.difference(remarks[0], remarks[1])
    for before in gone {
      guard let index = came.firstIndex(where: { $0.key == before.key && Self.head($0.text) == Self.head(before.text) })
      else { continue }
      facts.append(Self.remark(before.text, came.remove(at: index).text, of: before.subject ?? new.title))
      gone.removeAll { $0 == before }
    }
    facts += gone.map { Self.remark($0.text, nil, of: $0.subject ?? new.title) }
    facts += came.map { Self.remark(nil, $0.text, of: $0.subject ?? new.title) }
  }

  private static func remark(_ before: String?, _ now: String?, of subject: String) -> ChangeFact {
    let head = head(before ?? now ?? "")
    func rest(_ remark: String?) -> String? {
      remark.map { String($0.dropFirst(head.count).drop { $0 == " " || $0 == ":" }) }
    }
    if head == "says", let fact = ChangeFact.spoken(rest(before), rest(now), of: subject, at: nil) { return fact }
    if head == "swipe", let fact = swipe(rest(before), rest(now), of: subject) { return fact }
    switch (before, now) {
    case (let before?, let now?) where before.first?.isNumber == true: return .shared("\(before) -> \(now)")
    case (let before?, let now?):
      guard let old = rest(before), let new = rest(now), !old.isEmpty, !new.isEmpty else {
        return .of(subject, "\(before) -> \(now)")
      }
      return .of(subject, "\(head): \(old) -> \(new)", note: "\(head) ->")
    case (let before, nil):
      return .of(
        subject, isState(before ?? "") ? "is no longer \(before ?? "")" : "no longer has the note: \(before ?? "")",
        before == FactLine.Remark.cut ? .other : .loss, note: "\(head) -")
    case (nil, let now?):
      return .of(subject, isState(now) ? "is now \(now)" : "now has the note: \(now)", note: "\(head) +")
    }
  }

  /// The color of one of several swipe actions: `Delete (red), Share`.
  private static func swipe(_ before: String?, _ now: String?, of subject: String) -> ChangeFact? {
    let colors = [before ?? "", now ?? ""].map { $0.matches(of: /([^, ][^,]*) \((\w+)\)/) }
    guard let (was, color) = zip(colors[0], colors[1]).first(where: { $0.2 != $1.2 }),
      before?.replacing("(\(was.2))", with: "(\(color.2))") == now
    else { return nil }
    let place = subject.hasPrefix("row ") ? "in \(subject)" : nil
    return .shared("\(was.2) -> \(color.2)", by: "swipe action \(ChangeFact.quoted(String(color.1)))", at: place)
  }

  /// `cut`, `at the bottom`: how the subject is, not what it has.
  private static func isState(_ remark: String) -> Bool {
    remark == FactLine.Remark.cut || ["at ", "in ", "under "].contains(where: remark.hasPrefix)
  }

  /// The kind of a fact: `swipe` of `swipe: Delete`, `hint` of `hint "Opens it"`, `more below` of `3 more below`.
  private static func head(_ remark: String) -> String {
    if let colon = remark.firstIndex(of: ":"), !remark[..<colon].contains("\"") { return String(remark[..<colon]) }
    if let quote = remark.firstIndex(of: "\"") { return remark[..<quote].split(separator: " ").joined(separator: " ") }
    return remark.first?.isNumber == true ? String(remark.drop { $0 != " " }) : remark
  }
}

extension GoldenLine.Kind {
  fileprivate var words: String {
    switch self {
    case .title: "part of the navigation bar"
    case .section: "a section's header"
    case .footer: "a section's footer"
    case .row, .selectedRow: "a row"
    case .bottom: "part of the bottom bar"
    default: "plain content"
    }
  }
}
