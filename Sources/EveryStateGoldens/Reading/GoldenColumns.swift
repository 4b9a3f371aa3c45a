/// The columns of a golden, side by side between `<||>`, as one text below the other: each as in a golden of its own.
package enum GoldenColumns {
  static let divider = "<||>"

  package static func has(_ text: [UInt8]) -> Bool {
    let mark = Array(divider.utf8)
    var index = text.startIndex
    while let place = text[index...].firstIndex(of: mark[0]) {
      if text[place...].starts(with: mark) { return true }
      index = place + 1
    }
    return false
  }

  /// The golden with each column's lines below those of the one before it; nil without columns.
  package static func stacked(_ text: [UInt8]) -> [UInt8]? {
    guard has(text) else { return nil }
    let lines = parts(of: String(decoding: text, as: UTF8.self)).joined().joined()
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// The widths of the columns, in characters without their gutters.
  package static func widths(of text: String, in total: Int) -> [Int] {
    var widths: [Int] = []
    for line in text.split(separator: "\n") where hasDivider(line) {
      // A line that is too long for its column moves the next columns.
      let own = drawings(line).dropLast().map { drawing in
        max(1, drawing.count { !("\u{2066}"..."\u{2069}").contains($0) } - 2)
      }
      widths = own.enumerated().map { $0 < widths.count ? min(widths[$0], $1) : $1 }
    }
    return widths + [max(1, total - widths.reduce(0, +))]
  }

  /// The text from the top: a list for each column, and one list for lines of full width.
  package static func parts(of text: String) -> [[[String]]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var parts: [[[String]]] = []
    var (start, index) = (0, 0)
    while index < lines.count {
      guard hasDivider(lines[index]) else {
        index += 1
        continue
      }
      var first = index
      while first > start, isFact(lines[first - 1]) { first -= 1 }
      var last = index
      var next = index + 1
      while next < lines.count, lines[next].isEmpty || isFact(lines[next]) || hasDivider(lines[next]) {
        if !lines[next].isEmpty { last = next }
        next += 1
      }
      if first > start { parts.append([lines[start..<first].map(String.init)]) }
      parts.append(columns(lines[first...last]))
      (start, index) = (last + 1, last + 1)
    }
    if start < lines.count { parts.append([lines[start...].map(String.init)]) }
    return parts
  }

  /// A fact of the leading column is on a line without the others.
  private static func isFact(_ line: Substring) -> Bool { line.hasPrefix("~ ") && !line.hasPrefix("~ screen ") }

  private static func columns(_ lines: ArraySlice<Substring>) -> [[String]] {
    let count = lines.map { drawings($0).count }.max() ?? 1
    var columns = [[String]](repeating: [], count: count)
    for line in lines {
      let (drawing, notes) = cut(line)
      let drawings = drawings(drawing)
      for column in 0..<count {
        let drawn = column < drawings.count ? String(trimmed(drawings[column])) : ""
        let note = column < notes.count ? notes[column] : ""
        // A fact of another column does not belong to this one.
        let isElsewhere = drawn.isEmpty && (drawings.last?.hasPrefix("~ ") ?? false)
        if !isElsewhere { columns[column].append(note.isEmpty ? drawn : "\(drawn)  {\(note)}") }
      }
    }
    return columns.map { lines in
      lines.enumerated().filter { $1 != "" || $0 > 0 && lines[$0 - 1] != "" }.map(\.element)
    }
  }

  /// The drawing, and each column's note.
  private static func cut(_ line: Substring) -> (drawing: Substring, notes: [String]) {
    guard line.last == "}" else { return (line, []) }
    var isEscaped = false
    var blanks = 0
    for index in line.indices {
      let character = line[index]
      if character == "{", !isEscaped, blanks > 1 {
        return (trimmed(line[..<index]), notes(line[line.index(after: index)...].dropLast()))
      }
      isEscaped = character == "\\" && !isEscaped
      blanks = character == " " ? blanks + 1 : 0
    }
    return (line, [])
  }

  /// The note's words for each column: `bold || title`.
  package static func notes(_ note: some StringProtocol) -> [String] {
    GoldenNote.split(Substring(note), "||").map { String(trimmed($0.drop { $0 == " " })) }
  }

  private static func drawings(_ line: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = line
    while let place = place(ofDividerIn: rest) {
      parts.append(rest[..<place])
      rest = rest[rest.index(place, offsetBy: divider.count)...]
    }
    return parts + [rest]
  }

  private static func place(ofDividerIn text: Substring) -> Substring.Index? {
    text.indices.first { text[$0] == "<" && text[$0...].hasPrefix(divider) }
  }

  private static func hasDivider(_ line: Substring) -> Bool { place(ofDividerIn: line) != nil }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
