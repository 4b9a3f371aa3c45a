/// Explains the marks in changed lines in words.
package struct MarkLegend: Sendable {
  private var marks: Set<String> = []

  package init(_ changes: [FrameChange]) {
    for change in changes where change.name.kind == .frame && !GoldenBytes.isSameAsScreen(change.new) {
      add(linesOf: change.new, without: change.old ?? [])
      add(linesOf: change.old ?? [], without: change.new)
    }
  }

  /// One line, for people and for Markdown; nil without marks.
  package var line: String? {
    let told = Self.words.filter { marks.contains($0.mark) }.map { "`\($0.mark)` \($0.words)" }
    return told.isEmpty ? nil : "In these drawings: " + told.joined(separator: ", ") + "."
  }

  package mutating func leaveOut(_ other: MarkLegend) { marks.subtract(other.marks) }

  private mutating func add(linesOf text: [UInt8], without other: [UInt8]) {
    let known = Set(other.split(separator: 0x0A))
    let reading = GoldenReading(text)
    for line in reading.lines where !known.contains(reading.bytes[line.range]) {
      if let mark = Self.mark(of: line.kind, reading.bytes[line.range]) { marks.insert(mark) }
      for span in line.spans { marks.formUnion(Self.marks(of: span, in: line, reading.bytes[span.range])) }
    }
  }

  /// The meaning of each mark, in the order of a legend.
  private static let words: [(mark: String, words: String)] = [
    ("=", "the navigation bar"), (":", "a section's header"), (".", "a section's footer"),
    ("*", "the first line of a row"), ("*>", "the first line of a selected row"), ("_", "a bar at the bottom"),
    ("~", "speech and actions of the line above"), ("~ each", "the same for each row below"),
    ("~ line 2", "the looks of the second line of the row"),
    ("~ screen", "the same for the whole screen"),
    ("!", "a presentation over the screen; its lines begin with `| `"),
    ("[Save]", "a button"), ("[~Save~]", "a disabled button"), ("[*Save*]", "the selected one of several buttons"),
    ("[~*Save*~]", "the selected one, disabled"), ("[x]", "on, `[ ]` off"),
    ("(*)", "a selected choice, `( )` another one"),
    ("|ada@ |", "a text field, with its prompt in parentheses"), ("|>ada@ |", "a focused text field"),
    ("<>", "a symbol or a picture, named in the braces"), ("<---->", "a picture or a fill with its size"),
    ("<...>", "a spinner"), ("<##-- 50%>", "progress"),
    ("<3>", "a badge"), ("<text>", "a mark of the tool, not text of the app"),
    ("<||>", "columns side by side, `||` between their slots"),
    ("{red | -}", "the looks of the pieces from left to right, `-` for a plain one"),
    ("{\"Back\"}", "what VoiceOver says instead of the text"), ("{link a.org}", "the address that a press opens"),
    ("{no de translation}", "a text that lacks its translation"), ("{cut}", "a text that has no room for its end"),
    ("{; nbsp}", "a no-break space"), ("{; lrm}", "spaces and marks that are not seen"),
    ("{; cut}", "a line that reaches beyond the edge"), ("{; at the bottom}", "a fact about the whole line"),
  ]

  private static func mark(of line: GoldenLine.Kind, _ text: ArraySlice<UInt8>) -> String? {
    switch line {
    case .title: "="
    case .section: ":"
    case .footer: "."
    case .row: "*"
    case .selectedRow: "*>"
    case .bottom: "_"
    case .fact where text.drop { $0 == 0x20 }.starts(with: "~ line ".utf8): "~ line 2"
    case .fact: ["~ each", "~ screen"].first { text.drop { $0 == 0x20 }.starts(with: $0.utf8) } ?? "~"
    case .presentation: "!"
    case .header, .moment, .plain, .blank: nil
    }
  }

  private static func marks(of span: GoldenSpan, in line: GoldenLine, _ text: ArraySlice<UInt8>) -> [String] {
    switch span.role {
    case .opening(.field) where text.last == UInt8(ascii: ">"): return ["|ada@ |", "|>ada@ |"]
    case .note:
      let note = String(decoding: text, as: UTF8.self)
      let isApart = line.isNote || line.loose != nil
      return (isApart ? ["{red | -}"] : line.spans.flatMap(marks(ofNoteFor:)))
        + GoldenNote.facts(in: note).map(mark(of:))
    default: return [mark(of: span.role, text)].compactMap(\.self)
    }
  }

  /// What a note says of one piece.
  private static func marks(ofNoteFor span: GoldenSpan) -> [String] {
    let piece = FactPiece(span.role.isPicture ? .picture : .text, "", span)
    let looks = piece.looks.filter { !$0.hasPrefix("link ") }
    let parts = [
      (!looks.isEmpty, "{red | -}"), (piece.spoken != nil, "{\"Back\"}"),
      (piece.looks.count > looks.count, "{link a.org}"),
      (piece.untranslated != nil, "{no de translation}"), (piece.isCut, "{cut}"),
    ]
    return parts.filter(\.0).map(\.1)
  }

  /// A fact behind the slots of a note.
  private static func mark(of fact: String) -> String {
    switch fact {
    case "nbsp", FactLine.Remark.cut: "{; \(fact)}"
    default: FactLine.Remark(text: fact).isUnseen ? "{; lrm}" : "{; at the bottom}"
    }
  }

  private static func mark(of role: GoldenSpan.Role, _ text: ArraySlice<UInt8>) -> String? {
    switch role {
    case .opening(.button): "[Save]"
    case .opening(.disabledButton): "[~Save~]"
    case .opening(.selectedButton): "[*Save*]"
    case .opening(.disabledSelectedButton): "[~*Save*~]"
    case .opening(.field): "|ada@ |"
    case .choice: text.first == UInt8(ascii: "(") ? "(*)" : "[x]"
    case .picture: "<>"
    case .area: "<---->"
    case .spinner: "<...>"
    case .barDone, .barRest: "<##-- 50%>"
    case .divider where text.elementsEqual("<||>".utf8): "<||>"
    case .mark where text.first == UInt8(ascii: "<"):
      text.dropFirst().first.map { (0x30...0x39).contains($0) } == true ? "<3>" : "<text>"
    default: nil
    }
  }
}
