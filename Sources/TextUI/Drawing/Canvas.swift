/// What a frame is drawn on: lines of runs. Later runs cover earlier ones.
@MainActor
final class Canvas {
  private(set) var lines: [CanvasLine] = []
  private var clip: CellRect?
  private var grounds: [(text: String, frame: CellRect)] = []
  let width: Int

  init(width: Int) { self.width = width }

  /// Draws app text: the run has a slot in the line's note.
  func text(_ text: String, width: Int, at point: CellPoint, _ style: Style) {
    put(Run(x: point.x, width: width, text: text, style: style), line: point.y)
  }

  /// Draws what stands for a control or a mark: it has no slot of its own.
  func structure(_ text: String, at point: CellPoint) {
    put(Run(x: point.x, width: text.count, text: text, style: nil), line: point.y)
  }

  /// Marks the line in its gutter. The first mark stays.
  func mark(_ mark: LineMark, line: Int) {
    guard isVisible(line) else { return }
    grow(to: line)
    if lines[line].mark == nil { lines[line].mark = mark }
  }

  /// Tells what fills `frame`, once the drawing is done and if nothing else stands there.
  func ground(_ text: String, in frame: CellRect) {
    guard text.count <= frame.width, frame.height > 0 else { return }
    grounds.append((text, frame))
  }

  /// Ends the drawing.
  func finish() {
    for (text, frame) in grounds where isBlank(frame) {
      structure(text, at: CellPoint(x: frame.x + (frame.width - text.count) / 2, y: frame.y + frame.height / 2))
    }
    grounds = []
  }

  private func isBlank(_ frame: CellRect) -> Bool {
    (max(0, frame.y)..<max(0, frame.maxY)).allSatisfy { line in
      line >= lines.count || !lines[line].runs.contains { $0.x < frame.maxX && $0.maxX > frame.x }
    }
  }

  /// Says something of the whole line in its note.
  func note(_ note: String, line: Int) {
    guard isVisible(line) else { return }
    grow(to: line)
    lines[line].notes.append(note)
  }

  /// Runs `draw` with everything outside `rect` left out.
  func clipped(to rect: CellRect, _ draw: () -> Void) {
    let outer = clip
    if let outer {
      let x = max(outer.x, rect.x)
      let y = max(outer.y, rect.y)
      clip = CellRect(
        x: x, y: y, width: max(0, min(outer.maxX, rect.maxX) - x), height: max(0, min(outer.maxY, rect.maxY) - y))
    } else {
      clip = rect
    }
    draw()
    clip = outer
  }

  private func isVisible(_ line: Int) -> Bool {
    guard line >= 0 else { return false }
    guard let clip else { return true }
    return line >= clip.y && line < clip.maxY
  }

  private func put(_ run: Run, line: Int) {
    guard isVisible(line), run.width > 0 else { return }
    let left = max(0, clip?.x ?? 0)
    let right = min(width, clip?.maxX ?? width)
    guard let visible = run.clipped(left, right) else { return }
    grow(to: line)
    lines[line].put(visible)
  }

  private func grow(to line: Int) {
    while lines.count <= line { lines.append(CanvasLine()) }
  }
}

/// What a line is, told in its gutter.
enum LineMark: String, Sendable {
  case title = "= "
  case section = ": "
  case footer = ". "
  case row = "* "
  case selectedRow = "*>"
}

/// One line: runs that do not overlap, in order.
struct CanvasLine {
  var mark: LineMark?
  var notes: [String] = []
  private(set) var runs: [Run] = []

  mutating func put(_ run: Run) {
    if let last = runs.last, last.maxX > run.x {
      // Something is there already: what the new run covers goes.
      runs = runs.flatMap { $0.without(run.x, run.maxX) } + [run]
      runs.sort { $0.x < $1.x }
    } else {
      runs.append(run)
    }
  }
}

/// Text at a column. `style` is nil for what is not app text.
struct Run {
  let x: Int
  let width: Int
  let text: String
  let style: Style?

  var maxX: Int { x + width }

  func clipped(_ left: Int, _ right: Int) -> Run? {
    if x >= left, maxX <= right { return self }
    let from = max(x, left)
    let to = min(maxX, right)
    guard from < to else { return nil }
    let (text, start, end) = CellWidth.slice(self.text, from: from - x, to: to - x)
    return end > start ? Run(x: x + start, width: end - start, text: text, style: style) : nil
  }

  func without(_ left: Int, _ right: Int) -> [Run] {
    if maxX <= left || x >= right { return [self] }
    return [clipped(x, left), clipped(right, maxX)].compactMap { $0 }
  }
}
