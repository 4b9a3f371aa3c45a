import EveryStateGoldens

/// The layout of a change: golden and new text side by side where both fit, else one below the other.
package struct ChangeLayout: Sendable {
  package let lines: [ShownLine]

  package init(_ change: FrameChange, columns: Int, context: Int = 3) {
    let table = LineTable(old: change.old ?? [], new: change.new)
    let difference = LineDifference(table)
    guard change.old != nil else {
      lines = (0..<table.newCount).map { ShownLine("+" + Self.text(table.newLine($0)), .added) }
      return
    }
    let hunks = Hunk.all(in: difference, context: context).map { Self.rows(of: $0, in: table) }
    let side = (columns - Self.gutter) / 2
    let widest = hunks.joined().flatMap { [$0.old, $0.new] }.map { $0.map { CellWidth.of($0) } ?? 0 }.max() ?? 0
    if widest <= side {
      let width = max(widest, 20)
      let head = [ShownLine(" golden", .faint).padded(to: width + 4).appending("new", .faint)]
      lines = head + Self.joined(hunks.map { rows in rows.map { Self.beside($0, width: width) } })
    } else {
      lines = Self.joined(hunks.map(Self.below))
    }
  }

  private static let gutter = 4

  /// A line of each text; nil in the text without it.
  private struct Row {
    let old: String?
    let new: String?
    var isKept: Bool
  }

  private static func rows(of hunk: Hunk, in table: LineTable) -> [Row] {
    var rows: [Row] = []
    var (removed, added): ([String], [String]) = ([], [])
    func flush() {
      var (old, new) = (removed[...], added[...])
      while !old.isEmpty || !new.isEmpty {
        // A fact is paired with a fact, not with another line.
        let waits = old.first.map(isFact) != new.first.map(isFact) && !old.isEmpty && !new.isEmpty
        let isOldFirst = waits && old.first.map(isFact) == true
        rows.append(
          Row(
            old: waits && !isOldFirst ? nil : old.popFirst(), new: waits && isOldFirst ? nil : new.popFirst(),
            isKept: false))
      }
      (removed, added) = ([], [])
    }
    for line in hunk.lines {
      switch line {
      case .removed(let index): removed.append(annotated(table.oldLine(index)))
      case .added(let index): added.append(annotated(table.newLine(index)))
      case .kept(let index):
        flush()
        let text = text(table.oldLine(index))
        rows.append(Row(old: text, new: text, isKept: true))
      }
    }
    flush()
    return rows
  }

  /// Whether the line is a fact about another one.
  private static func isFact(_ line: String) -> Bool {
    var line = line[...]
    while line.hasPrefix("| ") { line = line.dropFirst(2) }
    return line.hasPrefix("~ ")
  }

  private static func beside(_ row: Row, width: Int) -> ShownLine {
    if row.isKept {
      if row.new?.isEmpty == true { return "" }
      return ShownLine(" " + (row.old ?? ""), .faint).padded(to: width + 4).appending(row.new ?? "", .faint)
    }
    let (old, new) = marked(row)
    let sign = row.old == nil ? ">" : row.new == nil ? "<" : "|"
    let left = ShownLine([ShownLine.Piece(" ")] + old).padded(to: width + 2)
    return ShownLine(
      (left.pieces + [ShownLine.Piece(sign + (new.isEmpty ? "" : " "))] + new).filter { !$0.text.isEmpty })
  }

  private static func below(_ rows: [Row]) -> [ShownLine] {
    var lines: [ShownLine] = []
    var changed: [Row] = []
    func flush() {
      lines += changed.filter { $0.old != nil }.map { ShownLine([ShownLine.Piece("-", .removed)] + marked($0).old) }
      lines += changed.filter { $0.new != nil }.map { ShownLine([ShownLine.Piece("+", .added)] + marked($0).new) }
      changed = []
    }
    for row in rows {
      guard row.isKept else {
        changed.append(row)
        continue
      }
      flush()
      lines.append(ShownLine(" " + (row.old ?? ""), .faint))
    }
    flush()
    return lines
  }

  private static func marked(_ row: Row) -> (old: [ShownLine.Piece], new: [ShownLine.Piece]) {
    guard let old = row.old, let new = row.new else {
      return (
        row.old.map { [ShownLine.Piece($0, .removed)] } ?? [], row.new.map { [ShownLine.Piece($0, .added)] } ?? []
      )
    }
    let words = ChangedWords(old, new)
    return (
      words.old.map { ShownLine.Piece($0.text, $0.isChanged ? .removedPart : .removed, of: old) },
      words.new.map { ShownLine.Piece($0.text, $0.isChanged ? .addedPart : .added, of: new) }
    )
  }

  private static func joined(_ hunks: [[ShownLine]]) -> [ShownLine] {
    Array(hunks.joined(separator: [ShownLine(" ...", .faint)]))
  }

  private static func text(_ line: (bytes: ArraySlice<UInt8>, hasLineFeed: Bool)) -> String {
    String(decoding: line.bytes, as: UTF8.self)
  }

  /// A changed line with its invisible characters written out.
  private static func annotated(_ line: (bytes: ArraySlice<UInt8>, hasLineFeed: Bool)) -> String {
    let text = text(line)
    return text + InvisibleCharacters.remark(on: text, hasLineFeed: line.hasLineFeed)
  }
}

extension ShownLine {
  fileprivate func appending(_ text: String, _ role: Role) -> ShownLine { ShownLine(pieces + [Piece(text, role)]) }
}

extension FrameChange {
  /// The numbers of lines that it adds and removes.
  var size: (added: Int, removed: Int) {
    let patch = TextPatch(old: old, new: new, path: name.path.text)
    return (patch.addedCount, patch.removedCount)
  }

  /// A matrix or a map with the changed lines that belong to some changes: other new lines are on both sides. A frame as it is.
  func lines(of groups: [ChangeGroup]) -> FrameChange {
    guard name.kind != .frame, !groups.isEmpty, let old else { return self }
    func lines(_ text: [UInt8]) -> [String] { String(decoding: text, as: UTF8.self).components(separatedBy: "\n") }
    let edits = groups.flatMap { group in
      (group.part == .ofCatalog ? [group.edit] : [])
        + group.following.filter { $0.names.contains(name) }.map(\.edit)
    }
    let (removed, added) = (Set(edits.flatMap(\.removed)), Set(edits.flatMap(\.added)))
    let kept = TextEdit(removed: lines(old), added: lines(new)).lines.filter { line in
      let text = String(line.dropFirst(4))
      return line.hasPrefix("  - ") ? removed.contains(text) : !line.hasPrefix("  + ") || !added.contains(text)
    }
    return FrameChange(name: name, old: Array(kept.map { $0.dropFirst(4) }.joined(separator: "\n").utf8), new: new)
  }
}
