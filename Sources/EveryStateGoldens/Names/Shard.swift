/// A part of a run that other machines complete: `EVERYSTATE_SHARD=1/2 swift test` checks one half of the frames.
///
/// A golden's name alone decides which shard takes it: every golden is one shard's, whatever the order and whatever else is
/// declared. What concerns a catalog as a whole goes with its coverage matrix.
package struct Shard: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The variable that has a test run check a part of the frames.
  package static let variable = "EVERYSTATE_SHARD"

  /// From 1 to ``count``.
  package let number: Int
  /// How many shards there are.
  package let count: Int

  /// The shard of a run; nil where it checks all frames.
  /// - Throws: ``InvalidShard`` for a value that is no `1/2`.
  package static func of(environment: [String: String]) throws(InvalidShard) -> Shard? {
    guard let value = environment.setting(variable) else { return nil }
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
      throw InvalidShard(value: value)
    }
    return Shard(number: number, count: count)
  }

  /// Every shard of as many.
  package static func all(_ count: Int) -> [Shard] { (1...count).map { Shard(number: $0, count: count) } }

  /// Whether the shard checks a golden.
  package func takes(_ name: GoldenName) -> Bool {
    // FNV-1a, and a last mixing: its low bits alone spread badly.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.path.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var mixed = SeededRandom(seed: hash)
    return Int(mixed.next() % UInt64(count)) == number - 1
  }

  package var description: String { "shard \(number) of \(count)" }

  package static func < (left: Shard, right: Shard) -> Bool { (left.count, left.number) < (right.count, right.number) }
}

/// The value of `EVERYSTATE_SHARD` is no shard.
package struct InvalidShard: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the variable says.
  package let value: String

  package var description: String {
    "\(Shard.variable)='\(value)' is no shard. Write which one of how many, for example \(Shard.variable)=1/2 for the first of two, "
      + "or leave it out for all frames."
  }
}
