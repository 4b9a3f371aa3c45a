/// A golden's lines with each note beside its line: where a note has room is layout, and no change.
struct NotesBesideLines {
  private(set) var lines: [String] = []
  /// The lines of the golden that each line is made from, by their numbers.
  private(set) var origins: [[Int]] = []

  init(_ text: [Substring]) {
    // The lines of the last row, which a note below it counts.
    var block: [Int] = []
    for (number, line) in text.enumerated() {
      let drawing = Self.content(line)
      if let note = Self.note(drawing), let place = note.line.map({ block.dropFirst($0 - 1).first }) ?? block.last,
        !lines[place].hasSuffix("}")
      {
        lines[place] += "  " + note.text
        origins[place].append(number)
        continue
      }
      if drawing.isEmpty || drawing.hasPrefix("*") { block = [] }
      if !drawing.isEmpty, !drawing.hasPrefix("~ ") { block.append(lines.count) }
      lines.append(String(line))
      origins.append([number])
    }
  }

  var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// A line without the marks of presented content.
  private static func content(_ line: Substring) -> Substring {
    var line = line
    while line.hasPrefix("| ") { line = line.dropFirst(2) }
    return line
  }

  /// A note below its line, `~ {...}`, or below the last line of its row, `~ line 1  {...}`.
  private static func note(_ line: Substring) -> (line: Int?, text: Substring)? {
    guard line.hasPrefix("~ "), line.hasSuffix("}") else { return nil }
    let said = line.dropFirst(2)
    if said.hasPrefix("{") { return (nil, said) }
    guard said.hasPrefix("line "), let brace = said.range(of: "  {"),
      let number = Int(said[..<brace.lowerBound].dropFirst(5))
    else { return nil }
    return (number, said[said.index(brace.lowerBound, offsetBy: 2)...])
  }
}
