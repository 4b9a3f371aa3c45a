import EveryStateGoldens

/// The words of a line that differ from those of the line that replaces it.
///
///     * AAPL      $189.84  {headline | red}        $189.84 and red differ
///     * AAPL       $99.10  {headline | green}      $99.10 and green do
///
/// Blanks count only if nothing else differs: a shorter word moves the text beside it.
struct ChangedWords {
  struct Part: Equatable {
    let text: String
    let isChanged: Bool
  }

  let old: [Part]
  let new: [Part]

  init(_ old: String, _ new: String) {
    let words = (old: Self.words(of: old), new: Self.words(of: new))
    var numbers: [[UInt8]: Int32] = [:]
    func numbered(_ words: [Substring]) -> [Int32] {
      words.map { word in
        // By bytes: a composed and a decomposed "é" are two words.
        let bytes = Array(word.utf8)
        let number = numbers[bytes] ?? Int32(numbers.count)
        numbers[bytes] = number
        return number
      }
    }
    let difference = LineDifference(old: numbered(words.old), new: numbered(words.new))
    if difference.removed.contains(true) || difference.added.contains(true) {
      self.old = Self.parts(of: old, changed: Self.stretches(words.old, where: difference.removed, in: old))
      self.new = Self.parts(of: new, changed: Self.stretches(words.new, where: difference.added, in: new))
    } else {
      let start = zip(old, new).prefix { $0 == $1 }.count
      let rest = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
      self.old = Self.parts(of: old, changed: [Self.middle(of: old, start, end)])
      self.new = Self.parts(of: new, changed: [Self.middle(of: new, start, end)])
    }
  }

  /// The words between blanks; brackets, bars and characters of scripts without blanks are words of their own.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    func close(_ end: String.Index) {
      if let begin = start { words.append(line[begin..<end]) }
      start = nil
    }
    for (index, character) in zip(line.indices, line) {
      if character == " " {
        close(index)
      } else if "[](){}<>|~*\";".contains(character) || CellWidth.of(character) == 2 {
        close(index)
        words.append(line[index...index])
      } else if start == nil {
        start = index
      }
    }
    close(line.endIndex)
    return words
  }

  /// The changed words; adjacent ones are one stretch.
  private static func stretches(
    _ words: [Substring], where isChanged: [Bool], in line: String
  ) -> [Range<String.Index>] {
    var stretches: [Range<String.Index>] = []
    var wasChanged = false
    for (word, isChanged) in zip(words, isChanged) {
      if isChanged, wasChanged, let last = stretches.last, line[last.upperBound..<word.startIndex].count < 2 {
        stretches[stretches.count - 1] = last.lowerBound..<word.endIndex
      } else if isChanged {
        stretches.append(word.startIndex..<word.endIndex)
      }
      wasChanged = isChanged
    }
    return stretches
  }

  private static func middle(of line: String, _ start: Int, _ end: Int) -> Range<String.Index> {
    line.index(line.startIndex, offsetBy: start)..<line.index(line.endIndex, offsetBy: -end)
  }

  private static func parts(of line: String, changed: [Range<String.Index>]) -> [Part] {
    var parts: [Part] = []
    var position = line.startIndex
    for range in changed {
      parts.append(Part(text: String(line[position..<range.lowerBound]), isChanged: false))
      parts.append(Part(text: String(line[range]), isChanged: true))
      position = range.upperBound
    }
    parts.append(Part(text: String(line[position...]), isChanged: false))
    return parts.filter { !$0.text.isEmpty }
  }
}
