import EveryStateGoldens

/// The text of a golden: a header, then the drawing; a storyboard's moments one after the other, each with its event.
///
///     # Watchlist / retry (50 columns)
///
///     # 1  shown
///     ...
///     # 2  press "Try Again"
///     ...
///
/// Lines that begin with `# ` belong to the golden; no line of a drawing begins so.
enum GoldenText {
  /// The version of the text that this renderer writes. Raise it when the same screen is drawn differently.
  static let format = 2

  static func text(_ name: GoldenName, columns: Int?, moments: [DrivenFrame.Moment]) -> String {
    text(screen: name.screen, state: name.state, columns: columns, moments: moments)
  }

  /// The text of a variant's frame that looks like the screen itself.
  static func text(_ name: GoldenName, columns: Int?, sameAs base: String) -> String {
    let same = DrivenFrame.Moment(event: nil, lines: ["~ same as \(TerminalText.harmless("\(base) / \(name.state)"))"])
    return text(name, columns: columns, moments: [same])
  }

  static func text(screen: String, state: String, columns: Int?, moments: [DrivenFrame.Moment]) -> String {
    var lines = [
      "# \(TerminalText.harmless("\(screen) / \(state)")) (\(columns.map { "\($0) columns" } ?? "timeline"))", "",
    ]
    for (index, moment) in moments.enumerated() {
      if let event = moment.event {
        if index > 0 { lines.append("") }
        lines.append("# \(index + 1)  \(event)")
      }
      lines += moment.lines.isEmpty ? ["<nothing>"] : moment.lines
    }
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }
}
