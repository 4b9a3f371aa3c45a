/// Breaks text into lines, after a blank or between wide characters; a longer word breaks anywhere (a plain form of Unicode Annex 14).
struct WrappedText {
  struct Piece {
    var text: String
    var width: Int
    var style: Style
  }
  typealias Line = [Piece]
  private(set) var lines: [Line] = []
  private(set) var isCut = false

  /// In points.
  var width: Int { lines.map(Self.width).max() ?? 0 }

  static func width(_ line: Line) -> Int { Lettering.points(line.reduce(0) { $0 + $1.width }) }

  init(_ letters: Letters, points: Int, limit: Int?, truncation: Text.TruncationMode = .tail) {
    let room = 1000 * max(1, points)
    let ranges = Self.wrap(letters, room)
    guard let limit, ranges.count > max(1, limit) else {
      lines = ranges.map { letters.pieces($0) }
      return
    }
    isCut = true
    let last = max(1, limit) - 1
    lines = ranges[..<last].map { letters.pieces($0) }
    let start = ranges[last].lowerBound
    let end = letters.letters[start...].firstIndex { $0.kind == .newline } ?? letters.letters.count
    lines.append(Self.cut(letters, start..<end, room, truncation))
  }

  static func lineCount(_ letters: Letters, points: Int) -> Int { wrap(letters, 1000 * max(1, points)).count }

  /// The letters of each line; blanks at which a line breaks belong to none.
  private static func wrap(_ text: Letters, _ room: Int) -> [Range<Int>] {
    let letters = text.letters
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0
    // Where the line may break: before this letter.
    var opportunity: Int?
    func end(_ end: Int) {
      var end = end
      while end > start, letters[end - 1].kind == .blank { end -= 1 }
      lines.append(start..<end)
    }
    for index in letters.indices {
      let letter = letters[index]
      if letter.kind == .newline {
        lines.append(start..<index)
        (start, width, opportunity) = (index + 1, 0, nil)
        continue
      }
      if index > start, text.mayBreak(before: index) { opportunity = index }
      if width + letter.width > room, index > start {
        if letter.kind == .blank {
          end(index)
          (start, width, opportunity) = (index + 1, 0, nil)
          continue
        }
        let cut = opportunity ?? index
        end(cut)
        start = cut
        width = text.width(start..<index)
        opportunity = nil
      }
      width += letter.width
    }
    lines.append(start..<letters.count)
    return lines
  }

  private static func cut(_ text: Letters, _ range: Range<Int>, _ room: Int, _ mode: Text.TruncationMode) -> Line {
    guard !range.isEmpty else { return [] }
    let mark = text.lettering(of: range.lowerBound).width(ems: 3 * Advances.ascii[Int(UInt8(ascii: "."))], count: 3)
    func piece(_ index: Int) -> Piece { Piece(text: "...", width: mark, style: text.style(of: index).saying("cut")) }
    func joined(_ head: Range<Int>, _ tail: Range<Int>, _ index: Int) -> Line {
      var line = text.pieces(head)
      var mark = piece(index)
      if let last = line.last, last.style == text.style(of: index) {
        line.removeLast()
        mark.text = last.text + mark.text
        mark.width += last.width
      }
      var rest = text.pieces(tail)
      if let first = rest.first, first.style == text.style(of: index) {
        rest.removeFirst()
        mark.text += first.text
        mark.width += first.width
      }
      return line + [mark] + rest
    }
    let left = max(0, room - mark)
    switch mode {
    case .tail:
      var end = range.lowerBound + count(text, range, in: left)
      while end > range.lowerBound, text.letters[end - 1].kind == .blank { end -= 1 }
      return joined(range.lowerBound..<end, end..<end, max(range.lowerBound, end - 1))
    case .head:
      let start = range.upperBound - count(text, range.reversed(), in: left)
      return joined(start..<start, start..<range.upperBound, min(start, range.upperBound - 1))
    case .middle:
      let end = range.lowerBound + count(text, range, in: (left + 1) / 2)
      let start = max(end, range.upperBound - count(text, range.reversed(), in: left / 2))
      return joined(range.lowerBound..<end, start..<range.upperBound, max(range.lowerBound, end - 1))
    }
  }

  /// How many of the letters have room, one after the other.
  private static func count(_ text: Letters, _ indices: some Sequence<Int>, in room: Int) -> Int {
    var (left, count) = (room, 0)
    for index in indices {
      left -= text.letters[index].width
      if left < 0 { break }
      count += 1
    }
    return count
  }
}

extension Style { func saying(_ word: String) -> Style { with { $0.text = $0.text.and(word) } } }
