/// What the marks in changed lines stand for, in words, for somebody who sees the drawing of a screen for the first time. Only the
/// marks that occur are told.
package struct MarkLegend: Sendable {
  private var marks: Set<Mark> = []

  /// - Parameter changes: the goldens' changes; lines that stand in the old text and in the new one tell nothing.
  package init(_ changes: [FrameChange]) {
    for change in changes {
      add(linesOf: change.new, without: change.old ?? [])
      add(linesOf: change.old ?? [], without: change.new)
    }
  }

  /// One line, for people and for Markdown; nil where no mark occurs.
  package var line: String? {
    let told = Mark.allCases.filter(marks.contains).map { "`\($0.rawValue)` \($0.words)" }
    return told.isEmpty ? nil : "In these drawings: " + told.joined(separator: ", ") + "."
  }

  /// Tells of the marks of another legend no more.
  package mutating func leaveOut(_ other: MarkLegend) { marks.subtract(other.marks) }

  private mutating func add(linesOf text: [UInt8], without other: [UInt8]) {
    let known = Set(other.split(separator: 0x0A))
    let reading = GoldenReading(text)
    for line in reading.lines where !known.contains(reading.bytes[line.range]) {
      if let mark = Mark(line.kind) { marks.insert(mark) }
      for span in line.spans {
        if let mark = Mark(span.role, reading.bytes[span.range]) { marks.insert(mark) }
      }
    }
  }

  private enum Mark: String, CaseIterable {
    case title = "="
    case section = ":"
    case footer = "."
    case row = "*"
    case selectedRow = "*>"
    case bottom = "_"
    case fact = "~"
    case presentation = "!"
    case button = "[Save]"
    case disabledButton = "[~Save~]"
    case selectedButton = "[*Save*]"
    case disabledSelectedButton = "[~*Save*~]"
    case choice = "[x]"
    case chosen = "(*)"
    case field = "|ada@ |"
    case picture = "<>"
    case area = "<---->"
    case spinner = "<...>"
    case bar = "<##-- 50%>"
    case own = "<3>"
    case columns = "<||>"
    case note = "{red | -}"

    init?(_ line: GoldenLine.Kind) {
      switch line {
      case .title: self = .title
      case .section: self = .section
      case .footer: self = .footer
      case .row: self = .row
      case .selectedRow: self = .selectedRow
      case .bottom: self = .bottom
      case .fact: self = .fact
      case .presentation: self = .presentation
      case .header, .moment, .plain, .blank: return nil
      }
    }

    init?(_ role: GoldenSpan.Role, _ text: ArraySlice<UInt8>) {
      switch role {
      case .opening(.button): self = .button
      case .opening(.disabledButton): self = .disabledButton
      case .opening(.selectedButton): self = .selectedButton
      case .opening(.disabledSelectedButton): self = .disabledSelectedButton
      case .opening(.field): self = .field
      case .choice: self = text.first == UInt8(ascii: "(") ? .chosen : .choice
      case .picture: self = .picture
      case .area: self = .area
      case .spinner: self = .spinner
      case .barDone, .barRest: self = .bar
      case .note: self = .note
      case .divider where text.elementsEqual("<||>".utf8): self = .columns
      case .mark where text.first == UInt8(ascii: "<"): self = .own
      case .gutter, .nesting, .heading, .blank, .text, .placeholder, .closing, .barEdge, .divider, .mark, .time, .event,
        .fact:
        return nil
      }
    }

    var words: String {
      switch self {
      case .title: "the navigation bar"
      case .section: "a section's header"
      case .footer: "a section's footer"
      case .row: "the first line of a row"
      case .selectedRow: "that of a selected row"
      case .bottom: "a bar at the bottom"
      case .fact: "what is heard or can be done, of the line above; `each`: of every row below; `screen`: of all of it"
      case .presentation: "what is presented over the screen, with its lines behind `| `"
      case .button: "a button"
      case .disabledButton: "a disabled button"
      case .selectedButton: "the chosen one of several buttons"
      case .disabledSelectedButton: "the chosen one, disabled"
      case .choice: "on, `[ ]` off"
      case .chosen: "the chosen one, `( )` another"
      case .field: "a text field; in parentheses its prompt; `|>` has the focus"
      case .picture: "a symbol or a picture, named in the braces"
      case .area: "a picture or a fill with its size"
      case .spinner: "a spinner"
      case .bar: "progress"
      case .columns: "columns side by side, `||` between their slots"
      case .own: "a badge; whatever stands in `< >` is no text of the app"
      case .note:
        "how the pieces look from left to right, `-` as usual; after `;` what holds for the line; in quotes what VoiceOver says instead"
      }
    }
  }
}
