import EveryStateGoldens

/// Pictures and fills of several lines: which lines belong together.
enum PictureLines {
  /// The lines with what each says of its pictures. The lines of the golden alone and those of the new text alone do not know each other.
  static func marking(_ lines: ArraySlice<ListedLine>) -> [ListedLine] {
    guard lines.contains(where: { $0.line.spans.contains { $0.role == .area(isOpening: true) } }) else {
      return Array(lines)
    }
    var marked = Array(lines)
    for passedOver in [ListedLine.Sign.added, .removed]
    where passedOver == .removed || lines.contains(where: { $0.sign == .removed }) {
      mark(marked.indices.filter { marked[$0].sign != passedOver }, of: &marked)
    }
    return marked
  }

  private struct Picture {
    let kind: String
    let first: Int
    var last: Int
    var height = 1

    func mark(_ lines: inout [ListedLine], column: Int) {
      lines[first].heights[column] = height
      for line in first..<last { lines[line].isAmidPicture = true }
    }
  }

  private static func mark(_ indices: [Int], of lines: inout [ListedLine]) {
    var open: [Int: Picture] = [:]
    for index in indices where lines[index].line.kind != .fact {
      let listed = lines[index]
      let areas = LineItem.all(in: listed).filter { $0.kind == .area }
      // A picture of one line has no second edge; nor has one whose end something stands over.
      for (column, picture) in open where !areas.contains(where: { $0.column == column }) {
        picture.mark(&lines, column: column)
        open[column] = nil
      }
      for item in areas {
        let isEdge = item.isEdge(listed)
        guard var picture = open[item.column] else {
          if isEdge { open[item.column] = Picture(kind: item.areaKind(listed), first: index, last: index) }
          continue
        }
        picture.height += 1
        picture.last = index
        lines[index].areas[item.column] = .init(kind: picture.kind, isClosing: isEdge)
        open[item.column] = isEdge ? nil : picture
        if isEdge { picture.mark(&lines, column: item.column) }
      }
    }
    for (column, picture) in open { picture.mark(&lines, column: column) }
  }

  /// The lines of a picture that begins with the first block and has a remark between them; none where there is no such picture.
  static func whole(_ blocks: ArraySlice<FrameBlock>) -> ArraySlice<FrameBlock> {
    let inner = blocks.prefix {
      if case .line(let listed, _) = $0 { listed.isAmidPicture } else { false }
    }
    let isCut = inner.contains {
      if case .line(let listed, false) = $0 { listed.line.kind == .fact } else { false }
    }
    return isCut ? blocks.prefix(inner.count + 1) : []
  }
}
