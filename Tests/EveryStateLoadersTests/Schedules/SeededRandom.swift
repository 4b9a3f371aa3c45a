import EveryStateGoldens

extension SeededRandom {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A time on a coarse grid, so that things often happen at the same instant.
  mutating func time(upTo milliseconds: Int) -> Duration {
    .milliseconds(Int.random(in: 0...(milliseconds / 5), using: &self) * 5)
  }
}
