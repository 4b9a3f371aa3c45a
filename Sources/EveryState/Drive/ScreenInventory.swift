import TextUI

struct InteractionError: Error, CustomStringConvertible {
  let description: String
  /// The name that no element has; nil for another error.
  let missing: String?

  init(_ description: String, missing: String? = nil) { (self.description, self.missing) = (description, missing) }
}

extension TextScreen {
  /// An error about something that the screen does not offer, with the reason if a modifier for it is misplaced.
  func refusal(_ problem: String, _ modifier: String) -> InteractionError {
    let reasons = look.misplaced.filter { $0.hasPrefix(modifier) } + [scrollObstacle].compactMap(\.self)
    return InteractionError(([problem + "."] + reasons + [inventory]).joined(separator: "\n"))
  }

  var inventory: String {
    let controls = elements.filter { !$0.isStatic && $0.role != .progress }
    let lines = controls.map { "  " + $0.inventoryLine(among: controls) }
    return lines.isEmpty
      ? "The screen has no controls:\n\(self.lines().map { "  " + $0 }.joined(separator: "\n"))"
      : "The screen has:\n\(lines.joined(separator: "\n"))"
  }
}

extension Semantics {
  var canBePressed: Bool {
    if press != nil { return true }
    // Disabled ones are found as well, so that the error can say so.
    return switch role {
    case .button, .link, .tab, .menu, .toggle: true
    default: false
    }
  }
}

@MainActor extension Semantics {
  fileprivate func inventoryLine(among controls: [Semantics]) -> String {
    var line = "\(role.rawValue) " + quoted(label)
    if texts.count > 1, let short = shortName(among: { _ in controls }), short != identifier {
      line += ", short name \"\(short)\""
    }
    if let identifier { line += ", identifier \"\(identifier)\"" }
    if let value, !value.isEmpty { line += ", value \"\(value)\"" }
    if !choices.isEmpty { line += ", choices \(choices.map { quoted($0.label) }.joined(separator: ", "))" }
    if !actions.isEmpty { line += ", actions \(actions.map { quoted($0.name) }.joined(separator: ", "))" }
    return line + (isEnabled ? "" : " (disabled)")
  }

  /// The drawn words, and in another language those of the source: `"Mehr laden" ("Load more")`.
  private func quoted(_ drawn: String) -> String {
    let source = drawn == label ? sourceLabel : sourceName(of: drawn)
    return "\"\(drawn)\"" + (source == drawn ? "" : " (\"\(source)\")")
  }
}

extension Optional {
  @MainActor func orRefuse(_ problem: String, on screen: TextScreen) throws -> Wrapped {
    guard let self else { throw InteractionError("\(problem).\n\(screen.inventory)") }
    return self
  }
}
