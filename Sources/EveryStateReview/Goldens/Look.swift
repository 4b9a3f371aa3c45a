import EveryStateGoldens

/// The look of a piece of text, as a golden's note describes it: `headline`, `caption secondary`, `red`.
package struct Look: Hashable, Sendable {
  package var traits: Set<Trait> = []
  /// The size of a text other than body text.
  package var font: Font?
  package var colour: Colour?
  /// The color of its background, `on red capsule`.
  package var ground: Colour?
  package var button: Button?
  package var controlSize: ControlSize?

  package static let plain = Look()

  package enum Trait: Int, Sendable {
    case bold, title, small, secondary, italic, underline, strikethrough, prominent, destructive, link, white
  }

  /// The system's sizes; a headline is as large as body text.
  package enum Font: String, Sendable {
    case largeTitle, title, title2, title3, callout, subheadline, footnote, caption, caption2
  }

  package enum Button: String, Sendable { case plain, borderless, bordered, glass }

  package enum ControlSize: String, Sendable { case mini, small, large }

  package enum Colour: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, accentColor
  }

  /// Reads the words of a note's slot, and ignores words about anything else.
  package init(_ words: [String]) {
    var isGround = false
    var isOfLine = false
    for word in words {
      if isGround {
        ground = Colour(rawValue: word)
        return
      }
      isGround = word == "on"
      if isGround { continue }
      // The color of a line under or through the text.
      if isOfLine || word == "in" {
        isOfLine = word == "in"
        continue
      }
      // The following colors are not the text's own.
      if Self.others.contains(word) { return }
      if word == "link" {
        // The following words are the target.
        traits.insert(.link)
        return
      }
      if let trait = Self.traits[word] { traits.insert(trait) }
      if Self.thin.contains(word) { traits.remove(.bold) }
      font = Font(rawValue: word) ?? font
      colour = Colour(rawValue: word) ?? colour
      button = Button(rawValue: word) ?? button
      controlSize = ControlSize(rawValue: word) ?? controlSize
    }
  }

  private init() {}

  /// The weights that a headline may have instead of its own.
  private static let thin: Set<String> = ["ultraLight", "thin", "light", "regular", "medium"]
  private static let others: Set<String> = ["border", "dot", "fill", "outline"]

  private static let traits: [String: Trait] = [
    "largeTitle": .title, "title": .title, "title2": .title, "title3": .title,
    "headline": .bold, "semibold": .bold, "bold": .bold, "heavy": .bold, "black": .bold, "bolder": .bold,
    "footnote": .small, "caption": .small, "caption2": .small,
    "secondary": .secondary, "tertiary": .secondary, "quaternary": .secondary,
    "italic": .italic, "underline": .underline, "strikethrough": .strikethrough,
    "prominent": .prominent, "glassProminent": .prominent, "destructive": .destructive, "white": .white,
  ]
}

extension GoldenSpan { package var look: Look { words.isEmpty ? .plain : Look(words) } }
