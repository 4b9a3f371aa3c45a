/// What a frame is drawn on: lines of runs. Later runs cover earlier ones.
@MainActor
final class CellCanvas {
  @exclusivity(unchecked) private(set) var lines: [CanvasLine] = []
  private var clip: CellRect?
  /// Whether a scroll view around tells what is cut.
  private var isScrolled = false
  /// How many lines stand above the first one: a view taller than the screen overflows it on both sides.
  private var linesAbove = 0
  /// Whether something stands below the last line that is drawn.
  private var isCutBelow = false
  /// The lines that are drawn: many more than any screen has.
  private static let lineLimit = 20_000
  private var grounds: [(text: String, frame: CellRect)] = []
  /// What is heard and can be done, beside what is drawn.
  var heard = HeardParts()
  let width: Int

  init(width: Int) { self.width = width }

  /// Draws app text: the run has a slot in the line's note.
  /// - Parameter heard: what its slot says of what is heard.
  func text(_ text: String, width: Int, at point: CellPoint, _ style: Style, heard: [String] = []) {
    let drawn = AppText.drawn(text)
    put(Run(x: point.x, width: width, text: drawn.text, style: style, heard: heard), line: point.y)
    for note in drawn.notes where !(lines.indices.contains(point.y) && lines[point.y].notes.contains(note)) {
      self.note(note, line: point.y)
    }
  }

  /// Draws a picture that is no larger than a letter.
  func picture(at point: CellPoint, _ style: Style, heard: [String] = []) {
    let drawing = Image.drawing
    put(Run(x: point.x, width: drawing.utf8.count, text: drawing, style: style, heard: heard), line: point.y)
  }

  /// Says that the lines belong together, as those of a row: no note stands between them.
  func block(_ lines: Range<Int>) {
    for line in lines.dropFirst() where isVisible(line) {
      grow(to: line)
      self.lines[line].continuesBlock = true
    }
  }

  /// Draws what stands for a control or a mark: it has no slot of its own.
  func structure(_ text: String, at point: CellPoint) {
    put(Run(x: point.x, width: CellWidth.of(text), text: text, style: nil), line: point.y)
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

  /// Ends the drawing. From right to left, everything is mirrored here, and nowhere else.
  func finish(direction: LayoutDirection = .leftToRight) {
    for (text, frame) in grounds where isBlank(frame) {
      structure(text, at: CellPoint(x: frame.x + (frame.width - text.count) / 2, y: frame.y + frame.height / 2))
    }
    grounds = []
    if linesAbove > 0 {
      let lines = linesAbove < Self.lineLimit ? "\(linesAbove) \(linesAbove == 1 ? "line" : "lines") " : ""
      note(lines + "cut above", line: 0)
    }
    if isCutBelow { note("cut below", line: max(0, lines.count - 1)) }
    for line in lines.indices where lines[line].isCut { lines[line].notes.append("cut") }
    if direction == .rightToLeft {
      for line in lines.indices { lines[line].mirror(in: width) }
    }
  }

  private func isBlank(_ frame: CellRect) -> Bool {
    let first = max(0, min(frame.y, lines.count))
    return lines[first..<max(first, min(frame.maxY, lines.count))].allSatisfy { line in
      !line.runs.contains { $0.x < frame.maxX && $0.maxX > frame.x }
    }
  }

  /// Says something of the whole line in its note.
  func note(_ note: String, line: Int) {
    guard isVisible(line) else { return }
    grow(to: line)
    lines[line].notes.append(note)
  }

  /// Runs `draw` with everything outside `rect` left out. With `scrolling`, the caller tells what is left out.
  func clipped(to rect: CellRect, scrolling: Bool = false, _ draw: () -> Void) {
    let outer = clip
    let wasScrolled = isScrolled
    isScrolled = isScrolled || scrolling
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
    isScrolled = wasScrolled
  }

  private func isVisible(_ line: Int) -> Bool {
    guard line >= 0, line < Self.lineLimit else { return false }
    guard let clip else { return true }
    return line >= clip.y && line < clip.maxY
  }

  /// The part of `frame` that can be seen, for what would fill it character by character.
  func visible(_ frame: CellRect) -> CellRect {
    let clip = clip ?? CellRect(x: 0, y: 0, width: width, height: Self.lineLimit)
    let left = max(0, frame.x, clip.x)
    let top = max(0, frame.y, clip.y)
    return CellRect(
      x: left, y: top, width: max(0, min(width, frame.maxX, clip.maxX) - left),
      height: max(0, min(Self.lineLimit, frame.maxY, clip.maxY) - top))
  }

  /// Says in the slot of a run what is heard.
  func hear(_ words: [String], run: Int, line: Int) { lines[line].runs[run].heard += words }

  func tell(above line: Int, _ fact: String) { lines[line].factsAbove.append(fact) }
  func tell(below line: Int, _ fact: String) { lines[line].factsBelow.append(fact) }

  private func put(_ run: Run, line: Int) {
    guard run.width > 0 else { return }
    if line < 0, line >= clip?.y ?? .min { linesAbove = max(linesAbove, -line) }
    if line >= Self.lineLimit, line < clip?.maxY ?? .max { isCutBelow = true }
    guard isVisible(line) else { return }
    let left = max(0, clip?.x ?? 0)
    let right = min(width, clip?.maxX ?? width)
    let visible = run.clipped(left, right)
    // A cut at the screen's edge is nobody's wish.
    let isCut = !isScrolled && (run.x < 0 || run.maxX > width)
    guard visible != nil || isCut else { return }
    grow(to: line)
    if let visible { lines[line].put(visible) }
    if isCut { lines[line].isCut = true }
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
  /// The `~ ` lines above it and below it.
  var factsAbove: [String] = []
  var factsBelow: [String] = []
  var notes: [String] = []
  /// Whether the line belongs to what stands on the line above.
  var continuesBlock = false
  /// Whether something stands beyond the screen's edge.
  var isCut = false
  fileprivate(set) var runs: [Run] = []

  /// Whether it is read from right to left.
  private(set) var isMirrored = false

  mutating func mirror(in width: Int) {
    isMirrored = true
    runs = runs.reversed().map { run in
      Run(
        x: width - run.maxX, width: run.width, text: run.style == nil ? run.text.mirrored : run.text, style: run.style,
        heard: run.heard)
    }
  }

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
  /// What its slot says of what is heard: `silent`, `"5 dollars"`.
  var heard: [String] = []

  var maxX: Int { x + width }
  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
  /// Whether it is a symbol or a small picture. App text has no such brackets.
  var isPicture: Bool { style?.picture != nil && text.utf8.first == UInt8(ascii: "<") }

  func clipped(_ left: Int, _ right: Int) -> Run? {
    if x >= left, maxX <= right { return self }
    let from = max(x, left)
    let to = min(maxX, right)
    guard from < to else { return nil }
    let (text, start, end) = CellWidth.slice(self.text, from: from - x, to: to - x)
    return end > start ? Run(x: x + start, width: end - start, text: text, style: style, heard: heard) : nil
  }

  func without(_ left: Int, _ right: Int) -> [Run] {
    if maxX <= left || x >= right { return [self] }
    return [clipped(x, left), clipped(right, maxX)].compactMap { $0 }
  }
}

extension String {
  /// A control's own bracket, turned round; other drawing stays as it is.
  fileprivate var mirrored: String {
    let pairs: [Character: Character] = [
      "[": "]", "]": "[", "(": ")", ")": "(", "<": ">", ">": "<", "~": "~", "|": "|",
    ]
    var mirrored = ""
    for character in reversed() {
      guard let other = pairs[character] else { return self }
      mirrored.append(other)
    }
    return mirrored
  }
}
