extension CellCanvas {
  /// The lines of the frame from the first to the last on which something was painted since `start`; all of them where only fills were.
  func paintedLines(_ frame: CellRect, since start: Int) -> Range<Int> {
    let all = frame.y..<frame.maxY
    guard frame.height > 1 else { return all }
    let painted = all.clamped(to: 0..<lines.count).filter { isPainted($0, since: start) }
    let fills = fills.filter { $0.order >= start && all.contains($0.seen.y) && !isBehind($0) }
    let firsts = [painted.first].compactMap { $0 } + fills.map(\.seen.y)
    let ends = [painted.last].compactMap { $0.map { $0 + 1 } } + fills.map(\.seen.maxY)
    guard let first = firsts.min(), let end = ends.max() else { return all }
    return first..<min(end, all.upperBound)
  }

  private func isBehind(_ fill: PaintedFill) -> Bool {
    (fill.seen.y..<max(fill.seen.y, min(fill.seen.maxY, lines.count))).contains { line in
      lines[line].painted.contains { $0.order >= fill.order && $0.x < fill.seen.maxX && $0.maxX > fill.seen.x }
    }
  }

  /// Marks the blank lines around the content painted since `start` as padding. Returns the first other line.
  func padding(_ frame: CellRect, since start: Int) -> Int {
    let seen = paintedLines(frame, since: start)
    for line in frame.y..<frame.maxY where !seen.contains(line) && lines.indices.contains(line) {
      own(line).isPadding = true
    }
    return seen.lowerBound
  }

  func hasPainted(in frame: CellRect, since start: Int) -> Bool {
    position > start || fills.contains { $0.order >= start && frame.y <= $0.seen.y && $0.seen.y < max(frame.maxY, 1) }
  }

  private func isPainted(_ line: Int, since start: Int) -> Bool { lines[line].painted.contains { $0.order >= start } }
}
