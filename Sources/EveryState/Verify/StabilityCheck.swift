import EveryStateGoldens

/// Drives a frame again before its text is recorded or reported as changed: the text must not depend on random numbers,
/// task order or an earlier drive. A frame that matches its golden is not checked.
@MainActor struct StabilityCheck {
  let first: String
  let seed: Seed

  /// The first difference from a drive with other random numbers and task order, with its cause; nil for a stable frame.
  func unsteadiness(_ drive: (Seed) -> Unsteadiness.SecondDrive) -> Unsteadiness? {
    for number in 1...Self.count {
      let other = drive(seed.withOtherNumbers(number).withOtherOrders(number))
      if other != .drawn(first) { return explained(other, number, drive) }
    }
    return nil
  }

  /// Two tasks have only two orders, so each drive detects half of the dependencies on them.
  private static let count = 6

  private func explained(
    _ other: Unsteadiness.SecondDrive, _ number: Int, _ drive: (Seed) -> Unsteadiness.SecondDrive
  ) -> Unsteadiness {
    let same = drive(seed)
    if same != .drawn(first) { return Unsteadiness(.kept, first: first, secondDrive: same) }
    let numbers = drive(seed.withOtherNumbers(number))
    if numbers != .drawn(first) { return Unsteadiness(.numbers, first: first, secondDrive: numbers) }
    return Unsteadiness(.order, first: first, secondDrive: other)
  }
}
