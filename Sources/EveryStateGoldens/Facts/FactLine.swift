/// A line of a golden with the facts below it: the input for finding changes.
package struct FactLine: Hashable {
  /// A fact about the line, or about one of its elements: `hint "Opens it"`, `"B"  hold: Copy`.
  package struct Remark: Hashable {
    /// The element it is about: its text, `each`, `screen`; nil for the line.
    var key: String?
    let text: String

    static let cut = "cut"
    var isCut: Bool { text == Self.cut }

    private static let says = "says "
    /// What VoiceOver says, in quotes.
    var spoken: String? { text.hasPrefix(Self.says) ? String(text.dropFirst(Self.says.count)) : nil }

    private static let unseen = [
      "nbsp", "lrm", "rlm", "alm", "thin", "hair", "isolates", "embedding", "override", "space",
    ]
    /// Whether it names blanks and marks between the letters of a text, which are another text's, too.
    var isUnseen: Bool { Self.unseen.contains(where: text.hasSuffix) }

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
      let facts = key.map { text.dropFirst($0.count + 2) } ?? text[...]
      return GoldenNote.split(facts, "; ").map { Remark(key: key, text: String($0)) }
    }
  }

  package let kind: GoldenLine.Kind
  package let depth: Int
  /// The pieces in the order in which they are read.
  package private(set) var pieces: [FactPiece]
  /// The words of a note whose slots fit no pieces.
  private(set) var loose: [String]
  package private(set) var remarks: [Remark]
  /// The line without its note.
  package private(set) var drawing: String
  /// The columns of each piece; none for several lines as one.
  private(set) var columns: [Range<Int>]
  /// Whether its last control has its other bracket on a line below.
  let isOpen: Bool
  /// The number of the piece whose control has its first bracket on a line above.
  private(set) var closing: Int?

  package var words: [Substring] { drawing.split(separator: " ") }

  var isRow: Bool { kind == .row || kind == .selectedRow }

  /// The piece that names the line: its first text, or else its first piece.
  var lead: FactPiece? { pieces.first { $0.kind == .text && !$0.text.isEmpty } ?? pieces.first }

  /// The piece that is alone on its line.
  var only: FactPiece? { pieces.count == 1 ? pieces[0] : nil }

  var isCut: Bool { remarks.contains(where: \.isCut) }

  /// Whether it is several lines.
  var isWrapped: Bool { columns.isEmpty && !pieces.isEmpty }

  /// All that VoiceOver says in place of its pieces.
  var spoken: [String] { (pieces.compactMap(\.spoken) + remarks.compactMap(\.spoken)).sorted() }

  /// The event of a moment, without its number.
  var event: String { words.dropFirst(2).joined(separator: " ") }

  /// `row "Milk"`, `button "Retry"`, `alert`, `step 'press "Retry"'`.
  var title: String {
    switch kind {
    case .moment: return "step '\(event)'"
    case .presentation: return words.dropFirst().joined(separator: " ")
    case .row, .selectedRow:
      guard let lead else { return "row" }
      return "row " + (lead.kind == .text ? lead.label : "with " + (lead.isSpinner ? "a spinner" : lead.label))
    case .footer: return "footer" + (lead.map { " \($0.label)" } ?? "")
    case .section: return "section" + (lead.map { " \($0.label)" } ?? "")
    case .bottom where pieces.isEmpty: return "bottom bar"
    case .title where pieces.isEmpty: return "navigation bar"
    default: return pieces.count > 1 ? "line \(lead?.label ?? "")" : lead?.name ?? "line without text"
    }
  }

  /// The name of lines that begin with it, behind other words: a title without a name has an article, `an alert`.
  func withArticle(_ name: String) -> String {
    let isNamed =
      kind == .presentation ? drawing.contains("\"") : kind == .moment || lead?.isNamed(inRow: isRow) == true
    return isNamed || name != title ? name : (name.hasPrefix("alert") ? "an " : "a ") + name
  }

  /// Whether a button is a symbol with that name.
  func isPicture(called subject: String) -> Bool { pieces.contains { $0.kind == .picture && $0.name == subject } }

  /// What a subject is called whether it is alone on its line or not: the text that leads the line, if the subject is the line.
  func lead(called subject: String?) -> String? {
    guard !isRow, pieces.count > 1, subject == title, let lead, lead.kind == .text else { return subject }
    return lead.label
  }

  package func isSame(as other: FactLine) -> Bool {
    kind == other.kind && depth == other.depth && words == other.words && pieces == other.pieces
      && loose == other.loose && remarks == other.remarks
  }

  /// What holds for each row or the whole list: no line of the drawing.
  init(remarks: [Remark]) {
    (kind, depth, pieces, loose, drawing, columns, isOpen) = (.fact, 0, [], [], "", [], false)
    self.remarks = remarks
  }

  /// Lines as one, with pieces of their own.
  init(_ lines: [FactLine], pieces: [FactPiece]) {
    (kind, depth, columns, isOpen) = (lines.first?.kind ?? .plain, lines.first?.depth ?? 0, [], false)
    self.pieces = pieces
    loose = lines.flatMap(\.loose)
    drawing = lines.map(\.drawing).joined(separator: " ")
    remarks = lines.flatMap(\.remarks).reduce(into: []) {
      if !$1.isCut && !$1.isUnseen || !$0.contains($1) { $0.append($1) }
    }
  }

  fileprivate init(_ line: GoldenLine, _ reading: GoldenReading, isMirrored: Bool) {
    (kind, depth) = (line.kind, line.depth)
    var (pieces, drawing, note) = ([FactPiece](), "", "")
    var (states, start, columns) = ([String](), 0, [Range<Int>]())
    // The title of a control has its states, or else its first piece. Signs at its end are the tool's: an app's own have a backslash.
    func close() {
      if pieces.count == start { pieces.append(FactPiece(.control, "")) }
      for (sign, state) in FactPiece.signs
      where pieces[pieces.count - 1].endsLabel(with: sign, isAlone: pieces.count == start + 1) {
        states.append(state)
        if pieces[pieces.count - 1].text.isEmpty { pieces.removeLast() }
      }
      let carrier = pieces[start...].firstIndex { $0.kind == .text || $0.kind == .prompt } ?? start
      let symbols = pieces.indices[start...].filter { $0 != carrier && pieces[$0].kind == .picture }
      // In the bottom bar, a button with a symbol and a title is a tab.
      let isTab = line.kind == .bottom && !symbols.isEmpty
      pieces[carrier].states += isTab ? states.map { $0 == "button" ? "tab" : $0 } : states
      for symbol in symbols { pieces[symbol].owner = pieces[carrier].name }
      states = []
    }
    for (index, span) in line.spans.enumerated() {
      let text = TerminalText.withoutDirectionMarks(reading.text(span.range))
      let place = drawing.count..<(drawing.count + text.count)
      defer { while columns.count < pieces.count { columns.append(place) } }
      if span.role != .note { drawing += text }
      switch span.role {
      case .text: pieces.append(FactPiece(.text, text, span))
      case .placeholder:
        pieces.append(FactPiece(.prompt, String(text.dropFirst().dropLast(text.hasSuffix(")") ? 1 : 0)), span))
      case .picture where line.spans.isDot(at: index): break
      case .picture: pieces.append(FactPiece(.picture, span.name ?? text, span))
      case .area(isOpening: true) where index > 0 && line.spans[index - 1].role == .opening(.button):
        // `[<Chats]` leads back.
        if text.count > 1 { pieces.append(FactPiece(.text, String(text.dropFirst()), span)) }
      case .area(isOpening: true):
        if let name = span.name ?? (text.count > 1 ? String(text.dropFirst()) : nil) {
          pieces.append(FactPiece(.picture, name, span))
        }
      case .opening(let control): (states, start) = (control.states(in: text), pieces.count)
      case .closing where !states.isEmpty: close()
      case .closing: closing = closing ?? pieces.indices.last
      case .choice: pieces.append(.choice(text))
      case .heading, .spinner, .mark, .time, .event:
        pieces.append(FactPiece(.mark, text.trimmingPrefix { $0 == " " }.description))
      case .note: note = text
      default: break
      }
    }
    isOpen = !states.isEmpty
    if isOpen { close() }
    columns += Array(repeating: 0..<0, count: pieces.count - min(columns.count, pieces.count))
    self.pieces = isMirrored ? pieces.reversed() : pieces
    if isMirrored { closing = closing.map { pieces.count - 1 - $0 } }
    self.columns = isMirrored ? columns.reversed() : columns
    loose = line.loose.map { $0.split(separator: " ").map(String.init) } ?? []
    remarks = GoldenNote.facts(in: note).map { Remark(text: $0) }
    self.drawing = drawing
  }

  /// A bar's items and its inline title, which has a line of its own as a large one has: in a bar, it is the text that touches no side.
  fileprivate func titleApart(_ width: Int?) -> [FactLine] {
    guard let width, kind == .title, depth == 0 else { return [self] }
    let titles = pieces.indices.filter { place in
      pieces[place].kind == .text && pieces[place].states.isEmpty && columns[place].lowerBound > 2
        && columns[place].upperBound < width + 2
    }
    guard let place = titles.first, titles.count == 1 else { return [self] }
    var (bar, title) = (self, self)
    let text = drawing.index(drawing.startIndex, offsetBy: columns[place].lowerBound)
    let end = drawing.index(text, offsetBy: columns[place].count)
    title.drawing = String(drawing.prefix(2) + drawing[text..<end])
    (title.pieces, title.columns) = ([pieces[place].with(look: "inline")], [2..<(2 + columns[place].count)])
    bar.drawing.replaceSubrange(text..<end, with: String(repeating: " ", count: columns[place].count))
    bar.pieces.remove(at: place)
    bar.columns.remove(at: place)
    if !bar.pieces.isEmpty { (title.remarks, title.loose) = ([], []) }
    return bar.pieces.isEmpty ? [title] : [bar, title]
  }

  fileprivate mutating func add(_ text: String) {
    remarks += text.hasPrefix("{") ? GoldenNote.facts(in: text).map { Remark(text: $0) } : Remark.all(in: text)
  }
}

extension FactPiece {
  /// What the signs in a button's brackets say: `[Sort v]`, `[Terms ^]`, `[More >]`.
  fileprivate static let signs = [("v", "menu"), ("^", "link"), (">", "link")]

  /// Removes a sign from the end of its text; false without the sign.
  fileprivate mutating func endsLabel(with sign: String, isAlone: Bool) -> Bool {
    guard kind == .text, text.hasSuffix(" " + sign) || text == sign && !isAlone else { return false }
    self = saying(text.dropLast(sign.count).hasSuffix(" ") ? String(text.dropLast(sign.count + 1)) : "")
    return true
  }

  /// `[x]`, `(~*~)`.
  fileprivate static func choice(_ text: String) -> FactPiece {
    let state = text.contains("x") || text.contains("*") ? "on" : text.contains("=") ? "mixed" : "off"
    var piece = FactPiece(.choice, text.hasPrefix("(") ? "choice" : "toggle")
    piece.states = [state] + (text.contains("~") ? ["disabled"] : [])
    return piece
  }
}

extension GoldenSpan.Control {
  fileprivate func states(in text: String) -> [String] {
    switch self {
    case .button: ["button"]
    case .disabledButton: ["button", "disabled"]
    case .selectedButton: ["button", "selected"]
    case .disabledSelectedButton: ["button", "selected", "disabled"]
    case .field: ["field"] + (text.hasSuffix("~") ? ["disabled"] : text.hasSuffix(">") ? ["focused"] : [])
    }
  }
}

/// A golden's text as lines, each with its row and its place.
struct FactText {
  private(set) var lines: [FactLine] = []
  /// The first line of the row that each line belongs to, or the line itself.
  private(set) var leads: [Int] = []
  /// The lines that each line has, with its facts; ``origins`` has their numbers in ``text``.
  private(set) var places: [Range<Int>] = []
  private let origins: [[Int]]
  private let columns: Int?
  /// The text: columns are read one after the other, as a change in one column is not a change in another.
  let text: [Substring]

  /// - Parameter isMirrored: as ``isMirrored(_:)`` says of it and of the texts that it is compared with.
  init(_ golden: [UInt8], isMirrored: Bool) {
    let stacked = GoldenColumns.stacked(golden) ?? golden
    text = String(decoding: stacked, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let joined = NotesBesideLines(text)
    origins = joined.origins
    var notes = NoteCache()
    let reading = GoldenReading(joined.bytes, isMirrored: isMirrored, notes: &notes)
    var pending: (remarks: [FactLine.Remark], start: Int) = ([], 0)
    var row: Int?
    columns = text.first.flatMap(Self.columns)
    for (place, line) in reading.lines.enumerated() {
      if line.kind == .blank { row = nil }
      guard line.kind != .blank else { continue }
      guard line.kind == .fact else {
        // Rows may move past what holds for each of them.
        if !pending.remarks.isEmpty { add(FactLine(remarks: pending.remarks), pending.start..<place, nil) }
        pending.remarks = []
        let own = FactLine(line, reading, isMirrored: isMirrored)
        row = own.isRow ? lines.count : own.kind == .plain ? row : nil
        for part in own.titleApart(columns) { add(part, place..<(place + 1), row) }
        continue
      }
      let said = line.spans.filter { $0.role == .fact || $0.role == .note }.map {
        TerminalText.withoutDirectionMarks(reading.text($0.range))
      }.joined()
      // Facts about each row below are above the rows.
      if said.hasPrefix("each ") || said.hasPrefix("list ") || lines.isEmpty {
        if pending.remarks.isEmpty { pending.start = place }
        pending.remarks += FactLine.Remark.all(in: said)
      } else {
        lines[lines.count - 1].add(said)
        places[places.count - 1] = places[places.count - 1].lowerBound..<(place + 1)
      }
    }
  }

  private mutating func add(_ line: FactLine, _ place: Range<Int>, _ row: Int?) {
    leads.append(row ?? lines.count)
    lines.append(line)
    places.append(place)
  }

  /// The texts of all pieces.
  var texts: [String] {
    var text = self
    text.joinWrapped(knowing: "", WrappedText.rooms(lines))
    return text.lines.flatMap(\.pieces).map(\.text)
  }

  /// The texts of other goldens that begin as one that has no room here, by its beginning.
  func wholes(in others: [FactText]) -> [String: String] {
    let cut = lines.flatMap { line in line.pieces.filter { line.isCut || $0.isCut } }
    let known = cut.isEmpty ? [] : Set(others.flatMap(\.texts))
    return cut.reduce(into: [:]) { wholes, piece in
      let whole = known.filter { piece.isBeginning(of: FactPiece(.text, $0), isCut: true) }
      if whole.count == 1, !known.contains(piece.text) { wholes[piece.text] = whole.first }
    }
  }

  /// A text that wraps becomes one piece, and its lines become one.
  /// - Parameter loose: the lines that continue each other whatever room they leave.
  mutating func joinWrapped(
    knowing known: String, _ rooms: [[String]: Int], except ends: Set<Int> = [], loose: Set<Int> = []
  ) {
    let texts = WrappedText(lines: lines, rooms: rooms, known: known, columns: columns, loose: loose)
    let all = self
    (lines, leads, places) = ([], [], [])
    var (start, row) = (0, 0)
    for end in all.lines.indices {
      let isAdjacent = end + 1 < all.lines.count && all.places[end].upperBound == all.places[end + 1].lowerBound
      if isAdjacent, !ends.contains(end + 1), !texts.pairs(end, end + 1).isEmpty { continue }
      if all.leads[start] == start { row = lines.count }
      let place = all.places[start].lowerBound..<all.places[end].upperBound
      add(start == end ? all.lines[end] : texts.joined(start..<(end + 1)), place, row)
      start = end + 1
    }
  }

  /// The numbers of the lines in some places.
  func lines(in places: [Range<Int>]) -> Set<Int> {
    let all = Set(places.joined())
    return Set(lines.indices.filter { all.contains(self.places[$0].lowerBound) })
  }

  /// Whether most lines that touch only one side touch the right one, as they do in frames that are drawn from right to left. The further
  /// lines of a row do not count: they are below a text at any place.
  static func isMirrored(_ goldens: [[UInt8]]) -> Bool {
    let texts = goldens.map { String(decoding: $0, as: UTF8.self) }
    let balance = texts.reduce(0) { $0 + Self.balance($1) }
    return balance > 0 || balance == 0 && texts.contains { $0.contains("\u{2067}") }
  }

  private static func balance(_ text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let columns = lines.first.flatMap(columns) else { return 0 }
    var (balance, isInRow) = (0, false)
    for line in lines.dropFirst() where !"#~!".contains(line.first ?? " ") {
      var drawing = line.prefix { $0 != "{" }
      while drawing.hasPrefix("| ") { drawing = drawing.dropFirst(2) }
      isInRow = drawing.first == "*" || isInRow && drawing.first == " "
      guard drawing.first == "*" || !isInRow, let end = drawing.lastIndex(where: { $0 != " " }) else { continue }
      let width = line[...end].count { !("\u{2066}"..."\u{2069}").contains($0) }
      let (left, right) = (drawing.dropFirst(2).first.map { $0 != " " } ?? false, width >= columns + 2)
      if left != right { balance += left ? -1 : 1 }
    }
    return balance
  }

  /// `50` of `# Basket / loaded (50 columns)`.
  private static func columns(_ head: Substring) -> Int? {
    head.split(separator: "(").last.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// The text's lines in some places, in their order. A bar and its inline title are on one.
  func text(at places: [Range<Int>]) -> [String] {
    Set(places.flatMap { origins[$0].joined() }).sorted().map { String(text[$0]) }
  }
}
