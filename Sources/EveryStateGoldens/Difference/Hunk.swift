/// A stretch of changed lines with unchanged ones around them.
package struct Hunk {
  package enum Line {
    case kept(old: Int)
    case removed(old: Int)
    case added(new: Int)
  }

  /// The first line of the stretch in each text, counted from 0.
  let oldStart: Int
  let newStart: Int
  package let lines: [Line]

  var oldCount: Int { lines.count { if case .added = $0 { false } else { true } } }
  var newCount: Int { lines.count { if case .removed = $0 { false } else { true } } }

  /// `@@ -3,7 +3,8 @@`, counted from 1; an empty side names the line before it.
  var header: String {
    func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
    return "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@"
  }

  package static func all(in difference: LineDifference, context: Int = 3) -> [Hunk] {
    var hunks: [Hunk] = []
    var group: [Change] = []
    for change in Change.all(in: difference) {
      // Two changes share a hunk when their contexts would touch.
      if let last = group.last, change.old.lowerBound - last.old.upperBound > 2 * context {
        hunks.append(Hunk(group, lineCount: difference.removed.count, context: context))
        group = []
      }
      group.append(change)
    }
    if !group.isEmpty { hunks.append(Hunk(group, lineCount: difference.removed.count, context: context)) }
    return hunks
  }

  private init(_ changes: [Change], lineCount: Int, context: Int) {
    let first = changes[0]
    let before = min(context, first.old.lowerBound)
    oldStart = first.old.lowerBound - before
    newStart = first.new.lowerBound - before
    var lines: [Line] = []
    var position = oldStart
    for change in changes {
      lines += (position..<change.old.lowerBound).map { .kept(old: $0) }
      lines += change.old.map { .removed(old: $0) }
      lines += change.new.map { .added(new: $0) }
      position = change.old.upperBound
    }
    lines += (position..<min(position + context, lineCount)).map { .kept(old: $0) }
    self.lines = lines
  }
}

/// Lines of one text only, between lines of both.
package struct Change {
  package let old: Range<Int>
  package let new: Range<Int>

  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }

  package static func all(in difference: LineDifference) -> [Change] {
    difference.removed.withUnsafeBufferPointer { removed in
      difference.added.withUnsafeBufferPointer { added in
        var changes: [Change] = []
        var (old, new) = (0, 0)
        while old < removed.count || new < added.count {
          let (oldStart, newStart) = (old, new)
          while old < removed.count, removed[old] { old += 1 }
          while new < added.count, added[new] { new += 1 }
          if old > oldStart || new > newStart {
            changes.append(Change(old: oldStart..<old, new: newStart..<new))
          } else {
            old += 1
            new += 1
          }
        }
        return changes
      }
    }
  }
}
