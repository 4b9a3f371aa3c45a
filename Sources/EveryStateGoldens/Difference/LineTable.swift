/// Two texts cut into lines, equal ones numbered alike. A last line without line feed is another line.
package struct LineTable {
  let old: [UInt8]
  let new: [UInt8]
  /// The start of each line, and the end of the text.
  let oldStarts: [Int]
  let newStarts: [Int]
  /// Equal numbers for equal lines, in both texts.
  let oldNumbers: [Int32]
  let newNumbers: [Int32]

  package init(old: [UInt8], new: [UInt8]) {
    self.old = old
    self.new = new
    oldStarts = Self.starts(of: old)
    newStarts = Self.starts(of: new)
    var numbering = LineNumbering(lineCount: oldStarts.count + newStarts.count)
    oldNumbers = numbering.numbers(of: old, starts: oldStarts)
    newNumbers = numbering.numbers(of: new, starts: newStarts)
  }

  package var oldCount: Int { oldNumbers.count }
  package var newCount: Int { newNumbers.count }

  package func oldLine(_ index: Int) -> (bytes: ArraySlice<UInt8>, hasLineFeed: Bool) {
    Self.line(old[oldStarts[index]..<oldStarts[index + 1]])
  }

  package func newLine(_ index: Int) -> (bytes: ArraySlice<UInt8>, hasLineFeed: Bool) {
    Self.line(new[newStarts[index]..<newStarts[index + 1]])
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Bool) {
    bytes.last == UInt8(ascii: "\n") ? (bytes.dropLast(), true) : (bytes, false)
  }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [0] }
      var starts = [0]
      var position = 0
      while position < buffer.count, let found = memchr(base + position, 10, buffer.count - position) {
        position = UnsafeRawPointer(found) - base + 1
        starts.append(position)
      }
      if position < buffer.count { starts.append(buffer.count) }
      return starts
    }
  }
}

/// A hash table of lines. A dictionary of slices takes ten times as long in a debug build.
private struct LineNumbering {
  private var slots: [Int32]
  private var hashes: [Int] = []
  private var lines: [[UInt8].SubSequence] = []

  init(lineCount: Int) {
    var capacity = 64
    while capacity < lineCount * 2 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
  }

  mutating func numbers(of bytes: [UInt8], starts: [Int]) -> [Int32] {
    bytes.withUnsafeBytes { buffer in
      var result: [Int32] = []
      result.reserveCapacity(starts.count)
      for index in 0..<(starts.count - 1) {
        let (start, end) = (starts[index], starts[index + 1])
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(start: buffer.baseAddress! + start, count: end - start))
        result.append(number(of: bytes, from: start, to: end, hash: hasher.finalize()))
      }
      return result
    }
  }

  private mutating func number(of bytes: [UInt8], from start: Int, to end: Int, hash: Int) -> Int32 {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if hashes[candidate] == hash, isEqual(lines[candidate], bytes, start, end) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(hashes.count)
    hashes.append(hash)
    lines.append(bytes[start..<end])
    return slots[slot]
  }

  private func isEqual(_ line: ArraySlice<UInt8>, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard line.count == end - start else { return false }
    return line.withUnsafeBytes { known in
      bytes.withUnsafeBytes { memcmp(known.baseAddress!, $0.baseAddress! + start, known.count) == 0 }
    }
  }
}
