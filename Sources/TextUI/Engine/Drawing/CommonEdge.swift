extension SettledLine {
  /// How many lines apart two runs with the same start belong together.
  private static let near = 3

  /// Whether a line around has a run that begins at the same point, and none has one that only ends there.
  func isInColumn(_ place: Place) -> Bool {
    let lines = lines[max(0, number - Self.near)..<min(lines.count, number + Self.near + 1)]
    // The next line of the same text has a neighbour.
    if let block = place.block,
      lines.contains(where: { other in
        other.painted.firstIndex { $0.block == block }.map { ($0 == 0) != place.isFirst } ?? false
      })
    {
      return true
    }
    var isShared = false
    for other in lines.indices where other != number {
      let painted = lines[other].painted
      for (index, run) in painted.enumerated() where run.kind == .text || run.kind == .symbol {
        let end = place.isFirst ? painted[painted.count - 1].end : run.end
        // Half points: of two centred texts the longer may begin at the same one.
        if abs(end - place.maxX) <= 2 {
          if run.start != place.x, index == 0 || !place.isFirst { return false }
          // Full-width rows begin alike where their first runs end differently.
          if place.isFirst, index == 0, abs(run.end - place.ownMaxX) > 2 { isShared = true }
        } else if run.start == place.x, index == 0 || !place.isCentred {
          // Text in the middle of the line may be there for its own reasons: only the start of a line counts.
          isShared = true
        }
      }
    }
    return isShared
  }
}
