/// Brings a line from points to columns.
///
/// Who fits, who wraps and who is cut is decided in points. Here each piece gets its columns: where it stands in points, but never over
/// another one. What leans on the right edge leans on the last column, and what is centred stays so. Where letters take more columns
/// than points, distances give way, and at last the line runs past its end.
struct SettledLine {
  /// The columns that the line has.
  let columns: Int
  /// The part of the line that the columns stand for, in points. Margins have none.
  let content: Range<Int>
  /// Whether something on the lines around begins at the same point, and nothing ends at the same one.
  var isInColumn: (Place) -> Bool = { _ in false }

  /// Where something stands on the line; what begins it stands for all of it.
  struct Place {
    let x: Int
    let maxX: Int
    let ownMaxX: Int
    let isFirst: Bool
    let isCentred: Bool
    /// The text that it is a line of.
    let block: TextBlock?
  }

  /// What is drawn without a distance.
  private struct Cluster {
    /// Neighbours on the line.
    var runs: ArraySlice<PaintedRun>
    var x: Int
    var maxX: Int
    var columns: Int
    /// The columns with those of the other lines of the same text.
    var blockColumns: Int
    var start = 0

    var isTextFirst: Bool { runs[runs.startIndex].kind == .text && runs[runs.startIndex].opening.isEmpty }
    var isTextLast: Bool { runs[runs.endIndex - 1].kind == .text && runs[runs.endIndex - 1].closing.isEmpty }
  }

  func runs(_ painted: [PaintedRun]) -> [TextRun] {
    guard !painted.isEmpty else { return [] }
    guard painted.contains(where: \.isOnArea) else { return settled(painted) }
    // What stands on an area stands between its edges, and the area's line is seen around it.
    let areas = settled(painted.filter { !$0.isOnArea })
    var runs: [TextRun] = []
    for area in areas {
      guard let ground = painted.first(where: { $0.isArea && isWithin(area, $0) }) else {
        runs.append(area)
        continue
      }
      let inside = painted.filter { $0.isOnArea && $0.x >= ground.x && $0.maxX <= ground.maxX }
      // A blank keeps what stands there from the area's edges and from its line, where there is room for it.
      let needed = inside.reduce(4) { $0 + $1.columns }
      let isLetters = inside.allSatisfy { $0.kind != .stretch }
      if needed > area.width, isLetters, !inside.isEmpty, area.style == nil {
        // A text that fills the line stands there alone: the area is seen above it.
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
    var clusters = clusters(painted)
    place(&clusters)
    push(&clusters)
    pull(&clusters)
    var runs: [TextRun] = []
    for cluster in clusters { append(cluster, to: &runs) }
    return runs
  }

  private func clusters(_ painted: [PaintedRun]) -> [Cluster] {
    var clusters: [Cluster] = []
    for (index, run) in painted.enumerated() {
      let (x, maxX) = (run.start, run.end)
      let own = run.kind == .stretch ? stretched(run) : run.columns
      let block = run.block.map { max(own, $0.columns + run.opening.utf8.count + run.closing.utf8.count) } ?? own
      if let last = clusters.indices.last, touch(clusters[last], run, x) {
        clusters[last].runs = painted[clusters[last].runs.startIndex...index]
        clusters[last].maxX = max(clusters[last].maxX, maxX)
        clusters[last].columns += own
        clusters[last].blockColumns += block
      } else {
        clusters.append(Cluster(runs: painted[index...index], x: x, maxX: maxX, columns: own, blockColumns: block))
      }
    }
    return clusters
  }

  private func touch(_ cluster: Cluster, _ run: PaintedRun, _ x: Int) -> Bool {
    guard run.kind != .stretch, cluster.runs[cluster.runs.endIndex - 1].kind != .stretch else { return false }
    // Marks of two controls are two things wherever they stand.
    guard run.opening.isEmpty || cluster.runs[cluster.runs.endIndex - 1].closing.isEmpty else { return false }
    let isSymbols = run.kind == .symbol && cluster.runs[cluster.runs.endIndex - 1].kind == .symbol
    return x - cluster.maxX < (isSymbols ? 4 : 1)
  }

  /// The columns of what is as wide as its place.
  private func stretched(_ run: PaintedRun) -> Int {
    max(run.pieces.first?.columns ?? 1, min(columns, run.width * columns / content.count))
  }

  /// Each where it stands in points.
  private func place(_ clusters: inout [Cluster]) {
    let width = content.count
    for index in clusters.indices {
      let cluster = clusters[index]
      let x = cluster.x - content.lowerBound
      let maxX = cluster.maxX - content.lowerBound
      let left = index == 0 ? x : cluster.x - clusters[index - 1].maxX
      let right = index == clusters.count - 1 ? width - maxX : clusters[index + 1].x - cluster.maxX
      let own = cluster.blockColumns
      let isStretched = cluster.runs[cluster.runs.startIndex].kind == .stretch
      let isLast = index > 0 && index == clusters.count - 1
      // In the middle of the line is also what something at one side alone stands beside.
      let isInMiddle = abs(left - right) <= 2 || clusters.count == 2 && index == 0 && abs(x + maxX - width) <= 2
      let isCentred = !isStretched && left > 16 && isInMiddle
      let isTrailing = !isStretched && left > 16 && left > right || isLast && right <= 2 && left > 0
      // What begins where its neighbours begin does so in the drawing, however far it reaches.
      let end = index == 0 ? clusters[clusters.count - 1].maxX : cluster.maxX
      let place = Place(
        x: cluster.x, maxX: end, ownMaxX: cluster.maxX, isFirst: index == 0, isCentred: isCentred,
        block: cluster.runs[cluster.runs.startIndex].block)
      let isLeading = (isCentred || isTrailing) && isInColumn(place)
      if isCentred, !isLeading {
        clusters[index].start = ((x + maxX) * columns - own * width).flooredDivision(by: 2 * width)
      } else if isTrailing, !isLeading {
        clusters[index].start = (maxX * columns + width - 1).flooredDivision(by: width) - own
      } else {
        // What a border keeps free before a label is not seen: the label stays at its place, with its bracket directly before it.
        let first = cluster.runs[cluster.runs.startIndex]
        let label = ((x + first.reach.leading) * columns).flooredDivision(by: width) - first.opening.utf8.count
        clusters[index].start = max((x * columns).flooredDivision(by: width), label)
      }
      clusters[index].start = max(0, clusters[index].start)
    }
  }

  /// From left to right: none over the one before.
  private func push(_ clusters: inout [Cluster]) {
    for index in clusters.indices.dropFirst() {
      let before = clusters[index - 1]
      clusters[index].start = max(
        clusters[index].start, before.start + before.blockColumns + gap(before, clusters[index]))
    }
  }

  /// From right to left: what ends behind the last column moves back as far as distances allow.
  private func pull(_ clusters: inout [Cluster]) {
    guard let last = clusters.last, last.start + last.blockColumns > columns else { return }
    var least = 0
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

  private func append(_ cluster: Cluster, to runs: inout [TextRun]) {
    var x = cluster.start
    for run in cluster.runs {
      func add(_ text: String, _ columns: Int, _ style: Style?, isPiece: Bool = false) {
        guard columns > 0 else { return }
        var added = TextRun(
          x: x, width: columns, text: text, style: style, place: run.place ?? run.x..<max(run.x, run.maxX))
        added.heard = isPiece ? run.heard : []
        added.isArea = run.isArea
        added.isGround = run.isGround
        runs.append(added)
        x += columns
      }
      if run.kind == .stretch {
        let columns = cluster.columns
        add(run.stretch?(columns) ?? "", columns, run.pieces.first?.style, isPiece: true)
        continue
      }
      let own = run.columns
      if let block = run.block {
        let slack = max(0, block.columns + run.opening.utf8.count + run.closing.utf8.count - own)
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

extension Int {
  /// Towards less, also below none.
  fileprivate func flooredDivision(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor != 0 && (self < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
