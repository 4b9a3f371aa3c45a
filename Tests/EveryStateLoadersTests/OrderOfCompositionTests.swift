import Foundation

@testable import EveryStateLoaders

@Suite @MainActor struct OrderOfCompositionTests {
  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/EveryStateLoaders/EveryStateLoaders.docc/OrderOfComposition.md")

  private func measure<Figure>(
    _ wrappers: [String], _ script: (any Loadable<Int>, Server, TokenBucket, Simulation) throws -> Figure
  ) throws -> Figure {
    let simulation = try Simulation()
    defer { simulation.finish() }
    return try simulation.enter { () throws in
      let server = Server()
      let bucket = try TokenBucket(limit: 2)
      var loader: any Loadable<Int> = server.loader
      for wrapper in wrappers.reversed() { loader = try wrap(loader, in: wrapper, bucket) }
      let figure = try script(loader, server, bucket, simulation)
      while try simulation.advanceToNextWake() {}
      expect(bucket.available, is: 2, "\(wrappers)")
      return figure
    }
  }

  private func wrap(_ loader: some Loadable<Int>, in wrapper: String, _ bucket: TokenBucket) throws -> any Loadable<Int>
  {
    switch wrapper {
    case "retry": return RetryableLoader(base: loader, maxAttempts: 3)
    case "debounce": return DebouncingLoadable(wrapping: loader)
    default:
      try #require(wrapper == "limit")
      return ConcurrencyLimitingLoadable(wrapping: loader, tokens: bucket)
    }
  }

  private func figures(of wrappers: [String]) throws -> [String] {
    let burst = try measure(wrappers) { loader, server, _, simulation in
      for _ in 0..<3 {
        simulation.task { await loader.load() }
        try simulation.advance(by: .milliseconds(40))
      }
      while try simulation.advanceToNextWake() {}
      expect(loader.currentState, is: .loaded(server.fetches), "\(wrappers)")
      return "\(server.fetches)"
    }
    let afterFailure = try measure(wrappers) { loader, server, _, simulation in
      server.failures = 1
      let start = simulation.now
      simulation.task { await loader.load() }
      while try simulation.advanceToNextWake() {}
      guard wrappers.contains("retry") else {
        expect(loader.currentState.error != nil, "\(wrappers)")
        return "never"
      }
      expect(loader.currentState, is: .loaded(2), "\(wrappers)")
      return "\(Double((simulation.now - start) / .milliseconds(100)) / 10) s"
    }
    let held = try measure(wrappers) { loader, server, bucket, simulation in
      guard wrappers.contains("retry"), wrappers.contains("limit") else { return "-" }
      server.failures = 1
      simulation.task { await loader.load() }
      while loader.currentState.progress?.message?.hasPrefix("attempt 1") != true, server.fetches == 0 {
        try simulation.advance(by: .milliseconds(100))
      }
      try simulation.advance(by: .milliseconds(1500))
      expect(server.fetches, is: 1, "\(wrappers)")
      return "\(2 - bucket.available)"
    }
    let inFlight = try measure(wrappers) { loader, server, _, simulation in
      for _ in 0..<2 {
        simulation.task { await loader.load() }
        try simulation.advance(by: .milliseconds(500))
      }
      while try simulation.advanceToNextWake() {}
      expect(loader.currentState, is: .loaded(2), "\(wrappers)")
      return "\(server.atOnce)"
    }
    return [burst, afterFailure, held, inFlight]
  }

  @Test @MainActor func `compositions match the guide's table`() throws {
    let rows = try String(contentsOf: Self.guide, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    expect(rows.count, is: 12)
    expect(Set(rows.map { $0.prefix { $0 != ")" } }).count, is: 12)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let wrappers = cells[0].split { !$0.isLetter }.map(String.init).dropLast()
      let measured = try figures(of: Array(wrappers))
      expect(Array(cells.dropFirst()), is: measured, "\(cells[0]): | \(measured.joined(separator: " | ")) |")
    }
    // Loads that await each other are not a burst.
    let fetches = try measure(["debounce"]) { loader, server, _, simulation in
      simulation.task { for _ in 0..<3 { await loader.load() } }
      while try simulation.advanceToNextWake() {}
      return server.fetches
    }
    expect(fetches, is: 3)
    // In a full limit a debounce that begins at once takes each load for the first.
    for (limitIsOutside, expected) in [(true, 3), (false, 2)] {
      let simulation = try Simulation()
      defer { simulation.finish() }
      try simulation.enter { () throws in
        let server = Server()
        let loader: any Loadable<Int> =
          limitIsOutside
          ? ConcurrencyLimitingLoadable(
            wrapping: DebouncingLoadable(wrapping: server.loader, executeFirstImmediately: true), concurrencyLimit: 1)
          : DebouncingLoadable(
            wrapping: ConcurrencyLimitingLoadable(wrapping: server.loader, concurrencyLimit: 1),
            executeFirstImmediately: true)
        for _ in 0..<3 { simulation.task { await loader.load() } }
        while try simulation.advanceToNextWake() {}
        expect(server.fetches, is: expected)
        expect(loader.currentState, is: .loaded(expected))
      }
    }
  }
}
