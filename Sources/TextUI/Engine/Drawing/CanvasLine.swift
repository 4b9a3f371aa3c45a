/// One line: runs that do not overlap, in order. A class, as a copy would count each of its parts, most of them empty.
final class CanvasLine {
  @exclusivity(unchecked) var mark: LineMark?
  /// The `~ ` lines above it and below it.
  @exclusivity(unchecked) var factsAbove: [String] = []
  @exclusivity(unchecked) var factsBelow: [String] = []
  @exclusivity(unchecked) var notes: [String] = []
  @exclusivity(unchecked) var startsGroup = false
  /// Whether the line belongs to the content of the line above.
  @exclusivity(unchecked) var continuesBlock = false
  /// Whether a blank line has no meaning here.
  @exclusivity(unchecked) var isPadding = false
  @exclusivity(unchecked) var isCut = false
  /// In points.
  @exclusivity(unchecked) private(set) var painted: [PaintedRun] = []
  /// In columns, once the drawing is done.
  @exclusivity(unchecked) private(set) var runs: [TextRun] = []

  var isBlank: Bool { runs.isEmpty && notes.isEmpty && factsAbove.isEmpty && factsBelow.isEmpty && mark == nil }

  var isUpright: Bool {
    mark == nil && factsAbove.isEmpty && runs.first?.text == "<|>" && runs.allSatisfy { $0.text == "<|>" }
  }

  @exclusivity(unchecked) private(set) var isMirrored = false

  func settle(_ line: SettledLine) { runs = line.runs(painted) }

  func mirror(in columns: Int) {
    isMirrored = true
    // What runs past the line keeps its edge: the gutter has room for it.
    let rest = (runs.last?.maxX ?? 0) - columns
    let edge = columns + (rest > (mark == nil ? 2 : 0) ? rest : 0)
    runs = runs.reversed().map { run in
      var mirrored = run
      mirrored.x = edge - run.maxX
      if run.style == nil || run.isArea { mirrored.text = run.text.mirrored }
      return mirrored
    }
  }

  /// `#2` for the second of two equal pieces on the settled line.
  func number(of run: TextRun) -> String {
    let count = runs.count {
      $0.x < run.x && $0.style != nil && $0.text == run.text
        && (!run.isPicture || $0.style?.picture == run.style?.picture)
    }
    return count > 0 ? "#\(count + 1)" : ""
  }

  func hear(_ words: [String], run: Int) {
    for word in words where !runs[run].heard.contains(word) { runs[run].heard.append(word) }
  }

  /// Whether the piece of the settled line has room for `[*9*]`: it has no marks, or those of a button.
  func canChoose(_ piece: ClosedRange<Int>) -> Bool {
    let (before, after) = marks(around: piece)
    return (before ?? "[") == "[" && (after ?? "]") == "]" && (before == nil) == (after == nil)
  }

  private func marks(around piece: ClosedRange<Int>) -> (before: String?, after: String?) {
    func mark(_ index: Int, _ touches: (TextRun) -> Bool) -> String? {
      runs.indices.contains(index) && runs[index].style == nil && touches(runs[index]) ? runs[index].text : nil
    }
    return (
      mark(piece.lowerBound - 1) { $0.maxX == runs[piece.lowerBound].x },
      mark(piece.upperBound + 1) { $0.x == runs[piece.upperBound].maxX }
    )
  }

  func choose(_ piece: ClosedRange<Int>) {
    let hasMarks = marks(around: piece).before != nil
    let (first, last) = (runs[piece.lowerBound], runs[piece.upperBound])
    let opening = TextRun(x: first.x - 2, width: 2, text: "[*", style: nil, place: first.place)
    let closing = TextRun(x: last.maxX, width: 2, text: "*]", style: nil, place: last.place)
    if hasMarks {
      runs[piece.lowerBound - 1] = opening
      runs[piece.upperBound + 1] = closing
    } else {
      runs.insert(closing, at: piece.upperBound + 1)
      runs.insert(opening, at: piece.lowerBound)
    }
    // Runs do not overlap, and do not begin before the line.
    for index in runs.indices { runs[index].x = max(runs[index].x, index == 0 ? 0 : runs[index - 1].maxX) }
  }

  func change(_ index: Int, _ change: (inout PaintedRun) -> Void) { change(&painted[index]) }

  /// Letters that touch by less than half a column do not cover each other.
  private static let tolerance = 4

  /// - Returns: the text that cannot be read any more, because other content covers it.
  func put(_ run: PaintedRun, isCorner: Bool = false) -> [String] {
    if let last = painted.indices.last, painted[last].maxX > run.x || painted[last].x > run.x {
      return put(over: beside(run, isCorner: isCorner))
    }
    // Most lines have few runs.
    if painted.isEmpty { painted.reserveCapacity(4) }
    painted.append(run)
    return []
  }

  private func put(over new: PaintedRun) -> [String] {
    var run = new
    var hidden: [String] = []
    var all: [PaintedRun] = []
    for other in painted {
      let covered = min(other.maxX, run.maxX) - max(other.x, run.x)
      let isWhole = run.isArea && run.x - other.x <= Self.tolerance && other.maxX - run.maxX <= Self.tolerance
      if other.isArea, !isWhole, Self.holds(other, run) {
        run.isOnArea = true
        all.append(other)
        continue
      }
      // The content that the area covers is already gone: the area is a note on its own content.
      if run.isArea, !other.isArea, Self.holds(run, other) {
        var inside = other
        inside.isOnArea = true
        all.append(inside)
        continue
      }
      if covered > Self.tolerance, covered > min(Self.mixed, run.width / 2, other.width / 2), run.isLetters,
        other.isLetters, let name = other.name
      {
        // An equal run at the same place is drawn once.
        if other.x != run.x || name != run.name { hidden.append(name) }
        continue
      }
      // Pictures that overlap stay whole.
      let areSymbols = other.kind == .symbol && run.kind == .symbol
      all += covered > Self.tolerance && !areSymbols ? other.without(run.x, run.maxX) : [other]
    }
    // Marks without a width surround the text painted at the same place.
    let place = all.firstIndex { $0.x > run.x || $0.x == run.x && $0.width > 0 && run.width == 0 } ?? all.count
    all.insert(run, at: place)
    painted = all
    return hidden
  }

  /// Whether something is on an area. A mark without a width at its edge is beside it.
  private static func holds(_ area: PaintedRun, _ run: PaintedRun) -> Bool {
    run.width > 0 ? area.x <= run.x && run.maxX <= area.maxX : area.x < run.x && run.x < area.maxX
  }

  /// Letters that cover each other by more cannot be read.
  private static let mixed = 16
  /// A run of that width or less is drawn beside the text that it covers: a dot at its corner.
  private static let small = 24
  /// The most room that a badge takes, in points.
  private static let badge = 40

  /// A small run in the middle of a text makes it unreadable; at an end there is room beside it.
  private func beside(_ new: PaintedRun, isCorner: Bool) -> PaintedRun {
    var run = new
    // A number on a dot: the dot is its ground.
    if run.kind == .text, let dot = painted.lastIndex(where: { $0.isDot(below: run) }) {
      let words = painted.remove(at: dot).pieces[0].style?.picture?.replacingPrefix("fill ", with: "on ")
      for piece in run.pieces.indices {
        run.pieces[piece].style = run.pieces[piece].style?.with { $0.ground = $0.ground.and(words) }
      }
    }
    guard run.isLetters, run.opening.isEmpty, run.closing.isEmpty,
      let other = painted.last(where: { $0.isLetters && $0.x < run.maxX && run.x < $0.maxX })
    else { return run }
    let isOnSymbol = other.kind == .symbol && (isCorner || run.anchor != other.anchor)
    guard isOnSymbol && isCorner || other.x < run.x || other.maxX > run.maxX, isOnSymbol || run.width <= Self.small,
      run.x <= other.x + Self.tolerance || run.maxX >= other.maxX - Self.tolerance
    else { return run }
    let isBefore =
      switch run.anchor {
      case .edge where isCorner: true
      case .trailing where isCorner: false
      default: run.x + run.width / 2 < other.x + other.width / 2
      }
    var moved = run
    if run.kind == .text, isOnSymbol, let name = other.name {
      for piece in moved.pieces.indices {
        moved.pieces[piece].style = moved.pieces[piece].style?.saying("on the corner of \(name)")
      }
    }
    moved.place = run.x..<run.maxX
    // It takes no room from the runs around, and does not move what it is on.
    moved.width = 1
    moved.anchor = run.kind != .text || !isOnSymbol ? other.anchor : isBefore ? .trailing : .leading
    let gap = isOnSymbol && run.kind == .text ? 1 : 0
    moved.x = isBefore ? other.x - 1 - gap : other.maxX + gap
    return moved
  }

  func hasRuns(_ left: Int, _ right: Int) -> Bool { painted.contains { $0.x < right && $0.maxX > left } }

  /// Removes the runs between two places. Returns the texts and pictures that were removed completely.
  func cover(_ left: Int, _ right: Int, isCorner: Bool) -> [PaintedRun] {
    var gone: [PaintedRun] = []
    painted = painted.flatMap { run in
      // An area with a small view on it keeps both edges.
      if run.isArea, (min(right, run.maxX) - max(left, run.x)) * 2 < run.width { return [run] }
      // A badge hides no more than the edge of what it is on.
      let isWhole = left <= run.x && run.maxX <= right
      if run.kind == .symbol, !isWhole || isCorner && right - left <= Self.badge { return [run] }
      if run.kind == .text, left <= run.x || right >= run.maxX, right - left <= Self.badge,
        (min(right, run.maxX) - max(left, run.x)) * 2 < run.width
      {
        return [run]
      }
      // Letters that stick out by less than half a column are not seen.
      let rest = run.without(left - Self.tolerance, right + Self.tolerance)
      if rest.isEmpty, run.pieces.contains(where: { $0.style != nil }) { gone.append(run) }
      return rest
    }
    return gone
  }
}

extension String {
  fileprivate var mirrored: String {
    let pairs: [Character: Character] = [
      "[": "]", "]": "[", "(": ")", ")": "(", "<": ">", ">": "<", "~": "~", "|": "|", " ": " ", "*": "*", "x": "x",
      "-": "-", "=": "=", "+": "+", "o": "o", "v": "v", "^": "^",
    ]
    var mirrored = ""
    for character in reversed() {
      guard let other = pairs[character] else { return self }
      mirrored.append(other)
    }
    return mirrored
  }
}
