/// The changed lines of a matrix or a map: those that follow from a change of their screen, and those that are changes of their own.
struct FollowingLines {
  /// The lines, each with the place of its change among the groups.
  private(set) var caused: [(edit: TextEdit, cause: Int)] = []
  /// Those about screens without a changed frame, as one change.
  private(set) var own: [TextEdit] = []
  /// Those of screens that only one of the texts has.
  private(set) var screens: [FrameFacts.Found] = []
  private let causes: [Cause]
  private var parts: [Int: [TextEdit]] = [:]

  /// - Parameter former: the names that renamed frames had.
  init(_ change: FrameChange, _ edits: [TextEdit], _ groups: [ChangeGroup], former: [GoldenName: GoldenName]) {
    causes = groups.enumerated().filter { $1.part != .ofCatalog }.map {
      Cause(place: $0, group: $1, in: change.name.catalog, former)
    }.filter { !$0.screens.isEmpty }
    let names = RenamedNames(former.filter { $0.key.catalog == change.name.catalog }.map { ($0.value, $0.key) })
    let was = Self.screens(change.name, change.old ?? [], names)
    let now = Self.screens(change.name, change.new)
    addScreens(was, among: now, areRemoved: true)
    addScreens(now, among: was, areRemoved: false)
    let before = Dictionary(was.map { ($0.name, $0.lines) }) { $1 }
    for (screen, lines) in now {
      guard let old = before[screen], old != lines else { continue }
      // What only has new names belongs to the rename.
      let (gone, came) = names.isEmpty ? ChangeFact.difference(old, lines) : names.difference(old, lines)
      if gone + came == [], !names.isEmpty { continue }
      // Only the order is another one.
      let edit = gone + came == [] ? TextEdit(removed: old, added: lines) : TextEdit(removed: gone, added: came)
      // Invented names and other numbers follow from anything.
      let followsAny = change.name.kind == .map && MapText.isSame(old, lines, names)
      let own = causes(of: screen) + (followsAny ? causes.prefix(1) : [])
      if own.isEmpty { self.own.append(edit) } else { follow(edit, own, isOne: change.name.kind == .matrix) }
    }
    caused = parts.sorted { $0.key < $1.key }.map { (.joined($0.value), $0.key) }
    addHead(edits)
    if caused.isEmpty, own.isEmpty, screens.isEmpty {
      if let first = causes.first { caused = [(.joined(edits), first.place)] } else { own = edits }
    }
    if !own.isEmpty { own = [.joined(own)] }
  }

  /// The changes of a screen, or else those of its variants and of the screen whose variant it is.
  private func causes(of screen: String) -> [Cause] {
    let own = causes.filter { $0.screens.contains(screen) }
    func isVariant(_ name: String, of base: String) -> Bool { name.hasPrefix(base + " in ") }
    return own.isEmpty
      ? causes.filter { $0.screens.contains { isVariant($0, of: screen) || isVariant(screen, of: $0) } } : own
  }

  /// Adds each line, or all of them as one, to the change that they are most about.
  private mutating func follow(_ edit: TextEdit, _ causes: [Cause], isOne: Bool = false) {
    let lines =
      edit.removed.map { TextEdit(removed: [$0], added: []) } + edit.added.map { TextEdit(removed: [], added: [$0]) }
    for part in isOne ? [edit] : lines {
      let relevance = causes.map { $0.relevance(of: part) }
      let cause = causes[relevance.firstIndex(of: relevance.max() ?? 0) ?? 0]
      parts[cause.place, default: []].append(part)
    }
  }

  /// Adds the screens that other ones lack.
  private mutating func addScreens(_ all: [Screen], among others: [Screen], areRemoved: Bool) {
    let known = Set(others.map(\.name))
    var own: [Screen] = []
    for screen in all where !known.contains(screen.name) {
      let causes = causes.filter { $0.screens.contains(screen.name) }
      if causes.isEmpty { own.append(screen) } else { follow(Self.edit(screen.lines, isRemoved: areRemoved), causes) }
    }
    guard !own.isEmpty else { return }
    let fact = ChangeFact.screens(
      own.map(\.name), areRemoved: areRemoved, among: known.intersection(all.map(\.name)))
    screens.append(FrameFacts.Found(fact: fact, edit: Self.edit(own.flatMap(\.lines), isRemoved: areRemoved)))
  }

  private static func edit(_ lines: [String], isRemoved: Bool) -> TextEdit {
    TextEdit(removed: isRemoved ? lines : [], added: isRemoved ? [] : lines)
  }

  /// What explains the marks of a matrix comes and goes with its lines.
  private mutating func addHead(_ edits: [TextEdit]) {
    func head(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("#") } }
    let head = TextEdit(removed: head(edits.flatMap(\.removed)), added: head(edits.flatMap(\.added)))
    guard head != TextEdit() else { return }
    if !(head.removed + head.added).allSatisfy(CoverageMatrix.isLegend) {
      own.append(head)
    } else if let last = screens.indices.last {
      screens[last].edit = .joined([screens[last].edit, head])
    } else if !caused.isEmpty {
      caused[0].edit = .joined([caused[0].edit, head])
    } else {
      own.append(head)
    }
  }

  private typealias Screen = (name: String, lines: [String])

  /// The screens of a matrix or a map, each with its lines.
  private static func screens(
    _ name: GoldenName, _ text: [UInt8], _ names: RenamedNames = RenamedNames([])
  ) -> [Screen] {
    MapText.screens(in: text).map { lines in
      let end = name.kind == .map ? nil : lines[0].firstRange(of: ": ")?.lowerBound
      let screen = NameEscaping.read(lines[0][..<(end ?? lines[0].endIndex)])
      return (Selection.written(names.screen(screen)), lines.map(String.init))
    }
  }
}

/// A change of screens, as the cause of changes in texts about their catalog.
private struct Cause {
  let place: Int
  /// The changed screens of the catalog.
  let screens: Set<String>
  private let states: Set<String>
  private let words: (removed: Set<Substring>, added: Set<Substring>)

  init(place: Int, group: ChangeGroup, in catalog: String, _ former: [GoldenName: GoldenName]) {
    self.place = place
    let frames = group.frames.filter { $0.kind == .frame && $0.catalog == catalog }
    screens = Set(frames.map { Selection.written($0.screen) })
    states = Set(frames.map { Selection.written($0.state) })
    let renamed = frames.filter { former[$0] != nil }
    let names = TextEdit(removed: renamed.compactMap { former[$0]?.selector }, added: renamed.map(\.selector))
    // The states of what is new, or was removed, name its lines, and its text has words of all others.
    let words =
      group.isOfScreens
      ? (removed: TextEdit.words(frames.map(\.state)), added: TextEdit.words(frames.map(\.state)))
      : TextEdit.joined([group.edit, names]).changedWords
    // A control that can be used now has moves, and without what VoiceOver says it has the name of its symbol.
    let subject = group.fact.isState || group.fact.isSpoken ? TextEdit.words([group.fact.subject ?? ""]) : []
    self.words = (words.removed.union(subject), words.added.union(subject))
  }

  /// How much the line of an edit that says most is about it.
  func relevance(of edit: TextEdit) -> Int {
    (edit.removed.map { relevance(of: $0, isNew: false) } + edit.added.map { relevance(of: $0, isNew: true) }).max()
      ?? 0
  }

  /// By the words that the line removes or adds, then by the state at its beginning.
  private func relevance(of line: String, isNew: Bool) -> Int {
    let start = line.drop { $0 == " " }.firstRange(of: "  ").map { String(line.drop { $0 == " " }[..<$0.lowerBound]) }
    return 2 * TextEdit.words([line]).intersection(isNew ? words.added : words.removed).count
      + (start.map(states.contains) == true ? 1 : 0)
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
