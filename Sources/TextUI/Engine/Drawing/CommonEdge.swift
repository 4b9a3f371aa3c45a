extension CellCanvas {
  /// How many lines apart what begins at the same point belongs together.
  static let near = 3

  /// Whether one of the other lines has something that begins at the same point, and none has something that only ends at the same one.
  static func isInColumn(_ place: SettledLine.Place, _ lines: ArraySlice<CanvasLine>, but line: Int) -> Bool {
    // Beside a line of the same text something stands.
    if let block = place.block,
      lines.contains(where: { other in
        other.painted.firstIndex { $0.block == block }.map { ($0 == 0) != place.isFirst } ?? false
      })
    {
      return true
    }
    var isShared = false
    for other in lines.indices where other != line {
      let painted = lines[other].painted
      for (index, run) in painted.enumerated() where run.kind == .text || run.kind == .symbol {
        let end = place.isFirst ? painted[painted.count - 1].end : run.end
        // Half points: of two centred texts the longer may begin at the same one.
        if abs(end - place.maxX) <= 2 {
          if run.start != place.x, index == 0 || !place.isFirst { return false }
          // Rows that take the whole width begin alike where what they begin with ends differently.
          if place.isFirst, index == 0, abs(run.end - place.ownMaxX) > 2 { isShared = true }
        } else if run.start == place.x, index == 0 || !place.isCentred {
          // What stands in the middle of the line may do so by its own right: only what begins a line counts.
          isShared = true
        }
      }
    }
    return isShared
  }
}
