import TextUI

/// How well a name fits an element; the best fit on the screen counts.
enum NameMatch: Int, CaseIterable {
  /// Its whole label, its accessibility identifier, or one of its input labels.
  case whole
  /// One of the texts that it says: the first text of a row.
  case text
  /// Some words of one of its texts.
  case words

  init?(_ name: String, _ element: Semantics) {
    if element.answers(to: name) {
      self = .whole
    } else if element.parts.contains(name) {
      self = .text
    } else if !name.isEmpty, (element.parts + element.inputLabels).contains(where: { $0.hasWords(name) }) {
      self = .words
    } else {
      return nil
    }
  }
}

extension [Semantics] {
  /// The elements that a name fits best.
  func called(_ name: String) -> [Semantics] {
    let matches = map { NameMatch(name, $0) }
    guard let best = matches.compactMap({ $0?.rawValue }).min() else { return [] }
    return zip(self, matches).filter { $1?.rawValue == best }.map(\.0)
  }
}

extension String {
  /// Whether the text contains the words of `name`, whole and adjacent.
  func hasWords(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      let goesOnBefore = before?.isPartOfWord ?? false && name.first?.isPartOfWord ?? false
      let goesOnAfter = after?.isPartOfWord ?? false && name.last?.isPartOfWord ?? false
      return !goesOnBefore && !goesOnAfter
    }
  }
}

extension Character { fileprivate var isPartOfWord: Bool { isLetter || isNumber } }
