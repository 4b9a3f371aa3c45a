/// The first piece in which two looks of the same data differ, in words.
struct LookDifference {
  let fact: String
  /// Whether something expected is missing, or at another place.
  let isLoss: Bool

  /// Compares drawings, apart from notes and places.
  /// - Parameters:
  ///   - ignoresNumbers: whether numbers may differ, such as times.
  ///   - streamed: pieces that come and go on their own.
  /// - Returns: nil if the looks show the same.
  init?(_ expected: [String], _ found: [String], ignoresNumbers: Bool = false, except streamed: Set<String> = []) {
    func pieces(_ lines: [String]) -> [String] {
      let lines = streamed.isEmpty ? lines : lines.filter { line in streamed.isDisjoint(with: [line].pieces()) }
      return lines.pieces(ignoresNumbers)
    }
    let (wanted, seen) = (pieces(expected), pieces(found))
    let difference = seen.difference(from: wanted)
    let (missing, added) = (difference.removals.map(\.piece), difference.insertions.map(\.piece))
    guard let first = missing.first ?? added.first else { return nil }
    isLoss = !missing.isEmpty
    // A sentence has the numbers.
    let shown = Dictionary((ignoresNumbers ? expected + found : []).pieces().map { ($0.withoutNumbers, $0) }) {
      first, _ in first
    }
    func quoted(_ piece: String) -> String { piece.quoted(as: shown[piece]) }
    let lost = missing.first { !added.contains($0) }
    let new = added.first { !missing.contains($0) }
    switch (lost, new) {
    case (let lost?, let new?): fact = "the screen shows \(quoted(new)) instead of \(quoted(lost))"
    case (let lost?, nil): fact = "\(quoted(lost)) is missing"
    case (nil, let new?): fact = "\(quoted(new)) is added"
    case (nil, nil): fact = "\(quoted(first)) is at another place"
    }
  }
}

extension [String] {
  /// The marks of rows and headings, of bars, of fields and of hidden passwords.
  fileprivate static let marks = Set("*=:|>#_. ")

  /// The drawn lines without notes, places, borders, blanks and spinners. A symbol has the name that a note gives it. Facts that are not
  /// drawn are left out, and lines without words: a rule, a hidden password.
  func pieces(_ ignoresNumbers: Bool = false) -> [String] {
    compactMap { line in
      let line = line.withoutPlaces
      var drawn = line.withoutNotes
      let names = drawn.contains("<>") ? line[drawn.endIndex...].split(separator: "\"").oddOnes : []
      while drawn.hasPrefix("| ") { drawn = drawn.dropFirst(2) }
      // A row that was opened stays selected.
      guard !drawn.hasPrefix("~ ") else { return nil }
      let words = drawn.drop { "*> ".contains($0) }.split(separator: " ").filter { $0 != "<...>" }
      let text = (words + names).joined(separator: " ")
      let piece = ignoresNumbers ? text.withoutNumbers : text
      return piece.allSatisfy(Self.marks.contains) ? nil : piece
    }
  }
}

extension [String] {
  /// The texts in the fields of a drawing.
  var fieldTexts: [String] {
    pieces().flatMap { piece in
      piece.split(separator: "|", omittingEmptySubsequences: false).dropLast().oddOnes.map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
  }
}

extension Collection<Substring> {
  fileprivate var oddOnes: [Substring] { enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
}

extension String {
  /// A line of a drawing without the notes after it.
  var withoutNotes: Substring {
    let line = firstRange(of: "  {").map { self[..<$0.lowerBound] } ?? self[...]
    return line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
  }
}

extension CollectionDifference.Change where ChangeElement == String {
  fileprivate var piece: String {
    switch self {
    case .insert(_, let piece, _), .remove(_, let piece, _): piece
    }
  }
}

extension String {
  /// A piece without the marks of rows and headings.
  fileprivate func quoted(as shown: String?) -> String {
    let words = (shown ?? self).trimmingPrefix(". ").drop { [String].marks.contains($0) && $0 != "." }
    return "\"\(words.lastIndex { !"| >".contains($0) }.map { words[...$0] } ?? words)\""
  }
}
