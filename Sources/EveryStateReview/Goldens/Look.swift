import EveryStateGoldens

/// How a piece of text looks, as a golden's note says it: `headline`, `caption secondary`, `red`.
package struct Look: Hashable, Sendable {
  package var traits: Traits = []
  /// The size of a text that is no body text.
  package var font: Font?
  package var colour: Colour?
  /// The colour of what it stands on, `on red capsule`.
  package var ground: Colour?
  /// How a button is drawn that says so.
  package var button: Button?
  package var controlSize: ControlSize?

  package static let plain = Look()

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let bold = Traits(rawValue: 1)
    package static let title = Traits(rawValue: 1 << 1)
    package static let small = Traits(rawValue: 1 << 2)
    package static let secondary = Traits(rawValue: 1 << 3)
    package static let italic = Traits(rawValue: 1 << 4)
    package static let underline = Traits(rawValue: 1 << 5)
    package static let strikethrough = Traits(rawValue: 1 << 6)
    package static let prominent = Traits(rawValue: 1 << 7)
    package static let destructive = Traits(rawValue: 1 << 8)
    package static let link = Traits(rawValue: 1 << 9)
    package static let white = Traits(rawValue: 1 << 10)
  }

  /// The system's sizes; a headline is as large as a body text.
  package enum Font: String, Sendable {
    case largeTitle, title, title2, title3, callout, subheadline, footnote, caption, caption2
  }

  package enum Button: String, Sendable { case plain, borderless, bordered, glass }

  package enum ControlSize: String, Sendable { case mini, small, large }

  /// The system's colours that have a name.
  package enum Colour: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, accentColor
  }

  /// Reads the words of a note's slot. Words about anything else are passed over.
  package init(_ words: [String]) {
    var isGround = false
    for word in words {
      if isGround {
        ground = Colour(rawValue: word)
        return
      }
      isGround = word == "on"
      if isGround { continue }
      // The colours that follow are not the text's own.
      if Self.others.contains(word) { return }
      if word == "link" {
        // What follows is the target.
        traits.insert(.link)
        return
      }
      traits.formUnion(Self.traits[word] ?? [])
      font = Font(rawValue: word) ?? font
      colour = Colour(rawValue: word) ?? colour
      button = Button(rawValue: word) ?? button
      controlSize = ControlSize(rawValue: word) ?? controlSize
    }
  }

  private init() {}

  private static let others: Set<String> = ["border", "dot", "fill", "outline"]

  private static let traits: [String: Traits] = [
    "largeTitle": [.title], "title": [.title], "title2": [.title], "title3": [.title],
    "headline": [.bold], "semibold": [.bold], "bold": [.bold], "heavy": [.bold], "black": [.bold],
    "footnote": [.small], "caption": [.small], "caption2": [.small],
    "secondary": [.secondary], "tertiary": [.secondary], "quaternary": [.secondary],
    "italic": [.italic], "underline": [.underline], "strikethrough": [.strikethrough],
    "prominent": [.prominent], "glassProminent": [.prominent], "destructive": [.destructive], "white": [.white],
  ]
}

extension GoldenSpan {
  /// How text looks; plain for everything else.
  package var look: Look { words.isEmpty ? .plain : Look(words) }
}
