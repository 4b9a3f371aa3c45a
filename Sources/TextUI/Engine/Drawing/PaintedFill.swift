/// A painted color or shape. Content on it has it as a note; without content it is an area.
struct PaintedFill {
  let fill: Fill
  let style: Style
  let frame: CellRect
  /// As the app sets it. The frame's is the nearest whole number.
  let width: Double
  let seen: CellRect
  /// How many runs were painted before.
  let order: Int
  /// Of a fill that is thinner than a line: `line below`. It hides nothing.
  let line: String?
  let isDivider: Bool
}

/// The rect that an opaque layer covers.
struct CoveredPart {
  let cover: CellRect
  let frame: CellRect
  let text: String
}

extension CellCanvas {
  /// Paints a fill. Content wholly below an opaque one is not drawn.
  func fill(_ fill: Fill, in frame: CellRect, isDivider: Bool = false) {
    var frame = frame
    var side = side
    // A line that an offset or a padding moves beyond the view around is beside it, on no other view's line.
    if isThin, let under, frame.y < under.y || frame.y >= under.maxY {
      side = frame.y < under.y ? "above" : "below"
      frame.origin.y = frame.y < under.y ? under.y : max(under.y, under.maxY - 1)
    }
    let share = share(of: frame)
    let style = surroundings.applied(to: Style { $0.picture = fill.name.and(share) })
    let isUnderline = isThin && frame.width >= under?.width ?? .max
    let isDot = frame.width < 3 * Cells.columnPoints && frame.height == 1 && share == nil && !isUnderline
    guard !isDot, frame.width > 0 else {
      if frame.width > 0 { picture("<.>", width: frame.width, at: frame.origin, style) }
      return
    }
    let seen = visible(frame)
    guard seen.width > 0, seen.height > 0 else { return }
    if isThin {
      if fill.isOpaque { fills.removeAll { $0.line != nil && seen.holds($0.seen) } }
    } else if fill.isOpaque {
      cover(frame)
    }
    fills.append(
      PaintedFill(
        fill: fill, style: style, frame: frame, width: width(of: frame), seen: seen, order: position,
        line: isThin ? "line".and(side) : nil,
        isDivider: isDivider))
  }

  /// How far a bar fills the one below it: `70% wide`.
  private func share(of frame: CellRect) -> String? {
    let groove = fills.last { other in
      let whole = other.frame
      return whole.y == frame.y && whole.height == frame.height && whole.width > frame.width
        && (whole.x == frame.x || whole.maxX == frame.maxX)
    }
    guard let whole = groove?.width else { return nil }
    let tenths = Int((width(of: frame) * 1000 / whole).rounded())
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + "% wide"
  }

  private func width(of frame: CellRect) -> Double {
    exactWidth.flatMap { Cells.points($0) == frame.width ? $0 : nil } ?? Double(frame.width)
  }

  /// Draws content in a frame whose width is not a whole number.
  func exactly(_ width: Double?, _ draw: () -> Void) {
    let outer = exactWidth
    exactWidth = width ?? outer
    draw()
    exactWidth = outer
  }

  /// Removes the content in `frame`, except where the layer is transparent.
  func cover(_ frame: CellRect) {
    guard !surroundings.isFaded else { return }
    let seen = visible(frame)
    fills.removeAll { seen.holds($0.seen) }
    heard.cover(seen)
    for line in seen.y..<max(seen.y, min(seen.maxY, lines.count)) where lines[line].hasRuns(seen.x, seen.maxX) {
      let gone = lines[line].cover(seen.x, seen.maxX, isCorner: side != nil && frame.height == 1)
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
      if let line = fill.line {
        note(line, fill, on: places.below + places.above)
      } else if !fill.fill.isOpaque, !places.below.isEmpty {
        note(isBorder ? "border" : "under", fill, on: places.below)
      } else if !places.above.isEmpty {
        note(isBorder ? "border" : "on", fill, on: places.above)
      }
    }
    for (fill, places) in all where isArea(fill, places) {
      clipped(to: fill.seen) {
        if fill.isDivider { return line(fill.frame) }
        area(fill.frame, applied: fill.style)
      }
    }
  }

  /// Whether no content can carry its note: the fill has no content on it, or only a spinner, which has no slot.
  private func isArea(_ fill: PaintedFill, _ places: (above: [Place], below: [Place])) -> Bool {
    if fill.line != nil { return places.above.isEmpty && places.below.isEmpty }
    guard places.below.isEmpty || fill.fill.isOpaque else { return false }
    return places.above.allSatisfy { place in
      let run = lines[place.line].painted[place.index]
      return run.kind == .structure && run.width > 0
    }
  }

  private func places(of fill: PaintedFill) -> (above: [Place], below: [Place]) {
    var (above, below) = ([Place](), [Place]())
    for line in fill.seen.y..<max(fill.seen.y, min(fill.seen.maxY, lines.count)) {
      // An empty field has nothing but its marks, at the edges of the line below it.
      let edge = fill.line == nil ? 0 : 1
      for (index, run) in lines[line].painted.enumerated()
      where run.x < fill.seen.maxX + edge && run.maxX > fill.seen.x - edge {
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
    let words = fill.isDivider ? word : word + " " + fill.fill.words.and(fill.style.looks.orNil)
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
      let edge = fill.line == nil ? 0 : -1
      let frame = fill.frame.inset(CellInsets(leading: edge, trailing: edge))
      surroundings.note(words, of: frame, lines: first.line..<last.line + 1)
    }
  }
}

extension PaintedRun {
  var isLetters: Bool {
    kind != .stretch && width > 0 && !isGround && pieces.contains { !$0.text.utf8.allSatisfy { $0 == 0x20 } }
  }

  /// Whether it is a dot in whose middle another run is.
  func isDot(below run: PaintedRun) -> Bool {
    let place = place ?? x..<maxX
    return kind == .symbol && pieces.first?.text == "<.>" && place.contains(run.x + run.width / 2)
  }

  var name: String? {
    if kind == .symbol { return (pieces.first?.style?.picture).map { "<\($0)>" } }
    let text = pieces.map(\.text).joined()
    return text.isEmpty ? nil : kind == .text ? FactText.quoted(drawing: text) : text
  }
}
