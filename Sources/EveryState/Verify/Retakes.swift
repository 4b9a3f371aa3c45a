import EveryStateGoldens

/// The drives that a frame goes through before its text is recorded or called changed: what it shows must not depend on
/// chance, nor on the drive before. A frame that matches its golden goes through none.
@MainActor struct Retakes {
  let first: String
  let chance: Chance

  /// How a drive with another chance differs from the first, and why; nil when the frame holds still.
  func unsteadiness(_ drive: (Chance) -> Unsteadiness.Retake) -> Unsteadiness? {
    for number in 1...Self.count {
      let other = drive(chance.withOtherNumbers(number).withOtherOrders(number))
      if other != .drawn(first) { return explained(other, number, drive) }
    }
    return nil
  }

  /// Two things have two orders only: each drive finds half of what shows them.
  private static let count = 6

  private func explained(
    _ other: Unsteadiness.Retake, _ number: Int, _ drive: (Chance) -> Unsteadiness.Retake
  ) -> Unsteadiness {
    let same = drive(chance)
    if same != .drawn(first) { return Unsteadiness(.kept, first: first, retake: same) }
    let numbers = drive(chance.withOtherNumbers(number))
    if numbers != .drawn(first) { return Unsteadiness(.numbers, first: first, retake: numbers) }
    return Unsteadiness(.order, first: first, retake: other)
  }
}
