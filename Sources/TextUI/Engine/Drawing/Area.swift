extension Cells {
  /// Whether a picture is drawn as an area: one of less than three columns is not.
  static func isArea(_ size: CellSize) -> Bool { size.width >= 3 * columnPoints && size.height >= 1 }
}

extension CellCanvas {
  /// Draws the outline of a picture or a fill; `kind` is behind the first edge: `<canvas--->`.
  func area(_ frame: CellRect, _ style: Style, kind: String = "", heard: [String] = []) {
    cover(frame)
    area(frame, applied: surroundings.applied(to: style), kind: kind, heard: heard)
  }

  func area(_ frame: CellRect, applied style: Style, kind: String = "", heard: [String] = []) {
    let seen = visible(frame)
    for line in seen.y..<max(seen.y, seen.maxY) {
      // Where its first line is out of sight, the first visible one has its kind.
      let isFirst = line == seen.y
      let isEdge = line == frame.y || line == frame.maxY - 1
      stretch(frame, line: line, least: 3, style: isFirst ? style : nil, isArea: true, heard: isFirst ? heard : []) {
        columns in
        let kind = isFirst && kind.count <= columns - 2 ? kind : ""
        return "<" + kind + String(repeating: isEdge ? "-" : " ", count: max(0, columns - 2 - kind.count)) + ">"
      }
    }
  }
}
