import EveryStateGoldens

/// A review that fills a terminal: the question, as much of the change as fits, the last messages, and the keys.
package struct ReviewScreen: Sendable {
  /// The lines from the top; the last one is the question.
  package let lines: [ShownLine]
  package let mostScrolled: Int
  package let room: Int

  package init(_ walk: ReviewWalk, scrolled: Int, said: [ShownLine], columns: Int, rows: Int) {
    let keys = Self.keys(walk, columns)
    let heading = walk.heading.flatMap { $0.wrapped(to: columns) }
    let change = walk.change.map { ChangeLayout($0, columns: columns).lines.flatMap { $0.wrapped(to: columns) } } ?? []
    var said = said.flatMap { $0.wrapped(to: columns) }
    // The change is most important: the other parts make room for it.
    let limit = max(2, rows / 3)
    if said.count > limit { said = [ShownLine(" ...", .faint)] + said.suffix(limit - 1) }
    if !said.isEmpty { said.insert("", at: 0) }
    let shownHeading = heading.prefix(max(2, rows - keys.count - said.count - min(change.count, 6) - 1))
    let space = max(3, rows - shownHeading.count - said.count - keys.count - 1)
    let part = Part(of: change, scrolled: scrolled, space: space, columns: columns)
    (room, mostScrolled) = (part.room, part.mostScrolled)
    let lines = Array(shownHeading) + part.lines
    self.lines = lines + said + [""] + keys
  }

  package init(helpScrolled scrolled: Int, columns: Int, rows: Int) {
    let help = ReviewWalk.help.flatMap { $0.wrapped(to: columns) }
    let part = Part(of: help, scrolled: scrolled, space: max(3, rows - 3), columns: columns)
    (room, mostScrolled) = (part.room, part.mostScrolled)
    lines = [ShownLine("Keys", .title)] + part.lines + ["", ShownLine("any other key closes the help: ", .title)]
  }

  package init(listOf walk: ReviewWalk, at place: Int, columns: Int, rows: Int) {
    let entries = walk.entries
    room = max(1, rows - 3)
    mostScrolled = 0
    let from = min(max(0, place - room / 2), max(0, entries.count - room))
    let shown = entries.indices.dropFirst(from).prefix(room).map { index in
      let entry = entries[index]
      let words = "\(index == place ? ">" : " ") [\(index + 1)/\(entries.count)] \(entry.title)"
      let line = ShownLine([
        ShownLine.Piece(words, index == place ? .title : .plain),
        ShownLine.Piece(entry.state.isEmpty ? "" : "  " + entry.state, .faint),
      ])
      return line.wrapped(to: columns)[0]
    }
    lines =
      [ShownLine("All questions", .title)] + shown + ["", ShownLine("up, down, Enter goes there, l closes: ", .title)]
  }

  /// The part of scrollable lines that fits.
  private struct Part {
    let lines: [ShownLine]
    let room: Int
    let mostScrolled: Int

    init(of all: [ShownLine], scrolled: Int, space: Int, columns: Int) {
      let isLong = all.count > space
      room = isLong ? space - 1 : all.count
      mostScrolled = all.count - room
      let from = min(max(0, scrolled), mostScrolled)
      let shown = Array(all[from..<from + room])
      guard isLong else {
        lines = shown
        return
      }
      let (above, below) = (from, all.count - from - room)
      let words = [above > 0 ? "\(above) more above" : nil, below > 0 ? "\(below) more below" : nil].compactMap { $0 }
      let line = ShownLine(" ... \(words.joined(separator: ", ")): arrows, space, wheel", .faint)
      lines = shown + [line.wrapped(to: columns)[0]]
    }
  }

  private static func keys(_ walk: ReviewWalk, _ columns: Int) -> [ShownLine] {
    let list: [(key: Character, words: String)] = walk.entryCount > 1 ? [("l", "list")] : []
    let all = walk.choices.dropLast(2) + list + walk.choices.suffix(2)
    var lines: [String] = []
    for choice in all {
      let words = "\(choice.key) \(choice.words)"
      if let last = lines.last, last.count + 2 + words.count + 2 <= columns {
        lines[lines.count - 1] += ", " + words
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(words)
      }
    }
    return lines.dropLast().map { ShownLine($0, .title) } + [ShownLine((lines.last ?? "") + ": ", .title)]
  }
}

/// Distinguishes a held key from one that is pressed again: after a decision, a key decides again only after a pause.
package struct HeldKey: Sendable {
  /// Keyboards wait up to 0.66 s before they repeat a key (X11's default), and then send it every 0.03 to 0.1 s.
  package static let pause = Duration.milliseconds(750)

  private var last: (key: Character, time: Duration)?

  package init() {}

  package mutating func takes(_ key: Character, at time: Duration) -> Bool {
    defer { last = (key, time) }
    guard let last, last.key == key else { return true }
    return time - last.time >= Self.pause
  }
}
