import EveryState
import SwiftUI

/// The branches in a report are those that a golden shows.
@MainActor struct DrawnBranchTests {
  private struct Screen: View {
    @State var model: ShelfModel
    @State private var isSheetShown = false
    @State private var page = 1
    static let line: UInt = #line
    var body: some View {
      NavigationStack {
        VStack {
          if let message = model.message {  // 4
            Text(message)
          } else if let titles = model.titles {  // 6
            if titles.isEmpty { Text("none") }  // 7
            ForEach(titles, id: \.self) { title in  // 8
              if title == "Dune" { Text("sand") } else { Text(title) }  // 9
            }
            Button("Add") { isSheetShown = true }
          } else {  // 12
            ProgressView()
          }
          switch page {
          case 1: Text("first")  // 16
          case 2:
            Text("second")  // 18
          default: EmptyView()  // 19
          }
          Button("Next") { page += 1 }
        }
        .toolbar {
          if page == 2 {  // 24
            ToolbarItem { Text("two") }
          }  // 26
        }
        .sheet(isPresented: $isSheetShown) {
          if page == 1 { Text("add to first") } else { Text("add") }  // 29
        }
      }
      .task { await model.load() }
    }
  }

  /// The drawn lines, counted from the view's first one, with `*` before a `ForEach` and `-` before a skipped `if`.
  private func drawn<Content: View>(
    _ state: SnapshotState<ShelfWorld>, from line: UInt = Screen.line,
    @ViewBuilder of view: @escaping @MainActor @Sendable (ShelfWorld) -> Content = {
      Screen(model: ShelfModel($0.books))
    }
  ) throws -> String {
    let shelf = Shelf(state, .loadsNothing(because: "a test"), view: view)
    let (outcome, notes) = try drive(shelf, "it")
    expect(outcome.verdict == nil, "\(outcome)")
    let file = "EveryStateTests/DrawnBranchTests.swift:"
    expect(notes.branches.count, is: 1, "\(notes.branches)")
    expect(notes.branches.allSatisfy { $0.hasPrefix(file) }, "\(notes.branches)")
    return notes.branches.flatMap { $0.dropFirst(file.count).split(separator: ",") }.map { place in
      let mark = place.prefix { !$0.isNumber }
      return "\(mark)\((Int(place.dropFirst(mark.count).prefix(while: \.isNumber)) ?? 0) - Int(line))"
    }.joined(separator: " ")
  }

  private static let states: [(state: SnapshotState<ShelfWorld>, drawn: String)] = [
    (.state("it"), "6 -7 *8 9 9 16 -26"),
    (.state("it") { $0.books = .returns(["Emma"]) }, "6 -7 *8 9 16 -26"),
    // An empty ForEach draws no row.
    (.state("it") { $0.books = .returns([]) }, "6 7 16 -26"),
    (.state("it") { $0.books = .fails(ShelfError()) }, "4 16 -26"),
    // Content before the failure, and before the answer, is not drawn.
    (.state("it", proving: .loading) { $0.books = .never }, "12 16 -26"),
    (.state("it", by: { try await $0.press("Next") }), "6 -7 *8 9 9 18 24"),
    (
      .state("it") { _ in
      } by: {
        try await $0.press("Next")
        try await $0.press("Next")
      }, "6 -7 *8 9 9 19 -26"
    ),
    (.state("it", by: { try await $0.press("Add") }), "6 -7 *8 9 9 16 -26 29"),
    // A storyboard draws each of its moments.
    (.storyboard("it", by: { try await $0.press("Next") }), "6 -7 *8 9 9 16 18 24 -26"),
    (.storyboard("it", from: .beginning), "6 -7 *8 9 9 12 16 -26"),
  ]

  @Test @MainActor func `a golden draws the branches visible on its screen`() throws {
    for (index, (state, expected)) in Self.states.enumerated() {
      try expect(drawn(state), is: expected, "state \(index)")
    }
  }

  @Test @MainActor func `content scrolled out of view is not drawn`() throws {
    let top = try drawn(.state("it"), from: Long.line) { _ in Long() }
    expect(top, is: "11 *13 14 16")
    let end = try drawn(.state("it", { _ in }, by: { try await $0.scrollToEnd() }), from: Long.line) { _ in Long() }
    expect(end, is: "11 *13 16 18 -21 *25")
    let list = try drawn(.state("it"), from: Long.line) { _ in Long(isList: true) }
    expect(list, is: "4 *6 7 7")
    // A closed menu and an unselected tab draw nothing. A golden includes the actions of a long press,
    // and so the branches of a context menu.
    let closed = try drawn(.state("it"), from: Corners.line) { _ in Corners() }
    expect(closed, is: "*7 8 9 11 -13 16")
    let open = try drawn(.state("it", { _ in }, by: { try await $0.openMenu("More") }), from: Corners.line) { _ in
      Corners()
    }
    expect(open, is: "6 *7 8 9 11 -13 16")
  }

  @Test @MainActor func `the branches of a bar's items are those that it shows`() throws {
    let first = try drawn(.state("it"), from: Bars.line) { _ in Bars() }
    expect(first, is: "8 12 14 17 21 -24")
    let second = try drawn(.state("it", by: { try await $0.press("Edit") }), from: Bars.line) { _ in Bars() }
    expect(second, is: "6 -12 14 17 21 24")
  }

  private struct Bars: View {
    static let line: UInt = #line
    @State private var isEditing = false
    var body: some View {
      NavigationStack {
        Text("rows").toolbar {
          ToolbarItem {
            if isEditing {  // 6
              Button("Done") { isEditing = false }
            } else {  // 8
              Button("Edit") { isEditing = true }
            }
          }
          ToolbarItem(placement: .cancellationAction) { if !isEditing { Text("idle") } }  // 12
          ToolbarItem(placement: .principal) {
            if isEditing { Text("Editing").bold() } else { Text("Rows") }  // 14
          }
          ToolbarItemGroup(placement: .bottomBar) {
            if isEditing { Text("0 chosen") } else { Text("8 rows") }  // 17
            Button {
              isEditing.toggle()
            } label: {
              if isEditing { Image(systemName: "star") } else { Text("Star") }  // 21
            }
          }
          ToolbarItem { if isEditing { Text("last") } }  // 24
        }
      }
    }
  }

  private struct Long: View {
    static let line: UInt = #line
    @State private var page = 0
    var isList = false
    var body: some View {
      if isList {  // 4
        List {
          ForEach(0..<20, id: \.self) { row in
            if row == 0 { Text("first") } else if row == 19 { Text("last") } else { Text("\(row)") }  // 7
          }
          ForEach(0..<2) { Text("below \($0)") }  // 9
        }
      } else {  // 11
        ScrollView {
          ForEach(0..<20, id: \.self) { row in  // 13
            if row == 0 {  // 14
              Text("first")
            } else if row < 19 {  // 16
              Text("\(row)")
            } else {  // 18
              HStack {
                Text("last")
                if row == 0 { Text("never") }  // 21
              }
            }
          }
          ForEach(0..<2) { Text("below \($0)") }  // 25
        }
      }
    }
  }

  private struct Corners: View {
    static let line: UInt = #line
    @State private var choice = "a"
    var isOn = true
    var body: some View {
      TabView {
        VStack {
          Menu("More") { if isOn { Button("Rename") {} } }  // 6
          Picker("Choice", selection: $choice) { ForEach(["a", "b"], id: \.self) { Text($0) } }  // 7
          Text("hold").contextMenu { if isOn { Button("Copy") {} } }  // 8
          Text("back").background { if isOn { Text("behind") } }  // 9
          Label {
            if isOn { Text("label") }  // 11
          } icon: {
            if !isOn { Text("icon") }  // 13
          }
        }
        .tabItem { if isOn { Text("One") } }  // 16
        VStack { if isOn { Text("other") } }  // 17
          .tabItem { Text("Two") }
      }
    }
  }

  private enum Failure: Error, CustomStringConvertible {
    case offline, server(status: Int)
    var description: String { "words" }
    enum Inner: Error, CaseIterable { case late }
  }
  private struct NoCase: Error {}

  private static let failures: [(response: MockResponse<[String]>, presses: Int, errors: [String])] = [
    (.fails(Failure.offline), 0, ["Failure.offline"]),
    (
      .sequence(.fails(Failure.server(status: 1)), .fails(Failure.offline), .fails(Failure.server(status: 2))), 2,
      ["Failure.offline", "Failure.server"]
    ),
    (.sequence(.returns([]), .fails(Failure.offline)), 0, []),
    (.fails(Failure.Inner.late), 0, ["Failure.Inner.late"]), (.fails(NoCase()), 0, []), (.returns([]), 0, []),
  ]

  @Test func `the notes list the cases of error types that mocks threw, whatever their descriptions`() throws {
    for (response, presses, errors) in Self.failures {
      let state: SnapshotState<ShelfWorld> = .state(
        "it", { $0.books = response }, by: { user in for _ in 0..<presses { try await user.press("Try Again") } })
      let notes = try drive(Shelf(state, .loadsNothing(because: "a test")), "it").notes
      expect(notes.errors, is: errors.map { "EveryStateTests.DrawnBranchTests.\($0)" }, "\(response)")
    }
  }
}
