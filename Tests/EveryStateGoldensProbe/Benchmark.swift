import EveryStateGoldens

/// Measures the parts that must be fast. Printed, never asserted: times depend on the machine's load.
struct Benchmark {
  func print() {
    let repetitive = (0..<6_400).map { "row \($0 % 8)\n" }
    var edited = repetitive
    for index in [100, 3_200, 6_000] { edited[index] = "edited \(index)\n" }
    report("6,400 repetitive lines, 3 edits", patch(repetitive, edited))
    var inserted = repetitive
    for index in [6_000, 3_200, 100] { inserted.insert("new \(index)\n", at: index) }
    report("6,400 repetitive lines, 3 insertions", patch(repetitive, inserted))
    let left = (0..<20_000).map { "left \($0)\n" }
    report("20,000 unrelated lines", patch(left, (0..<20_000).map { "right \($0)\n" }))
    var seed: UInt64 = 1
    func random(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    for alphabet: UInt64 in [2, 20, 1_000] {
      let one = (0..<20_000).map { _ in "line \(random(alphabet))\n" }
      let other = (0..<20_000).map { _ in "line \(random(alphabet))\n" }
      report("20,000 lines drawn from \(alphabet), both sides", patch(one, other))
    }
    report("20,000 lines reversed", patch(left, left.reversed()))
  }

  private func patch(_ old: [String], _ new: [String]) -> (milliseconds: Double, changed: Int) {
    let (old, new) = (Array(old.joined().utf8), Array(new.joined().utf8))
    let clock = ContinuousClock()
    var best: (Duration, Int)?
    for _ in 0..<5 {
      var changed = 0
      let time = clock.measure {
        let patch = TextPatch(old: old, new: new, path: "golden.txt")
        changed = patch.addedCount + patch.removedCount
      }
      if best == nil || time < best!.0 { best = (time, changed) }
    }
    return (best!.0 / .milliseconds(1), best!.1)
  }

  private func report(_ title: String, _ result: (milliseconds: Double, changed: Int)) {
    Swift.print("\((result.milliseconds * 100).rounded() / 100) ms\t\(result.changed) changed lines\t\(title)")
  }
}
