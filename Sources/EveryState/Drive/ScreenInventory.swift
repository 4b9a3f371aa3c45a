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
    let lines = controls.map { control in
      let name = writtenName(control, among: controls)
      // A text beside a control may have its name.
      let alike = name.number == nil ? nil : controls.filter { $0.role == control.role }
      return "  " + control.inventoryLine(alike.map { writtenName(control, among: $0) } ?? name)
    }
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
  /// - Parameter name: the name to write.
  fileprivate func inventoryLine(_ name: ElementName) -> String {
    var line = "\(role.rawValue) "
    if let row = name.row {
      line += quoted(name.name == sourceLabel ? label : drawnLabel) + " in \"\(row)\""
    } else {
      line += quoted(label)
      if texts.count > 1, name.number == nil, let short = name.name, short != identifier {
        line += ", short name \"\(short)\""
      }
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
