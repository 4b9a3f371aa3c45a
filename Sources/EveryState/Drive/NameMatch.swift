import TextUI

/// How well a name fits an element; the best fit on the screen counts. What is drawn has precedence over what the source has for it: the words
/// of the screen without variants, the default value, the key.
enum NameMatch: Int, CaseIterable {
  /// Its whole label, its accessibility identifier, or one of its input labels.
  case whole, wholeInSource
  /// One of the texts that it says: the first text of a row.
  case text, textInSource
  /// Some words of one of its texts.
  case words, wordsInSource

  /// Whether only some words of a text fit.
  var isOfWords: Bool { self == .words || self == .wordsInSource }

  @MainActor init?(_ name: String, _ element: Semantics) {
    guard let match = Self.allCases.first(where: { $0.fits(name, element) }) else { return nil }
    self = match
  }

  @MainActor private func fits(_ name: String, _ element: Semantics) -> Bool {
    switch self {
    case .whole: element.answers(to: name)
    case .wholeInSource: element.sourceLabels.contains(name)
    case .text: element.parts.contains(name)
    case .textInSource: element.sourceParts.contains(name)
    case .words: !name.isEmpty && (element.parts + element.inputLabels).contains { $0.hasWords(name) }
    case .wordsInSource: !name.isEmpty && (element.sourceParts + element.sourceInputs).contains { $0.hasWords(name) }
    }
  }
}

@MainActor extension Semantics {
  fileprivate var sourceParts: [String] { parts.flatMap { sourceNames(of: $0) } }
  fileprivate var sourceInputs: [String] { inputLabels.flatMap { sourceNames(of: $0) } }
  fileprivate var sourceLabels: [String] {
    sourceNames(of: label) + sourceInputs + (texts.count > 1 ? [sourceLabel] : [])
  }

  /// All that a name may fit.
  var names: [String] {
    [identifier, label].compactMap { $0 } + inputLabels + parts + sourceLabels + sourceParts
  }

  /// The label in the words that a storyboard has in every language.
  var sourceLabel: String {
    texts.count > 1 ? texts.map { sourceName(of: $0) }.joined(separator: ", ") : sourceName(of: label)
  }

  func sourceName(of drawn: String) -> String { sourceNames(of: drawn).first ?? drawn }

  /// Whether the name is the element's in full, in the drawn words or the source's.
  func isCalled(_ name: String) -> Bool { answers(to: name) || sourceLabels.contains(name) }

  /// The choices with a name; the drawn words have precedence.
  func choices(called name: String) -> [Choice] { called(name, among: choices, \.label) }
  func actions(called name: String) -> [Action] { called(name, among: actions, \.name) }

  private func called<Item>(_ name: String, among items: [Item], _ label: (Item) -> String) -> [Item] {
    let drawn = items.filter { label($0) == name }
    return drawn.isEmpty ? items.filter { sourceNames(of: label($0)).contains(name) } : drawn
  }
}

@MainActor extension [Semantics] {
  /// The elements that a name fits best.
  func called(_ name: String) -> [Semantics] {
    let matches = map { NameMatch(name, $0)?.rawValue }
    guard let best = matches.compactMap({ $0 }).min() else { return [] }
    return zip(self, matches).filter { $1 == best }.map(\.0)
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

extension Character {
  var isPartOfWord: Bool {
    // The search in the tables of Unicode is slow.
    guard let ascii = asciiValue else { return isLetter || isNumber }
    let letter = ascii | 0x20
    return ascii >= 0x30 && ascii <= 0x39 || letter >= 0x61 && letter <= 0x7A
  }
}
