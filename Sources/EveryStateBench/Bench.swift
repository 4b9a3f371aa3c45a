import Foundation

/// Measures EveryState in a release build, for `scripts/bench`. Each figure is a median, and a ratio to a floor of the same run.
@main
struct Bench {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let parts: [(name: String, run: () async throws -> Bool)] = [
      ("goldens", GoldenBench.run), ("frames", FrameBench().run), ("rows", RowBench().run),
    ]
    guard Set(words).isSubset(of: parts.map(\.name)) else {
      fatalError("The parts are \(parts.map(\.name).joined(separator: ", ")); none means all.")
    }
    var isKept = true
    for part in parts where words.isEmpty || words.contains(part.name) { isKept = try await part.run() && isKept }
    if !isKept { exit(1) }
  }
}

struct Figure {
  let name: String
  let seconds: Double
  let floor: (name: String, seconds: Double)
  /// The upper limit, in seconds.
  let limit: Double

  func report() -> Bool {
    let isKept = seconds <= limit
    print(
      "\(isKept ? "ok  " : "OVER") \(name): \(milliseconds(seconds)) ms (limit \(milliseconds(limit)) ms), "
        + "\((seconds / floor.seconds * 10).rounded() / 10) x \(floor.name) (\(milliseconds(floor.seconds)) ms)")
    return isKept
  }

  private func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000_000).rounded() / 1_000 }
}

func median(
  of samples: Int, repetitions: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<samples {
    let start = ContinuousClock.now
    for _ in 0..<repetitions { try await body() }
    times.append(start.duration(to: .now) / .seconds(repetitions))
  }
  return times.median
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
