/// How high a frame and a screen's section are about. A browser leaves out what is far from the window, and scrolls evenly
/// if it knows how much room that takes. A policy against inline styles leaves classes: `r12` for a frame of twelve lines.
enum HeightStyle {
  static let text =
    (1...lineLimit).map { ".r\($0){contain-intrinsic-height:auto calc(var(--cell)*\(decimal($0 * 155)) + 54px)}\n" }
    .joined()
    + (1...stepLimit).map { ".e\($0){contain-intrinsic-height:auto calc(var(--cell)*\($0 * 10) + 50px)}\n" }.joined()

  private static let lineLimit = 80
  private static let stepLimit = 80

  /// The class of a frame with `lines` lines on the sheet.
  static func frame(lines: Int) -> String { "r\(max(1, min(lineLimit, lines)))" }

  /// The class of a section: four frames stand in a row, a storyboard in one of its own.
  static func section(_ frames: [(lines: Int, isWide: Bool)]) -> String {
    var lines = 0
    var row: [Int] = []
    for frame in frames {
      if frame.isWide || row.count == 4 {
        lines += row.max().map { $0 + 5 } ?? 0
        row = []
      }
      if frame.isWide { lines += frame.lines + 5 } else { row.append(frame.lines) }
    }
    lines += row.max().map { $0 + 5 } ?? 0
    return "e\(max(1, min(stepLimit, lines * 155 / 1000)))"
  }

  /// Hundredths as a decimal number.
  private static func decimal(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}
