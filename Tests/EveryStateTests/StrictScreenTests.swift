import SwiftUI

@testable import EveryState

/// Work that SwiftUI ties to a view's life ends with it, and what a phone does that the author hardly meant is a finding.
@MainActor struct StrictScreenTests {
  nonisolated static let rules: [SoundnessRule] = [
    .staleContent, .waitingPresentation, .unclearIdentity, .doubledContent,
  ]

  private func ends<V: View>(
    _ isCancelled: Bool, by act: @escaping Use, @ViewBuilder _ make: @escaping @MainActor @Sendable (Strict) -> V
  ) throws {
    let state = SnapshotState<ShelfWorld>.state(
      "it",
      by: {
        try await act($0)
        await $0.wait(.seconds(3))
      })
    let text = try strict(state) { AnyView(make($0)) }.moments().last?.lines.joined(separator: "\n") ?? ""
    expect(text, contains: isCancelled ? "CancellationError" : "loaded 2")
  }

  @Test func `a refresh ends with the list that was pulled, and work of the app's own goes on`() throws {
    let pull: Use = { try await $0.refresh() }
    try ends(true, by: pull) { it in if it.isBusy { ProgressView() } else { it.list.refreshable { await it.load() } } }
    try ends(true, by: pull) { it in Group { it.listOrSpinner }.refreshable { await it.load() } }
    try ends(true, by: pull) { it in VStack { it.listOrSpinner }.refreshable { await it.load() } }
    try ends(true, by: pull) { it in ScrollView { it.said }.id(it.isBusy).refreshable { await it.load() } }
    try ends(true, by: { try await $0.press("Next") }) { it in
      Button("Next") { it.loads += 1 }
      if !it.isBusy { it.said.task(id: it.loads) { if it.loads > 1 { await it.load() } } }
    }
    try ends(false, by: pull) { it in
      it.list.overlay { if it.isBusy { ProgressView() } }.refreshable { await it.load() }
    }
    try ends(false, by: { try await $0.press("Load") }) { it in it.listOrSpinner }
    try ends(false, by: { try await $0.swipeAction("Swipe", on: "loaded 1") }) { it in it.listOrSpinner }
    try ends(false, by: { try await $0.press("Again") }) { it in it.listOrSpinner.refreshable { await it.load() } }
  }

  private func strict(
    _ state: SnapshotState<ShelfWorld>, _ make: @escaping @MainActor @Sendable (Strict) -> AnyView
  ) -> some ScreenSnapshots { TestScreen("Strict", [state]) { Strict(world: $0, make: make) } }

  private func findings(
    _ state: SnapshotState<ShelfWorld>, _ make: @escaping @MainActor @Sendable (Strict) -> AnyView
  ) throws -> [String] {
    try SnapshotCatalog(suite: "Strict") { strict(state, make) }.soundness()
      .filter { Self.rules.contains($0.rule) }.map { String($0.message.prefix { $0 != "\n" }) }
  }

  @Test func `each trap is a finding, and a screen without one has none`() throws {
    let asked = SnapshotState<ShelfWorld>.state("it", by: { try await $0.press("Ask") })
    func ask(_ it: Strict, isWrong: Bool) -> AnyView {
      let read = isWrong ? nil : it.word
      return AnyView(
        VStack {
          Button("Ask") { (it.word, it.isBusy, it.isAsking) = ("b", true, isWrong) }
          ForEach(["a", "b"], id: isWrong ? \.count : \.hashValue) { Text($0) }
        }.sheet(isPresented: it.$isBusy) { Text(read ?? it.word) }.alert("Sure", isPresented: it.$isAsking) {})
    }
    let wrong = [
      #"Strict / it: "word" is shown by a sheet, but no body reads it, so it is empty at the first presentation. (stale content)"#,
      #"Strict / it: an alert "Sure" is requested but not shown: its screen already presents a sheet of "isBusy", and presents one at a time. (waiting presentation)"#,
      #"Strict / it: "a" and "b" have the same id, 1: a phone confuses them. (unclear identity)"#,
    ]
    try expect(findings(asked) { ask($0, isWrong: true) }, is: wrong)
    try expect(findings(asked) { ask($0, isWrong: false) }, is: [])
    let told = SnapshotState<ShelfWorld>.storyboard("it", by: { await $0.wait(.seconds(1)) })
    try expect(findings(told) { _ in AnyView(List([UUID()], id: \.self) { _ in Text("a") }) }.count, is: 1)
    func doubling(_ replaces: Bool) throws -> [String] {
      try findings(.loads(\.books, failure: ShelfError())) { it in
        AnyView(
          List { ForEach(it.rows.indices, id: \.self) { Text(it.rows[$0]) } }
            .refreshable { await it.fetch(replaces) }.task { await it.fetch(replaces) })
      }
    }
    try expect(
      doubling(false),
      is: [
        #"Strict / loaded: after refresh, the answer is not shown as in 'loaded': "Dune" appears 2 times. (doubled content)"#
      ])
    try expect(doubling(true), is: [])
  }
}

/// A view with state of several kinds; a test gives its body.
private struct Strict: View {
  let world: ShelfWorld
  let make: @MainActor (Strict) -> AnyView
  @State var loads = 1
  @State var isBusy = false
  @State var isAsking = false
  @State var word = "-"
  @State var rows: [String] = []
  @State private var problem: String?
  var body: some View { if let problem { Text(problem) } else { make(self) } }

  func load() async {
    isBusy = true
    do { try await Task.sleep(for: .seconds(1)) } catch { problem = "\(type(of: error))" }
    (loads, isBusy) = (2, false)
  }
  func fetch(_ replaces: Bool) async { if let more = try? await world.books() { rows = replaces ? more : rows + more } }
  var said: Text { Text("loaded \(loads)") }
  var list: some View {
    List {
      said.swipeActions { Button("Swipe") { Task { await load() } } }
      Button("Load") { Task { await load() } }
      Again()
    }
  }
  @ViewBuilder var listOrSpinner: some View { if isBusy { ProgressView() } else { list } }
}

private struct Again: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Button("Again") { Task { await refresh?() } } }
}
