extension [String: String] {
  /// The value of a variable; nil if it is unset, empty or blank: `EVERYSTATE_ONLY= swift test` asks for nothing.
  package func setting(_ variable: String) -> String? {
    guard let value = self[variable], value.contains(where: { !$0.isWhitespace }) else { return nil }
    return value
  }

  /// Whether a variable is set to anything but `0` and `false`, in letters of either case.
  package func isOn(_ variable: String) -> Bool {
    setting(variable).map { !["0", "false"].contains($0.lowercased()) } ?? false
  }
}

/// A variable or a selection with an invalid value, and what to write instead.
package struct InvalidSetting: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// The order of a catalog's frames: as declared, or shuffled by `EVERYSTATE_SHUFFLE=7`, since no frame may depend on others.
package struct FrameOrder: Equatable, Sendable {
  package static let variable = "EVERYSTATE_SHUFFLE"

  /// The seed of the order; nil for the order of the declaration.
  package let seed: UInt64?

  package static let declared = FrameOrder(seed: nil)

  package static func of(environment: [String: String]) throws(InvalidSetting) -> FrameOrder {
    guard let value = environment.setting(variable) else { return .declared }
    guard let seed = UInt64(value) else {
      throw InvalidSetting(
        "\(variable)='\(TerminalText.harmless(value))' is not an order. Write a whole number from 0, for example "
          + "\(variable)=7, or leave it out for the order of the declaration.")
    }
    return FrameOrder(seed: seed)
  }

  package func ordered<Element>(_ elements: [Element]) -> [Element] {
    guard let seed else { return elements }
    var generator = SeededRandom(seed: seed)
    return elements.shuffled(using: &generator)
  }
}
