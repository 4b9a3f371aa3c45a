import EveryStateGoldens

/// A play on a terminal: a title, the screen, the panel, the keys; never larger than the terminal.
package struct PlayLayout {
  package let lines: [String]
  package let room: Int

  /// - Parameter status: the current work, such as a build; nil while the program waits for the user.
  package init(_ screen: PlayScreen, columns: Int, rows: Int, status: String?, isColoured: Bool) {
    let columns = max(10, columns)
    let panel = Self.panel(screen)
    let footer = Self.footer(screen)
    let space = max(3, rows - 2 - footer.count)
    // A panel takes the lines below the screen. It gets at least two thirds of the terminal if the user opened it, a third for a message.
    var share = space * 2 / 3
    if case .message = screen.panel { share = space / 3 }
    let panelRoom = min(panel.count, max(space - screen.answer.lines.count - 1, share))
    let room = max(1, space - (panelRoom > 0 ? panelRoom + 1 : 0))
    self.room = room
    func written(_ lines: [ShownLine]) -> [String] { lines.map { $0.text(isColoured: isColoured) } }
    let rule = ShownLine(String(repeating: "-", count: columns), .faint)
    var lines = written([Self.title(screen, status), rule])
    lines += Self.drawing(screen, room: room, isColoured: isColoured)
    if panelRoom > 0 { lines += written([rule] + Self.fitting(panel, in: panelRoom)) }
    lines += Array(repeating: "", count: max(0, rows - footer.count - lines.count)) + written(footer)
    let place = FocusedPlace(screen)
    self.lines = lines.prefix(rows).enumerated().map { index, line in
      let isFocused =
        place.map { $0.line - screen.offset + 2 == index && $0.line >= screen.offset && index < room + 2 } ?? false
      return ClippedLine(line, columns: columns, marking: isFocused ? place?.cells : nil).text
    }
  }

  private static func title(_ screen: PlayScreen, _ status: String?) -> ShownLine {
    let answer = screen.answer
    let base = screen.first.base
    let name = base.map { "\($0.screen) / \($0.state)" } ?? "play"
    let flight = answer.inFlight.isEmpty ? "" : "  \(answer.inFlight.joined(separator: ", ")) in flight"
    let rest = answer.isAtRest || !answer.inFlight.isEmpty ? "" : "  something is due"
    let running = screen.isRunning ? "  time runs" : ""
    let exits = answer.exits > 0 ? "  left the screen \(answer.exits)x" : ""
    let time = Duration.nanoseconds(answer.time).asTime
    return ShownLine(
      [ShownLine.Piece(name, .title), ShownLine.Piece("  \(time)\(flight)\(rest)\(running)\(exits)", .faint)]
        + (status.map { [ShownLine.Piece("  " + $0, .warning)] } ?? []))
  }

  private static func drawing(_ screen: PlayScreen, room: Int, isColoured: Bool) -> [String] {
    let answer = screen.answer
    let plain = answer.lines.isEmpty ? ["(nothing)"] : answer.lines
    // A header makes the text readable as a golden.
    let text = "# \(screen.first.base?.screen ?? "")\n" + plain.joined(separator: "\n")
    let all =
      isColoured
      ? StyledGolden(golden: Array(text.utf8)).text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .map(String.init) : plain.map(TerminalText.harmless)
    var shown = Array(all.dropFirst(screen.offset).prefix(room))
    let below = all.count - screen.offset - shown.count
    if below > 0, let last = shown.indices.last {
      shown[last] = ShownLine("  ... \(counted(below + 1, "more line")) below", .faint).text(isColoured: isColoured)
    }
    return shown
  }

  private static func fitting(_ lines: [ShownLine], in room: Int) -> [ShownLine] {
    guard lines.count > room else { return lines }
    return lines.prefix(room - 1) + [ShownLine("... \(counted(lines.count - room + 1, "more line"))", .faint)]
  }

  private static func panel(_ screen: PlayScreen) -> [ShownLine] {
    func choice(_ text: String, isChosen: Bool) -> ShownLine {
      ShownLine((isChosen ? "> " : "  ") + text, isChosen ? .title : .plain)
    }
    switch screen.panel {
    case nil: return screen.answer.troubles.flatMap(PlayProblem.lines).map { ShownLine($0, .warning) }
    case .message(let lines): return lines.map { ShownLine($0, .warning) }
    case .query(let query):
      let lines = query.lines(screen.first, screen.steps)
      let title = query == .voice ? "VoiceOver says:" : query == .calls ? "Calls:" : ""
      return (title.isEmpty ? [] : [ShownLine(title, .title)])
        + (lines.isEmpty ? ["(nothing)"] : lines.map { ShownLine($0) })
    case .choices(let chosen):
      return (screen.focused?.moves ?? []).enumerated().map { choice($1, isChosen: $0 == chosen) }
    case .world(let chosen):
      guard !screen.answer.world.isEmpty else { return ["The screen's world has no dependency."] }
      let keys = PlayScreen.worldKeys.map { "\($0.key) \($0.words)" }.joined(separator: ", ")
      return screen.answer.world.enumerated().map { choice("\($1.path): \($1.words)", isChosen: $0 == chosen) }
        + [ShownLine("From here on: \(keys). A call in flight is answered as before.", .faint)]
    case .help: return help.map { ShownLine($0) }
    }
  }

  private static let help = [
    "Tab, arrows  the next control        Enter  presses it; m lists all that it offers",
    "letters      type into the focused field, Backspace erases; Tab or Esc leaves it",
    "wheel        scrolls; below the end, the list itself",
    "+ until something happens   . until the screen rests   Space lets time run, and stops it",
    "w how the dependencies answer   s the storyboard   a what VoiceOver says   c the calls",
    "u undoes the last move   r rebuilds and plays again   q quits",
  ]

  private static func footer(_ screen: PlayScreen) -> [ShownLine] {
    let controls = screen.controls
    let focus: ShownLine
    if let focused = screen.focused, let index = screen.focus {
      let does = focused.field != nil ? "type, Enter submits" : focused.moves.first.map { "Enter: \($0)" } ?? ""
      let more = focused.moves.count > 1 ? ", m \(focused.moves.count - 1) more" : ""
      focus = ShownLine([
        ShownLine.Piece("> \(focused.title)", .title),
        ShownLine.Piece("  \(index + 1) of \(controls.count)  \(does)\(more)", .faint),
      ])
    } else {
      focus = ShownLine(
        controls.isEmpty
          ? "No control can be used now." : "\(counted(controls.count, "control")): Tab",
        .faint)
    }
    let keys =
      screen.isTyping && screen.focused != nil
      ? "typing goes into the field  Tab next  Esc leaves it"
      : "Tab next  Enter press  + time  w world  s storyboard  a voice  c calls  ? help  q quit"
    return [focus, ShownLine(keys, .faint)]
  }
}

/// A line with escape sequences, cut to a terminal's columns. A cut line ends in a mark.
package struct ClippedLine {
  package let text: String

  package init(_ line: String, columns: Int, marking: Range<Int>? = nil) {
    let pieces = Self.pieces(of: line)
    let isCut = pieces.reduce(0) { $0 + ($1.width ?? 0) } > columns
    var (text, cell, isMarking, hasStyle) = ("", 0, false, false)
    for (piece, width) in pieces {
      guard let width else {
        // The end of a style also ends the mark.
        text += piece + (isMarking ? "\u{1B}[7m" : "")
        hasStyle = true
        continue
      }
      guard cell + width <= (isCut ? columns - 1 : columns) else { break }
      let isWanted = marking?.contains(cell) ?? false
      if isWanted != isMarking { text += isWanted ? "\u{1B}[7m" : "\u{1B}[27m" }
      isMarking = isWanted
      text += piece
      cell += width
    }
    if isMarking || (isCut && hasStyle) { text += "\u{1B}[0m" }
    self.text = isCut ? text + ">" : text
  }

  /// The line's characters, and its escape sequences, which have no width.
  private static func pieces(of line: String) -> [(text: Substring, width: Int?)] {
    var pieces: [(text: Substring, width: Int?)] = []
    var rest = Substring(line)
    while let character = rest.first {
      let end = character == "\u{1B}" ? rest.firstIndex(of: "m") : nil
      let next = rest.index(after: end ?? rest.startIndex)
      pieces.append((rest[..<next], end == nil ? CellWidth.of(character) : nil))
      rest = rest[next...]
    }
    return pieces
  }
}

/// The focused control's place among the drawn lines: its text is searched in reading order, control by control.
struct FocusedPlace {
  let line: Int
  let cells: Range<Int>

  /// - Returns: nil if no control has the focus, or its text is not drawn.
  init?(_ screen: PlayScreen) {
    guard let focus = screen.focus, screen.controls.indices.contains(focus) else { return nil }
    let lines = screen.answer.lines
    var start = (line: 0, cell: 0)
    var found: FocusedPlace?
    for control in screen.controls[...focus] {
      found = Self.find(control, in: lines, from: start) ?? Self.find(control, in: lines, from: (0, 0))
      if let found { start = (found.line, found.cells.upperBound) }
    }
    guard let found else { return nil }
    self = found
  }

  private init(line: Int, cells: Range<Int>) { (self.line, self.cells) = (line, cells) }

  private static func find(
    _ control: PlayAnswer.Control, in lines: [String], from start: (line: Int, cell: Int)
  ) -> FocusedPlace? {
    let texts = [control.text, control.texts.first, control.value].compactMap { $0 }.filter { !$0.isEmpty }
    // A button's mark distinguishes it from the same words elsewhere.
    for mark in control.field == nil ? ["[", "[<", ""] : ["|", "|(", ""] {
      for text in texts {
        for index in lines.indices.dropFirst(start.line) {
          let after = index == start.line ? start.cell : 0
          for range in lines[index].ranges(of: mark + text) {
            let cell = CellWidth.of(String(lines[index][..<range.lowerBound])) + mark.count
            guard cell >= after else { continue }
            return FocusedPlace(line: index, cells: cell..<(cell + CellWidth.of(text)))
          }
        }
      }
    }
    return nil
  }
}
