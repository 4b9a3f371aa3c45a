/// A golden's text, read back into lines of pieces with their looks. Text that follows no rule is plain; nothing is lost.
package final class GoldenReading: Sendable {
  package let bytes: [UInt8]
  package let lines: [GoldenLine]
  /// Whether the header says `(timeline)`.
  package let isTimeline: Bool

  package convenience init(_ bytes: [UInt8]) {
    var notes = NoteCache()
    self.init(bytes, notes: &notes)
  }

  package init(_ bytes: [UInt8], isMirrored: Bool = false, notes: inout NoteCache) {
    self.bytes = bytes
    var lines: [GoldenLine] = []
    var isTimeline = false
    var presented: [String] = []
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        var end = start
        while end < buffer.count, base[end] != 0x0A { end += 1 }
        var scanner = LineScanner(bytes: base, range: start..<end, isMirrored: isMirrored)
        let line = scanner.line(isFirst: start == 0, isTimeline: isTimeline, presented: &presented, notes: &notes)
        if line.kind == .header { isTimeline = bytes[..<end].suffix(10).elementsEqual("(timeline)".utf8) }
        lines.append(line)
        if line.kind == .fact, let last = line.spans.last, last.role == .note {
          let text = String(decoding: UnsafeBufferPointer(rebasing: buffer[last.range]), as: UTF8.self)
          Self.assign(remark: text, in: &lines, isMirrored, &notes) {
            String(decoding: UnsafeBufferPointer(rebasing: buffer[$0.range]), as: UTF8.self)
          }
        }
        start = end + 1
      }
    }
    self.lines = lines
    self.isTimeline = isTimeline
  }

  /// Reads a note below its line, `{...}`, or below its row, `line 2  {...}`.
  private static func assign(
    remark: String, in lines: inout [GoldenLine], _ isMirrored: Bool, _ notes: inout NoteCache,
    _ text: (GoldenSpan) -> String
  ) {
    guard remark.hasSuffix("}"), let brace = remark.firstIndex(of: "{") else { return }
    let note = notes.note(String(remark[remark.index(after: brace)...].dropLast()))
    let above = lines.indices.dropLast().filter { lines[$0].kind != .fact }
    guard var target = above.last else { return }
    if let number = remark[..<brace].split(separator: " ").last.flatMap({ Int($0) }) {
      let first = above.last { lines[$0].kind == .row || lines[$0].kind == .selectedRow } ?? above[0]
      target = first + number - 1
    }
    guard lines.indices.contains(target) else { return }
    if !lines[target].spans.assign(note, isMirrored: isMirrored, text) {
      lines[target].loose = String(remark[brace...])
    }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The notes that were already read.
package struct NoteCache {
  private var notes: [String: GoldenNote] = [:]

  package init() {}

  package mutating func note(_ text: String) -> GoldenNote {
    if let known = notes[text] { return known }
    let note = GoldenNote(text)
    notes[text] = note
    return note
  }
}
