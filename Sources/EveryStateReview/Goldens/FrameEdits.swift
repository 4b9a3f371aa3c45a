import EveryStateGoldens

/// The edits of one change, each with the keys under which equal edits of other frames are found.
struct FrameEdits {
  /// One edit: a stretch of changed lines.
  struct Edit {
    let old: Range<Int>
    let new: Range<Int>
    /// The edit's words, then the same with more and more unchanged lines around it: a paragraph that is wrapped elsewhere has its
    /// change in another of its lines, and reads the same with its neighbours.
    let keys: [[UInt8]]
    /// Whether only indentation, wrapping or blank lines differ.
    var isPlaceOnly: Bool { keys == [FrameEdits.placeKey] }
  }

  let edits: [Edit]
  private let table: LineTable

  /// Changes beyond this many of one frame count as one edit, so that the work is bounded.
  private static let editLimit = 64
  /// How many unchanged lines are read with an edit on both sides together.
  private static let neighbourLimit = 2

  init(_ change: FrameChange) {
    let table = LineTable(old: change.old ?? [], new: change.new)
    self.table = table
    guard change.old != nil else {
      // A new frame is one edit, and no other frame's: its header names it.
      let whole = Self.key(old: [], new: (0..<table.newCount).map { WordLine(table.newLine($0).bytes) })
      edits = [Edit(old: 0..<0, new: 0..<table.newCount, keys: [whole])]
      return
    }
    let changes = Self.bounded(Change.all(in: LineDifference(table)))
    edits = changes.indices.map { Self.edit(at: $0, of: changes, in: table) }
  }

  func text(of edit: Edit) -> TextEdit {
    TextEdit(
      removed: edit.old.map { String(decoding: table.oldLine($0).bytes, as: UTF8.self) },
      added: edit.new.map { String(decoding: table.newLine($0).bytes, as: UTF8.self) })
  }

  private static func bounded(_ changes: [Change]) -> [Change] {
    guard changes.count > editLimit, let last = changes.last else { return changes }
    let rest = changes[editLimit - 1]
    return changes.prefix(editLimit - 1) + [
      Change(
        old: rest.old.lowerBound..<last.old.upperBound, new: rest.new.lowerBound..<last.new.upperBound)
    ]
  }

  private static func edit(at index: Int, of changes: [Change], in table: LineTable) -> Edit {
    let change = changes[index]
    let removed = change.old.map { WordLine(table.oldLine($0).bytes) }
    let added = change.new.map { WordLine(table.newLine($0).bytes) }
    if WordLine.areSameExceptForPlace(removed, added) {
      return Edit(old: change.old, new: change.new, keys: [placeKey])
    }
    let start = index == 0 ? 0 : changes[index - 1].old.upperBound
    let end = index + 1 == changes.count ? table.oldCount : changes[index + 1].old.lowerBound
    let (first, last) = (removed.first ?? added.first, removed.last ?? added.last)
    let before = neighbours((start..<change.old.lowerBound).reversed(), like: first, in: table)
    let after = neighbours(change.old.upperBound..<end, like: last, in: table)
    var keys: [[UInt8]] = []
    for total in 0...neighbourLimit {
      for above in 0...total where above <= before.count && total - above <= after.count {
        let (head, tail) = (before.prefix(above).reversed(), after.prefix(total - above))
        keys.append(key(old: head + removed + tail, new: head + added + tail))
      }
    }
    return Edit(old: change.old, new: change.new, keys: keys)
  }

  /// The unchanged lines next to an edit as far as its paragraph can reach: each line of wrapped text repeats its style, and a
  /// blank line and a header end it.
  private static func neighbours(
    _ lines: some Sequence<Int>, like edge: WordLine?, in table: LineTable
  ) -> [WordLine] {
    var result: [WordLine] = []
    for index in lines {
      let bytes = table.oldLine(index).bytes
      guard result.count < neighbourLimit, !bytes.isEmpty, !bytes.starts(with: "# ".utf8) else { break }
      let line = WordLine(bytes)
      guard !line.words.isEmpty, line.style == edge?.style else { break }
      result.append(line)
    }
    return result
  }

  /// What all edits share that change no word and no style, only where the words stand.
  fileprivate static let placeKey: [UInt8] = []

  private static func key(old: some Sequence<WordLine>, new: some Sequence<WordLine>) -> [UInt8] {
    let old = WordLine.joined(old)
    return WordLine.counted(old.count) + old + WordLine.joined(new)
  }
}
