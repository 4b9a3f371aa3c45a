import SwiftUI

@testable import EveryState

@MainActor struct StreamTests {
  @Test func `a screen that follows a stream has the four states, and values, end and failure at their times`() throws {
    let table = [
      ("loaded", "prices: 1, 2"), ("loading", "waiting"), ("empty", "nothing to show"), ("failed", "failed: offline"),
      // Values come at their times, then the end or a failure.
      ("after 3 s", "prices: 1, 2"), ("after 7 s", "prices: 3"), ("ends", "prices: 3 (ended)"),
      ("breaks off", "failed: offline"), ("no values", "(ended)"), ("never", "waiting"),
    ]
    for (state, line) in table {
      let drawing = try drawing(Ticker(), state)
      expect(drawing, contains: line, comment: "\(state): \(drawing)")
    }
  }
}

private struct Ticker: ScreenSnapshots {
  struct World: SnapshotWorld { var prices = MockStream([[1, 2]]) }
  func view(_ world: World) -> some View { TickerView(prices: { world.prices("all") }) }
  var states: [SnapshotState<World>] {
    let late = MockStream<[Int]>.Event.yields([3]).after(.seconds(5))
    return [
      .loads(\.prices, failure: Offline.offline),
      .state(
        "after 3 s", { $0.prices = MockStream(events: [.yields([1, 2]), late]) }, by: { await $0.wait(.seconds(3)) }),
      .state(
        "after 7 s", { $0.prices = MockStream([[1, 2], [3]], every: .seconds(5)) }, by: { await $0.wait(.seconds(7)) }),
      .state("no values") { $0.prices = MockStream([]) },
      .state("never", proving: .loading) { $0.prices = .never },
      .state("ends", { $0.prices = MockStream(events: [late, .ends]) }, by: { await $0.wait(.seconds(7)) }),
      .state(
        "breaks off", { $0.prices = MockStream(events: [late, .fails(Offline.offline)]) },
        by: { await $0.wait(.seconds(7)) }),
    ]
  }

  enum Offline: Error { case offline }

  struct TickerView: View {
    let prices: @Sendable () -> AsyncThrowingStream<[Int], any Error>
    @State private var shown: [Int]?
    @State private var end = ""
    var body: some View {
      VStack {
        if !end.isEmpty, shown == nil || end != "(ended)" {
          Text(end)
        } else if let shown {
          Text(shown.isEmpty ? "nothing to show" : "prices: \(shown.map(String.init).joined(separator: ", ")) \(end)")
        } else {
          Text("waiting")
        }
      }.task {
        do {
          for try await next in prices() { shown = next }
          end = "(ended)"
        } catch { end = "failed: \(error)" }
      }
    }
  }
}
