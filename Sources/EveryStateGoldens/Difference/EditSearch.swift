/// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 4b; cut after `costLimit` edits from both ends.
struct EditSearch {
  private let old: [Int32]
  private let new: [Int32]
  private let costLimit: Int
  private(set) var removed: [Bool]
  private(set) var added: [Bool]
  /// The number of visited diagonals: the measure of the bounded work.
  private(set) var steps = 0
  /// The furthest positions in `old` by diagonal, from the start and from the end, reused by all searches.
  private var forward: [Int]
  private var backward: [Int]

  private struct Box {
    var oldStart: Int
    var oldEnd: Int
    var newStart: Int
    var newEnd: Int
  }

  init(old: [Int32], new: [Int32]) {
    self.old = old
    self.new = new
    let size = old.count + new.count
    costLimit = min(size / 2 + 1, max(64, 1_000_000 / max(size, 1)))
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    // Diagonals beyond the limit are never reached; two more on each side are read.
    forward = Array(repeating: 0, count: 2 * costLimit + 5)
    backward = forward
  }

  mutating func run() {
    // A stack of its own: a cut search could recurse as often as the text has lines.
    var boxes = [Box(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)]
    while var box = boxes.popLast() {
      trimEqualEnds(&box)
      if box.oldStart == box.oldEnd || box.newStart == box.newEnd {
        for index in box.oldStart..<box.oldEnd { removed[index] = true }
        for index in box.newStart..<box.newEnd { added[index] = true }
        continue
      }
      let (oldSplit, newSplit) = split(box)
      boxes.append(Box(oldStart: oldSplit, oldEnd: box.oldEnd, newStart: newSplit, newEnd: box.newEnd))
      boxes.append(Box(oldStart: box.oldStart, oldEnd: oldSplit, newStart: box.newStart, newEnd: newSplit))
    }
  }

  private func trimEqualEnds(_ box: inout Box) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldStart] == new[box.newStart] {
          box.oldStart += 1
          box.newStart += 1
        }
        while box.oldStart < box.oldEnd, box.newStart < box.newEnd, old[box.oldEnd - 1] == new[box.newEnd - 1] {
          box.oldEnd -= 1
          box.newEnd -= 1
        }
      }
    }
  }

  /// A point inside the box that a good edit script passes; never one of its ends, since its first and last lines differ.
  private mutating func split(_ box: Box) -> (old: Int, new: Int) {
    let frame = Frame(oldCount: box.oldEnd - box.oldStart, newCount: box.newEnd - box.newStart, middle: costLimit + 2)
    let delta = frame.oldCount - frame.newCount
    let isOdd = delta & 1 != 0
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        forward.withUnsafeMutableBufferPointer { forward in
          backward.withUnsafeMutableBufferPointer { backward in
            for cost in 0...costLimit {
              let diagonals = frame.diagonals(cost: cost)
              steps += 1 + max(0, diagonals.high - diagonals.low)
              var k = diagonals.low
              while k <= diagonals.high {
                var x = frame.step(forward, cost: cost, k: k)
                if x >= 0 {
                  while x < frame.oldCount, x - k < frame.newCount, old[box.oldStart + x] == new[box.newStart + x - k] {
                    x += 1
                  }
                  let mirrored = delta - k
                  if isOdd, mirrored > -cost, mirrored < cost, x + backward[frame.middle + mirrored] >= frame.oldCount {
                    return (box.oldStart + x, box.newStart + x - k)
                  }
                }
                forward[frame.middle + k] = x
                k += 2
              }
              k = diagonals.low
              while k <= diagonals.high {
                var x = frame.step(backward, cost: cost, k: k)
                if x >= 0 {
                  while x < frame.oldCount, x - k < frame.newCount,
                    old[box.oldEnd - 1 - x] == new[box.newEnd - 1 - (x - k)]
                  {
                    x += 1
                  }
                  let mirrored = delta - k
                  if !isOdd, mirrored >= -cost, mirrored <= cost, x + forward[frame.middle + mirrored] >= frame.oldCount
                  {
                    return (box.oldEnd - x, box.newEnd - (x - k))
                  }
                }
                backward[frame.middle + k] = x
                k += 2
              }
            }
            return Self.furthestPoint(box, frame, cost: costLimit, forward: forward, backward: backward)
          }
        }
      }
    }
  }

  /// The furthest point of a search that was cut, from either end.
  private static func furthestPoint(
    _ box: Box, _ frame: Frame, cost: Int, forward: UnsafeMutableBufferPointer<Int>,
    backward: UnsafeMutableBufferPointer<Int>
  ) -> (old: Int, new: Int) {
    let diagonals = frame.diagonals(cost: cost)
    var best = (progress: -1, old: 0, new: 0)
    for k in stride(from: diagonals.low, through: diagonals.high, by: 2) {
      let ahead = forward[frame.middle + k]
      if 2 * ahead - k > best.progress { best = (2 * ahead - k, box.oldStart + ahead, box.newStart + ahead - k) }
      let behind = backward[frame.middle + k]
      if 2 * behind - k > best.progress { best = (2 * behind - k, box.oldEnd - behind, box.newEnd - (behind - k)) }
    }
    return (best.old, best.new)
  }
}

/// The edit graph of a box. Diagonal `k` holds positions in old minus in new; its furthest one in old is at `middle + k`.
private struct Frame {
  let oldCount: Int
  let newCount: Int
  let middle: Int

  static let unreached = Int.min / 4

  /// The diagonals that matter at this cost. A diagonal at the graph's edge is finished.
  func diagonals(cost: Int) -> (low: Int, high: Int) {
    (-(cost - 2 * max(0, cost - newCount)), cost - 2 * max(0, cost - oldCount))
  }

  /// The furthest position on diagonal `k` after one more edit: a removal from `k - 1` or an addition from `k + 1`.
  func step(_ frontier: UnsafeMutableBufferPointer<Int>, cost: Int, k: Int) -> Int {
    if cost == 0 { return 0 }
    var x = Frame.unreached
    if k > -cost {
      let removal = frontier[middle + k - 1] + 1
      if removal <= oldCount { x = removal }
    }
    if k < cost {
      let addition = frontier[middle + k + 1]
      if addition > x, addition - k <= newCount { x = addition }
    }
    return x
  }
}
