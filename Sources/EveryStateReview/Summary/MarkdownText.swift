import EveryStateGoldens

/// Text that others wrote, on its way into Markdown (CommonMark 0.31, GitHub's tables): it never gets out of its code.
enum MarkdownText {
  /// A code span on one line. `isInTable` escapes the mark that divides cells.
  static func code(_ text: String, isInTable: Bool = false) -> String {
    let line = TerminalText.harmless(text)
    guard !line.isEmpty else { return "(none)" }
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    // A blank on both sides is taken away again; without it a backtick at the edge would lengthen the fence.
    let isPadded = line.first == "`" || line.last == "`" || (line.first == " " && line.last == " ")
    let inner = isPadded ? " \(line) " : line
    return fence
      + (isInTable ? inner.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : inner)
      + fence
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}

/// Text up to a size: pieces that do not fit are left out whole.
struct LimitedText {
  private(set) var text = ""
  private let limit: Int
  private var size = 0

  /// - Parameter limit: the size in bytes of UTF-8.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a piece if there is room for it and for `reserve` bytes more.
  mutating func add(_ piece: String, reserve: Int = 0) -> Bool {
    let bytes = piece.utf8.count
    guard size + bytes + reserve <= limit else { return false }
    text += piece
    size += bytes
    return true
  }
}
