import CEveryStateResources

/// A symbol as a shape of one colour, drawn on a grid of 24 by 24. `heart` and `gear` are drawings; `heart.fill`, `heart.circle`,
/// `heart.slash` and `heart.badge.plus` are composed of them.
struct Symbol {
  let name: String
  private let base: Drawing
  private var isFilled = false
  /// The shape around it, also a drawing.
  private var frame: Drawing?
  private var isCrossedOut = false
  private var badge: String?

  private struct Drawing {
    /// The areas of the filled symbol.
    let shape: String
    /// Lines on the filled area, which stay free.
    let lines: String
    var letters = ""
  }

  private static let frames = [
    "circle", "square", "rectangle", "diamond", "hexagon", "octagon", "shield", "seal", "icloud", "bubble", "message",
    "app",
  ]

  /// - Returns: nil for a name without a drawing.
  init?(_ name: String) {
    self.name = name
    var rest = name
    func ended(_ word: String) -> Bool {
      guard Self.drawings[rest] == nil, rest.hasSuffix("." + word) else { return false }
      rest.removeLast(word.count + 1)
      return true
    }
    if ended("fill") { isFilled = true }
    if ended("badge") { badge = "circle" }
    if let found = rest.firstRange(of: ".badge."), Self.drawings[rest] == nil {
      badge = String(rest[found.upperBound...])
      rest = String(rest[..<found.lowerBound])
    }
    if ended("fill") { isFilled = true }
    for known in Self.frames where frame == nil && ended(known) { frame = Self.drawings[known] }
    if ended("slash") { isCrossedOut = true }
    if ended("fill") { isFilled = true }
    // A letter in a frame is drawn without its own.
    guard let base = Self.drawings[rest] ?? (frame == nil ? nil : Self.letter(rest)) else { return nil }
    if let badge, Self.drawings[badge] == nil { return nil }
    self.base = base
  }

  static func isKnown(_ name: String) -> Bool { Self.drawings[name] != nil || Symbol(name) != nil }

  /// The symbol as an element to refer to, `<symbol id="y-heart.fill">`.
  var markup: String {
    var markup = "<symbol id=\"y-\(name)\" viewBox=\"0 0 24 24\">"
    if let frame {
      markup += Self.path(frame.shape, isFilled ? "solid" : "ln")
      markup += "<g transform=\"translate(4.8 4.8) scale(.6)\">\(drawing(isFilled ? "free" : "ln", isBold: true))</g>"
    } else {
      markup += drawing("ln", isBold: false)
    }
    if isCrossedOut { markup += Self.path("M4 3L20 21", "slit") + Self.path("M4 3L20 21", "ln") }
    if let badge, let drawing = Self.drawings[badge] {
      markup += Self.path("M18 12a6 6 0 1 0 0 12a6 6 0 1 0 0-12z", "gone")
      markup += "<g transform=\"translate(12.5 12.5) scale(.46)\">"
      markup +=
        Self.path(drawing.shape, badge == "circle" ? "solid" : "thick") + Self.path(drawing.lines, "thick") + "</g>"
    }
    return markup + "</symbol>"
  }

  private func drawing(_ line: String, isBold: Bool) -> String {
    if !base.letters.isEmpty {
      return "<text class=\"\(isFilled ? "gone" : "solid")\" x=\"12\" y=\"19\">\(base.letters)</text>"
    }
    let line = isBold && line == "ln" ? "thick" : line
    guard isFilled, frame == nil else { return Self.path(base.shape, line) + Self.path(base.lines, line) }
    // Lines have no area to fill: they become stronger.
    if base.shape.isEmpty { return Self.path(base.lines, "thick") }
    return Self.path(base.shape, "solid") + Self.path(base.lines, "free")
  }

  private static func path(_ path: some StringProtocol, _ look: String) -> String {
    path.isEmpty ? "" : "<path class=\"\(look)\" d=\"\(path)\"/>"
  }

  /// `1.circle`, `a.square`: a letter, or a number of two digits.
  private static func letter(_ name: String) -> Drawing? {
    let isShort = (1...2).contains(name.utf8.count) && name.utf8.allSatisfy { $0 < 0x80 }
    guard isShort, name.allSatisfy({ $0.isNumber || name.count == 1 && $0.isLetter }) else { return nil }
    return Drawing(shape: "", lines: "", letters: name.uppercased())
  }

  /// The drawings by name, as in the file: `NAMES: SHAPE | LINES`.
  static let names: [String] = drawings.keys.sorted()

  private static let drawings: [String: Drawing] = {
    var drawings: [String: Drawing] = [:]
    let text = String(cString: everystate_symbols())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let paths = parts[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let trimmed = paths.map { $0.split(separator: " ").joined(separator: " ") }
      let drawing = Drawing(shape: trimmed[0], lines: trimmed.count > 1 ? trimmed[1] : "")
      for name in parts[0].split(separator: " ") { drawings[String(name)] = drawing }
    }
    return drawings
  }()
}
