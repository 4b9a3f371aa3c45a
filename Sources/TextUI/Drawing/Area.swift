extension Cells {
  /// Whether what fills a place is drawn as an area: one of less than three columns is not.
  static func isArea(_ size: CellSize) -> Bool { size.width >= 3 * columnPoints && size.height >= 1 }
}

extension CellCanvas {
  /// Draws the outline of a picture or a fill: its edges in each line, and the first and the last one filled.
  func area(_ frame: CellRect, _ style: Style, heard: [String] = []) {
    let seen = visible(frame)
    let style = surroundings.applied(to: style)
    for line in seen.y..<max(seen.y, seen.maxY) {
      let isEdge = line == frame.y || line == frame.maxY - 1
      stretch(
        frame, line: line, least: 3, style: line == frame.y ? style : nil, isArea: true,
        heard: line == frame.y ? heard : []
      ) { columns in
        "<" + String(repeating: isEdge ? "-" : " ", count: max(0, columns - 2)) + ">"
      }
    }
  }
}
