/// Cuts one line into its spans. Works on bytes in plain loops, since a debug build reads thousands of goldens with it.
package struct LineScanner {
  /// The golden's bytes, which outlive the scanner.
  package let bytes: UnsafePointer<UInt8>
  private let start: Int
  private let lineEnd: Int
  private var position: Int
  /// The end of the drawing, where the note begins.
  private var end: Int
  private var spans: [GoldenSpan] = []
  /// Whether the frame is drawn from right to left.
  private let isMirrored: Bool
  private var loose: String?
  private var isInField = false
  private var isInArea = false

  package init(bytes: UnsafePointer<UInt8>, range: Range<Int>, isMirrored: Bool = false) {
    self.bytes = bytes
    self.isMirrored = isMirrored
    (start, position) = (range.lowerBound, range.lowerBound)
    (lineEnd, end) = (range.upperBound, range.upperBound)
  }

  package mutating func line(
    isFirst: Bool, isTimeline: Bool, presented: inout [String], notes: inout NoteCache
  ) -> GoldenLine {
    if start == lineEnd {
      return GoldenLine(kind: .blank, depth: 0, range: start..<lineEnd, spans: [])
    }
    if has("# ") {
      add(.heading, to: lineEnd)
      return finished(isFirst ? .header : .moment, depth: 0)
    }
    if isTimeline {
      scanTimeline()
      return finished(.plain, depth: 0)
    }
    let depth = nesting(&presented)
    if has("! ") {
      presented.append(string((position + 2)..<lineEnd))
      add(.heading, to: lineEnd)
      return finished(.presentation, depth: depth)
    }
    let kind = presented.last.map(Self.hasNoGutter) == true && !has("~ ") ? .plain : gutter()
    if kind == .fact {
      add(has("{") || has("line ") ? .note : .fact, to: lineEnd)
      return finished(kind, depth: depth)
    }
    let note = note()
    while position < end { scan() }
    if let note {
      position = end
      add(.note, to: lineEnd)
      if !assign(GoldenColumns.notes(note).map({ notes.note($0) })) { loose = note }
    }
    return finished(kind, depth: depth)
  }

  private func finished(_ kind: GoldenLine.Kind, depth: Int) -> GoldenLine {
    GoldenLine(kind: kind, depth: depth, range: start..<lineEnd, spans: spans, loose: loose)
  }

  private static func hasNoGutter(_ presentation: String) -> Bool {
    presentation == "alert" || presentation == "dialog" || presentation == "menu"
  }

  /// Reads `| ` once for each presentation around the line, and leaves those that have ended.
  private mutating func nesting(_ presented: inout [String]) -> Int {
    var depth = 0
    while depth < presented.count, has("| ") || (byte(0) == UInt8(ascii: "|") && position + 1 == lineEnd) {
      add(.nesting, to: min(position + 2, lineEnd))
      depth += 1
    }
    presented.removeLast(presented.count - depth)
    return depth
  }

  private static let gutters: [(mark: StaticString, kind: GoldenLine.Kind)] = [
    ("  ", .plain), ("* ", .row), ("*>", .selectedRow), ("= ", .title), (": ", .section), (". ", .footer),
    ("_ ", .bottom),
    ("~ ", .fact),
  ]

  private mutating func gutter() -> GoldenLine.Kind {
    for (mark, kind) in Self.gutters where has(mark) {
      add(.gutter, to: position + 2)
      return kind
    }
    if position + 1 == lineEnd, let kind = Self.gutters.first(where: { byte(0) == $0.mark.utf8Start[0] })?.kind,
      kind != .plain
    {
      add(.gutter, to: lineEnd)
      return kind
    }
    return position == lineEnd ? .blank : .plain
  }

  /// Finds the note: from the first unescaped brace, after two blanks, to the line's end.
  private mutating func note() -> String? {
    guard lineEnd - position > 1, bytes[lineEnd - 1] == UInt8(ascii: "}") else { return nil }
    var index = position
    while index < lineEnd, bytes[index] != UInt8(ascii: "{") {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      index += isEscape ? has("\\u{", at: index) ? 3 : 2 : 1
    }
    guard index < lineEnd, index >= position + 2, has("  ", at: index - 2) else { return nil }
    let text = string((index + 1)..<(lineEnd - 1))
    while index > position, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    end = index
    return text
  }

  /// Gives each column's pieces the looks in its note.
  private mutating func assign(_ notes: [GoldenNote]) -> Bool {
    let bytes = bytes
    func text(_ span: GoldenSpan) -> String {
      String(
        decoding: UnsafeBufferPointer(start: bytes + span.range.lowerBound, count: span.range.count), as: UTF8.self)
    }
    guard notes.count > 1 else { return spans.assign(notes[0], isMirrored: isMirrored, text) }
    let parts = spans.split(omittingEmptySubsequences: false) { $0.isColumnDivider }
    var read: [GoldenSpan] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { read.append(spans[read.count]) }
      var part = Array(part)
      if index < notes.count { part.assign(notes[index], isMirrored: isMirrored, text) }
      read += part
    }
    spans = read
    return true
  }

  private mutating func scan() {
    switch byte(0) {
    case UInt8(ascii: " "): add(.blank, to: endOfRun(of: UInt8(ascii: " ")))
    case UInt8(ascii: "["): scanBracket()
    case UInt8(ascii: "]"): add(.closing(.button), to: position + 1)
    case UInt8(ascii: "*") where has("*~]"): add(.closing(.disabledSelectedButton), to: position + 3)
    case UInt8(ascii: "*") where has("*]"): add(.closing(.selectedButton), to: position + 2)
    case UInt8(ascii: "~") where has("~]"): add(.closing(.disabledButton), to: position + 2)
    case UInt8(ascii: "~") where has("~|"): closeField(2)
    case UInt8(ascii: "|"): scanBar()
    case UInt8(ascii: "<") where has("<>"): add(.picture, to: position + 2)
    case UInt8(ascii: "<") where scanMark(): break
    case UInt8(ascii: "<"): scanArea()
    case UInt8(ascii: ">") where isInArea: closeArea()
    case UInt8(ascii: "v") where isSign, UInt8(ascii: ">") where isSign: add(.mark, to: position + 1)
    case UInt8(ascii: "-") where isInArea: add(.area(isOpening: false), to: endOfRun(of: UInt8(ascii: "-")))
    case UInt8(ascii: ">") where position + 1 == end: add(.mark, to: end)
    case UInt8(ascii: "-") where isDivider: add(.divider, to: endOfRun(of: UInt8(ascii: "-")))
    case UInt8(ascii: "(") where scanParentheses(): break
    default: scanText()
    }
  }

  private mutating func scanBracket() {
    if has("[x]") || has("[ ]") || has("[=]") {
      add(.choice(isOn: has("[x]")), to: position + 3)
    } else if has("[~x~]") || has("[~ ~]") || has("[~=~]") {
      add(.choice(isOn: has("[~x")), to: position + 5)
    } else if has("[~*") {
      add(.opening(.disabledSelectedButton), to: position + 3)
    } else if has("[~") {
      add(.opening(.disabledButton), to: position + 2)
    } else if has("[*") {
      add(.opening(.selectedButton), to: position + 2)
    } else {
      add(.opening(.button), to: position + 1)
    }
  }

  /// A field's border, if the line has another one; otherwise a line between views.
  private mutating func scanBar() {
    if isInField { return closeField(1) }
    var index = position + 1
    while index < end, bytes[index] != UInt8(ascii: "|") || bytes[index - 1] == UInt8(ascii: "\\") { index += 1 }
    guard index < end else { return add(.divider, to: position + 1) }
    isInField = true
    add(.opening(.field), to: position + (has("|~") || has("|>") ? 2 : 1))
    // The text may be at the other end.
    add(.blank, to: endOfRun(of: UInt8(ascii: " ")))
    guard byte(0) == UInt8(ascii: "(") else { return }
    var close = index
    while close > position, bytes[close - 1] == UInt8(ascii: " ") || bytes[close - 1] == UInt8(ascii: "~") {
      close -= 1
    }
    // A prompt that has no room lacks its other sign.
    let isCut = close - position > 3 && (close - 3..<close).allSatisfy { bytes[$0] == UInt8(ascii: ".") }
    if isCut || bytes[close - 1] == UInt8(ascii: ")") { add(.placeholder, to: close) }
  }

  /// A mark in its own brackets: a spinner, progress, a badge, a dot; false for an area.
  private mutating func scanMark() -> Bool {
    for mark in ["<clear>", "<nothing>", "<empty list>"] where isAlone && hasText(mark) {
      add(.mark, to: end)
      return true
    }
    if has("<||>") {
      add(.divider, to: position + 4)
      (isInField, isInArea) = (false, false)
      if position < end {
        let isFact = has("~ ")
        add(.gutter, to: min(end, position + 2))
        if isFact { add(.fact, to: end) }
      }
      return true
    }
    if has("<...>") {
      add(.spinner, to: position + 5)
      return true
    }
    if has("<.>") {
      add(.picture, to: position + 3)
      return true
    }
    if has("<|>") {
      add(.divider, to: position + 3)
      return true
    }
    var close = position + 1
    while close < end, bytes[close] != UInt8(ascii: ">") {
      // Another view is drawn on it.
      if bytes[close] == UInt8(ascii: "<") || bytes[close] == UInt8(ascii: "[") { return false }
      close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard close < end else { return false }
    if bytes[close - 1] == UInt8(ascii: "%") {
      scanBar(to: close)
      return true
    }
    // An area is filled at its edges, or empty; the content of a badge is neither.
    let inside = (position + 1)..<close
    guard !inside.isEmpty, bytes[close - 1] != UInt8(ascii: "-"), bytes[close - 1] != UInt8(ascii: " "),
      bytes[position + 1] != UInt8(ascii: " ")
    else { return false }
    add(.mark, to: close + 1)
    return true
  }

  /// `<###------- 30%>`.
  private mutating func scanBar(to close: Int) {
    add(.barEdge, to: position + 1)
    if endOfRun(of: UInt8(ascii: "#")) > position { add(.barDone, to: endOfRun(of: UInt8(ascii: "#"))) }
    if endOfRun(of: UInt8(ascii: "-")) > position { add(.barRest, to: endOfRun(of: UInt8(ascii: "-"))) }
    add(.blank, to: endOfRun(of: UInt8(ascii: " ")))
    add(.mark, to: close)
    add(.barEdge, to: close + 1)
  }

  /// The sign in the brackets of a menu or a disclosure: `[v Advanced]`, `[~v Advanced~]`.
  private var isSign: Bool {
    guard position > start, position + 1 < end, bytes[position + 1] == UInt8(ascii: " ") else { return false }
    return has("[", at: position - 1) || has("[~", at: position - 2)
  }

  /// A picture or a fill with a size: its edges and the content between them.
  private mutating func scanArea() {
    isInArea = true
    // The kind of drawing may follow the edge.
    var end = position + 1
    while end < self.end, bytes[end] >= UInt8(ascii: "a"), bytes[end] <= UInt8(ascii: "z") { end += 1 }
    add(.area(isOpening: true), to: end)
  }

  private mutating func closeArea() {
    isInArea = false
    add(.area(isOpening: false), to: position + 1)
  }

  private mutating func closeField(_ count: Int) {
    isInField = false
    add(.closing(.field), to: position + count)
  }

  /// The mark of a choice; false for parentheses of a text.
  private mutating func scanParentheses() -> Bool {
    guard has("(*) ") || has("( ) ") || has("(~*~) ") || has("(~ ~) ") else { return false }
    add(.choice(isOn: has("(*)") || has("(~*~)")), to: position + (has("(~") ? 5 : 3))
    return true
  }

  /// App text, up to two blanks or a mark. Its own brackets are escaped.
  private mutating func scanText() {
    var index = position
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "<"): return add(.text, to: index)
      case UInt8(ascii: "~") where isClosing(at: index), UInt8(ascii: "*") where isClosing(at: index),
        UInt8(ascii: ">") where isInArea, UInt8(ascii: "-") where isInArea:
        return add(.text, to: index)
      case UInt8(ascii: " "):
        if index + 1 >= end || isDrawing(bytes[index + 1], at: index + 1) { return add(.text, to: index) }
      default: break
      }
      index += 1
    }
    add(.text, to: end)
  }

  /// Whether a control ends there. App text has a `\\` before characters like its end.
  private func isClosing(at index: Int) -> Bool {
    has("~]", at: index) || has("*]", at: index) || has("*~]", at: index) || has("~|", at: index)
  }

  /// Whether app text cannot continue with `byte` after a blank.
  private func isDrawing(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "<"): true
    case UInt8(ascii: ">"): index + 1 == end
    default: false
    }
  }

  private mutating func scanTimeline() {
    add(.blank, to: endOfRun(of: UInt8(ascii: " ")))
    var index = position
    while index < end, bytes[index] == UInt8(ascii: ".") || (bytes[index] >= 0x30 && bytes[index] <= 0x39) {
      index += 1
    }
    if index > position, has(" s", at: index) {
      add(.time, to: index + 2)
      add(.blank, to: endOfRun(of: UInt8(ascii: " ")))
    }
    // A column of names may come before the action.
    index = position
    while index < end, !has("-- ", at: index) || (index > position && bytes[index - 1] != UInt8(ascii: " ")) {
      index += 1
    }
    if index > position { add(.text, to: index) }
    if position < end { add(.event, to: end) }
  }

  private func byte(_ offset: Int) -> UInt8? { position + offset < lineEnd ? bytes[position + offset] : nil }

  private func has(_ text: StaticString) -> Bool { has(text, at: position) }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= start, index + text.utf8CodeUnitCount <= lineEnd else { return false }
    var offset = 0
    let wanted = text.utf8Start
    while offset < text.utf8CodeUnitCount {
      if bytes[index + offset] != wanted[offset] { return false }
      offset += 1
    }
    return true
  }

  private func hasText(_ text: String) -> Bool { string(position..<end) == text }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
  }

  private func endOfRun(of byte: UInt8) -> Int {
    var index = position
    while index < end, bytes[index] == byte { index += 1 }
    return index
  }

  /// Whether only blanks are before it, so that it is alone on the line.
  private var isAlone: Bool { spans.allSatisfy { $0.role == .gutter || $0.role == .nesting || $0.role == .blank } }

  private var isDivider: Bool {
    let last = endOfRun(of: UInt8(ascii: "-"))
    return last - position > 2 && (last == end || bytes[last] == UInt8(ascii: " "))
      && (position == start || bytes[position - 1] == UInt8(ascii: " "))
  }

  private mutating func add(_ role: GoldenSpan.Role, to index: Int) {
    guard index > position else { return }
    spans.append(GoldenSpan(range: position..<index, role: role))
    position = index
  }
}

extension GoldenSpan {
  /// Whether it is between columns, and not between views in one.
  fileprivate var isColumnDivider: Bool { role == .divider && range.count == 4 }
}
