/// The changed lines of a matrix or a map: those that follow from a change of a screen, and those that are changes of their own.
struct FollowingLines {
  /// The lines, each with the place of its change among the groups.
  private(set) var caused: [(edit: TextEdit, cause: Int)] = []
  private(set) var own: [TextEdit] = []
  /// Those of screens that only one of the texts has.
  private(set) var screens: [FrameFacts.Found] = []

  /// - Parameter former: the names that renamed frames had.
  init(_ change: FrameChange, _ edits: [TextEdit], _ groups: [ChangeGroup], former: [GoldenName: GoldenName]) {
    let causes = groups.enumerated().filter { $1.part != .ofCatalog && $1.frames[0].catalog == change.name.catalog }
      .map { Cause(place: $0, group: $1, former) }
    let edits = takeScreens(
      edits, of: change, renamed: Set((Array(former.keys) + Array(former.values)).map { Selection.written($0.screen) }))
    if change.name.kind == .map {
      let names = RenamedNames(former.filter { $0.key.catalog == change.name.catalog }.map { ($0.value, $0.key) })
      compare(MapText(change.old ?? [], names), MapText(change.new), causes)
      // Only the order is another one, or the head, or the name of a screen.
      if caused.isEmpty, own.isEmpty, screens.isEmpty {
        let left = ChangeFact.difference(edits.flatMap(\.removed), edits.flatMap(\.added))
        let edits = left.gone + left.came == [] ? edits : [TextEdit(removed: left.gone, added: left.came)]
        if let first = causes.first { caused = edits.map { ($0, first.place) } } else { own = edits }
      }
    } else {
      let areLooks = change.name.digest(of: change.old ?? []) == change.name.digest(of: change.new)
      for edit in edits {
        let words = edit.changedWords
        let areExplained = areLooks || Cause.explain(words, causes)
        let cause =
          causes.first { Cause.explain(words, [$0]) || areLooks && $0.looks(in: edit) }
          ?? (areExplained ? causes.first : nil)
        if let cause { caused.append((edit, cause.place)) } else { own.append(edit) }
      }
    }
    // A text about a catalog has one change of its own.
    if !own.isEmpty { own = [.joined(own)] }
  }

  /// Takes the lines of screens that were removed or added out of some edits.
  private mutating func takeScreens(_ edits: [TextEdit], of change: FrameChange, renamed: Set<String>) -> [TextEdit] {
    let (before, now) = (Self.screens(change.name, change.old ?? []), Self.screens(change.name, change.new))
    let (was, are) = (Set(before.map(\.name)).union(renamed), Set(now.map(\.name)).union(renamed))
    let (removed, added) = (before.filter { !are.contains($0.name) }, now.filter { !was.contains($0.name) })
    let (gone, came) = (removed.flatMap(\.lines), added.flatMap(\.lines))
    for (own, edit) in [(removed, TextEdit(removed: gone)), (added, TextEdit(added: came))] where !own.isEmpty {
      screens.append(
        FrameFacts.Found(
          fact: .screens(own.map(\.name), areRemoved: edit.added.isEmpty, among: was.intersection(are)), edit: edit))
    }
    let (olds, news) = (Set(gone), Set(came))
    let left = edits.map {
      TextEdit(removed: $0.removed.filter { !olds.contains($0) }, added: $0.added.filter { !news.contains($0) })
    }.filter { $0 != TextEdit() }
    guard let last = screens.indices.last else { return left }
    // What explains the marks of a matrix comes and goes with its screens.
    let legends = left.filter { ($0.removed + $0.added).allSatisfy(CoverageMatrix.isLegend) }
    screens[last].edit = .joined([screens[last].edit] + legends)
    return left.filter { !legends.contains($0) }
  }

  /// The screens of a matrix or a map, each with its lines.
  private static func screens(_ name: GoldenName, _ text: [UInt8]) -> [(name: String, lines: [String])] {
    MapText.screens(in: text).map { lines in
      let end = name.kind == .map ? nil : lines[0].firstRange(of: ": ")?.lowerBound
      return (String(lines[0][..<(end ?? lines[0].endIndex)]), lines.map(String.init))
    }
  }

  /// Pairs the moves of two maps: they follow from a change by whose words alone they differ, and from one that removes or adds their
  /// control. Another order, and other numbers of the same looks, follow from anything.
  private mutating func compare(_ old: MapText, _ new: MapText, _ causes: [Cause]) {
    let shown = Set(screens.flatMap { $0.edit.removed + $0.edit.added })
    let known = Set(old.moves.map(\.screen)).intersection(new.moves.map(\.screen))
    var (gone, came, renumbered) = MapText.difference(old, new)
    gone.removeAll { !known.contains($0.screen) && shown.contains($0.line) }
    came.removeAll { !known.contains($0.screen) && shown.contains($0.line) }
    var numbers = Renumbering(ChangeFact.difference(new.moves, came).gone)
    var parts: [(edit: TextEdit, cause: Int?)] = renumbered.map { old, new in
      (TextEdit(removed: [old.line], added: [new.line]), nil)
    }
    for move in gone {
      let found = came.enumerated().lazy.compactMap { index, other -> (index: Int, cause: Int?)? in
        var known = numbers
        guard let words = move.changedWords(other, &known) else { return nil }
        let cause =
          (causes.first { Cause.explain(words, [$0]) } ?? causes.first { $0.renames(move, other) })?.place
        guard words == ([], []) || cause != nil else { return nil }
        numbers = known
        return (index, cause)
      }.first
      guard let found else { continue }
      gone.removeAll { $0 == move }
      parts.append((TextEdit(removed: [move.line], added: [came.remove(at: found.index).line]), found.cause))
    }
    /// The looks that only one map has, with the change that led to them.
    var led: [[String]: Int] = [:]
    for (move, isNew) in gone.map({ ($0, false) }) + came.map({ ($0, true) }) {
      let edit = TextEdit(removed: isNew ? [] : [move.line], added: isNew ? [move.line] : [])
      // The same step may end, or begin, elsewhere.
      let others = (isNew ? gone : came).filter { move.isSameStep(as: $0) }
      let elsewhere = (isNew ? gone : came).filter(move.isSame)
      let cause =
        causes.first { $0.has(move, isNew: isNew) }
        ?? causes.first { $0.changesNumber(of: move) }
        ?? causes.first { cause in elsewhere.contains { cause.has($0, isNew: !isNew) } }
        ?? causes.first { cause in ([move] + others).contains { cause.isMet(by: $0) } }
        ?? causes.first { $0.hasMoment(of: [move] + elsewhere) }
        ?? Cause.move(of: move.screen, causes)
      if let place = cause?.place ?? led[[move.screen, move.start]] {
        parts.append((edit, place))
        let others = (isNew ? old : new).moves.filter { $0.screen == move.screen }
        for look in move.parts.dropFirst(2) where !others.contains(where: { $0.parts.contains(look) }) {
          led[[move.screen, look]] = place
        }
      } else {
        own.append(edit)
      }
    }
    if let first = parts.lazy.compactMap(\.cause).first ?? causes.first?.place {
      for cause in Set(parts.map { $0.cause ?? first }).sorted() {
        caused.append((.joined(parts.filter { ($0.cause ?? first) == cause }.map(\.edit)), cause))
      }
    } else {
      own = parts.map(\.edit) + own
    }
  }
}

/// A change of screens, as the cause of changes in texts about their catalog.
private struct Cause {
  let place: Int
  private let frames: [GoldenName]
  private let words: (removed: Set<Substring>, added: Set<Substring>)
  private let fact: ChangeFact
  /// Whether something else is presented.
  private let isPresentation: Bool

  init(place: Int, group: ChangeGroup, _ former: [GoldenName: GoldenName]) {
    (self.place, frames, fact) = (place, group.frames, group.fact)
    let renamed = frames.filter { former[$0] != nil }
    let names = TextEdit(removed: renamed.compactMap { former[$0]?.selector }, added: renamed.map(\.selector))
    isPresentation = (group.edit.removed + group.edit.added).contains {
      $0.drop { $0 == "|" || $0 == " " }.hasPrefix("! ")
    }
    // Without what VoiceOver says a control has the name of its symbol.
    let subject = group.fact.isSpoken ? group.fact.subject.map { TextEdit.words([$0]) } ?? [] : []
    let words = TextEdit(removed: group.edit.removed + names.removed, added: group.edit.added + names.added)
      .changedWords
    self.words = (words.removed.union(subject), words.added.union(subject))
  }

  /// Whether the words are among those that some changes make together.
  static func explain(_ other: (removed: Set<Substring>, added: Set<Substring>), _ causes: [Cause]) -> Bool {
    other != ([], []) && other.removed.isSubset(of: causes.flatMap(\.words.removed))
      && other.added.isSubset(of: causes.flatMap(\.words.added))
  }

  /// Whether it removes or adds the control of a move from one of its frames, or what the move dismisses.
  func has(_ move: MapText.Move, isNew: Bool) -> Bool {
    guard frames.contains(where: { $0.screen == move.screen && Selection.written($0.state) == move.start }) else {
      return false
    }
    // What it presents is in front of the other controls.
    if isPresentation { return true }
    let (its, others) = isNew ? (words.added, words.removed) : (words.removed, words.added)
    let names = move.event.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map {
      TextEdit.words([String($0.element)])
    }
    let control = fact.isState ? fact.subject.map { TextEdit.words([$0]) } : nil
    return names.contains { $0 == control || (others.isEmpty || fact.isRemoval) && !$0.isEmpty && $0.isSubset(of: its) }
  }

  /// Whether it changes the number in the name of a move's control, from whichever look this is used.
  func changesNumber(of move: MapText.Move) -> Bool {
    guard fact.isOfNumbers, let name = fact.wording?.old.joined(separator: " ") else { return false }
    return frames.contains { $0.screen == move.screen }
      && move.event.withNumbersAsOne.contains("\"\(name.withNumbersAsOne)\"")
  }

  /// The change of a screen that only moves lines: what its controls lead to is tried in another order.
  static func move(of screen: String, _ causes: [Cause]) -> Cause? {
    let own = causes.filter { $0.frames.contains { $0.kind == .frame && $0.screen == screen } }
    return own.allSatisfy(\.fact.isMove) ? own.first : nil
  }

  /// Whether two moves differ by the names of looks without a golden, each that of its first text that changed, and the change moves texts;
  /// or by numbers, and it changes numbers.
  func renames(_ move: MapText.Move, _ other: MapText.Move) -> Bool {
    let pairs = zip(move.parts, other.parts).filter { $0 != $1 }
    guard frames.contains(where: { $0.screen == move.screen }) else { return false }
    return fact.isMove && pairs.allSatisfy { $0.hasPrefix("? \"") && $1.hasPrefix("? \"") }
      || fact.isOfNumbers && pairs.allSatisfy { $0.withNumbersAsOne == $1.withNumbersAsOne }
  }

  /// Whether one of some moves leaves a moment of a storyboard that it changes.
  func hasMoment(of moves: [MapText.Move]) -> Bool {
    moves.contains { move in
      let (name, number) = Renumbering.numbered(move.start)
      return number != "1"
        && frames.contains { $0.kind == .frame && $0.screen == move.screen && Selection.written($0.state) == name }
    }
  }

  /// Whether it changes a state that a move leads to, and not the one that it leaves.
  func isMet(by move: MapText.Move) -> Bool {
    let own = frames.filter { $0.kind == .frame && $0.screen == move.screen }.map { Selection.written($0.state) }
    return !own.contains(move.start) && move.parts.dropFirst(2).contains { own.contains(Renumbering.numbered($0).name) }
  }

  /// Whether a row of a matrix is about one of its frames.
  func looks(in edit: TextEdit) -> Bool {
    frames.contains { frame in
      (edit.removed + edit.added).contains { $0.hasPrefix(Selection.written(frame.screen) + ":") }
    }
  }
}

/// The numbers that looks of one name have got: each look keeps one.
struct Renumbering {
  private var numbers: [[String]: String] = [:]
  private var taken: [[String]: String] = [:]

  /// - Parameter kept: the moves that both maps have, whose looks keep their numbers.
  init(_ kept: [MapText.Move]) {
    for move in kept { for part in move.parts { _ = add(part, part, of: move.screen) } }
  }

  /// - Returns: whether two names are the same but for a number that fits those of the other looks.
  mutating func add(_ old: String, _ new: String, of screen: String) -> Bool {
    let ((name, was), (other, now)) = (Self.numbered(old), Self.numbered(new))
    guard name == other else { return false }
    let keys = ([screen, name, was], [screen, name, now])
    guard numbers[keys.0] ?? now == now, taken[keys.1] ?? was == was else { return false }
    (numbers[keys.0], taken[keys.1]) = (now, was)
    return true
  }

  /// The first of several looks with a name has no number.
  static func numbered(_ name: String) -> (name: String, number: String) {
    guard let blank = name.lastIndex(of: " "), let number = Int(name[name.index(after: blank)...]) else {
      return (name, "1")
    }
    return (String(name[..<blank]), "\(number)")
  }
}

extension TextEdit {
  static func joined(_ edits: [TextEdit]) -> TextEdit {
    TextEdit(removed: edits.flatMap(\.removed), added: edits.flatMap(\.added))
  }

  /// The words that are on one side only.
  var changedWords: (removed: Set<Substring>, added: Set<Substring>) {
    let (old, new) = (Self.words(removed), Self.words(added))
    return (old.subtracting(new), new.subtracting(old))
  }

  fileprivate static func words(_ lines: [String]) -> Set<Substring> {
    Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
  }
}
