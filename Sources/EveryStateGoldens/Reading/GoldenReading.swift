/// A golden's text, read back into lines of pieces that say how they look. Nothing is lost: the pieces, joined, are the text.
///
/// The rules are those by which the text is drawn: a gutter of two columns, the drawing, two blanks and a note in braces.
/// What follows no rule is read as plain text, and a note that nobody knows stays as it is.
struct GoldenReading {
  let bytes: [UInt8]
  let lines: [GoldenLine]
  /// Whether the header says `(timeline)`.
  let isTimeline: Bool

  init(_ bytes: [UInt8]) {
    var notes = NoteCache()
    self.init(bytes, notes: &notes)
  }

  /// - Parameter notes: notes recur, so that many goldens share what was read of them.
  init(_ bytes: [UInt8], notes: inout NoteCache) {
    self.bytes = bytes
    var lines: [GoldenLine] = []
    var isTimeline = false
    var presented: [String] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      var scanner = LineScanner(bytes: bytes, range: start..<end)
      let line = scanner.line(isFirst: start == 0, isTimeline: isTimeline, presented: &presented, notes: &notes)
      if start == 0, line.kind == .header { isTimeline = bytes[start..<end].ends(with: "(timeline)") }
      lines.append(line)
      start = end + 1
    }
    self.lines = lines
    self.isTimeline = isTimeline
  }

  /// The piece's text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The moments of a storyboard; one without a heading for a single frame. Together they are all lines below the header.
  var moments: [Moment] {
    let first = lines.first?.kind == .header ? 1 : 0
    var starts = lines.indices.filter { lines[$0].kind == .moment }
    // The blank line below the header belongs to the first moment.
    if let start = starts.first, lines[first..<start].allSatisfy({ $0.kind == .blank }) { starts.removeFirst() }
    let bounds = [first] + starts + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { Moment(lines: $0..<$1) }
  }

  /// Lines of one moment.
  struct Moment: Hashable {
    let lines: Range<Int>
  }
}

/// What was read of notes already.
struct NoteCache {
  private var notes: [String: LineNote] = [:]

  mutating func note(_ text: String) -> LineNote {
    if let known = notes[text] { return known }
    let note = LineNote(text)
    notes[text] = note
    return note
  }
}

extension [UInt8] {
  /// Where the line that begins at `start` ends: at its line feed, or at the end.
  func lineEnd(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return index
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: StaticString) -> Bool {
    suffix(text.utf8CodeUnitCount).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
