/// A painted colour or shape. Content on it has it as a note; without content it is an area.
struct PaintedFill {
  let fill: Fill
  let style: Style
  let frame: CellRect
  let seen: CellRect
  /// How many runs were painted before.
  let order: Int
}

/// The rect that an opaque layer covers.
struct CoveredPart {
  let cover: CellRect
  let frame: CellRect
  let text: String
}

extension CellCanvas {
  /// Paints a fill. Content wholly below an opaque one is not drawn.
  func fill(_ fill: Fill, in frame: CellRect) {
    let style = surroundings.applied(to: Style { $0.picture = fill.name })
    guard frame.width >= 3 * Cells.columnPoints || frame.height > 1 else {
      if frame.width > 0 { picture("<.>", width: frame.width, at: frame.origin, style) }
      return
    }
    let seen = visible(frame)
    guard seen.width > 0, seen.height > 0 else { return }
    if fill.isOpaque { cover(frame) }
    fills.append(PaintedFill(fill: fill, style: style, frame: frame, seen: seen, order: position))
  }

  /// Removes the content in `frame`, except where the layer is transparent.
  func cover(_ frame: CellRect) {
    guard !surroundings.isFaded else { return }
    let seen = visible(frame)
    fills.removeAll { seen.holds($0.seen) }
    heard.cover(seen)
    for line in seen.y..<max(seen.y, min(seen.maxY, lines.count)) where lines[line].hasRuns(seen.x, seen.maxX) {
      var gone: [PaintedRun] = []
      gone = lines[line].cover(seen.x, seen.maxX)
      for run in gone {
        let place = CellRect(x: run.x, y: line, width: run.width, height: 1)
        covered.append(CoveredPart(cover: seen, frame: place, text: run.pieces.map(\.text).joined()))
      }
    }
  }

  func settleFills() {
    guard !fills.isEmpty else { return }
    let all = fills.map { (fill: $0, places: places(of: $0)) }
    fills = []
    // The nearest comes first.
    for (fill, places) in all.reversed() where !isArea(fill, places) {
      let isBorder = !fill.fill.isFilled
      if !fill.fill.isOpaque, !places.below.isEmpty {
        note(isBorder ? "border " : "under ", fill, on: places.below)
      } else if !places.above.isEmpty {
        note(isBorder ? "border " : "on ", fill, on: places.above)
      }
    }
    for (fill, places) in all where isArea(fill, places) {
      clipped(to: fill.seen) { area(fill.frame, applied: fill.style) }
    }
  }

  /// Whether no content can carry its note: the fill has no content on it, or only a spinner, which has no slot.
  private func isArea(_ fill: PaintedFill, _ places: (above: [Place], below: [Place])) -> Bool {
    guard places.below.isEmpty || fill.fill.isOpaque else { return false }
    return places.above.allSatisfy { place in
      let run = lines[place.line].painted[place.index]
      return run.kind == .structure && run.width > 0
    }
  }

  private func places(of fill: PaintedFill) -> (above: [Place], below: [Place]) {
    var (above, below) = ([Place](), [Place]())
    for line in fill.seen.y..<max(fill.seen.y, min(fill.seen.maxY, lines.count)) {
      for (index, run) in lines[line].painted.enumerated() where run.x < fill.seen.maxX && run.maxX > fill.seen.x {
        if run.order >= fill.order {
          above.append(Place(line: line, index: index))
        } else {
          below.append(Place(line: line, index: index))
        }
      }
    }
    return (above, below)
  }

  private struct Place { let line, index: Int }

  private func note(_ word: String, _ fill: PaintedFill, on places: [Place]) {
    let words = word + fill.fill.words.and(fill.style.looks.orNil)
    guard let first = places.first, let last = places.last else { return }
    if surroundings.isScreen(fill.frame) {
      heard.addScreenFact(words)
    } else if places.count == 1, lines[first.line].painted[first.index].kind != .structure {
      lines[first.line].change(first.index) { run in
        for piece in run.pieces.indices {
          run.pieces[piece].style = (run.pieces[piece].style ?? .plain).with { $0.ground = $0.ground.and(words) }
        }
      }
    } else {
      surroundings.note(words, of: fill.frame, lines: first.line..<last.line + 1)
    }
  }
}

extension PaintedRun {
  var isLetters: Bool {
    kind != .stretch && width > 0 && !isGround && pieces.contains { !$0.text.utf8.allSatisfy { $0 == 0x20 } }
  }

  var name: String? {
    if kind == .symbol { return (pieces.first?.style?.picture).map { "<\($0)>" } }
    let text = pieces.map(\.text).joined()
    return text.isEmpty ? nil : kind == .text ? FactText.quoted(drawing: text) : text
  }
}
