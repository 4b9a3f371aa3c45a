import Combine
import SwiftUI

@testable import EveryState

/// What containers do on their own account, before the app's data change, and what is undefined on a phone. Other suites have edit mode, the
/// refresh's spinner (ListTests), pages (NavigationTests), and formatters (PublicReportsTests).
@MainActor struct OwnAccountTests {
  nonisolated static let rules: [SoundnessRule] = [.undefinedBehavior]
  private typealias Case = Row<(use: Use, shows: String, lacks: String, finds: [String], view: Own)>

  /// - Parameter finds: the parts of the one finding; none for a correct screen.
  private func row<V: View>(
    _ use: @escaping Use, _ shows: String, lacks: String = "nothing", finds: String..., line: Int = #line,
    @ViewBuilder _ make: @escaping (Own) -> V
  ) -> Case { Row((use, shows, lacks, finds, Own { AnyView(make($0)) }), line: line) }

  private func check(_ cases: [Case]) throws {
    for (row, (use, shows, lacks, finds, view)) in cases.rows() {
      let acted = Acted(environment: SnapshotEnvironment(columns: 50, height: 20), content: view, actions: use)
      let lines = "\n" + (try acted.moments().last?.lines.joined(separator: "\n") ?? "") + "\n"
      expect(lines, contains: shows, at: row)
      expect(lines, lacks: lacks, at: row)
      let found = try SnapshotCatalog(suite: "Own") { acted }.soundness(isExploring: false)
        .filter { [.undefinedBehavior, .misplaced].contains($0.rule) }.map(\.message)
      expect(found.count, is: finds.isEmpty ? 0 : 1, "\(found)", at: row)
      for part in finds { expect(found.first ?? "", contains: part, at: row) }
    }
  }

  private static let looks: Use = { _ in }
  private static let opens: Use = { try await $0.press("Open") }
  private static let deletes: Use = { try await $0.swipeAction("Delete", on: "a") }
  private static let waits: Use = {
    try await deletes($0)
    await $0.wait(.seconds(2))
  }

  @Test func `a deleted row leaves its list at the tap, and returns with the next update that has it`() throws {
    let (a, b, alert) = ("\n* a\n", "\n* b\n", "! alert")
    let (gone, back) = (#"removes "a" at the tap, but its data still contains it: it stays missing"#, "it reappears")
    try check([
      // What the row presents goes with it (Trio PR 1123, cmux PR 9291).
      row(Self.deletes, b, lacks: alert, finds: gone) { List($0.rows, id: \.self) { Asking(name: $0) } },
      row(Self.deletes, a, lacks: alert, finds: back) { it in
        let _ = it.word
        List(it.rows, id: \.self) { it.asking($0) }
      },
      // The row comes back below its owner's alert (clave PR 96).
      row(Self.deletes, "* a", finds: back) { it in it.askingList(.destructive) },
      row(Self.deletes, alert, finds: back) { it in it.askingList(.destructive) },
      row(Self.deletes, "<empty list>", finds: gone) { it in List { it.swiped("a") {} } },
      row(Self.deletes, b, lacks: a, finds: gone) { it in it.list { _ in it.fail(after: 9) } },
      row(Self.waits, a, finds: back) { it in it.list { _ in it.fail(after: 1) } },
      // "You must delete the corresponding item within action" (Apple, onDelete).
      row(Self.deletes, b, lacks: a) { it in it.list { it.rows.remove(atOffsets: $0) } },
      row(Self.deletes, b, lacks: a) { it in it.list { rows in Task { it.rows.remove(atOffsets: rows) } } },
      row(Self.deletes, b, lacks: a) { it in List(it.rows, id: \.self) { it.swiped($0) { it.rows.removeFirst() } } },
      row(Self.deletes, "* a") { it in it.askingList(nil) },
      row(Self.deletes, alert) { it in it.askingList(nil) },
      // Swipe actions of either edge take the place of onDelete's; edit mode keeps its red circle (brain-marks#66).
      row(Self.looks, "swipe from left: Pin\n", lacks: "Delete") { it in it.pinned(.inactive) },
      row(Self.deletes, " b\n", lacks: " a\n") { it in it.pinned(.active) },
    ])
  }

  @Test func `a presentation, a search and a move change before the data do`() throws {
    let search: Use = {
      try await $0.search("x")
      try await $0.press("Cancel")
    }
    try check([
      // The sheet has disappeared when the app hears of it (UIKit, presentationControllerDidDismiss).
      row({ try await $0.dismiss() }, "closed", lacks: "! sheet") { it in
        Text(it.word).sheet(isPresented: .constant(true), onDismiss: { it.word = "closed" }) { Text("In sheet") }
      },
      row(search, "query ,") { it in NavigationStack { CancelSearch(word: it.word).searchable(text: it.$word) } },
      row({ try await $0.perform("Move Down", on: "a") }, "* a\n~ move\n* b") { it in
        List { ForEach(it.rows, id: \.self) { row in Text(row).moveDisabled(row == "b") }.onMove { _, _ in } }
      },
    ])
  }

  @Test func `what is undefined on a phone is a finding with both places`() throws {
    let file = "(EveryStateTests/OwnAccountTests.swift:"
    try check([
      row(Self.opens, "Inner", finds: "a NavigationStack " + file, "on another one " + file) { it in
        it.pushing { NavigationStack { Text("Inner") } }
      },
      row(Self.opens, "Inner") { it in
        it.pushing { Text("a").sheet(isPresented: .constant(true)) { NavigationStack { Text("Inner") } } }
      },
      row(Self.looks, "a") { _ in TabView { NavigationStack { Text("a") }.tabItem { Text("One") } } },
      row(Self.looks, "x", finds: #""word" is written while the body of Own is read"#) { it in
        if it.word != "x" { let _ = it.word = "x" }
        Text(it.word)
      },
      row(Self.looks, "- 1", finds: #""OwnModel" is written while the body of Own"#) { it in
        if it.model.count == 0 { let _ = it.model.count = 1 }
        Text("\(it.word) \(it.model.count)")
      },
      row(Self.looks, "* b", finds: #""word" is written"#) { it in
        List(it.rows, id: \.self) { row in
          let _ = it.word = "x"
          Text(row)
        }
      },
      row(Self.looks, "x 1") { it in
        Text("\(it.word) \(it.model.count)").onAppear { it.word = "x" }.task { it.model.count = 1 }
      },
      row(Self.looks, "a", finds: "two navigationDestinations for Int " + file, " and EveryState") { it in
        NavigationStack { it.leading(Text("a")).navigationDestination(for: Int.self) { Text("other \($0)") } }
      },
      row(Self.opens, "b") { it in
        NavigationStack {
          it.leading(Button("Open") { it.asks = true }).navigationDestination(for: String.self) { Text($0) }
        }
        .sheet(isPresented: it.$asks) { NavigationStack { it.leading(Text("b")) } }
      },
      row(Self.looks, "Go", finds: "NavigationLink has no effect here: no navigation container " + file) { _ in
        NavigationLink("Go", value: 1)
      },
      row(Self.looks, "Go") { _ in NavigationLink("Go", value: Int?.none) },
      row(Self.looks, "Go") { it in NavigationStack { it.leading(NavigationLink("Go", value: 1)) } },
    ])
  }

  @Test func `two screens of one name are refused once, with both places`() throws {
    func refusals(_ second: String) -> [String] {
      SnapshotCatalog(suite: "Doubled") {
        Plain("Own", "one") { Text("a") }
        Plain(second, "two") { Text("b") }
      }.variants(.darkMode).refusals.map(\.message)
    }
    let line = #line - 4
    let same = refusals("Own")
    expect(same.count, is: 1)
    expect(same.first ?? "", contains: "two screens named 'Own': ", "Tests.swift:\(line):", "Tests.swift:\(line + 1):")
    expect(refusals("own").count, is: 1)
    expect(refusals("Other"), is: [])
  }
}

private final class OwnModel: ObservableObject { @Published var count = 0 }

private struct CancelSearch: View {
  let word: String
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    Text("query \(word),")
    Button("Cancel") { dismissSearch() }
  }
}

private struct Asking: View {
  let name: String
  @State private var asks = false
  var body: some View {
    Text(name).swipeActions { Button("Delete", role: .destructive) { asks = true } }.alert("Sure?", isPresented: $asks)
    {}
  }
}

/// A view with state of several kinds; a case gives its content.
private struct Own: View {
  let make: (Own) -> AnyView
  @State var rows = ["a", "b"]
  @State var asks = false
  @State var word = "-"
  @StateObject var model = OwnModel()
  var body: some View { make(self) }

  func swiped(_ name: String, _ role: ButtonRole? = .destructive, _ action: @escaping @MainActor () -> Void)
    -> some View
  {
    Text(name).swipeActions { Button("Delete", role: role, action: action).tint(.red) }
  }
  /// The state is the owner's, and the alert a row's.
  func asking(_ name: String) -> some View {
    swiped(name) { (asks, word) = (true, "asked") }
      .alert("Sure?", isPresented: name == "a" ? $asks : .constant(false)) { Text(word) }
  }
  func askingList(_ role: ButtonRole?) -> some View {
    List(rows, id: \.self) { swiped($0, role) { asks = true } }.alert("Sure?", isPresented: $asks) {}
  }
  func list(_ delete: @escaping (IndexSet) -> Void) -> some View {
    VStack {
      Text(word)
      List { ForEach(rows, id: \.self) { Text($0) }.onDelete(perform: delete) }
    }
  }
  func fail(after seconds: Int) {
    Task {
      try? await Task.sleep(for: .seconds(seconds))
      word = "failed"
    }
  }
  func pinned(_ mode: EditMode) -> some View {
    List {
      ForEach(rows, id: \.self) { Text($0).swipeActions(edge: .leading) { Button("Pin") {} } }
        .onDelete { rows.remove(atOffsets: $0) }
    }.environment(\.editMode, .constant(mode))
  }
  func pushing<V: View>(@ViewBuilder _ inner: () -> V) -> some View {
    NavigationStack { Button("Open") { asks = true }.navigationDestination(isPresented: $asks, destination: inner) }
  }
  func leading<V: View>(_ view: V) -> some View { view.navigationDestination(for: Int.self) { Text("\($0)") } }
}
