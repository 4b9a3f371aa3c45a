import SwiftUI

@testable import EveryState

/// Ways out of a failure, and signs that a screen waits or is empty. The planted apps have more of each kind.
@MainActor struct WayOutTests {
  nonisolated static let rules: [SoundnessRule] = [.noRetry, .silentLoading, .blankScreen, .emptySection]

  @Test func `a failed screen without retry, refresh or way back is found, and a detail is not`() throws {
    func none(_ words: String) -> String {
      "Shelf / failed: after books failed, the screen says \"\(words)\", and no control retries or leads back. (no retry)"
    }
    func bare(_ it: Bench) -> some View { it.shown(retries: false) { it.list } }
    func alert<V: View>(_ it: Bench, _ button: V) -> some View {
      NavigationStack {
        it.shown(retries: false, tells: false) { it.list }.onChange(of: it.problem) { it.flag = it.problem != nil }
          .alert("Couldn't load", isPresented: it.$flag, actions: { button }, message: { Text(it.problem ?? "") })
      }
    }
    try RuleCase.check(
      [
        .loads(none("The shelf is locked.")) { it in NavigationStack { bare(it) } },
        .loads(none("Couldn't load")) { it in alert(it, Button("OK") {}) },
        .loads(none("The shelf is locked.")) { bare($0) },
        .loads(none("The shelf is locked.")) { it in
          TabView {
            bare(it).tabItem { Text("A") }
            Text("Other").tabItem { Text("B") }
          }
        }, .loads { it in alert(it, it.retry) },
        .loads { it in NavigationStack { bare(it).toolbar { Menu("More") { it.retry } } } },
        .loads { it in
          NavigationStack { ScrollView { it.shown(retries: false) { it.rows } }.refreshable { await it.load() } }
        },
        // An attempt to come, a detail, and a screen that can be closed.
        .loads(later: .seconds(40)) { it in NavigationStack { bare(it) } },
        .loads(isPushed: true) { bare($0).navigationTitle("Shelf") },
        .loads { it in NavigationStack { bare(it).toolbar { Button("Close") { it.dismiss() } } } },
      ], among: [.noRetry])
  }

  @Test func `a sheet that no control closes is found, and one whose Close only waits is not`() throws {
    func opened(_ it: Bench, @ViewBuilder _ close: () -> some View) -> some View {
      let close = close()
      return it.shown { Button("Open") { it.flag = true } }.sheet(isPresented: it.$flag) {
        VStack {
          Text("Reading")
          Button("Go On") {}
          close
        }.interactiveDismissDisabled()
      }
    }
    let none =
      #"Shelf / loaded: after press "Open", the sheet cannot be dismissed: no control closes it in this state. (no way out)"#
    try RuleCase.check(
      [
        .loads(none) { it in opened(it) {} },
        .loads { it in opened(it) { Button("Close") { it.flag = false } } },
        .loads { it in opened(it) { Button("Close") { it.flag = false }.disabled(true) } },
      ], among: [.noWayOut])
  }

  @Test func `a wait without a sign is found, and a sign of any kind is seen`() throws {
    func silent(_ event: String) -> String {
      "Shelf / loaded: after \(event), nothing shows that books was called until the answer arrives 1 s later. (silent "
        + "loading)"
    }
    func reload(_ it: Bench, says: Bool = false) -> some View {
      Button("Reload") { Task { await it.load(keeps: true) } }.disabled(says && it.isBusy)
    }
    let dune = [SnapshotState.books(["Dune"])]
    try RuleCase.check(
      [
        .loads(silent("refresh"), in: dune) { it in
          it.shown { it.list.refreshable { Task { await it.load(keeps: true) } } }
        }, .loads(silent(#"press "Reload""#), in: dune) { $0.beside(reload($0)) },
        .loads(silent(#"Reload "Dune""#), in: dune) { it in it.shown { List { it.rows.swipeActions { reload(it) } } } },
        .loads(in: dune) { it in it.shown { it.list.refreshable { await it.load(keeps: true) } } },
        .loads(in: dune) { $0.beside(reload($0, says: true)) },
      ], among: Self.rules)
  }

  @Test func `rows that disappear while they are loaded again are found`() throws {
    func gone(_ event: String) -> String {
      "Shelf / loaded: after \(event), \"Dune\" disappears until the answer arrives, and nothing replaces it. (blank "
        + "screen)"
    }
    func reload(_ it: Bench) -> some View { Button("Reload") { Task { await it.load() } } }
    try RuleCase.check(
      [
        .loads(gone("refresh")) { it in it.shown(waits: false) { it.list.refreshable { await it.load() } } },
        .loads(gone(#"press "Reload""#)) { it in
          NavigationStack { it.shown(waits: false) { it.list.navigationTitle("Books") }.toolbar { reload(it) } }
        }, .loads { $0.beside(reload($0)) },
      ], among: Self.rules)
  }

  @Test func `a header over nothing is found, and one with a word about it is not`() throws {
    func section<V: View>(_ it: Bench, @ViewBuilder _ footer: () -> V = { EmptyView() }) -> some View {
      Section {
        it.rows
      } header: {
        Text("Read")
      } footer: {
        footer()
      }
    }
    let empty = "Shelf / empty: the header \"Read\" has nothing below it. (empty section)"
    try RuleCase.check(
      [
        .loads(empty) { it in
          it.shown(hasEmpty: false) {
            List {
              section(it)
              Section("New") { Text("Faust") }
            }
          }
        }, .loads(empty) { it in it.shown(hasEmpty: false) { down(Text("Read"), it.rows) } },
        .loads { it in it.shown(hasEmpty: false) { List { section(it) { if it.books == [] { Text("None yet") } } } } },
        .loads { it in
          it.shown(hasEmpty: false) {
            List {
              Section("Ours") {}
              if it.books == [] { Text("None") }
              it.rows
            }
          }
        },
      ], among: Self.rules)
  }

  @Test(arguments: [true, false]) func `the system's spinner turns while the action is awaited`(_ isAwaited: Bool)
    throws
  {
    let state = SnapshotState<BenchWorld>.state(
      "refreshing", proving: .loading, { $0.books = .sequence(.returns(["Dune"]), .never) },
      by: { try await $0.refresh() })
    let screen = RuleCase.loads(in: [state]) { it in
      it.shown {
        it.list.refreshable {
          if isAwaited { await it.load(keeps: true) } else { Task { await it.load(keeps: true) } }
        }
      }
    }.screen
    let moments = try only(screen.frames).drive().moments
    expect(moments.last?.lines.contains { $0.hasSuffix("<...>") } == true, is: isAwaited, "\(moments)")
  }
}
