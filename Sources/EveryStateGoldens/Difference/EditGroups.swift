package struct EditGroup: Sendable {
  /// The edit as in the first of its frames.
  package let edit: TextEdit
  /// Whether the edit changes no word and no style, only the layout: indentation, wrapping, blank lines.
  package let isPlaceOnly: Bool
  /// The frames that have it, sorted, each once.
  package fileprivate(set) var frames: [GoldenName] = []

  /// Whether a line of a map or a matrix changed by no other words than this change of a screen, from which it follows.
  fileprivate func explains(_ line: TextEdit, of name: GoldenName) -> Bool {
    let (own, other) = (line.changedWords, edit.changedWords)
    return own != ([], []) && own.removed.isSubset(of: other.removed) && own.added.isSubset(of: other.added)
      && frames.contains { $0.catalog == name.catalog }
  }
}

/// Lines of a golden that a change replaces, without the unchanged lines around them.
package struct TextEdit: Hashable, Sendable {
  /// The golden's lines; empty if lines are only added.
  package var removed: [String] = []
  /// The new lines; empty if lines are only removed.
  package var added: [String] = []

  /// The words that are on one side only.
  fileprivate var changedWords: (removed: Set<Substring>, added: Set<Substring>) {
    let (old, new) = (Self.words(removed), Self.words(added))
    return (old.subtracting(new), new.subtracting(old))
  }

  private static func words(_ lines: [String]) -> Set<Substring> {
    Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
  }
}

/// The edits of many changes in groups of equal ones: the same words for the same words in the same styles, in any layout.
package struct EditGroups: Sendable {
  /// The groups: most frequent first, then by the name of their first frame and the order of their lines in it.
  package let groups: [EditGroup]
  /// The groups of each frame by their place in ``groups``, in the order of the frame's lines.
  package let ofFrame: [GoldenName: [Int]]

  package init(_ changes: [FrameChange]) {
    var places: [[[[UInt8]]]?: Int] = [:]
    var wordings: [EditWording] = []
    var found: [EditGroup] = []
    var ofFrame: [GoldenName: [Int]] = [:]
    // A state shows a change more plainly than a storyboard, and a map or a matrix only repeats it.
    func rank(_ change: FrameChange) -> Int { change.name.kind != .frame ? 2 : change.isStoryboard ? 1 : 0 }
    for change in changes.sorted(by: { (rank($0), $0.name) < (rank($1), $1.name) }) {
      for (words, edit) in Self.edits(of: change) {
        let cause = change.name.kind == .frame ? nil : found.firstIndex { $0.explains(edit, of: change.name) }
        let own = EditWording(words?[0] ?? [], words?[1] ?? [])
        let known = places[words] ?? wordings.prefix(Self.wordingLimit).firstIndex { $0.isSame(as: own) }
        let place = cause ?? known ?? found.count
        if place == found.count {
          found.append(EditGroup(edit: edit, isPlaceOnly: words == nil))
          wordings.append(own)
        }
        if cause == nil { places[words] = place }
        guard found[place].frames.last != change.name else { continue }
        found[place].frames.append(change.name)
        ofFrame[change.name, default: []].append(place)
      }
    }
    let order = found.indices.sorted { found[$0].frames.count > found[$1].frames.count }
    let ranks = Dictionary(uniqueKeysWithValues: zip(order, found.indices))
    groups = order.map { found[$0] }
    self.ofFrame = ofFrame.mapValues { $0.compactMap { ranks[$0] } }
  }

  private static let nameLimit = 4
  private static let wordingLimit = 200

  package var lines: [String] { lines { _ in [] } }

  /// Each change once, below the first frames that have it and above the lines that follow from it.
  package func lines(following: (EditGroup) -> [String]) -> [String] {
    groups.flatMap { group in
      let more = group.frames.count - Self.nameLimit
      let names = group.frames.prefix(Self.nameLimit).map(\.description).joined(separator: ", ")
      let edit = group.edit.removed.map { "  - " + $0 } + group.edit.added.map { "  + " + $0 }
      return [names + (more > 0 ? " and \(more) more" : "")] + edit + following(group)
    }
  }

  /// The edits, each with its removed and added words; nil for one that changes only the layout.
  private static func edits(of change: FrameChange) -> [(words: [[[UInt8]]]?, edit: TextEdit)] {
    let table = LineTable(old: change.old ?? [], new: change.new)
    // A new frame is one edit, and no other frame's: its header names it.
    let all = change.old == nil ? [Change(old: 0..<0, new: 0..<table.newCount)] : Change.all(in: LineDifference(table))
    return all.map { part in
      let removed = part.old.map { String(decoding: table.oldLine($0).bytes, as: UTF8.self) }
      let added = part.new.map { String(decoding: table.newLine($0).bytes, as: UTF8.self) }
      let (old, new) = (removed.map(WordLine.init), added.map(WordLine.init))
      let words = [WordLine.joined(old), WordLine.joined(new)]
      let isOfPlace =
        old.isEmpty || new.isEmpty
        ? (old + new).allSatisfy { $0.words.isEmpty && $0.style.isEmpty }
        : words[0] == words[1] && Set(old.map(\.depth)) == Set(new.map(\.depth))
      return (isOfPlace ? nil : words, TextEdit(removed: removed, added: added))
    }
  }
}

/// Words that replace others, in a style.
struct EditWording {
  private let old: ArraySlice<[UInt8]>
  private let new: ArraySlice<[UInt8]>
  private let styles: [ArraySlice<[UInt8]>]

  /// Styles stand behind a zero.
  init(_ old: [[UInt8]], _ new: [[UInt8]]) {
    let (old, new) = (old.split(separator: [0], maxSplits: 1), new.split(separator: [0], maxSplits: 1))
    (self.old, self.new) = (old.first ?? [], new.first ?? [])
    styles = [old, new].map { $0.count > 1 ? $0[1] : [] }
  }

  /// Whether the one is a part of the other that begins or ends elsewhere, as a line of wrapped text does.
  func isSame(as other: EditWording) -> Bool { isPart(of: other) || other.isPart(of: self) }

  private func isPart(of whole: EditWording) -> Bool {
    let more = whole.old.count - old.count
    // One word for another, or a number, may be another's by chance.
    guard more > 0, whole.new.count - new.count == more, old.count + new.count > 2, !new.isEmpty,
      styles == whole.styles,
      old.contains(where: { $0.contains { $0 >= UInt8(ascii: "A") } })
    else { return false }
    return (0...more).contains { start in
      whole.old.prefix(start) == whole.new.prefix(start) && whole.old.dropFirst(start).starts(with: old)
        && whole.new.dropFirst(start).starts(with: new)
        && whole.old.suffix(more - start) == whole.new.suffix(more - start)
    }
  }
}

/// A line of a golden as words without indentation; its style slot is separate, since each line of wrapped text repeats it.
private struct WordLine {
  let words: [Substring]
  /// The braces at the end with their content; empty for plain text.
  let style: Substring
  /// The number of `| ` before the words: the line's depth in presented content.
  let depth: Int

  init(_ line: String) {
    var slot = line.endIndex
    // A brace in the app's text is escaped, so a plain one at the end closes a slot.
    if line.hasSuffix("}"), !line.hasSuffix("\\}") {
      slot =
        line.ranges(of: " {").last.map { line.index(after: $0.lowerBound) }
        ?? (line.hasPrefix("{") ? line.startIndex : slot)
    }
    let all = line[..<slot].split(separator: " ")
    depth = all.prefix { $0 == "|" }.count
    (words, style) = (Array(all.dropFirst(depth)), line[slot...])
  }

  /// The lines' words and styles, in any wrapping. By bytes: a composed and a decomposed "é" are two words.
  static func joined(_ lines: [WordLine]) -> [[UInt8]] {
    var styles: [Substring] = []
    for line in lines where styles.last != line.style { styles.append(line.style) }
    return lines.flatMap(\.words).map { Array($0.utf8) } + [[0]] + styles.map { Array($0.utf8) }
  }
}
