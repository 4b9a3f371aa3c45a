/// Converts a line from points to columns. What fits, wraps or is cut is decided in points. Here each piece gets its columns: where
/// it is in points, but never over another one. A right-aligned run ends at the last column, and a centered one stays centered.
/// Where letters take more columns than points, distances give way, and at last the line runs past its end.
struct SettledLine {
  let columns: Int
  /// The part of the line that the columns represent, in points. Margins have none.
  let content: Range<Int>

  /// Neighbours on the line without a distance between them.
  private struct Cluster {
    let first: Int
    var last: Int
    var x: Int
    var maxX: Int
    var columns: Int
    /// The columns with those of the other lines of the same text.
    var blockColumns: Int
    var start = 0
    let isTextFirst: Bool
    var isTextLast: Bool
  }

  func runs(_ painted: [PaintedRun]) -> [TextRun] {
    guard !painted.isEmpty else { return [] }
    guard painted.contains(where: \.isOnArea) else { return settled(painted) }
    // Content on an area lies between its edges, and the area's line shows around it.
    let areas = settled(painted.filter { !$0.isOnArea })
    var runs: [TextRun] = []
    for area in areas {
      guard let ground = painted.first(where: { $0.isArea && isWithin(area, $0) }) else {
        runs.append(area)
        continue
      }
      let inside = painted.filter { $0.isOnArea && $0.x >= ground.x && $0.maxX <= ground.maxX }
      // A blank separates the content from the area's edges and line, where there is room.
      let needed = inside.reduce(4) { $0 + $1.columns }
      let isLetters = inside.allSatisfy { $0.kind != .stretch }
      if needed > area.width, isLetters, !inside.isEmpty, area.style == nil {
        // A text that fills the line has it alone: the area shows above it.
        let line = SettledLine(columns: area.width, content: ground.x..<max(ground.x + 1, ground.maxX))
        for run in line.settled(inside) { runs.append(run.moved(by: area.x)) }
        continue
      }
      let blank = needed <= area.width && isLetters ? 1 : 0
      let edge = 1 + blank
      let line = SettledLine(columns: max(1, area.width - 2 * edge), content: ground.x..<max(ground.x + 1, ground.maxX))
      var cut = area
      for run in line.settled(inside) {
        let x = area.x + edge + run.x
        if x - blank > cut.x { runs.append(cut.part(cut.x, x - blank)) }
        runs.append(run.moved(by: x - run.x))
        cut = cut.part(min(x + run.width + blank, max(x + run.width, cut.maxX - 1)), cut.maxX)
      }
      if cut.width > 0 { runs.append(cut) }
    }
    return runs
  }

  private func isWithin(_ run: TextRun, _ area: PaintedRun) -> Bool {
    guard run.width > 2 else { return false }
    let start = ((area.x - content.lowerBound) * columns).flooredDivision(by: content.count)
    return run.x == max(0, start)
  }

  private func settled(_ painted: [PaintedRun]) -> [TextRun] {
    guard !painted.isEmpty else { return [] }
    var runs: [TextRun] = []
    runs.reserveCapacity(painted.count + 2)
    // A line has few of them, and a frame has many lines: they need no array.
    withUnsafeTemporaryAllocation(of: Cluster.self, capacity: painted.count) { memory in
      let clusters = clusters(painted, in: memory)
      place(clusters, painted)
      push(clusters)
      pull(clusters, painted)
      for cluster in clusters { append(cluster, of: painted, to: &runs) }
    }
    return runs
  }

  private typealias Clusters = UnsafeMutableBufferPointer<Cluster>

  private func clusters(_ painted: [PaintedRun], in clusters: Clusters) -> Clusters {
    var count = 0
    for index in painted.indices {
      let (x, maxX) = (painted[index].start, painted[index].end)
      let own = painted[index].kind == .stretch ? stretched(painted[index]) : painted[index].columns
      let block = painted[index].blockColumns(own: own)
      let isTextLast = painted[index].kind == .text && painted[index].closing.isEmpty
      if count > 0, touch(clusters[count - 1], painted, index, x) {
        let last = count - 1
        clusters[last].last = index
        clusters[last].maxX = max(clusters[last].maxX, maxX)
        clusters[last].columns += own
        clusters[last].blockColumns += block
        clusters[last].isTextLast = isTextLast
      } else {
        clusters.initializeElement(
          at: count,
          to: Cluster(
            first: index, last: index, x: x, maxX: maxX, columns: own, blockColumns: block,
            isTextFirst: painted[index].kind == .text && painted[index].opening.isEmpty, isTextLast: isTextLast))
        count += 1
      }
    }
    return Clusters(rebasing: clusters[..<count])
  }

  private func touch(_ cluster: Cluster, _ painted: [PaintedRun], _ index: Int, _ x: Int) -> Bool {
    let before = painted[cluster.last].kind
    guard painted[index].kind != .stretch, before != .stretch else { return false }
    switch (painted[index].anchor, painted[cluster.last].anchor) {
    case (.center, .center): break
    case (let own, let other): guard own == other else { return false }
    }
    // Marks of two controls are two things wherever they are.
    guard painted[index].opening.isEmpty || painted[cluster.last].closing.isEmpty else { return false }
    let isSymbols = painted[index].kind == .symbol && before == .symbol
    return x - cluster.maxX < (isSymbols ? 4 : 1)
  }

  private func stretched(_ run: PaintedRun) -> Int {
    max(run.pieces.first?.columns ?? 1, min(columns, run.width * columns / content.count))
  }

  private func place(_ clusters: Clusters, _ painted: [PaintedRun]) {
    var index = 0
    // How far the runs of a row have moved left, beside large letters: these are wider on a phone than their columns.
    var closed = 0
    while index < clusters.count {
      let cluster = clusters[index]
      let run = painted[cluster.first]
      if index == 0 || cluster.x - clusters[index - 1].maxX > Self.near || run.cell != nil { closed = 0 }
      let cell = run.cell
      func own(_ x: Int) -> Int { cell?.inFirst(x) ?? x }
      var last = index
      switch run.anchor {
      case .center(let row) where run.kind != .stretch || isBeside(clusters, index, painted):
        // A row is in the middle as a whole.
        while last + 1 < clusters.count, painted[clusters[last + 1].first].anchor == .center(row),
          clusters[last + 1].x - clusters[last].maxX <= Self.near
        {
          last += 1
        }
        // Where each of them begins, from the first one.
        var columns = 0
        for next in index...last {
          clusters[next].start = columns
          columns += clusters[next].blockColumns
          guard next < last else { break }
          let distance = (clusters[next + 1].x - clusters[next].maxX) / Cells.columnPoints
          columns += max(distance, gap(clusters[next], clusters[next + 1]))
        }
        let ends = own(cluster.x) + own(clusters[last].maxX)
        let start = start(of: columns, inTheMiddleOf: ends, index > 0 ? painted[clusters[index - 1].first] : nil)
        for next in index...last { clusters[next].start += start }
      case .trailing where run.kind != .stretch:
        clusters[index].start = max(0, column(own(cluster.maxX), isEnd: true) - cluster.blockColumns)
      case .mark(let opens, let from, let to):
        let columns = columns(own(from), own(to))
        clusters[index].start = max(0, edge(own(from), own(to))) + (opens ? 0 : max(0, columns - cluster.blockColumns))
      default:
        var x = own(cluster.x)
        if case .edge(let shift) = run.anchor { x += shift }
        // The room that a border leaves before a label is not drawn: the label keeps its place, with its bracket directly before it.
        clusters[index].start = max(0, column(x), column(x + run.reach.leading) - run.opening.utf8.count)
        if index > 0, run.anchor == .leading, run.kind != .stretch, run.cell == nil,
          cluster.x - clusters[index - 1].maxX <= Self.near
        {
          let before = clusters[index - 1]
          let distance = max((cluster.x - before.maxX) / Cells.columnPoints, gap(before, cluster))
          let isLarge =
            painted[before.last].kind == .text
            && (before.maxX - before.x) * 2 > before.columns * 3 * Cells.columnPoints
          if isLarge { closed = max(closed, clusters[index].start - before.start - before.blockColumns - distance) }
          clusters[index].start -= closed
        }
      }
      if let cell { for next in index...last { clusters[next].start += columns(before: cell) } }
      index = last + 1
    }
  }

  /// The columns from the first of equal parts to another one, which are in the middle of their row as a whole.
  private func columns(before cell: RowCell) -> Int {
    let others = cell.count - 1
    let room = columns(cell.first.lowerBound, cell.last.upperBound)
    let own = columns(cell.first.lowerBound, cell.first.upperBound)
    let pitch = min(
      (columns(cell.first.lowerBound, cell.last.lowerBound) + others / 2) / others, max(own, (room - own) / others))
    return pitch * cell.index + max(0, room - own - pitch * others) / 2
  }

  /// Whether the row goes on beside an area.
  private func isBeside(_ clusters: Clusters, _ index: Int, _ painted: [PaintedRun]) -> Bool {
    index + 1 < clusters.count && painted[clusters[index + 1].first].anchor == painted[clusters[index].first].anchor
  }

  /// How far apart the runs of a row are drawn as one.
  private static let near = 20

  private func column(_ x: Int, isEnd: Bool = false) -> Int {
    ((x - content.lowerBound) * columns + (isEnd ? content.count - 1 : 0)).flooredDivision(by: content.count)
  }

  /// The whole columns of a frame, and the first of them. Frames of one width have as many wherever they are.
  private func columns(_ from: Int, _ to: Int) -> Int { (to - from) * columns / content.count }
  private func edge(_ from: Int, _ to: Int) -> Int {
    let middle = (from + to - 2 * content.lowerBound) * columns
    return (middle + (1 - columns(from, to)) * content.count).flooredDivision(by: 2 * content.count)
  }

  /// - Parameter ends: the sum of both ends. Half points, dropped in each container around, make up to three.
  private func start(of own: Int, inTheMiddleOf ends: Int, _ before: PaintedRun?) -> Int {
    // Between a control's marks, it is in the middle of those.
    if case .mark(true, var from, var to)? = before?.anchor {
      if let cell = before?.cell { (from, to) = (cell.inFirst(from), cell.inFirst(to)) }
      guard abs(ends - from - to) <= 3 else { return middle(of: own, ends) }
      return max(0, edge(from, to) + (columns(from, to) - own) / 2)
    }
    return middle(of: own, ends)
  }

  private func middle(of own: Int, _ ends: Int) -> Int {
    let middle = (ends + 3 - 2 * content.lowerBound) * columns
    return max(0, (middle - own * content.count).flooredDivision(by: 2 * content.count))
  }

  private func push(_ clusters: Clusters) {
    for index in clusters.indices.dropFirst() {
      let before = clusters[index - 1]
      clusters[index].start = max(
        clusters[index].start, before.start + before.blockColumns + gap(before, clusters[index]))
    }
  }

  /// What begins a line keeps its column: that of the lines above and below it.
  private func pull(_ clusters: Clusters, _ painted: [PaintedRun]) {
    guard let last = clusters.last, last.start + last.blockColumns > columns else { return }
    var least = 0
    if case .edge = painted[clusters[0].first].anchor { least = clusters[0].start }
    var leasts: [Int] = []
    for index in clusters.indices {
      leasts.append(least)
      guard index + 1 < clusters.count else { break }
      least += clusters[index].blockColumns + gap(clusters[index], clusters[index + 1])
    }
    var limit = columns
    for index in clusters.indices.reversed() {
      let cluster = clusters[index]
      if cluster.start + cluster.blockColumns > limit {
        clusters[index].start = max(leasts[index], limit - cluster.blockColumns)
      }
      if index > 0 { limit = clusters[index].start - gap(clusters[index - 1], clusters[index]) }
    }
  }

  private func gap(_ a: Cluster, _ b: Cluster) -> Int { a.isTextLast && b.isTextFirst ? 2 : 1 }

  private func append(_ cluster: Cluster, of painted: [PaintedRun], to runs: inout [TextRun]) {
    var x = cluster.start
    for index in cluster.first...cluster.last {
      // Most runs, and a hundredth of a frame's time.
      if painted[index].isPlain {
        let place = painted[index].x..<max(painted[index].x, painted[index].maxX)
        for piece in painted[index].pieces where piece.columns > 0 {
          runs.append(TextRun(x: x, width: piece.columns, text: piece.text, style: piece.style, place: place))
          x += piece.columns
        }
        continue
      }
      let run = painted[index]
      func add(_ text: String, _ columns: Int, _ style: Style?, isPiece: Bool = false) {
        guard columns > 0 else { return }
        runs.append(
          TextRun(
            x: x, width: columns, text: text, style: style, heard: isPiece ? run.heard : [],
            place: run.place ?? run.x..<max(run.x, run.maxX), isArea: run.isArea, isGround: run.isGround))
        x += columns
      }
      if run.kind == .stretch {
        let columns = cluster.columns
        add(run.stretch?(columns) ?? "", columns, run.pieces.first?.style, isPiece: true)
        continue
      }
      if let block = run.block {
        let slack = max(0, run.blockColumns(own: 0) - run.columns)
        switch block.alignment {
        case .leading: break
        case .center: x += slack / 2
        case .trailing: x += slack
        }
      }
      add(run.opening, run.opening.utf8.count, nil)
      for piece in run.pieces { add(piece.text, piece.columns, piece.style, isPiece: true) }
      add(run.closing, run.closing.utf8.count, nil)
    }
  }
}

extension PaintedRun {
  /// The columns of the widest line of the same text, with the marks around it; of any other run its own.
  fileprivate func blockColumns(own: Int) -> Int { block.map { max(own, $0.columns + marksColumns) } ?? own }
}

extension Int {
  /// Towards less, also below none.
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor != 0 && (self < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
