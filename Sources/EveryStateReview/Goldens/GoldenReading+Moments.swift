import EveryStateGoldens

extension GoldenReading {
  /// The width that the header names, `(50 columns)`.
  package var columns: Int? {
    guard let header = lines.first, header.kind == .header, let open = bytes[header.range].lastIndex(of: 0x28) else {
      return nil
    }
    return Int(text((open + 1)..<header.range.upperBound).prefix { $0.isNumber })
  }

  /// The moments of a storyboard; one without a heading for a single frame. Together they are all lines below the header.
  package var moments: [Moment] {
    let first = lines.first?.kind == .header ? 1 : 0
    var starts = lines.indices.filter { lines[$0].kind == .moment }
    // The blank line below the header belongs to the first moment.
    if let start = starts.first, lines[first..<start].allSatisfy({ $0.kind == .blank }) { starts.removeFirst() }
    let bounds = [first] + starts + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { Moment(lines: $0..<$1) }
  }

  /// Lines of one moment.
  package struct Moment: Hashable {
    package let lines: Range<Int>
  }
}
