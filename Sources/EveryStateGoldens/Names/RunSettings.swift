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

/// A part of a run, `EVERYSTATE_SHARD=1/2`, by the goldens' names alone. A catalog as a whole belongs to its matrix's shard.
package struct Shard: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  package static let variable = "EVERYSTATE_SHARD"

  package let number: Int
  package let count: Int
  /// The most parts of a run: each missing one is named.
  private static let limit = 1_000

  package static func of(environment: [String: String]) throws(InvalidSetting) -> Shard? {
    guard let value = environment.setting(variable) else { return nil }
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    let shard = Shard(number: parts.first.flatMap(\.self) ?? 0, count: parts.last.flatMap(\.self) ?? 0)
    guard parts.count == 2, shard.isPossible else {
      throw InvalidSetting(
        "\(variable)='\(TerminalText.harmless(value))' is not a shard. Write its number and the number of shards, at most \(limit), for example "
          + "\(variable)=1/2 for the first of two, or leave it out for all frames.")
    }
    return shard
  }

  package static func all(_ count: Int) -> [Shard] { (1...count).map { Shard(number: $0, count: count) } }

  package func takes(_ name: GoldenName) -> Bool {
    // FNV-1a with a last mixing: its low bits alone spread badly.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.path.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var mixed = SeededRandom(seed: hash)
    return Int(mixed.next() % UInt64(count)) == number - 1
  }

  package var description: String { "shard \(number) of \(count)" }

  package static func < (left: Shard, right: Shard) -> Bool { (left.count, left.number) < (right.count, right.number) }
}

extension Shard {
  private var isPossible: Bool { number >= 1 && number <= count && count <= Self.limit }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    (number, count) = (try values.decode(Int.self, forKey: .number), try values.decode(Int.self, forKey: .count))
    guard isPossible else { throw InvalidSetting("\(number)/\(count) is not a shard.") }
  }
}
