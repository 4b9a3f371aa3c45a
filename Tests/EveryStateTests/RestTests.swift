import SwiftUI

@testable import EveryState

/// A frame is taken once the screen is at rest, or at the moment in the declaration.
@MainActor struct RestTests {
  @Test @MainActor func `a pending debounce does not count as its result`() throws {
    let states: [(SnapshotState<ShelfWorld>, String)] = [
      (.state("promo valid", { _ in }, by: { try await $0.type("SUMMER", into: "Code") }), "valid"),
      (.state("checking", taken: .atOnce, { _ in }, by: { try await $0.type("SUMMER", into: "Code") }), "checking"),
      (.state("asked", proving: .loading, { $0.ads = .never }, by: { try await $0.type("S", into: "Code") }), "asked"),
      (
        .state(
          "long ago", { _ in },
          by: {
            try await $0.type("S", into: "Code")
            await $0.wait(.seconds(5))
          }), "valid"
      ),
    ]
    for (state, expected) in states {
      let shelf = Shelf(.loadsNothing(because: "a test"), state) { CheckoutView(cart: $0.books, promo: $0.ads) }
      let name = try #require(DeclaredScreen(shelf).frames.first).name
      try expect(drawing(shelf, name), contains: expected, comment: "\(name)")
    }
  }

  @Test func `a state that proves loading waits for the question that a debounce puts off`() throws {
    let shelf = Shelf(.state("searching", proving: .loading, by: { try await $0.type("o", into: "Title") })) { world in
      With(value: "") { $text in
        TextField("Title", text: $text).task(id: text) {
          guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
          _ = try? await world.books(text)
        }
      }
    }
    try expect(drive(shelf, "searching").outcome.verdict == nil)
    try expect(
      drive(shelf, "searching").notes.callLog,
      is: [
        "books: call 1 returned 2 elements", "books: call 2 (o) is in flight", "ads: no calls",
      ])
  }

  @Test @MainActor func `a drive waits for a Combine debounce on any scheduler`() throws {
    let searches: [(String, @MainActor @Sendable () -> CombineSearch)] = [
      (
        "dispatch",
        { CombineSearch { $0.debounce(for: .seconds(0.4), scheduler: DispatchQueue.main).eraseToAnyPublisher() } }
      ),
      (
        "run loop", { CombineSearch { $0.debounce(for: .seconds(0.4), scheduler: RunLoop.main).eraseToAnyPublisher() } }
      ),
    ]
    for (name, make) in searches {
      let shelf = Shelf(
        .loadsNothing(because: "a test"), .state("it", { _ in }, by: { try await $0.type("oslo", into: "City") })
      ) { _ in CombineSearchView(search: make()) }
      try expect(drawing(shelf, "it"), contains: "found oslo", comment: "\(name)")
    }
  }

  @Test @MainActor func `a storyboard ends at rest, or at once`() throws {
    let typing: Use = { try await $0.type("S", into: "Code") }
    for (moment, last) in [(FrameMoment.atRest, "valid"), (.atOnce, "checking")] {
      let shelf = Shelf(.loadsNothing(because: "a test"), .storyboard("it", taken: moment, { _ in }, by: typing)) {
        CheckoutView(cart: $0.books, promo: $0.ads)
      }
      let moments = try shelf.moments()
      expect(moments.last?.lines.contains { $0.contains(last) }, is: true, "\(moments)")
    }
  }

  @Test @MainActor func `repeated work does not keep a screen from rest`() throws {
    let repeating: [(String, @MainActor @Sendable () -> any View)] = [
      ("polling", { Ticking { tick in while (try? await Task.sleep(for: .milliseconds(300))) != nil { tick() } } }),
      (
        "a task that starts itself anew",
        {
          With(value: 0) { $ticks in
            Text(verbatim: "ticks \(ticks)").task(id: ticks) {
              if (try? await Task.sleep(for: .milliseconds(300))) != nil { ticks += 1 }
            }
          }
        }
      ), ("a timer that publishes", { TickingByTimer() }),
      (
        "a timer of a dispatch queue",
        { With(value: 0) { $ticks in Text(verbatim: "ticks \(ticks)").onAppear { Self.source { ticks += 1 } } } }
      ),
      (
        "dispatch",
        {
          Ticking { tick in
            @MainActor func again() {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                tick()
                again()
              }
            }
            again()
          }
        }
      ),
    ]
    for (name, make) in repeating {
      let shelf = Shelf(.loadsNothing(because: "a test"), .state("it")) { _ in AnyView(make()) }
      let drawing = try drawing(shelf, "it")
      expect(drawing, contains: "ticks 2", comment: "\(name): \(drawing)")
    }
  }

  @Test @MainActor func `late work is left pending and listed in the notes`() throws {
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("it")) { _ in
      Ticking { tick in
        try? await Task.sleep(for: .seconds(3))
        tick()
      }
    }
    let (outcome, notes) = try drive(shelf, "it")
    expect("\(outcome)", contains: "ticks 0")
    expect(notes.sleepers.count, is: 1)
  }

  @Test @MainActor func `a drive waits for the answers of all dependencies that come soon`() throws {
    let asking = Shelf(.loadsNothing(because: "a test"), .state("it")) { world in
      Ticking { tick in
        _ = try? await world.books()
        tick()
        _ = try? await world.ads()
        tick()
        _ = try? await world.books()
        tick()
      }
    }
    try expect(drawing(asking, "it"), contains: "ticks 3")
  }

  private static var timers: [DispatchSourceTimer] = []

  private static func source(_ tick: @escaping @MainActor @Sendable () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.3, repeating: 0.3)
    timer.setEventHandler { MainActor.assumeIsolated { tick() } }
    timer.resume()
    timers = [timer]
  }

  @Test(arguments: [(FrameMoment.atRest, "does not come to rest"), (.atOnce, "ticks 0")]) @MainActor
  func `a screen that never comes to rest says so`(_ moment: FrameMoment, _ message: String) throws {
    let shelf = Shelf(.loadsNothing(because: "a test"), .state("it", taken: moment)) { _ in
      Ticking { tick in
        var milliseconds = 100
        while (try? await Task.sleep(for: .milliseconds(milliseconds))) != nil {
          milliseconds += 1
          tick()
        }
      }
    }
    let outcome = try drive(shelf, "it").outcome
    expect("\(outcome)", contains: message)
  }

  @Test @MainActor func `a screen that asks again after each answer says so at once, not after a day`() throws {
    let cases = [(Int.max, "it loaded again 500 times, each time as soon as it was answered"), (400, "ticks 400")]
    for (times, message) in cases.sampled(every: 2) {
      let shelf = Shelf(
        .loadsNothing(because: "a test"), .state("it", { $0.books = .returns([]).delayed(by: .seconds(1)) })
      ) { world in
        Ticking { tick in
          var left = times
          while left > 0, (try? await world.books()) != nil {
            left -= 1
            tick()
          }
        }
      }
      let (outcome, _) = try drive(shelf, "it")
      expect("\(outcome)", contains: message)
    }
  }
}

/// A loaded cart, and a code that is checked once the user stops typing.
private struct CheckoutView: View {
  let cart: MockResponse<[String]>
  let promo: MockResponse<String>
  @State private var code = ""
  @State private var status = "none"
  var body: some View {
    down(Text(status), TextField("Code", text: $code)).task { _ = try? await cart() }.task(id: code) {
      guard !code.isEmpty else { return }
      status = "checking"
      guard (try? await Task.sleep(for: .milliseconds(400))) != nil else { return }
      status = "asked"
      guard (try? await promo()) != nil else { return }
      status = "valid"
    }
  }
}

@MainActor @Observable private final class CombineSearch {
  var found = "nothing"
  @ObservationIgnored private let queries = PassthroughSubject<String, Never>()
  @ObservationIgnored private var search: AnyCancellable?

  init(_ debounced: (PassthroughSubject<String, Never>) -> AnyPublisher<String, Never>) {
    search = debounced(queries).sink { [weak self] query in MainActor.assumeIsolated { self?.found = "found \(query)" }
    }
  }

  func type(_ query: String) { queries.send(query) }
}

private struct CombineSearchView: View {
  let search: CombineSearch
  @State private var query = ""
  var body: some View {
    down(TextField("City", text: $query).onChange(of: query) { search.type(query) }, Text(search.found))
  }
}

private struct Ticking: View {
  let work: @MainActor (@escaping @MainActor () -> Void) async -> Void
  @State private var ticks = 0
  var body: some View { Text(verbatim: "ticks \(ticks)").task { await work { ticks += 1 } } }
}

private struct TickingByTimer: View {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()
  var body: some View { Text(verbatim: "ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
}
