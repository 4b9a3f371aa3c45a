/// The order in which a run checks the frames of a catalog: as they are declared, or shuffled.
///
/// No frame may depend on those before it. `EVERYSTATE_SHUFFLE=7 swift test` shows it: every number gives another order, and
/// the same number always the same one.
package struct FrameOrder: Hashable, Sendable {
  /// The variable that shuffles the frames of a test run.
  package static let variable = "EVERYSTATE_SHUFFLE"

  /// The number that the order follows from; nil for the order of the declaration.
  package let seed: UInt64?

  /// The order of the declaration.
  package static let declared = FrameOrder(seed: nil)

  /// The order of a run.
  /// - Throws: ``InvalidFrameOrder`` for a value that is no whole number from 0.
  package static func of(environment: [String: String]) throws(InvalidFrameOrder) -> FrameOrder {
    guard let value = environment.setting(variable) else { return .declared }
    guard let seed = UInt64(value) else { throw InvalidFrameOrder(value: value) }
    return FrameOrder(seed: seed)
  }

  /// The elements in this order.
  package func ordered<Element>(_ elements: [Element]) -> [Element] {
    guard let seed else { return elements }
    var generator = SeededRandom(seed: seed)
    return elements.shuffled(using: &generator)
  }
}

/// The value of `EVERYSTATE_SHUFFLE` is no number.
package struct InvalidFrameOrder: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the variable says.
  package let value: String

  package var description: String {
    "\(FrameOrder.variable)='\(TerminalText.harmless(value))' is no order. Write a whole number from 0, for example "
      + "\(FrameOrder.variable)=7, or leave it out for the order of the declaration."
  }
}
