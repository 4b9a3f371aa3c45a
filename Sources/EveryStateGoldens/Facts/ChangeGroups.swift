/// A change of a run, once: what it is, how it looks, and the frames that have it.
package struct ChangeGroup: Sendable, CustomStringConvertible {
  /// The fact and the lines of its first frame.
  package let fact: ChangeFact
  package private(set) var edit: TextEdit
  /// The frames that have it, each once: states, storyboards, then the matrices and maps that it moves.
  package private(set) var frames: [GoldenName] = []
  /// Its lines in variants' own words, then those of the matrices and maps that it moves; equal ones once, with the texts that have them.
  package private(set) var following: [(names: [GoldenName], edit: TextEdit)] = []
  /// The different hunks of ``edit``, and how often the first frame repeats one of them.
  private var hunks: Set<TextEdit>
  package private(set) var repeats = 0
  /// How many pieces changed.
  package private(set) var count = 0
  package let part: Part
  private var variety: ChangeFact.Variety
  /// The lines of the first frame that ``edit`` has.
  private var lines: (old: Set<Int>, new: Set<Int>) = ([], [])
  /// Other facts of the same lines in the same frames.
  private var others: [ChangeGroup] = []
  /// The same change of other pieces in the same frames.
  private var siblings: [ChangeFact] = []
  /// The frames that have it itself.
  private var shown: [GoldenName] = []

  /// What is shown first: what users lose, other changes, the layout, then what only follows from screens.
  package enum Part: Int, Sendable { case loss, other, layout, ofCatalog }

  fileprivate var isRemoval: Bool { part == .loss && fact.isRemoval }

  /// What its pieces look like now: `orange`.
  var looks: Set<String> {
    Set(([self] + others).flatMap { $0.fact.looks })
  }

  /// Whether its lines had a text and no longer have it.
  package func removes(_ text: String) -> Bool {
    edit.removed.contains { $0.contains(text) } && !edit.added.contains { $0.contains(text) }
  }

  /// Whether its lines have, or had, a text.
  package func names(_ text: String) -> Bool { (edit.removed + edit.added).contains { $0.contains(text) } }

  /// The text that replaced a text; nil if none or several did.
  func replacement(of text: String) -> String? {
    let wordings = ([self] + others).compactMap(\.fact.wording).filter { $0.old.joined(separator: " ") == text }
    let new = wordings.map { $0.new.joined(separator: " ") }.distinct
    return new.count == 1 ? new[0] : nil
  }

  func has(_ kind: ChangeFact.Kind) -> Bool {
    siblings.contains { $0.kind == kind } || ([self] + others).contains { $0.fact.kind == kind }
  }

  /// Whether it changes no word and no style, only indentation, wrapping, blank lines.
  package var isPlaceOnly: Bool { part == .layout }

  /// What it is in one sentence; nil for a text without a golden, which is new as a whole.
  package var sentence: String? { isNew && !isOfScreens ? nil : words }

  /// Whether it is what a catalog declares for the first time, or no longer.
  package var isOfScreens: Bool { part != .ofCatalog && fact.isOfScreens }

  /// Whether it changes texts about a catalog, and no screen.
  var isOfCatalog: Bool { !isNew && part == .ofCatalog }

  /// Whether it is a text without a golden.
  package let isNew: Bool
  /// Whether it changes frames that have goldens.
  package let isChange: Bool

  /// The piece, if only one has changed, and the change.
  package var words: String { parts { _ in "" }.map(\.words).joined(separator: "; ") }

  /// The facts in words, those of one piece in one part if they are in one place.
  private func parts(_ place: (ChangeGroup) -> String) -> [(subject: String?, words: String, place: String)] {
    ([self] + others).reduce(into: []) { parts, group in
      let isOfOnePiece = group.variety.isOfOnePiece
      let subject = isOfOnePiece ? group.fact.shownSubject : group.fact.subject(of: group.variety)
      let own = place(group)
      if let subject, let last = parts.last, last.subject == subject, last.place == own, !group.fact.isMove {
        parts[parts.count - 1].words += ", " + group.fact.change
      } else {
        let words = isOfOnePiece ? group.fact.description : group.fact.description(of: group.variety)
        parts.append((subject, words, own))
      }
    }
  }

  /// `red -> orange: 18 times in 9 frames`, `button "Retry" is now disabled: Basket / failed`.
  package var description: String {
    if isOfScreens { return words }
    if isOfCatalog { return "\(self.frames.map(\.description).asList): \(words)" }
    // Facts in the same places are counted once.
    let parts = parts(\.place)
    let ends = parts.indices.filter { $0 + 1 == parts.count || parts[$0 + 1].place != parts[$0].place }
    return parts.indices.map { parts[$0].words + (ends.contains($0) ? ": \(parts[$0].place)" : "") }
      .joined(separator: "; ")
  }

  private var place: String {
    let frames = shown.filter { $0.kind == .frame }
    let place = frames.count == 1 ? "\(frames[0])" : "\(frames.count) frames"
    return count <= frames.count ? place : "\(count) times in \(place)"
  }

  fileprivate init(_ found: FrameFacts.Found, of change: FrameChange) {
    (fact, edit, hunks, variety) = (found.fact, found.edit, [found.edit], ChangeFact.Variety([found.fact]))
    isNew = change.old == nil
    isChange = !isNew && change.name.kind == .frame
    part = change.name.kind != .frame ? .ofCatalog : Part(rawValue: found.fact.rank.rawValue) ?? .other
  }

  fileprivate init(_ declared: DeclaredChange) {
    (fact, edit) = (.declared(declared), declared.texts.first?.edit ?? TextEdit())
    (hunks, variety) = ([edit], ChangeFact.Variety([fact]))
    (isNew, isChange, part) = (!declared.isRemoval, false, declared.isRemoval ? .loss : .other)
    frames = declared.texts.map(\.name)
    (shown, count) = (frames, frames.count)
    follow(declared.texts.dropFirst().filter { $0.edit != TextEdit() }.map { ([$0.name], $0.edit) })
  }

  /// - Parameter base: the fact of the screen that a variant repeats, in its own words or not.
  fileprivate mutating func add(_ found: FrameFacts.Found, of name: GoldenName, repeating base: ChangeFact?) {
    let isVariant = base != nil || found.fact.isStep
    if name == frames.first ?? name {
      // Several facts of the same lines show them once.
      let isKnown = lines.old.isSuperset(of: found.lines.old) && lines.new.isSuperset(of: found.lines.new)
      if !frames.isEmpty, !isKnown || found.lines == ([], []) {
        if hunks.insert(found.edit).inserted { edit = .joined([edit, found.edit]) } else { repeats += 1 }
      }
      lines.old.formUnion(found.lines.old)
      lines.new.formUnion(found.lines.new)
    } else if let base, found.fact.description != base.description {
      follow([([name], found.edit)])
    }
    if frames.last != name {
      frames.append(name)
      shown.append(name)
    }
    count += 1
    if !isVariant { variety.add(found.fact, isShown: name == frames.first) }
  }

  /// Whether it is part of another change: the order of the rows in a state is that in another, whether a control can be used follows
  /// from a value on its line or from a number in its frames, and a row that comes or goes with it says so.
  fileprivate func isPart(of other: ChangeGroup) -> Bool {
    if fact.isMove {
      return other.fact.isMove && (isBesides(other) || fact.isMoveOfAny && screens.isSubset(of: other.screens))
    }
    guard isChange, other.isChange, fact.isState || fact.isRemoval && other.fact.isState else { return false }
    if fact.isRemoval { return other.part == .other && shown == other.shown }
    return other.fact.wording != nil && isOfLines(of: other)
      || other.fact.isOfNumbers && part == .other && Set(shown).isSubset(of: other.shown)
  }

  private var screens: Set<String> { Set(frames.filter { $0.kind == .frame }.map(\.screen)) }

  /// Whether it is about other frames of the same screens.
  private func isBesides(_ other: ChangeGroup) -> Bool {
    Set(frames.filter { $0.kind == .frame }).isDisjoint(with: other.frames) && screens == other.screens
  }

  /// Whether it is about lines of another change alone.
  private func isOfLines(of other: ChangeGroup) -> Bool {
    frames.first == other.frames.first && Set(frames).isSubset(of: other.frames)
      && lines.old.isSubset(of: other.lines.old) && lines.new.isSubset(of: other.lines.new)
  }

  fileprivate struct Sibling: Hashable {
    let frames: [GoldenName]
    let change: String
  }
  fileprivate var sibling: Sibling? {
    guard isChange, others.isEmpty else { return nil }
    return fact.ofSibling.map { Sibling(frames: shown, change: $0) }
  }
  fileprivate mutating func add(sibling other: ChangeGroup) {
    siblings.append(other.fact)
    variety.add(other.fact, isShown: true)
    count += other.count
    if !hunks.isSuperset(of: other.hunks) { edit = .joined([edit, other.edit]) }
    hunks.formUnion(other.hunks)
    frames += other.frames.filter { !frames.contains($0) }
    follow(other.following)
  }

  fileprivate struct Extent: Hashable {
    let frames: [GoldenName]
    let edit: TextEdit
    let count: Int
  }
  fileprivate var extent: Extent? {
    isChange ? Extent(frames: frames.filter { $0.kind == .frame }, edit: edit, count: count) : nil
  }
  fileprivate mutating func add(_ other: ChangeGroup) {
    if other.fact.isMoveOfAny {
      (shown, count) = ((shown + other.shown).distinct, count + other.count)
    } else {
      others.append(other)
    }
    frames += other.frames.filter { !frames.contains($0) }
    follow(other.following)
  }
  private mutating func follow(_ more: [(names: [GoldenName], edit: TextEdit)]) {
    for line in more {
      let isOfFrame = line.names[0].kind == .frame
      let same = following.firstIndex {
        $0.edit == line.edit && ($0.names == line.names || isOfFrame && $0.names[0].kind == .frame)
      }
      if let same {
        following[same].names = (following[same].names + line.names).distinct
      } else if !isOfFrame || line.edit != edit {
        following.append(line)
      }
    }
  }

  /// Adds lines of a matrix or a map that follow from this change of a screen.
  fileprivate mutating func add(following line: TextEdit, of name: GoldenName) {
    if !frames.contains(name) { frames.append(name) }
    follow([([name], line)])
  }

  /// Adds a change that follows from this one, such as a layout, or what variants show of it in their own words.
  fileprivate mutating func add(followUp other: ChangeGroup, ofVariants: Bool = false) {
    if ofVariants { others.append(other) }
    frames += other.frames.filter { !frames.contains($0) }
    follow([([other.frames[0]], other.edit)] + other.following)
  }
}

/// Screens, variants or states that a catalog declares for the first time, or no longer: one change, whatever their texts.
package struct DeclaredChange: Sendable {
  /// `screen Help added: 2 frames, 1 variant`.
  let words: String
  let isRemoval: Bool
  /// Their frames, each with the lines to show.
  let texts: [(name: GoldenName, edit: TextEdit)]

  package init(_ words: String, isRemoval: Bool, _ texts: [(name: GoldenName, edit: TextEdit)]) {
    (self.words, self.isRemoval, self.texts) = (words, isRemoval, texts)
  }
}

/// The changes of a run, each once, whatever its row, frame and variant. Everything that shows changes shows these, in their order.
package struct ChangeGroups: Sendable {
  /// What users lose first; then those in most frames, and by their first frame.
  package let groups: [ChangeGroup]
  /// The groups of each frame by their place in ``groups``, in the order of the frame's lines.
  package let ofFrame: [GoldenName: [Int]]
  /// The facts of each changed frame, in the order of its lines.
  package private(set) var facts: [GoldenName: [ChangeFact]] = [:]
  /// The number of changes that were not read piece by piece: a run that changes thousands of frames makes the same changes in them.
  package let omittedCount: Int
  /// The renames. Their texts are changes only if they have changed, too.
  package let renames: [Rename]

  package static let changeLimit = 5_000
  private static let wordingLimit = 200

  /// - Parameter limit: how many frames are read piece by piece: three hundred take a second of the slowest build.
  package init(
    _ changes: [FrameChange], omitting omitted: Int = 0, renames: [Rename] = [], declared: [DeclaredChange] = [],
    reading limit: Int = changeLimit
  ) {
    let known = Set(renames.flatMap(\.unchangedNames) + declared.flatMap(\.texts).map(\.name))
    let changes = changes.filter { !known.contains($0.name) }
    self.renames = renames
    // A state shows a change more plainly than a storyboard, and a map or a matrix only repeats it.
    func rank(_ change: FrameChange) -> Int { change.name.kind != .frame ? 2 : change.isStoryboard ? 1 : 0 }
    var found = declared.map { ChangeGroup($0) }
    var ofFrame: [GoldenName: [Int]] = [:]
    for (place, group) in found.enumerated() { for name in group.frames { ofFrame[name] = [place] } }
    var places: [Key: Int] = [:]
    var wordings: [(words: Rewording, place: Int)] = []
    var read: [[TextEdit]: [FrameFacts.Found]] = [:]
    var unread = 0
    let former = Dictionary(changes.map { ($0.name, $0.former) }) { $1 }.compactMapValues(\.self)
      .merging(renames.flatMap(\.frames).map { ($0.new, $0.old) }) { own, _ in own }
    let texts = Dictionary(changes.map { ($0.name, $0) }) { $1 }
    /// The facts of each frame, with their groups: a variant's facts are those of its screen, in its own words.
    var told: [GoldenName: [Told]] = [:]
    var sizes: [GoldenName: [Int]] = [:]
    for change in changes.sorted(by: { (rank($0), $0.name) < (rank($1), $1.name) }) {
      var edits = Self.edits(of: change)
      var ofScreens: [FrameFacts.Found] = []
      if change.name.kind != .frame, change.old != nil {
        let following = FollowingLines(change, edits, found, former: former)
        for (line, cause) in following.caused {
          found[cause].add(following: line, of: change.name)
          ofFrame[change.name, default: []].append(cause)
        }
        (edits, ofScreens) = (following.own, following.screens)
      }
      var facts: [FrameFacts.Found]?
      if change.old != nil, change.name.kind == .frame {
        let layout = edits.map(\.withoutLayout)
        let screen = change.name.bases.lazy.compactMap { texts[$0] }.first
        if self.facts.count < limit {
          let own = FrameFacts(change, of: [screen?.old, screen?.new].compactMap(\.self))
          (facts, sizes[change.name]) = (own.found, [own.size.old, own.size.new])
        } else {
          facts = read[layout]
        }
        if let facts { read[layout] = facts } else { unread += 1 }
        self.facts[change.name] = facts?.map(\.fact)
      }
      let screen = change.name.bases.first { told[$0] != nil }
      let base = screen.flatMap { told[$0] } ?? []
      // Of as many lines, each shows the same.
      let isAligned = screen.map { sizes[$0] != nil && sizes[$0] == sizes[change.name] } ?? false
      let said = Self.translated(facts ?? [], base, isAligned: isAligned)
      let parts = facts ?? ofScreens + edits.map { FrameFacts.Found(fact: .lines($0, of: change), edit: $0) }
      for (number, part) in parts.enumerated() {
        // A fact about the whole text shows its first lines.
        let part = part.edit == TextEdit() ? FrameFacts.Found(fact: part.fact, edit: edits.first ?? part.edit) : part
        let isOfLines = facts == nil && !part.fact.isOfScreens
        let key = isOfLines ? Key.edit(part.edit.withoutLayout) : Key.kind(part.fact.kind)
        let wording = places[key] == nil ? part.fact.wording : nil
        let ofScreen =
          (said[number].map { base[$0] }
            ?? base.first { $0.fact.kind == part.fact.kind })
        let place =
          ofScreen?.place ?? places[key] ?? wording.flatMap { own in wordings.first { $0.words.isSame(as: own) }?.place
          }
          ?? found.count
        if place == found.count {
          found.append(ChangeGroup(part, of: change))
          if let wording, wordings.count < Self.wordingLimit { wordings.append((wording, place)) }
        }
        if part.fact.isOfScreens, places[key] != nil {
          found[place].add(following: part.edit, of: change.name)
          ofFrame[change.name, default: []].append(place)
          continue
        }
        if ofScreen == nil { places[key] = place }
        found[place].add(part, of: change.name, repeating: ofScreen?.fact)
        let step = part.follows.flatMap { step in told[change.name]?.first { $0.fact.kind == step } }
        let cause = step ?? (ofScreen == nil ? base.first { $0.isCause(of: part, isAligned: isAligned) } : nil)
        told[change.name, default: []].append(Told(found: part, place: place, cause: cause?.place))
        if ofFrame[change.name]?.contains(place) != true { ofFrame[change.name, default: []].append(place) }
      }
    }
    omittedCount = omitted + unread
    let order = found.indices.sorted {
      let (one, other) = (found[$0], found[$1])
      return (one.part.rawValue, one.isRemoval ? 0 : 1, other.frames.count)
        < (other.part.rawValue, other.isRemoval ? 0 : 1, one.frames.count)
    }
    let changed = Set(changes.map(\.name))
    let isOfVariants = found.map { group in
      group.isChange
        && group.frames.filter { $0.kind == .frame }.allSatisfy { $0.bases.contains(where: changed.contains) }
    }
    // What a variant shows in the lines that its screen changes, too, is the same change, and so is what follows from a step.
    let reasons = found.indices.map { place -> Int? in
      let parts = found[place].frames.flatMap { told[$0] ?? [] }.filter { $0.place == place }
      return parts.contains { $0.cause == nil } ? nil : parts.first?.cause
    }
    let causes = reasons.indices.map { place in
      reasons[place].flatMap { reasons[$0] == nil && !isOfVariants[$0] ? $0 : nil }
    }
    let uncaused = found.indices.filter { causes[$0] == nil }
    // The change that another one is part of.
    let wholes = found.indices.map { place -> Int? in
      guard causes[place] == nil else { return nil }
      return uncaused.first { whole in
        guard whole != place, !isOfVariants[whole], found[place].isPart(of: found[whole]) else { return false }
        if found[place].fact.isMove { return whole < place && !isOfVariants[place] }
        return found[place].fact.isState
          || found.contains { $0.fact.isOfNumbers && found[whole].isPart(of: $0) }
      }
    }
    // A layout that no other frame has follows from another change of its frames, first of one that the screen shows, too.
    let shown = order.filter { found[$0].isChange && !found[$0].isPlaceOnly && causes[$0] == nil }
    let visible = shown.filter { !isOfVariants[$0] } + shown.filter { isOfVariants[$0] }
    let follows = found.indices.reduce(into: [Int: Int]()) { follows, place in
      let own = Set(found[place].frames.filter { $0.kind == .frame })
      guard found[place].isChange, found[place].isPlaceOnly, causes[place] == nil,
        let cause = visible.first(where: { own.isSubset(of: found[$0].frames) })
      else { return }
      follows[place] = cause
    }
    for (place, cause) in follows.sorted(by: { $0.key < $1.key }) { found[cause].add(followUp: found[place]) }
    var sorted = order.filter { !isOfVariants[$0] && causes[$0] == nil && follows[$0] == nil && wholes[$0] == nil }
    // What only variants show follows from a change of the same frames that the screen shows, too.
    for place in order
    where isOfVariants[place] && causes[place] == nil && follows[place] == nil && wholes[place] == nil {
      let own = Set(found[place].frames)
      var cause = sorted.lastIndex { !isOfVariants[$0] && own.isSubset(of: found[$0].frames) }
      while let last = cause, last + 1 < sorted.count, isOfVariants[sorted[last + 1]] { cause = last + 1 }
      sorted.insert(
        place,
        at: cause.map { $0 + 1 } ?? sorted.firstIndex { found[$0].part.rawValue > found[place].part.rawValue }
          ?? sorted.count)
    }
    var groups: [ChangeGroup] = []
    var extents: [ChangeGroup.Extent: Int] = [:]
    var siblings: [ChangeGroup.Sibling: Int] = [:]
    var ranks = Array(repeating: 0, count: found.count)
    for place in sorted {
      let (extent, sibling) = (found[place].extent, found[place].sibling)
      if let same = sibling.flatMap({ siblings[$0] }), groups[same].sibling == sibling {
        groups[same].add(sibling: found[place])
        ranks[place] = same
        continue
      }
      if let sibling { siblings[sibling] = groups.count }
      if let same = extent.flatMap({ extents[$0] }) {
        groups[same].add(found[place])
        ranks[place] = same
      } else {
        if let extent { extents[extent] = groups.count }
        ranks[place] = groups.count
        groups.append(found[place])
      }
    }
    for (place, cause) in follows { ranks[place] = ranks[cause] }
    for place in order {
      guard var cause = wholes[place] else { continue }
      while let whole = wholes[cause] { cause = whole }
      groups[ranks[cause]].add(found[place])
      ranks[place] = ranks[cause]
    }
    for place in order {
      guard let cause = causes[place] else { continue }
      groups[ranks[cause]].add(followUp: found[place], ofVariants: isOfVariants[place])
      ranks[place] = ranks[cause]
    }
    self.groups = groups
    self.ofFrame = ofFrame.mapValues { places in places.map { ranks[$0] }.distinct }
  }

  /// A fact of a frame, its group, and that of the step, or of the screen's change, that it follows from.
  private struct Told {
    let found: FrameFacts.Found
    let place: Int
    let cause: Int?
    var fact: ChangeFact { found.fact }

    /// Whether another text, note or layout in a variant's lines follows from it.
    /// - Parameter isAligned: whether the variant has as many lines as its screen, so that each shows the same.
    func isCause(of other: FrameFacts.Found, isAligned: Bool) -> Bool {
      if other.fact.isIdentity { return true }
      let (own, its) = (found.lines, other.lines)
      return isAligned && !other.fact.isRemoval && other.fact.looks.isEmpty
        && (own.old.contains(where: its.old.contains) || own.new.contains(where: its.new.contains))
    }
  }

  /// The facts of a screen that those of its variant repeat in other words: those of one kind in the same lines, or in their order, if
  /// both have as many.
  private static func translated(_ own: [FrameFacts.Found], _ base: [Told], isAligned: Bool) -> [Int: Int] {
    let (ours, theirs) = (
      Dictionary(grouping: own.indices) { own[$0].fact.skeleton },
      Dictionary(grouping: base.indices) { base[$0].fact.skeleton }
    )
    return ours.reduce(into: [:]) { pairs, kind in
      guard let others = theirs[kind.key] else { return }
      if others.count == kind.value.count {
        for (one, other) in zip(kind.value, others) { pairs[one] = other }
      } else if isAligned {
        for other in others {
          let one = kind.value.first { pairs[$0] == nil && own[$0].lines == base[other].found.lines }
          if let one { pairs[one] = other }
        }
      }
    }
  }

  private enum Key: Hashable {
    case kind(ChangeFact.Kind)
    case edit(TextEdit)
  }

  /// The stretches of lines that differ. A new frame is one, and no other frame's: its header names it.
  package static func edits(of change: FrameChange) -> [TextEdit] {
    let table = LineTable(old: change.old ?? [], new: change.new)
    let all = change.old == nil ? [Change(old: 0..<0, new: 0..<table.newCount)] : Change.all(in: LineDifference(table))
    return all.map { part in
      TextEdit(
        removed: part.old.map { String(decoding: table.oldLine($0).bytes, as: UTF8.self) },
        added: part.new.map { String(decoding: table.newLine($0).bytes, as: UTF8.self) })
    }
  }
}

extension TextEdit {
  /// The words of its lines in any indentation and wrapping.
  fileprivate var withoutLayout: TextEdit {
    func words(_ lines: [String]) -> [String] { lines.flatMap { $0.split(separator: " ").map(String.init) } }
    return TextEdit(removed: words(removed), added: words(added))
  }
}

extension GoldenName {
  /// The frames of the same state whose variant it may be: `Basket / loaded` of `Basket in dark mode / loaded`.
  var bases: [GoldenName] {
    guard kind == .frame else { return [] }
    return screenKey.bases.reversed().compactMap { try? GoldenName(catalog: catalog, screen: $0.screen, state: state) }
  }
}
