import EveryStateGoldens
import TextUI

extension TextScreen {
  /// The one element with a name, disabled ones included. With `orOfRow` the name may be that of its row, as for a swipe.
  func element(
    _ name: ElementName, _ purpose: String, orOfRow isOfRow: Bool = false, where isFit: (Semantics) -> Bool
  ) throws -> Semantics {
    let all = elements
    let fits = try all.filter(isFit).filter(together(name, all))
    var found = name.name.map { fits.called($0) } ?? fits
    if isOfRow, found.isEmpty, let row = name.name {
      let anchors = all.called(row)
      found = fits.filter { element in anchors.contains { element.isTogether(with: $0) } }
    }
    let what = name.description.isEmpty ? "anything" : name.description
    if let called = name.name, let first = found.first, NameMatch(called, first)?.isOfWords == true {
      // A full name never matches some words of another element's.
      guard !all.contains(where: { $0.isCalled(called) }) else { throw nothing(name, purpose, all, fits) }
    }
    guard !found.isEmpty else { throw nothing(name, purpose, all, fits) }
    let element: Semantics
    if let number = name.number {
      guard found.indices.contains(number - 1) else {
        throw InteractionError(
          "\(count(of: found, ElementName(name.name, in: name.row), purpose)), so "
            + "number \(number) does not exist.\n\(inventory)")
      }
      element = found[number - 1]
    } else {
      guard found.count == 1 else { throw several(found, name, purpose, fits) }
      element = found[0]
    }
    guard element.isEnabled else { throw InteractionError("\(what) is disabled.\n\(inventory)") }
    if let cover = cover(of: element) {
      throw InteractionError(
        "\(what) is covered: \(cover) is in front of it and receives the touch, as on a device. Remove it first, or "
          + "let touches pass with allowsHitTesting(false).\n\(inventory)")
    }
    return element
  }

  private func together(_ name: ElementName, _ all: [Semantics]) throws -> (Semantics) -> Bool {
    guard let row = name.row else { return { _ in true } }
    let anchors = all.called(row)
    guard anchors.contains(where: { $0.isTogether(with: $0) }) else {
      let rows = all.rowNames.map { "  \"\($0)\"" }
      throw InteractionError(
        anchors.isEmpty
          ? "There is no row \"\(row)\" on the screen.\n"
            + (rows.isEmpty ? inventory : "The rows are:\n\(rows.joined(separator: "\n"))")
          : "\"\(row)\" is on the screen, but not in a row or a section.\n\(inventory)")
    }
    return { element in anchors.contains { element.isTogether(with: $0) } }
  }

  private func nothing(
    _ name: ElementName, _ purpose: String, _ all: [Semantics], _ fits: [Semantics]
  ) -> InteractionError {
    let what = name.description.isEmpty ? "" : "\(name.description) "
    var message = "The screen has no element \(what)\(purpose)."
    if let called = name.name {
      if let obstacle = all.lazy.filter({ $0.isCalled(called) }).compactMap(\.obstacle).first {
        return InteractionError("\(message)\n\(obstacle)\n\(inventory)", missing: called)
      }
      if let choice = ways(ofChoosing: called, all) {
        return InteractionError("\(message)\nDid you mean \(choice)?\n\(inventory)", missing: called)
      }
      if rowsBelow > 0 { message += "\n\(rowsBelow) more below: `scrollToEnd()` first." }
      let names = fits.flatMap { element in
        (element.parts + element.parts.flatMap { element.sourceNames(of: $0) } + element.otherDrawnLabel).map {
          (name: $0, element: element)
        }
      }
      let lower = called.lowercased()
      let close = names.filter { !$0.name.isEmpty }.first {
        $0.name.lowercased().contains(lower) || lower.contains($0.name.lowercased())
      }
      let meant = close?.name ?? Suggestion.nearest(called, names.map(\.name), count: 1).first
      // On a line of its own: in another language it is another name.
      if let meant, let element = names.first(where: { $0.name == meant })?.element,
        case let written = writtenName(element, among: fits).code, written != name.code
      {
        message += "\nDid you mean \(written)?"
      } else if let ways = ways(ofUsing: called, all) {
        message += "\nWhat it takes: \(ways)."
      }
    }
    return InteractionError("\(message)\n\(inventory)", missing: name.name)
  }

  /// The code that chooses what pickers offer by that name; nil if none does.
  private func ways(ofChoosing name: String, _ all: [Semantics]) -> String? {
    let pickers = all.filter { $0.role == .picker }
    let ways = pickers.filter { !$0.choices(called: name).isEmpty }.map { picker in
      "select(\(name.asLiteral), in: \(shortestName(picker, among: pickers).code(row: "of")))"
    }
    return ways.isEmpty ? nil : ways.joined(separator: " or ")
  }

  /// The code of the actions of the elements with that name and of those in its row; nil if there are none.
  private func ways(ofUsing name: String, _ all: [Semantics]) -> String? {
    let own = all.called(name)
    let ways = (own + all.filter { element in own.contains { element.isTogether(with: $0) } }).flatMap { element in
      element.controlActions.map { $0.code(shortestName(element, among: all)) }
    }.distinct
    return ways.isEmpty ? nil : ways.joined(separator: ", ")
  }

  private func count(of found: [Semantics], _ name: ElementName, _ purpose: String) -> String {
    let what = name.description.isEmpty ? "" : "\(name.description) "
    return "The screen has \(found.count) \(found.count == 1 ? "element" : "elements") \(what)\(purpose)"
  }

  private func several(
    _ found: [Semantics], _ name: ElementName, _ purpose: String, _ fits: [Semantics]
  ) -> InteractionError {
    let names = found.enumerated().map { index, element in
      let short = shortestName(element, among: fits)
      return "  " + (short.number == nil ? short : ElementName(name.name, in: name.row, number: index + 1)).code
    }
    return InteractionError(
      "\(count(of: found, name, purpose)). Choose one, or give it an "
        + "accessibilityIdentifier:\n\(names.joined(separator: "\n"))\n\(inventory)")
  }

  /// The shortest name in the words on the screen: where VoiceOver reads `Call Luna` and the screen says `Call`, `"Call" in "Luna"`.
  func writtenName(_ element: Semantics, among fits: [Semantics]) -> ElementName {
    let all = NamedElements(elements)
    if let drawn = element.otherDrawnLabel.first, let row = element.row, let name = all.rowName(row), name != drawn,
      NameMatch(drawn, element) != nil, fits.count(where: { $0.row == row && NameMatch(drawn, $0) != nil }) == 1,
      !all.all.contains(where: { $0.isCalled(drawn) })
    {
      return ElementName(drawn, in: name)
    }
    return shortestName(element, among: NamedElements(fits), in: all) { _ in true }
  }

  /// The shortest name that identifies the element: a text of its own, or its label with its row, or with its number.
  func shortestName(_ element: Semantics, among fits: [Semantics]) -> ElementName {
    shortestName(element, among: NamedElements(fits), in: NamedElements(elements)) { _ in true }
  }

  /// - Parameter isFit: which of the `others` the name must not fit.
  func shortestName(
    _ element: Semantics, among others: NamedElements, in all: NamedElements, where isFit: (Semantics) -> Bool
  ) -> ElementName {
    if let own = element.shortName(among: { others.near($0).filter(isFit) }) { return ElementName(own) }
    if let row = element.row {
      let together = others.all.count { $0.row == row && $0.label == element.label && isFit($0) }
      if together == 1, let name = all.rowName(row), name != element.sourceLabel {
        // A row's own action, such as a swipe, is found by a text of the row.
        let isRow = element.sourceLabel.isEmpty && element.press == nil
        return isRow ? ElementName(name) : ElementName(element.sourceLabel, in: name)
      }
    }
    return ElementName(element.sourceLabel, number: 1)
  }
}

/// Elements by the words of their names, so that a name is compared with few of many.
@MainActor final class NamedElements {
  let all: [Semantics]
  private lazy var places = all.indices.reduce(into: [Substring: [Int]]()) { places, place in
    for word in Set(all[place].names.flatMap(\.words)) { places[word, default: []].append(place) }
  }

  init(_ all: [Semantics]) { self.all = all }

  /// The elements that a name may fit.
  func near(_ name: String) -> [Semantics] {
    // The words of a few are not worth an index.
    guard all.count > 4 else { return all }
    let found = name.words.map { places[$0] ?? [] }.min { $0.count < $1.count }
    return found.map { places in places.map { all[$0] } } ?? all
  }

  /// The first text that only this row has, or else its first text.
  fileprivate func rowName(_ row: AnyHashable) -> String? {
    let parts = all.filter { $0.row == row }.flatMap { row in row.parts.map { row.sourceName(of: $0) } }
    return parts.first { part in near(part).called(part).allSatisfy { $0.row == row } } ?? parts.first
  }
}

extension String { fileprivate var words: [Substring] { split { !$0.isPartOfWord } } }

@MainActor extension Semantics {
  /// The shortest distinguishing text. The identifier and the first text have precedence, as a price may change. A text of the source
  /// names it in every language.
  func shortName(among near: (_ name: String) -> [Semantics]) -> String? {
    let texts = parts.map { sourceName(of: $0) }
    let candidates = [identifier].compactMap { $0 } + texts.prefix(1) + texts.dropFirst().sorted { $0.count < $1.count }
    return (candidates + (texts == parts ? [] : parts)).first { candidate in
      guard !candidate.isEmpty, let own = NameMatch(candidate, self) else { return false }
      return near(candidate).count { NameMatch(candidate, $0).map { $0.rawValue <= own.rawValue } ?? false } == 1
    }
  }
}

extension Semantics {
  /// What the screen says where VoiceOver reads other words.
  fileprivate var otherDrawnLabel: [String] { drawnLabel == label || drawnLabel.isEmpty ? [] : [drawnLabel] }
}

@MainActor extension [Semantics] {
  fileprivate var rowNames: [String] {
    var seen: Set<AnyHashable> = []
    let named = NamedElements(self)
    return compactMap { element in
      guard let row = element.row, seen.insert(row).inserted else { return nil }
      return named.rowName(row)
    }
  }
}
