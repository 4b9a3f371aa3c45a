/// The canvas of a frame: lines of runs, in points until the drawing is done, then in columns. Later runs cover earlier ones.
@MainActor final class CellCanvas {
  @exclusivity(unchecked) private(set) var lines: [CanvasLine] = []
  /// Represents all lines without anything on them.
  private let blank = CanvasLine()
  private var margins: [(lines: Range<Int>, leading: Int, trailing: Int)] = []
  private var clip: CellRect?
  /// Whether a scroll view around reports the cut.
  private var isScrolled = false
  /// How many lines are above the first one: a view taller than the screen overflows it on both sides.
  private var linesAbove = 0
  /// Whether there is content below the last drawn line.
  private var isCutBelow = false
  /// The most lines that are drawn: many more than any screen has.
  private static let lineLimit = 20_000
  private var grounds: [(ground: Ground, frame: CellRect, clip: CellRect?)] = []
  var heard = HeardParts()
  @exclusivity(unchecked) private var painted = 0
  /// How the container around the view being painted aligns it: the screen has its view in the middle.
  @exclusivity(unchecked) var anchor = RowAnchor.center(0)
  var centres = 0
  var cell: RowCell?
  /// The looks that the views around add to the view being painted.
  @exclusivity(unchecked) var surroundings = Surroundings()
  var fills: [PaintedFill] = []
  /// Whether the view being painted is thinner than a line, and on which side of another one it lies.
  var isThin = false
  var side: String?
  /// The width in points of the frame around, where the app sets it.
  var exactWidth: Double?
  /// The view that the one being painted is a layer of.
  var under: CellRect?
  /// How pictures fit their room; nil where they are stretched.
  var scaling: ContentMode?
  /// Whether content beyond an enclosing frame is cut off.
  var isClipping = false
  /// The columns side by side, each on a canvas of its own.
  var split: DrawnSplit?
  /// The parts that opaque layers cover.
  var covered: [CoveredPart] = []
  /// In points.
  let width: Int
  var columns: Int { width / Cells.columnPoints }

  init(width: Int) {
    self.width = width
    lines.reserveCapacity(32)
  }

  /// Draws app text. A piece has a slot in the line's note, which also has its spoken text.
  func text(
    _ text: String, width: Int, at point: CellPoint, _ style: Style, opening: String = "", closing: String = "",
    heard: [String] = [], isPiece: Bool = true
  ) {
    let drawn = AppText.drawn(text)
    let style = isPiece ? surroundings.applied(to: style) : nil
    var run = PaintedRun(
      x: point.x, width: width, kind: .text,
      pieces: [.init(text: drawn.text, columns: CellWidth.of(drawn.text), style: style)])
    if !opening.isEmpty { run.label(at: 0, AppText.labelled(opening: opening, closing: closing)) }
    run.opening = opening
    run.closing = closing
    run.heard = heard
    put(run, line: point.y)
    note(drawn.notes, line: point.y)
  }

  /// Draws a text whose characters are all visible, one column wide and free of marks.
  func plainText(_ text: String, width: Int, at point: CellPoint, _ style: Style) {
    put(
      PaintedRun(
        x: point.x, width: width, kind: .text,
        pieces: [.init(text: text, columns: text.utf8.count, style: surroundings.applied(to: style))]), line: point.y)
  }

  func text(_ line: WrappedText.Line, width: Int, at point: CellPoint, in block: TextBlock? = nil) {
    var run = PaintedRun(x: point.x, width: width, kind: .text, pieces: [])
    var notes: [String] = []
    for piece in line {
      let drawn = AppText.drawn(piece.text)
      let style = surroundings.applied(to: piece.style)
      run.pieces.append(.init(text: drawn.text, columns: CellWidth.of(drawn.text), style: style))
      notes += drawn.notes
    }
    guard !run.pieces.isEmpty else { return }
    run.block = block
    put(run, line: point.y)
    note(notes, line: point.y)
  }

  private func note(_ notes: [String], line: Int) {
    for note in notes where !(lines.indices.contains(line) && lines[line].notes.contains(note)) {
      self.note(note, line: line)
    }
  }

  func picture(
    _ drawing: String = Image.drawing, width: Int, at point: CellPoint, _ style: Style, heard: [String] = []
  ) {
    var run = PaintedRun(
      x: point.x, width: width, kind: .symbol,
      pieces: [.init(text: drawing, columns: drawing.utf8.count, style: surroundings.applied(to: style))])
    run.heard = heard
    put(run, line: point.y)
  }

  /// Marks the lines as one block, as those of a row: no note comes between them.
  func block(_ lines: Range<Int>) {
    for line in lines.dropFirst() where isVisible(line) { own(line).continuesBlock = true }
  }

  func startGroup(at line: Int) { if lines.indices.contains(line) { own(line).startsGroup = true } }

  static func columns(_ line: WrappedText.Line) -> Int {
    line.reduce(0) { $0 + CellWidth.of(AppText.drawn($1.text).text) }
  }

  /// Draws the sign of a control or a mark, which has no slot of its own.
  func structure(
    _ text: String, width: Int, at point: CellPoint, isGround: Bool = false, heard: [String] = [],
    anchor: RowAnchor? = nil
  ) {
    var run = PaintedRun(
      x: point.x, width: width, kind: .structure, pieces: [.init(text: text, columns: CellWidth.of(text), style: nil)])
    run.isGround = isGround
    run.heard = heard
    anchored(anchor ?? self.anchor) { put(run, line: point.y) }
  }

  /// Draws a run as wide as its place, and at least `least` columns: a slider, a line, an area.
  func stretch(
    _ frame: CellRect, line: Int, least: Int = 1, style: Style? = nil, isArea: Bool = false, heard: [String] = [],
    _ draw: @escaping (_ columns: Int) -> String
  ) {
    var run = PaintedRun(
      x: frame.x, width: frame.width, kind: .stretch, pieces: [.init(text: "", columns: least, style: style)])
    run.stretch = draw
    run.isArea = isArea
    run.heard = heard
    put(run, line: line)
  }

  /// A place in the drawing, for looks that apply to everything painted after it.
  var position: Int { painted }

  /// Draws a control's marks around the content painted since `start`: directly beside it where that is near the frame's edges, else at
  /// them. They are on the first and the last line of that content: padding, a height and a background have no line.
  func brackets(
    _ opening: String, _ closing: String, around frame: CellRect, since start: Int, closesAtEdge: Bool = false
  ) {
    var lines = paintedLines(frame, since: start)
    if !hasPainted(in: frame, since: start) {
      // Nothing is seen of a control without a label. One that can be used is still present, with its marks together.
      if opening.hasPrefix("[~") { return }
      let middle = frame.y + max(0, frame.height - 1) / 2
      if lines.count > 1 { lines = middle..<middle + 1 }
    }
    guard !lines.isEmpty else { return }
    put(opening, of: frame, line: lines.lowerBound, since: start, opens: true)
    let last = lines.upperBound - 1
    if closesAtEdge {
      mark(closing, of: frame, line: last, opens: false)
    } else {
      put(closing, of: frame, line: last, since: start, opens: false)
    }
  }

  private static let nearby = 20

  private func put(_ text: String, of frame: CellRect, line: Int, since start: Int, opens: Bool) {
    guard !text.isEmpty, isVisible(line) else { return }
    if lines.indices.contains(line) {
      let inside = lines[line].painted.indices.filter { lines[line].painted[$0].order >= start }
      if let index = opens ? inside.first : inside.last, lines[line].painted[index].kind != .stretch {
        let run = lines[line].painted[index]
        let distance = opens ? run.start - frame.x : frame.maxX - run.end
        if distance <= Self.nearby {
          return lines[line].change(index) { $0.enclose(text, opens: opens, reaching: max(0, distance)) }
        }
      }
    }
    mark(text, of: frame, line: line, opens: opens)
  }

  private func mark(_ text: String, of frame: CellRect, line: Int, opens: Bool) {
    anchored(.mark(opens: opens, from: frame.x, to: frame.maxX)) {
      put(
        PaintedRun(
          x: opens ? frame.x : frame.maxX, width: 0, kind: .structure,
          pieces: [.init(text: text, columns: text.utf8.count)]), line: line)
    }
  }

  /// Sets the part of the lines that their columns represent: the margins of a list or a bar have none.
  func margins(_ leading: Int, _ trailing: Int, lines range: Range<Int>) {
    let range = range.clamped(to: 0..<Self.lineLimit).clamped(to: clip.map { $0.y..<max($0.y, $0.maxY) } ?? range)
    guard leading + trailing < width, !range.isEmpty else { return }
    grow(to: range.upperBound - 1)
    margins.append((range, leading, trailing))
  }

  func mark(_ mark: LineMark, line: Int) {
    guard isVisible(line) else { return }
    let line = own(line)
    if line.mark == nil { line.mark = mark }
  }

  /// The filling of a place.
  enum Ground {
    /// Without an outline: its word is in the middle.
    case word(String)
    case area(kind: String)
  }

  func ground(_ ground: Ground, in frame: CellRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    grounds.append((ground, frame, clip))
  }

  func settle() {
    settleFills()
    for (ground, frame, clip) in grounds.filter({ isBlank($0.frame) }) {
      self.clip = clip
      defer { self.clip = nil }
      switch ground {
      case .area(let kind): area(frame, applied: .plain, kind: kind)
      case .word(let text):
        let width = text.count * Cells.columnPoints
        guard width <= frame.width else { continue }
        structure(
          text, width: width, at: CellPoint(x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height / 2),
          isGround: true, anchor: .center(0))
      }
    }
    grounds = []
    let lines = lines
    for line in lines.indices where !lines[line].painted.isEmpty {
      let margins = margins.last { $0.lines.contains(line) }
      let content = (margins?.leading ?? 0)..<(width - (margins?.trailing ?? 0))
      lines[line].settle(SettledLine(columns: columns, content: content))
    }
  }

  /// Ends the drawing. From right to left, everything is mirrored here, and nowhere else.
  func finish(direction: LayoutDirection = .leftToRight) {
    writeBlocks()
    if linesAbove > 0 {
      let lines = linesAbove < Self.lineLimit ? "\(linesAbove) \(linesAbove == 1 ? "line" : "lines") " : ""
      note(lines + "cut above", line: 0)
    }
    if isCutBelow { note("cut below", line: max(0, lines.count - 1)) }
    for line in lines.indices where lines[line].isCut { lines[line].notes.append("cut") }
    if direction == .rightToLeft {
      for line in lines.indices { lines[line].mirror(in: columns) }
    }
  }

  private func isBlank(_ frame: CellRect) -> Bool {
    let first = max(0, min(frame.y, lines.count))
    return lines[first..<max(first, min(frame.maxY, lines.count))].allSatisfy { line in
      !line.painted.contains { $0.x < frame.maxX && $0.maxX > frame.x }
    }
  }

  func note(_ note: String, line: Int) { if isVisible(line) { own(line).notes.append(note) } }

  /// Runs `draw` with everything outside `rect` left out. With `scrolling`, the caller reports the omitted part.
  func clipped(to rect: CellRect, scrolling: Bool = false, _ draw: () -> Void) {
    let outer = clip
    let wasScrolled = isScrolled
    isScrolled = isScrolled || scrolling
    clip = outer.map { $0.intersection(rect) } ?? rect
    draw()
    clip = outer
    isScrolled = wasScrolled
  }

  private func isVisible(_ line: Int) -> Bool {
    guard line >= 0, line < Self.lineLimit else { return false }
    guard let clip else { return true }
    return line >= clip.y && line < clip.maxY
  }

  /// The part of `frame` that can be seen, for drawings that would fill it character by character.
  func visible(_ frame: CellRect) -> CellRect {
    let all = CellRect(x: 0, y: 0, width: width, height: Self.lineLimit)
    return frame.intersection(all).intersection(clip ?? all)
  }

  func note(above line: Int, _ fact: String) { if lines.indices.contains(line) { own(line).factsAbove.append(fact) } }

  private func put(_ run: PaintedRun, line: Int) {
    guard run.columns > 0 else { return }
    if line < 0, line >= clip?.y ?? .min { linesAbove = max(linesAbove, -line) }
    if line >= Self.lineLimit, line < clip?.maxY ?? .max { isCutBelow = true }
    guard isVisible(line) else { return }
    // Most runs lie on the screen as a whole.
    if clip == nil, run.x >= 0, run.maxX <= width { return paint(run, line: line) }
    // A cut at the screen's edge is not intended. Widths are estimates: slightly more than the screen's counts as equal.
    let isCut = !isScrolled && (run.x < -tolerance || run.maxX > width + tolerance)
    let visible = visible(run)
    guard visible != nil || isCut else { return }
    if let visible { paint(visible, line: line) }
    if isCut { own(line).isCut = true }
  }

  private func paint(_ run: consuming PaintedRun, line number: Int) {
    run.order = painted
    run.anchor = anchor
    if let cell { run.cell = cell }
    painted += 1
    let line = own(number)
    for text in line.put(run, isCorner: side != nil) { line.notes.append("over \(text)") }
  }

  private var tolerance: Int { 12 + width / 100 }

  /// The visible part of the run. A text that begins on the screen and ends shortly behind it is drawn as a whole.
  private func visible(_ run: PaintedRun) -> PaintedRun? {
    var left = clip.flatMap { $0.x > 0 ? $0.x : nil } ?? 0
    var right = clip.flatMap { $0.maxX < width ? $0.maxX : nil } ?? width
    if run.kind != .stretch, run.x < width, run.maxX > 0 {
      if right == width, run.maxX <= width + width / 4 { right = max(width, run.maxX) }
      if left == 0, run.x >= -width / 4 { left = min(0, run.x) }
    }
    if run.width == 0 { return run.x >= left && run.x <= max(right, width) ? run : nil }
    return run.clipped(left, right)
  }

  private func grow(to line: Int) { while lines.count <= line { lines.append(blank) } }

  /// The line, to write on.
  func own(_ number: Int) -> CanvasLine {
    grow(to: number)
    if lines[number] === blank { lines[number] = CanvasLine() }
    return lines[number]
  }
}

enum LineMark: String, Sendable {
  case title = "= "
  case section = ": "
  case footer = ". "
  case row = "* "
  case selectedRow = "*>"
  case bottom = "_ "
}
