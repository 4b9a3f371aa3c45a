/// A piece of a golden's line, with its role. The spans of a line, joined, are the line.
package struct GoldenSpan: Sendable {
  /// The piece's range in the golden's bytes.
  package let range: Range<Int>
  package let role: Role
  /// The note's words about its look.
  package var words: [String] = []
  /// A picture's name, if the note has it.
  package var name: String?
  /// What VoiceOver says in its place, in quotes.
  var spoken: String?
  /// Whether it is a symbol that shares its slot with its title.
  var looksAsTitle = false

  package enum Role: Equatable, Sendable {
    /// The two columns that mark the kind of line.
    case gutter
    /// `| `: the line belongs to presented content.
    case nesting
    /// `# Screen / state (50 columns)`, `# 2  press "Retry"`, `! alert`.
    case heading
    case blank
    case text
    /// `(Search)` in an empty field.
    case placeholder
    /// `[`, `[~`, `[*`, `[~*`, and the border of a field.
    case opening(Control)
    case closing(Control)
    /// `[x]`, `[ ]`, `(*)`, `( )`.
    case choice(isOn: Bool)
    /// `<>`.
    case picture
    /// `<`, `---`, `>`: the edges of a picture or a fill with a size.
    case area(isOpening: Bool)
    /// `<...>`.
    case spinner
    /// `<####------ 40%>`, in its parts; the percentage is a mark.
    case barEdge, barDone, barRest
    /// `-----`.
    case divider
    /// `<3>`, `<clear>`, a row's `>`.
    case mark
    /// The time and the action, in a timeline.
    case time, event
    /// `{headline | red}`, with the blanks before it.
    case note

    /// Whether it has a name in the note.
    var isPicture: Bool { self == .picture || self == .area(isOpening: true) }
    /// The fact of a `~ ` line: `hint "Opens the settings"`.
    case fact
  }

  /// The text between brackets.
  package enum Control: Hashable, Sendable {
    case button, disabledButton, selectedButton, disabledSelectedButton, field
  }

  /// Whether the note has a slot for it.
  package var isPiece: Bool { role == .text || role == .placeholder || role == .picture }
}

package struct GoldenLine: Sendable {
  package let kind: Kind
  /// The number of presentations around it.
  package let depth: Int
  package let range: Range<Int>
  package var spans: [GoldenSpan]
  /// The note's slots, if they fit no pieces of the line.
  var loose: String?

  /// Whether the line is the note of one above.
  package var isNote: Bool { kind == .fact && spans.last?.role == .note }

  package enum Kind: Hashable, Sendable {
    /// `# Screen / state (50 columns)`.
    case header
    /// `# 2  press "Retry"`: a moment of a storyboard begins.
    case moment
    case title, section, footer, row, selectedRow
    /// `_ `: a bar at the bottom.
    case bottom
    /// `~ `: a fact, and `~ {...}`, a note without room beside its line.
    case fact
    /// `! alert`: presented content follows below.
    case presentation
    case plain, blank
  }
}
