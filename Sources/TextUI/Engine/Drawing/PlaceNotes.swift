/// Notes where content is on the screen, as lines show no distances: `{; at the bottom}` on the first line of a part. Without a note,
/// content whose lines are all in the middle of the width is in the middle of the screen, and other content is at the top.
@MainActor struct PlaceNotes {
  private let canvas: CellCanvas
  /// The lines between the bars.
  private let body: Range<Int>

  /// Lines between parts of the screen: five texts' height.
  private static let gap = 4
  /// On a lower screen, the places are close to each other.
  private static let leastHeight = 20

  static func write(on canvas: CellCanvas, in frame: CellRect) {
    guard frame.height >= leastHeight, canvas.split == nil else { return }
    PlaceNotes(canvas, frame).write()
  }

  private init(_ canvas: CellCanvas, _ frame: CellRect) {
    self.canvas = canvas
    let lines = canvas.lines.indices.clamped(to: frame.y..<frame.maxY)
    let top = lines.last { canvas.lines[$0].mark == .title }.map { $0 + 1 } ?? frame.y
    let bottom = lines.first { canvas.lines[$0].mark == .bottom } ?? frame.maxY
    body = top..<max(top, bottom)
  }

  private func write() {
    let drawn = canvas.lines.indices.clamped(to: body).filter { canvas.lines[$0].runs.contains(where: isContent) }
    guard let first = drawn.first, let last = drawn.last else { return }
    let (above, below) = (first - body.lowerBound, body.upperBound - 1 - last)
    var parts = [first...last]
    if above < Self.gap || below < Self.gap {
      for (before, next) in zip(drawn, drawn.dropFirst()) where next - before > Self.gap && !isScrolled(before, next) {
        parts[parts.count - 1] = parts[parts.count - 1].lowerBound...before
        parts.append(next...last)
      }
    }
    guard parts.count > 1 || above >= Self.gap || below >= Self.gap else { return }
    let isCentered = drawn.allSatisfy(isCentered)
    var said = parts.count == 1 && isCentered ? ContentPlace.middle : .top
    var isNoted = false
    for part in parts {
      guard let place = place(of: part), place != said, place != .top || parts.count == 1 else { continue }
      canvas.note(place.rawValue, line: part.lowerBound)
      (said, isNoted) = (place, true)
    }
    if parts.count > 1, isCentered, !isNoted, below >= Self.gap { canvas.note(ContentPlace.top.rawValue, line: first) }
  }

  /// nil for a part that takes most of the screen.
  private func place(of part: ClosedRange<Int>) -> ContentPlace? {
    let above = part.lowerBound - body.lowerBound
    let free = body.count - part.count
    guard free * 2 >= body.count || above >= Self.gap && free - above >= Self.gap else { return nil }
    return above * 4 < free ? .top : above * 4 > free * 3 ? .bottom : .middle
  }

  /// Whether both lines are content of one list or scroll view, where distances belong to the content.
  private func isScrolled(_ line: Int, _ other: Int) -> Bool {
    canvas.heard.windows.values.contains { $0.y <= line && other < $0.maxY }
  }

  private func runs(_ line: Int) -> [TextRun] { canvas.lines[line].runs.filter(isContent) }

  private func isContent(_ run: TextRun) -> Bool { !run.isBlank && !run.isGround }

  private func isCentered(_ line: Int) -> Bool {
    guard canvas.lines[line].mark == nil else { return false }
    let runs = runs(line)
    guard let first = runs.first, let last = runs.last else { return false }
    let (before, after) = (first.x, canvas.columns - last.maxX)
    guard before < 2 ? after <= 2 : abs(before - after) <= max(1, min(5, before / 2)) else { return false }
    // Fields and rows reach from edge to edge wherever they are; one text or button may be as wide.
    return (last.maxX - first.x) * 4 <= canvas.columns * 3 || isOneText(runs) || isOneButton(runs)
  }

  private func isOneText(_ runs: [TextRun]) -> Bool {
    runs.allSatisfy { $0.style != nil && !$0.isArea } && zip(runs, runs.dropFirst()).allSatisfy { $1.x <= $0.maxX + 1 }
  }

  private func isOneButton(_ runs: [TextRun]) -> Bool {
    let marks = runs.filter { $0.style == nil }
    return marks.count == 2 && marks[0].text.hasPrefix("[") && runs.first?.style == nil && runs.last?.style == nil
  }
}

/// Where a part of a screen is.
package enum ContentPlace: String, CaseIterable, Sendable {
  case top = "at the top"
  case middle = "in the middle"
  case bottom = "at the bottom"

  /// A drawn line without the note of its place.
  package static func removed(from line: String) -> String {
    guard line.utf8.last == UInt8(ascii: "}"), let note = line.range(of: "{", options: .backwards),
      let place = allCases.lazy.compactMap({
        line.range(of: "; \($0.rawValue)", range: note.lowerBound..<line.endIndex)
      }).first
    else { return line }
    let rest = line[..<place.lowerBound] + line[place.upperBound...]
    guard rest.hasSuffix("{}") else { return String(rest) }
    return String(rest.dropLast(2).reversed().drop { $0 == " " }.reversed())
  }
}
