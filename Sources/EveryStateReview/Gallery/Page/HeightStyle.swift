/// How much room a frame takes on the sheet.
struct FrameHeight {
  let lines: Int
  /// Whether it stands in a row of its own.
  let isWide: Bool
}

/// How high a frame and a screen's section are about. A browser leaves out what is far from the window, and scrolls evenly
/// if it knows how much room that takes. A policy against inline styles leaves classes: `r25` for a frame of 25 lines.
enum HeightStyle {
  static let text =
    (least...lineLimit).map { ".r\($0){contain-intrinsic-height:auto calc(var(--cell)*1.45*\($0) + 66px)}\n" }.joined()
    + (1...stepLimit).map { ".e\($0){contain-intrinsic-height:auto calc(var(--cell)*1.45*\($0 * 10) + 50px)}\n" }
    .joined()

  /// A telephone is as high as so many lines, whatever stands on it.
  private static let least = 30
  private static let lineLimit = 80
  private static let stepLimit = 80

  private static func lines(_ frame: FrameHeight) -> Int { max(least, min(lineLimit, frame.lines)) }

  /// The class of a frame on the sheet.
  static func frame(_ frame: FrameHeight) -> String { "r\(lines(frame))" }

  /// The class of a section: four frames stand in a row, a storyboard in one of its own.
  static func section(_ frames: [FrameHeight]) -> String {
    var lines = 0
    var row: [Int] = []
    for frame in frames {
      if frame.isWide || row.count == 4 {
        lines += row.max().map { $0 + 4 } ?? 0
        row = []
      }
      if frame.isWide { lines += Self.lines(frame) + 5 } else { row.append(Self.lines(frame)) }
    }
    lines += row.max().map { $0 + 4 } ?? 0
    return "e\(max(1, min(stepLimit, lines / 10)))"
  }
}
