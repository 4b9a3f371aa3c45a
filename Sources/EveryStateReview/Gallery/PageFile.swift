/// A file of the page's style or script, as it lies in the sources and is carried in the program.
struct PageFile {
  let name: String
  let source: String

  init(_ name: String, _ bytes: [UInt8]) { (self.name, source) = (name, String(decoding: bytes, as: UTF8.self)) }

  /// The file's lines without indentation, and without those that only explain.
  ///
  /// A comment stands on lines of its own, and no text goes over several lines: nothing else has to be understood to pack it.
  var packed: [Substring] {
    var isComment = false
    return source.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      defer { if isComment, line.hasSuffix("*/") { isComment = false } }
      return line.isEmpty || isComment || line.hasPrefix("//") ? nil : line
    }
  }

  static func joined(_ files: [PageFile], separator: String) -> String {
    files.flatMap(\.packed).map { $0 + separator }.joined()
  }
}
