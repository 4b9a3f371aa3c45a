import EveryStateGoldens

/// The order in which places are tried when there may not be time for all: wherever it ends, those tried are spread evenly.
package enum MutationOrder {
  /// - Parameters:
  ///   - count: how many places there are, in the order of the sources.
  ///   - seed: another seed begins elsewhere.
  /// - Returns: the indices, each once.
  package static func spread(_ count: Int, seed: UInt64) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    var random = SeededRandom(seed: seed)
    let shift = Int(random.next() % UInt64(count))
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    // Numbers with their bits reversed halve what lies between, and halve it again.
    return (0..<(1 << bits)).lazy.map { reversed($0, bits) }.filter { $0 < count }.map { ($0 + shift) % count }
  }

  private static func reversed(_ number: Int, _ bits: Int) -> Int {
    (0..<bits).reduce(0) { $0 << 1 | (number >> $1 & 1) }
  }
}

/// The time that a person gives: `90s`, `5m`, `1h`.
package struct TimeBudget: Equatable, Sendable {
  package let duration: Duration

  package init?(_ text: String) {
    guard let unit = text.last, let number = Int(text.dropLast()), number > 0 else { return nil }
    switch unit {
    case "s" where number <= 1_000_000: duration = .seconds(number)
    case "m" where number <= 100_000: duration = .seconds(number * 60)
    case "h" where number <= 1_000: duration = .seconds(number * 3600)
    default: return nil
    }
  }
}
