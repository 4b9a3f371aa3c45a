import EveryStateGoldens

/// A golden for a terminal: the same characters, with the styles that its notes name.
package struct StyledGolden: Sendable {
  /// The text with escape sequences (ECMA-48, SGR). Without them it is the golden, byte for byte, except that a control
  /// character, which no golden should hold and a terminal would obey, is written out.
  package let text: String

  package init(golden bytes: [UInt8]) {
    let reading = GoldenReading(bytes)
    var text = ""
    for line in reading.lines {
      var control: Sequence?
      for (index, span) in line.spans.enumerated() {
        switch span.role {
        case .opening(let kind): control = Self.control(kind, labelled: line.spans[index...])
        default: break
        }
        let code = Self.sequence(of: span, in: line.kind).adding(control)
        text += code.around(TerminalText.harmless(reading.text(span.range)))
        if case .closing = span.role { control = nil }
      }
      if line.range.upperBound < bytes.count { text += "\n" }
    }
    self.text = text
  }

  /// A line that says how a frame compares, in a colour.
  package static func verdict(_ line: String, needsAttention: Bool) -> String {
    Sequence([1, needsAttention ? 33 : 32]).around(line)
  }

  /// Parameters of "select graphic rendition".
  private struct Sequence {
    var codes: [Int]
    init(_ codes: [Int] = []) { self.codes = codes }

    func adding(_ other: Sequence?) -> Sequence { Sequence(codes + (other?.codes ?? [])) }

    func around(_ text: String) -> String {
      codes.isEmpty ? text : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
  }

  private static func sequence(of span: GoldenSpan, in kind: GoldenLine.Kind) -> Sequence {
    switch span.role {
    case .gutter, .nesting, .note, .divider, .mark, .time, .placeholder, .barEdge, .barRest, .fact: return Sequence([2])
    case .heading: return Sequence(kind == .header ? [1, 4] : [1, 35])
    case .event: return Sequence([3])
    case .picture, .area: return Sequence([35])
    case .spinner, .barDone: return Sequence([36])
    case .choice(let isOn): return Sequence(isOn ? [32] : [2])
    case .blank, .opening, .closing: return Sequence()
    case .text:
      var codes = codes(of: span.look)
      switch kind {
      case .title where !codes.contains(1): codes.append(1)
      case .section, .footer: codes.append(2)
      default: break
      }
      return Sequence(codes)
    }
  }

  private static func control(_ control: GoldenSpan.Control, labelled spans: ArraySlice<GoldenSpan>) -> Sequence {
    switch control {
    case .button:
      let look = spans.first { $0.role == .text }?.look.traits ?? []
      return Sequence(look.contains(.destructive) ? [31] : look.contains(.prominent) ? [1, 34] : [34])
    case .disabledButton, .disabledSelectedButton: return Sequence([2])
    case .selectedButton: return Sequence([1, 34])
    case .field: return Sequence()
    }
  }

  private static func codes(of look: Look) -> [Int] {
    let traits: [(Look.Traits, Int)] = [
      (.secondary, 2), (.italic, 3), (.underline, 4), (.link, 4), (.strikethrough, 9),
    ]
    // A terminal has letters of one size only.
    var codes = look.traits.isDisjoint(with: [.bold, .title]) ? [] : [1]
    codes += traits.filter { look.traits.contains($0.0) }.map(\.1)
    if look.traits.contains(.destructive) { codes.append(31) }
    if let colour = look.colour { codes.append(code(of: colour)) }
    return codes
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
