/// The facts of a change, in the words of a reader who compares the two pictures.
package struct FrameFacts: Sendable {
  /// A fact with the lines that show it.
  package struct Found: Sendable {
    package internal(set) var fact: ChangeFact
    /// The golden's lines, and the new ones; both empty for a fact about the whole text.
    package var edit: TextEdit
    var order = 0
    /// The old and the new lines, by their numbers.
    var lines: (old: [Int], new: [Int]) = ([], [])
    /// The change of the storyboard that it follows from if no other frame shows it: another step or another tab before it.
    var follows: ChangeFact.Kind?
  }

  /// In the order of the new text.
  package private(set) var found: [Found] = []
  /// The numbers of lines, a wrapped one counted once.
  private(set) var size = (old: 0, new: 0)
  package var facts: [ChangeFact] { found.map(\.fact) }

  private static let lineLimit = 2_000

  /// A new frame has no facts, as all of it is new.
  /// - Parameter bases: the texts of the screen that a variant may show in parts, and that name what it has no room for.
  package init(_ change: FrameChange, of bases: [[UInt8]] = []) {
    guard let before = change.old, before != change.new else { return }
    let isMirrored = FactText.isMirrored([before, change.new])
    var (old, new) = (FactText(before, isMirrored: isMirrored), FactText(change.new, isMirrored: isMirrored))
    let bases = bases.map { FactText($0, isMirrored: false) }
    let wholes = old.wholes(in: bases).merging(new.wholes(in: bases)) { one, _ in one }
    let texts = ([old, new] + bases).flatMap(\.texts).joined(separator: "\n")
    let ends = TextComparison(old, new).ends
    let rooms = WrappedText.rooms(old.lines + new.lines)
    let plain = (old: old, new: new)
    func join(_ loose: (old: Set<Int>, new: Set<Int>)) {
      (old, new) = plain
      old.joinWrapped(knowing: texts, rooms, except: ends.old, loose: loose.old)
      new.joinWrapped(knowing: texts, rooms, except: ends.new, loose: loose.new)
    }
    join(([], []))
    let wrapped = TextComparison(old, new).wrapped
    if !wrapped.old.isEmpty { join((plain.old.lines(in: wrapped.old), plain.new.lines(in: wrapped.new))) }
    size = (old.lines.count, new.lines.count)
    var comparison = TextComparison(old, new)
    guard let size = comparison.run(lineLimit: Self.lineLimit) else {
      found = comparison.found.sorted { $0.order < $1.order }
      for place in found.indices { found[place].fact = found[place].fact.naming(wholes) }
      // Blank lines, or a note in another form.
      if found.isEmpty { found = [Found(fact: Self.unseen(before, change.new), edit: TextEdit())] }
      return
    }
    let words = "\(size.removed) lines removed and \(size.added) added, too many to list"
    found = [Found(fact: .shared(words, .loss), edit: TextEdit())]
  }

  private static func unseen(_ old: [UInt8], _ new: [UInt8]) -> ChangeFact {
    let texts = [old, new].map { $0.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: " ") } }
    return .shared(texts[0] == texts[1] ? "only the layout differs" : "only the notation differs", .layout)
  }
}

/// Lines of a golden that a change replaces, without the unchanged lines around them.
package struct TextEdit: Hashable, Sendable {
  /// The golden's lines; empty if lines are only added.
  package var removed: [String] = []
  /// The new lines; empty if lines are only removed.
  package var added: [String] = []

  package init(removed: [String] = [], added: [String] = []) { (self.removed, self.added) = (removed, added) }
}

/// A golden and the pending text that may replace it.
package struct FrameChange: Sendable {
  package let name: GoldenName
  package let old: [UInt8]?
  package let new: [UInt8]
  /// The name that the frame had, if it was renamed.
  package let former: GoldenName?

  package init(name: GoldenName, old: [UInt8]?, new: [UInt8], former: GoldenName? = nil) {
    (self.name, self.old, self.new, self.former) = (name, old, new, former)
  }

  /// What changed in a text about a catalog as a whole; nil for a frame, and for a text that differs in another way.
  /// - Parameter names: the new names of screens and states.
  package func wordsOfCatalog(_ names: RenamedNames = RenamedNames([])) -> String? {
    switch name.kind {
    case .frame: nil
    case .matrix: MatrixRows.words(old ?? [], new)
    case .map: MapText.words(old ?? [], new, names)
    }
  }

  /// Whether the text shows several moments: `# 1  shown` follows its head.
  package var isStoryboard: Bool {
    // A variant may only say that it looks like its screen.
    [new, old ?? []].contains {
      $0.split(separator: UInt8(ascii: "\n")).dropFirst().first?.starts(with: "# 1  ".utf8) ?? false
    }
  }
}

/// Compares moments with moments, lines with lines, and pieces with pieces.
struct TextComparison {
  let old: FactText
  let new: FactText
  var found: [FrameFacts.Found] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// The lines that both texts have.
  private(set) var anchors: [(old: Int, new: Int)] = []
  /// They, and those that replace each other.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// The places in ``found`` of lines that have moved.
  var lineMoves: [Int] = []
  /// The first line of each old row by that of the new one.
  private var rows: [Int: Int] = [:]
  /// The old lines of the moment that each new line's moment is compared with.
  private(set) var partners: [Range<Int>] = []
  private var oldNumbers: [Int32] = []
  private var newNumbers: [Int32] = []

  init(_ old: FactText, _ new: FactText) {
    (self.old, self.new) = (old, new)
    var numbers: [FactLine: Int32] = [:]
    func number(_ line: FactLine) -> Int32 {
      let number = numbers[line] ?? Int32(numbers.count)
      numbers[line] = number
      return number
    }
    (oldNumbers, newNumbers) = (old.lines.map(number), new.lines.map(number))
  }

  /// The lines that continue no text, since those between them and the ones above are removed or added as a whole.
  var ends: (old: Set<Int>, new: Set<Int>) {
    let changes = Change.all(in: LineDifference(old: oldNumbers, new: newNumbers)).filter {
      $0.old.isEmpty || $0.new.isEmpty
    }
    return (
      Set(changes.flatMap { [$0.old.lowerBound, $0.old.upperBound] }),
      Set(changes.flatMap { [$0.new.lowerBound, $0.new.upperBound] })
    )
  }

  /// The places of lines that replace each other where a text wraps: the others continue it, however much room they leave.
  var wrapped: (old: [Range<Int>], new: [Range<Int>]) {
    let changes = Change.all(in: LineDifference(old: oldNumbers, new: newNumbers)).filter {
      !$0.old.isEmpty && !$0.new.isEmpty && $0.old.count + $0.new.count > 2
        && (old.lines[$0.old].contains(where: \.isWrapped) || new.lines[$0.new].contains(where: \.isWrapped))
    }
    // A line that is only elsewhere is a text of its own.
    func own(_ text: FactText, _ lines: Range<Int>, _ other: FactText, _ others: Range<Int>) -> [Range<Int>] {
      lines.filter { line in !other.lines[others].contains { $0.words == text.lines[line].words } }.map {
        text.places[$0]
      }
    }
    return (
      changes.flatMap { own(old, $0.old, new, $0.new) }, changes.flatMap { own(new, $0.new, old, $0.old) }
    )
  }

  /// - Returns: the numbers of removed and added lines, if they are too many.
  mutating func run(lineLimit: Int) -> (removed: Int, added: Int)? {
    if identity() { return nil }
    let (before, now) = (old.moments, new.moments)
    let pairing = Pairing(before, now) { was, now in
      let (lines, others) = (Set(oldNumbers[was].dropFirst()), Set(newNumbers[now].dropFirst()))
      let alike = 100 * lines.intersection(others).count / max(lines.count, others.count, 1)
      return old.event(of: was) == new.event(of: now) ? 10_000 + alike : min(alike, 1)
    }
    var pairs = pairing.pairs
    for pair in pairs where old.event(of: before[pair.old]) != new.event(of: now[pair.new]) {
      let (from, to) = (before[pair.old].lowerBound, now[pair.new].lowerBound)
      add(.step(old.lines[from].event, new.lines[to].event), [from], [to])
    }
    var (gone, came) = pairing.unpaired(old: before.count, new: now.count)
    for to in came {
      guard let from = gone.first(where: { old.event(of: before[$0]) == new.event(of: now[to]) }) else { continue }
      gone.removeAll { $0 == from }
      came.removeAll { $0 == to }
      let above = to == 0 ? "" : new.event(of: now[to - 1])
      let isFirst = above.isEmpty || above == "shown"
      let place = isFirst && to + 1 < now.count ? "before '\(new.event(of: now[to + 1]))'" : "after '\(above)'"
      // What follows from another order of steps comes after it.
      add(
        .of(new.lines[now[to].lowerBound].title, "moved \(place)", .loss), [before[from].lowerBound],
        [now[to].lowerBound], at: -1)
      pairs.append((from, to))
    }
    // In another order of the same steps, the moments between follow from the order: those before and after them show other changes.
    if pairs.count > pairing.pairs.count, gone.isEmpty, came.isEmpty {
      let differing = before.indices.filter { old.event(of: before[$0]) != new.event(of: now[$0]) }
      if let first = differing.first, let last = differing.last {
        showReordered(before[first].lowerBound..<before[last].upperBound, now[first].lowerBound..<now[last].upperBound)
      }
      pairs = before.indices.filter { $0 < differing.first ?? 0 || $0 > differing.last ?? 0 }.map { ($0, $0) }
    }
    for place in gone { add(.removed(old.step(before[place])), Array(before[place]), [], at: 0) }
    for place in came { add(.added(new.step(now[place])), [], Array(now[place])) }
    let steps = found.indices
    var stretches: [Change] = []
    partners = Array(repeating: 0..<0, count: new.lines.count)
    for pair in pairs {
      for line in now[pair.new] { partners[line] = before[pair.old] }
      let (was, now) = (old.content(of: before[pair.old]), new.content(of: now[pair.new]))
      let own = Change.all(in: LineDifference(old: Array(oldNumbers[was]), new: Array(newNumbers[now])))
      stretches += own.map {
        Change(
          old: ($0.old.lowerBound + was.lowerBound)..<($0.old.upperBound + was.lowerBound),
          new: ($0.new.lowerBound + now.lowerBound)..<($0.new.upperBound + now.lowerBound))
      }
    }
    (removed, added) = (stretches.flatMap { Array($0.old) }, stretches.flatMap { Array($0.new) })
    let (olds, news) = (Set(removed), Set(added))
    anchors = pairs.flatMap { pair in
      zip(
        old.content(of: before[pair.old]).filter { !olds.contains($0) },
        new.content(of: now[pair.new]).filter { !news.contains($0) }
      ).map { (old: $0, new: $1) }
    }
    self.pairs = anchors
    for pair in anchors where new.lines[pair.new].isRow { rows[pair.new] = pair.old }
    if removed.count + added.count > lineLimit { return (removed.count, added.count) }
    compare(stretches)
    joinSwaps()
    joinPresented()
    movedPieces()
    follow(pairs.map { (before[$0.old], now[$0.new]) }, steps)
    joinLayout()
    return nil
  }

  /// The lines of moments in another order belong to the step that has moved.
  private mutating func showReordered(_ was: Range<Int>, _ now: Range<Int>) {
    let all = Change.all(in: LineDifference(old: Array(oldNumbers[was]), new: Array(newNumbers[now])))
    let gone = all.flatMap { $0.old.map { $0 + was.lowerBound } }
    let came = all.flatMap { $0.new.map { $0 + now.lowerBound } }
    guard let moved = found.first(where: { $0.order == -1 }) else { return }
    found.removeAll { $0.order == -1 && $0.fact == moved.fact }
    add(moved.fact, gone, came, at: -1)
  }

  /// A variant that looks like its screen has one line that says so.
  private mutating func identity() -> Bool {
    let (before, now) = (old.base, new.base)
    guard before != now, before == nil || now == nil else { return false }
    func content(_ text: FactText) -> [Int] { text.lines.count == 1 ? [0] : Array(text.lines.indices.dropFirst()) }
    add(.identity(now == nil ? "no longer" : "now"), content(old), content(new))
    func withoutHeader(_ lines: [String]) -> [String] { Array(lines.drop { $0.hasPrefix("# ") || $0.isEmpty }) }
    let edit = found[found.count - 1].edit
    found[found.count - 1].edit = TextEdit(removed: withoutHeader(edit.removed), added: withoutHeader(edit.added))
    return true
  }

  private mutating func compare(_ stretches: [Change]) {
    for stretch in stretches { arrange(stretch) }
    pairNotes()
    moves(beyond: stretches)
    for stretch in stretches {
      pair(
        removed.filter { stretch.old.contains($0) && !old.continuesRow($0) },
        added.filter { stretch.new.contains($0) && !new.continuesRow($0) })
    }
    // The other lines of a row are compared with those of the same row.
    for (row, line) in rows.sorted(by: { $0.key < $1.key }) {
      pair(removed.filter { old.leads[$0] == line }, added.filter { new.leads[$0] == row })
    }
    moves(beyond: [])
    for stretch in stretches {
      blocks(removed.filter(stretch.old.contains), added.filter(stretch.new.contains), at: stretch.new.lowerBound)
    }
  }

  /// What holds for each row belongs to its moment, wherever the rows are.
  private mutating func pairNotes() {
    let notes = (old: removed.filter { old.lines[$0].kind == .fact }, new: added.filter { new.lines[$0].kind == .fact })
    guard !notes.old.isEmpty, !notes.new.isEmpty else { return }
    let sections = (old: old.sections, new: new.sections)
    for to in notes.new {
      let known = new.lines[to].remarks
      let others = notes.old.filter {
        removed.contains($0) && partners[to].contains($0) && old.lines[$0].remarks.map(\.key) == known.map(\.key)
      }
      let heading = new.lines[sections.new[to]].lead
      guard
        let from = others.first(where: { old.lines[$0].remarks == known })
          ?? others.first(where: { old.lines[sections.old[$0]].lead == heading }) ?? others.first
      else { continue }
      if old.lines[from].remarks != known { for fact in facts(from, to) { add(fact, [from], [to]) } }
      take(from, to)
    }
  }

  private mutating func pair(_ gone: [Int], _ came: [Int]) {
    let pairing = Pairing(gone, came) { likeness($0, $1) }
    for pair in pairing.pairs {
      let (from, to) = (gone[pair.old], came[pair.new])
      for fact in facts(from, to) { add(fact, [from], [to]) }
      take(from, to)
    }
  }

  /// A row replaces a line outside of rows only if it says the same.
  private func likeness(_ from: Int, _ to: Int) -> Int {
    let (line, other) = (old.lines[from], new.lines[to])
    return line.isRow == other.isRow || line.lead == other.lead ? line.likeness(other) : 0
  }

  func facts(_ from: Int, _ to: Int, isMoved: Bool = false) -> [ChangeFact] {
    let row = old.isOfRow(from) == new.isOfRow(to) ? new.lines[new.leads[to]] : FactLine(remarks: [])
    return LineFacts(old.lines[from], new.lines[to], inRow: row, isMoved: isMoved).facts
  }

  mutating func add(_ fact: ChangeFact, _ from: [Int], _ to: [Int], at order: Int? = nil) {
    found.append(FrameFacts.Found(fact: fact, edit: edit(from, to), order: order ?? to.first ?? 0))
    found[found.count - 1].lines = (from, to)
  }

  func edit(_ from: [Int], _ to: [Int]) -> TextEdit {
    TextEdit(removed: old.text(at: from.map { old.places[$0] }), added: new.text(at: to.map { new.places[$0] }))
  }

  mutating func take(_ from: Int, _ to: Int) {
    if new.lines[to].isRow { rows[to] = from }
    pairs.append((from, to))
    removed.removeAll { $0 == from }
    added.removeAll { $0 == to }
  }

  /// Rows, and lines outside rows, whose pieces are on other lines.
  private mutating func arrange(_ stretch: Change) {
    let (gone, came) = (removed.filter(stretch.old.contains), added.filter(stretch.new.contains))
    let (rows, newRows) = (old.rows(of: gone), new.rows(of: came))
    let pairing = Pairing(rows, newRows) { was, now in old.likeness(of: was, new, now) }
    let (loose, newLoose) = (gone.filter { !old.isOfRow($0) }, came.filter { !new.isOfRow($0) })
    let units = pairing.pairs.map { (rows[$0.old], newRows[$0.new]) } + [(loose, newLoose)]
    for (was, now) in units where !was.isEmpty && !now.isEmpty {
      let (lines, others) = (was.map { old.lines[$0] }, now.map { new.lines[$0] })
      let row = old.isOfRow(was[0]) ? old.lines[old.leads[was[0]]] : nil
      let forms = ControlForm(lines).flatMap { form in ControlForm(others).map { form.facts(before: $0) } } ?? []
      let facts = forms.isEmpty ? Arrangement(lines, others)?.facts(inRow: row) ?? [] : forms
      if facts.isEmpty { continue }
      for fact in facts { add(fact, was, now) }
      pairs.append((was[0], now[0]))
      removed.removeAll(where: was.contains)
      added.removeAll(where: now.contains)
    }
  }

  /// Lines that were only removed or only added: a block is one fact.
  private mutating func blocks(_ gone: [Int], _ came: [Int], at order: Int) {
    let nothing = FactLine(remarks: [])
    for (place, line) in gone.map({ ($0, old.lines[$0]) }) where line.kind == .fact {
      for fact in LineFacts(line, nothing, inRow: line).facts { add(fact, [place], [], at: order) }
    }
    for (place, line) in came.map({ ($0, new.lines[$0]) }) where line.kind == .fact {
      for fact in LineFacts(nothing, line, inRow: line).facts { add(fact, [], [place]) }
    }
    let (gone, came) = (gone.filter { old.lines[$0].kind != .fact }, came.filter { new.lines[$0].kind != .fact })
    // A spinner in place of a button.
    if gone.count == 1, came.count == 1, old.lines[gone[0]].kind == new.lines[came[0]].kind,
      let from = old.lines[gone[0]].only, let to = new.lines[came[0]].only
    {
      if from.kind != to.kind { return add(.shared("\(from.name) -> \(to.name)"), gone, came) }
      // One text in place of another, with other looks.
      let isInPlace = old.lines[gone[0]].depth == new.lines[came[0]].depth && from.states == to.states
      if isInPlace, [.text, .prompt].contains(from.kind) {
        return facts(gone[0], came[0]).forEach { add($0, gone, came) }
      }
    }
    switch (old.block(gone), new.block(came)) {
    case ((let title, let more)?, nil): add(.removed(title, more), gone, [], at: order)
    case (nil, (let title, let more)?): add(.added(title, more, as: new.lines[came[0]].withArticle(title)), [], came)
    case ((let title, let more)?, (let other, let end)?):
      // What replaces the other is one change.
      let subject = more.isEmpty ? title : title + more + ","
      add(.replaced(subject, by: new.lines[came[0]].withArticle(other + end)), gone, came, at: order)
    case (nil, nil): break
    }
  }
}

extension FactText {
  func isOfRow(_ line: Int) -> Bool { lines[leads[line]].isRow }
  fileprivate func continuesRow(_ line: Int) -> Bool { leads[line] != line }

  /// Lines by their rows.
  func rows(of places: [Int]) -> [[Int]] {
    places.filter(isOfRow).reduce(into: []) { rows, place in
      if let last = rows.last?.first, leads[last] == leads[place] {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
  }

  /// How much two rows say the same, in percent; 0 if they have less than half in common.
  func likeness(of row: [Int], _ other: FactText, _ otherRow: [Int]) -> Int {
    func words(_ text: FactText, _ places: [Int]) -> [Substring] {
      places.flatMap { text.lines[$0].pieces }.flatMap { $0.text.split(separator: " ") }
    }
    let (before, now) = (words(self, row), words(other, otherRow))
    let common = before.count - ChangeFact.difference(before, now).gone.count
    let share = 100 * common / max(1, min(before.count, now.count))
    return share >= 50 ? share : 0
  }

  /// The lines before the first moment, then each moment with its heading.
  fileprivate var moments: [Range<Int>] {
    let starts = lines.indices.filter { $0 == 0 || lines[$0].kind == .moment }
    return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
  }

  func event(of moment: Range<Int>) -> String {
    lines[moment.lowerBound].kind == .moment ? lines[moment.lowerBound].event : ""
  }

  /// The lines of a moment without its heading.
  fileprivate func content(of moment: Range<Int>) -> Range<Int> {
    lines[moment.lowerBound].kind == .moment ? moment.dropFirst() : moment
  }

  /// The screen that the frame is identical to; nil for a drawing.
  fileprivate var base: String? {
    guard lines.count == 1, let remark = lines[0].remarks.first?.text, remark.hasPrefix(Self.same) else { return nil }
    return String(remark.dropFirst(Self.same.count))
  }

  private static let same = "same as "

  /// The most lines and rows that a block names.
  private static let nameLimit = 3

  /// The name of a block and how it goes on: `row "Tea"`, `rows "Tea" and "Figs"`, `4 lines` and `, from symbol xmark to button "Retry"`.
  fileprivate func block(_ places: [Int]) -> (title: String, more: String)? {
    guard let first = places.first, let last = places.last else { return nil }
    let line = lines[first]
    if line.kind == .presentation || line.kind == .section && isEndOfSection(last, since: first) {
      return (line.title, "")
    }
    // A row has its other lines.
    let named = places.filter { !continuesRow($0) || !places.contains(leads[$0]) }
    guard named.count > 1 else {
      // Its content stays.
      return (
        line.kind == .section && places.count == 1 ? "header" + (line.lead.map { " \($0.label)" } ?? "") : line.title,
        ""
      )
    }
    let names = named.map { lines[$0].isRow ? lines[$0].title : name(of: $0) }
    guard names.count > Self.nameLimit else { return (names.asThings, "") }
    let areRows = named.allSatisfy { lines[$0].isRow }
    let ends = [names[0], names[names.count - 1]].map { areRows ? $0.withoutNoun : $0 }
    return (
      "\(Set(named.map { self.places[$0] }).count) \(areRows ? "rows" : "lines")", ", from \(ends[0]) to \(ends[1])"
    )
  }

  private func name(of place: Int) -> String {
    lines[place].kind == .section ? lines[place].title : lines[place].lead?.name ?? lines[place].title
  }

  /// The first line of the section that each line belongs to, or of its row, or itself.
  var sections: [Int] {
    lines.indices.reduce(into: []) { sections, line in
      let above = line - 1
      let isInside =
        line > 0 && lines[sections[above]].kind == .section && places[above].upperBound == places[line].lowerBound
        && lines[above].depth == lines[line].depth
        && [.row, .selectedRow, .plain, .footer, .fact].contains(lines[line].kind)
      sections.append(isInside ? sections[above] : leads[line])
    }
  }

  /// Whether the section that begins on a line has its last line there.
  private func isEndOfSection(_ last: Int, since first: Int) -> Bool {
    sections[last] == first && (last + 1 == lines.count || sections[last + 1] != first)
  }
}

extension FactLine {
  /// The share of words in common, in percent, that makes two lines one.
  fileprivate static let leastShare = 30

  /// In percent; 0 for lines with too little in common to replace each other.
  func likeness(_ other: FactLine) -> Int {
    guard depth == other.depth, kind.isLike(other.kind) else { return 0 }
    if words == other.words { return 100 }
    let (before, now) = (tokens, other.tokens)
    let all = max(before.count, now.count)
    guard all > 0 else { return 0 }
    let common = before.count - ChangeFact.difference(before, now).gone.count
    let share = 90 * common / all
    if share >= Self.leastShare { return share }
    // One text replaces another with the same look and the same kind of place.
    let isAlone = before.count <= 3 && now.count <= 3
    let areAlike =
      pieces.map(\.looks) == other.pieces.map(\.looks) && zip(pieces, other.pieces).allSatisfy { $0.likeness($1) > 0 }
    guard areAlike, isAlone else { return share / 3 }
    return pieces.map(\.states) == other.pieces.map(\.states) ? 25 : 20
  }

  /// Where its pieces are, to a user; nil in the content.
  var area: String? {
    switch kind {
    case .title: "the navigation bar"
    case .bottom: "the bottom bar"
    case .section: "a section's header"
    case .footer: "a section's footer"
    default: nil
    }
  }

  /// Whether it is the same row with other looks or values.
  func isRowLike(_ other: FactLine) -> Bool {
    isRow && depth == other.depth && pieces.count > 1 && other.pieces.count > 1 && lead == other.lead
  }

  /// The words of its pieces and their looks, without the states of controls: a disabled button is still that button.
  private var tokens: [String] { pieces.flatMap { $0.text.split(separator: " ").map(String.init) + $0.looks } }
}

extension GoldenLine.Kind {
  fileprivate func isLike(_ other: GoldenLine.Kind) -> Bool {
    self == other || isRow && other.isRow || self == .plain && other.isRow || isRow && other == .plain
  }

  private var isRow: Bool { self == .row || self == .selectedRow }
}
