import SwiftUI

@testable import EveryState

/// Each exception of a rule of soundness has a correct screen that needs it. `scripts/mutate --own` turns them off.
@MainActor struct ExceptionTests {
  private func rules(_ screen: DeclaredScreen) throws -> [SoundnessRule] {
    try SnapshotCatalog(suite: "Exceptions") { return [screen] }.soundness().map(\.rule)
  }

  @Test func `what is offered after a failure may be offered after an empty answer`() throws {
    let none = SnapshotState<BenchWorld>.state("none") { $0.books = .returns([]) }
    let loads = SnapshotState<BenchWorld>.loads(\.books, neverEmpty: "a test", failure: ShelfError())
    let screen = RuleCase.loads(nil, in: [loads, none]) { it in
      it.shown(hasEmpty: false) {
        it.rows
        if it.books == [] { it.retry }
      }
    }
    try expect(!rules(screen.screen).contains(.unsupportedFailure))
  }

  @Test func `the code of an error beside its words is right`() throws {
    let told = DeclaredScreen(Plain("Told") { down(Text("You are offline."), Text("Error 503")) })
    try expect(rules(told), is: [])
  }

  @Test func `a unit of two letters is not a noun`() {
    expect(WrongWords("1 ms", isEnglish: true).map(\.words), is: nil)
  }

  @Test func `a bar with a button is not blank`() {
    expect(Audits.isBlank("= Shelf   [Edit]"), is: false)
    expect(Audits.isBlank("= Shelf"), is: true)
  }

  @Test func `a control's word counts in any spelling`() {
    expect(ControlWords.stops("STOP"))
    expect(ControlWords.startsOver("Clear Filters"))
  }

  @Test func `a needless waiver of a screen with variants is one finding`() throws {
    let waived = SnapshotCatalog(suite: "Exceptions") {
      Plain("Waived", more: [.waives(.unlabelledControl, because: "a test")]) { Text("Waived") }
    }.variants(.darkMode)
    try expect(waived.soundness().map(\.rule), is: [.unneededWaiver])
  }

  @Test func `what a sheet asks for is not a write of the control that opens it`() throws {
    let opening = RuleCase.sends(nil) { it in
      Button("Ad") { it.chosen = "Ad" }
        .sheet(isPresented: it.isChosen) { Text("Page").task { _ = try? await it.world.ads() } }
    }
    try expect(!rules(opening.screen).contains(.undeclaredWrite))
  }

  @Test func `what the screen asks for on its own is not an undeclared write`() throws {
    let again = Shelf(.loads(\.books, failure: ShelfError())) { world in
      VStack {
        ShelfView(model: ShelfModel(world.books))
        Button("Again") { Task { _ = try? await world.ads() } }
      }.task { _ = try? await world.ads() }
    }
    try expect(!rules(DeclaredScreen(again)).contains(.undeclaredWrite))
  }

  @Test func `to read the same twice is not a double submit`() throws {
    let reading = RuleCase.sends(nil) { it in
      Button("Ad") { Task { it.chosen = try? await it.world.ads() } }
        .sheet(isPresented: it.isChosen) { Text(it.chosen ?? "") }
    }
    try expect(!rules(reading.screen).contains(.doubleSubmit))
  }

  @Test(arguments: [SoundnessRule.staleFailure, .lostAnswer])
  func `the words of another question's failure are neither stale nor a lost answer`(_ rule: SoundnessRule) throws {
    let again = SnapshotState<BenchWorld>.state("again") {
      $0.books = .sequence(.fails(ShelfError()), .fails(ShelfError()), .returns(["Dune"]))
    } by: {
      try await $0.press("Again")
    }
    let halves = TestScreen("Halves", [.loads(\.books, failure: ShelfError()), again]) { Halves(world: $0) }
    try expect(!rules(DeclaredScreen(halves)).contains(rule))
  }

  @Test func `a waiver of generated worlds is not needless in a run that generates none`() throws {
    let waived = Plain("Waived", more: [.waives(.brokenWorld, because: "a test")]) { Text("Waived") }
    try expect(rules(DeclaredScreen(waived)), is: [])
  }

  @Test func `a control that updates without an end is broken, and not dead as well`() throws {
    let endless = Plain("Endless", more: [.waives(.unusedControl, because: "a test")]) {
      With(value: 0) { $count in
        Text("Endless").onChange(of: count) { count += 1 }
        Button("Go") { count += 1 }
      }
    }
    try expect(rules(DeclaredScreen(endless)), is: [.brokenControl])
  }

  @Test func `a request ahead of its need shows no sign`() throws {
    let prefetch = RuleCase.asks(nil) { it in Button("Prefetch") { Task { _ = try? await it.world.books("later") } } }
    try expect(!rules(prefetch.screen).contains(.silentLoading))
  }

  @Test func `a failure that leaves a spinner is one finding`() throws {
    try RuleCase.check([
      .sends("the spinner never stops") { it in
        it.rows
        Button("Send") {
          it.remove("Dune")
          it.isBusy = true
          Task { if (try? await it.world.send()) != nil { it.isBusy = false } }
        }.disabled(it.isBusy)
        if it.isBusy { ProgressView() }
      }
    ])
  }

  @Test func `what a control calls beside its own may fail in silence`() throws {
    let beside = RuleCase.sends(nil) { it in
      Button("Send") {
        Task {
          _ = try? await it.world.ads()
          await it.sending(failing: { it.problem = $0 }) { it.note = "Sent" }
        }
      }
      it.told
    }
    try expect(Set(rules(beside.screen)).isDisjoint(with: [.silentFailure, .falseSuccess]))
  }

  @Test func `a next page without a name may have the same rows`() throws {
    let pages = RuleCase.loads { it in
      it.shown {
        ForEach(it.books?.indices ?? 0..<0, id: \.self) { Text(it.books?[$0] ?? "") }
        Button("More") { Task { await it.load(keeps: true, adding: true) } }
      }
    }
    try expect(!rules(pages.screen).contains(.doubledContent))
  }

  @Test func `a Cancel that is there at all times stops no call of another control`() throws {
    let sending = RuleCase.sends(nil) { it in
      Text("Draft \(it.count)")
      Button("Cancel") { it.count += 1 }
      Button("Send") { it.attempt { it.note = "Sent" } }
      it.told
    }
    try expect(!rules(sending.screen).contains(.brokenUndo))
  }

  @Test func `what was there before a call may come back after its stop`() throws {
    let sending = RuleCase.sends(nil) { it in
      if it.count == 1 {
        ProgressView()
        Button("Cancel") { it.count = 2 }
      } else if it.count == 2 {
        Text("Canceling")
      } else {
        Text("A draft")
        Button("Send") {
          it.count = 1
          Task {
            try? await it.world.send()
            it.count = 0
          }
        }
      }
    }
    try expect(!rules(sending.screen).contains(.brokenUndo))
  }

  @Test func `a row of two letters may be in a question by chance`() throws {
    let rows = RuleCase.sends(nil) { it in
      List {
        ForEach(["A", "B"], id: \.self) { row in
          HStack {
            Text(row)
            Button("Order") { Task { try? await it.world.send("Basket") } }
          }
        }
      }
    }
    try expect(!rules(rows.screen).contains(.wrongRow))
  }

  @Test func `a failure beside content of its own needs no retry`() throws {
    let offers = RuleCase.loads { it in
      Text("Today's offers")
      it.shown(retries: false) { it.rows }
    }
    try expect(!rules(offers.screen).contains(.noRetry))
  }

  @Test func `a call that ignores its cancellation does not overlap the next one`() throws {
    let reloaded = SnapshotState<BenchWorld>.state("reloaded") {
      $0.books = $0.books.delayed(by: .seconds(2)).ignoringCancellation()
    } by: {
      try await $0.press("Reload")
      try await $0.press("Reload", whileLoading: true)
    }
    let screen = RuleCase.loads(nil, in: [.loads(\.books, failure: ShelfError()), reloaded]) { it in
      it.rows
      Button("Reload") {
        it.loading[""]?.cancel()
        it.loading[""] = Task { await it.load(keeps: true) }
      }
    }
    try expect(!rules(screen.screen).contains(.sameCallTwice))
  }

  @Test func `rows that stay after a failed reload are not a silent failure`() throws {
    let failed = SnapshotState<BenchWorld>.state(
      "reload failed", proving: .failed, { $0.books = .sequence(.returns(["Dune", "Emma"]), .fails(ShelfError())) },
      by: { try await $0.press("Reload") })
    let screen = RuleCase.asks(nil, in: [.loads(\.books, failure: ShelfError()), failed]) { it in
      Button("Reload") { Task { await it.ask() } }
      if it.books == nil { it.told }
    }
    try expect(!rules(screen.screen).contains(.silentFailure))
  }
}

private struct Halves: View {
  let world: BenchWorld
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack {
      Text("First: \(first)")
      Text("Second: \(second)")
      Button("Again") { Task { await loadFirst() } }
    }.task {
      await loadFirst()
      do { second = try await world.books().first ?? "none" } catch { second = error.localizedDescription }
    }
  }

  private func loadFirst() async {
    first = ""
    do { first = try await world.books().first ?? "none" } catch { first = error.localizedDescription }
  }
}
