/// A style or a script as the page carries it: without indentation, and without the lines that only explain.
///
/// A comment fills its lines, and no string goes over several lines: packing has to understand nothing else.
enum PackedText {
  static func lines(of source: String) -> [Substring] {
    var isComment = false
    return source.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      defer { if isComment, line.hasSuffix("*/") { isComment = false } }
      return line.isEmpty || isComment || line.hasPrefix("//") ? nil : line
    }
  }
}
