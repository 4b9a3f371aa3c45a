/// A stretch of changed lines with unchanged ones around them.
struct Hunk {
  enum Line {
    case kept(old: Int)
    case removed(old: Int)
    case added(new: Int)
  }

  /// The first line of the stretch in each text, counted from 0.
  let oldStart: Int
  let newStart: Int
  let lines: [Line]

  var oldCount: Int { lines.count { if case .added = $0 { false } else { true } } }
  var newCount: Int { lines.count { if case .removed = $0 { false } else { true } } }

  /// `@@ -3,7 +3,8 @@`, counted from 1; an empty side names the line before it.
  var header: String {
    func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
    return "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@"
  }

  /// The hunks of a difference with `context` unchanged lines around each.
  static func all(in difference: LineDifference, context: Int = 3) -> [Hunk] {
    var result: [Hunk] = []
    var pending: [Line] = []
    var starts = (old: 0, new: 0)
    var keptSince = 0
    var (old, new) = (0, 0)
    func isRemoved(_ index: Int) -> Bool { index < difference.removed.count && difference.removed[index] }
    func isAdded(_ index: Int) -> Bool { index < difference.added.count && difference.added[index] }
    while old < difference.removed.count || new < difference.added.count {
      if isRemoved(old) || isAdded(new) {
        if pending.isEmpty {
          let before = min(context, keptSince)
          starts = (old - before, new - before)
          pending = (old - before..<old).map { .kept(old: $0) }
        }
        keptSince = 0
        while isRemoved(old) {
          pending.append(.removed(old: old))
          old += 1
        }
        while isAdded(new) {
          pending.append(.added(new: new))
          new += 1
        }
      } else {
        keptSince += 1
        if !pending.isEmpty { pending.append(.kept(old: old)) }
        if !pending.isEmpty, keptSince > 2 * context {
          pending.removeLast(keptSince - context)
          result.append(Hunk(oldStart: starts.old, newStart: starts.new, lines: pending))
          pending = []
        }
        old += 1
        new += 1
      }
    }
    if !pending.isEmpty {
      pending.removeLast(max(0, keptSince - context))
      result.append(Hunk(oldStart: starts.old, newStart: starts.new, lines: pending))
    }
    return result
  }
}
