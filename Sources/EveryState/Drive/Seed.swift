import CEveryStateRuntime

/// The seed of a drive's randomness: random numbers, UUIDs, the order of sets, addresses in memory. A frame
/// always has the same seed; other seeds show whether its verdict depends on it.
struct Seed: Hashable, Sendable {
  private var seed: UInt64
  private var invertsNumbers = false
  private var orders = 0

  /// - Parameter name: the source of the random numbers, so that no two frames draw the same UUIDs.
  init(of name: String) {
    // FNV-1a.
    seed = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  init(of screen: String, _ state: String) { self.init(of: "\(screen) / \(state)") }

  /// The seed with other random numbers. Number 1 inverts every bit, so that a coin shows its other side.
  func withOtherNumbers(_ number: Int) -> Seed {
    var other = self
    if number == 1 { other.invertsNumbers = true } else { other.seed &+= UInt64(number) }
    return other
  }

  func withOtherOrders(_ number: Int) -> Seed {
    var other = self
    other.orders = number
    return other
  }

  /// Runs `body` with this seed wherever this thread is inside a simulation.
  func deciding<Value>(during body: () throws -> Value) rethrows -> Value {
    let held = orders > 0 ? HeldMemory(blocksOfEachSize: Self.blocksToHold + orders) : nil
    everystate_let_orders_vary(orders > 0)
    defer { everystate_let_orders_vary(false) }
    var seed = everystate_chance(state: seed, inverted_bits: invertsNumbers ? .max : 0, is_seeded: false)
    return try withExtendedLifetime(held) {
      try withUnsafeMutablePointer(to: &seed) { seed in
        let outer = everystate_set_chance_of_this_thread(seed)
        defer { _ = everystate_set_chance_of_this_thread(outer) }
        return try body()
      }
    }
  }

  /// More blocks than the C library reuses at once.
  private static let blocksToHold = 8
}

/// Memory in use, so that later allocations have other addresses than in the drive before.
private final class HeldMemory {
  private let blocks: [UnsafeMutableRawPointer]

  init(blocksOfEachSize count: Int) {
    blocks = stride(from: 16, through: 1024, by: 16).flatMap { size in
      (0..<count).map { _ in .allocate(byteCount: size, alignment: 16) }
    }
  }

  deinit { for block in blocks { block.deallocate() } }
}
