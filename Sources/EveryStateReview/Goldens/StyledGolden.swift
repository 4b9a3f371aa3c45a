import EveryStateGoldens

/// A golden for a terminal: the same characters, in the styles of its notes.
package struct StyledGolden: Sendable {
  /// The text with escape sequences (ECMA-48, SGR), and control characters written out.
  package let text: String

  package init(golden bytes: [UInt8]) {
    let reading = GoldenReading(bytes)
    var text = ""
    for line in reading.lines {
      var control: [Int] = []
      let whole = reading.text(line.range)
      let harmless = TerminalText.harmless(whole)
      let uncolored = TerminalText.uncolored(harmless)
      text += uncolored ?? ""
      for (index, span) in line.spans.enumerated() where uncolored == nil {
        if case .opening(let kind) = span.role { control = Self.control(kind, labelled: line.spans[index...]) }
        let codes = Self.codes(of: span, in: line.kind) + control
        // A part of a text in isolates may have one of a pair.
        let part = reading.text(span.range)
        text += Self.styled(whole == harmless ? part : TerminalText.harmless(part), codes)
        if case .closing = span.role { control = [] }
      }
      if line.range.upperBound < bytes.count { text += "\n" }
    }
    self.text = text
  }

  /// A line with a frame's verdict in a color.
  package static func verdict(_ line: String, needsAttention: Bool) -> String {
    styled(line, [1, needsAttention ? 33 : 32])
  }

  /// Text within the parameters of "select graphic rendition".
  private static func styled(_ text: String, _ codes: [Int]) -> String {
    codes.isEmpty ? text : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  private static func codes(of span: GoldenSpan, in kind: GoldenLine.Kind) -> [Int] {
    switch span.role {
    case .gutter, .nesting, .note, .divider, .mark, .time, .placeholder, .barEdge, .barRest, .fact: return [2]
    case .heading: return kind == .header ? [1, 4] : [1, 35]
    case .event: return [3]
    case .picture, .area: return [35]
    case .spinner, .barDone: return [36]
    case .choice(let isOn): return isOn ? [32] : [2]
    case .blank, .opening, .closing: return []
    case .text:
      var codes = codes(of: span.look)
      switch kind {
      case .title where !codes.contains(1): codes.append(1)
      case .section, .footer: codes.append(2)
      default: break
      }
      return codes
    }
  }

  private static func control(_ control: GoldenSpan.Control, labelled spans: ArraySlice<GoldenSpan>) -> [Int] {
    switch control {
    case .button:
      let look = spans.first { $0.role == .text }?.look.traits ?? []
      return look.contains(.destructive) ? [31] : look.contains(.prominent) ? [1, 34] : [34]
    case .disabledButton, .disabledSelectedButton: return [2]
    case .selectedButton: return [1, 34]
    case .field: return []
    }
  }

  private static func codes(of look: Look) -> [Int] {
    // A terminal has letters of one size only.
    let bold = look.traits.isDisjoint(with: [.bold, .title]) ? [] : [1]
    let traits: [(Look.Trait, Int)] = [
      (.secondary, 2), (.italic, 3), (.underline, 4), (.link, 4), (.strikethrough, 9), (.destructive, 31),
    ]
    return bold + traits.filter { look.traits.contains($0.0) }.map(\.1) + [look.colour].compactMap { $0.map(code) }
  }

  private static func code(of colour: Look.Colour) -> Int {
    switch colour {
    case .red: 31
    case .green, .mint: 32
    case .orange, .yellow, .brown: 33
    case .blue, .indigo, .accentColor: 34
    case .purple, .pink: 35
    case .teal, .cyan: 36
    case .gray: 90
    }
  }
}
