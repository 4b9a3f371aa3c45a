import TextUI

/// An action that the screen does not offer.
struct InteractionError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension TextScreen {
  /// The one element that a person means.
  /// - Parameters:
  ///   - name: its label, its accessibility identifier, or one of its input labels; nil where there must be one only.
  ///   - purpose: what the person wants of it, for the error: `to press`.
  ///   - isFit: whether the element is of the kind that is meant, disabled ones included.
  func element(
    named name: String?, _ purpose: String, where isFit: (Semantics) -> Bool
  ) throws -> Semantics {
    let found = elements.filter { element in isFit(element) && name.map(element.answers) ?? true }
    let what = name.map { "\"\($0)\"" } ?? "anything"
    guard let element = found.first else {
      throw InteractionError(
        "There is nothing \(name.map { "\"\($0)\" " } ?? "")\(purpose) on the screen.\n\(inventory)")
    }
    guard found.count == 1 else {
      throw InteractionError(
        "There are \(found.count) of \(what) \(purpose) on the screen. Give one an accessibilityIdentifier, and use it "
          + "here.\n\(inventory)")
    }
    guard element.isEnabled else { throw InteractionError("\(what) is disabled.\n\(inventory)") }
    return element
  }

  /// What a person could use, for the message of an action that finds nothing.
  var inventory: String {
    let lines = elements.filter { !$0.isStatic && $0.role != .progress }.map { "  " + $0.inventoryLine }
    return lines.isEmpty
      ? "The screen has no control:\n\(self.lines().map { "  " + $0 }.joined(separator: "\n"))"
      : "There are:\n\(lines.joined(separator: "\n"))"
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

  fileprivate var inventoryLine: String {
    var line = "\(role.rawValue) \"\(label)\""
    if let identifier { line += ", identifier \"\(identifier)\"" }
    if let value, !value.isEmpty { line += ", value \"\(value)\"" }
    if !choices.isEmpty { line += ", choices \(choices.map { "\"\($0.label)\"" }.joined(separator: ", "))" }
    if !actions.isEmpty { line += ", actions \(actions.map { "\"\($0.name)\"" }.joined(separator: ", "))" }
    return line + (isEnabled ? "" : " (disabled)")
  }
}

extension Optional {
  /// The value, or an error that lists what there is.
  @MainActor
  func orRefuse(_ problem: String, on screen: TextScreen) throws -> Wrapped {
    guard let self else { throw InteractionError("\(problem).\n\(screen.inventory)") }
    return self
  }
}
