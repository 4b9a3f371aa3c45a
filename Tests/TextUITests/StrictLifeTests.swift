@testable import TextUI

/// Where SwiftUI is strict about readings, orders, presentations and identities, the drawing is strict too, and the trap is named.
@MainActor struct StrictLifeTests {
  /// The texts and the traps of a screen after some buttons were pressed; `<` dismisses.
  private func use(_ view: some View, _ presses: String...) throws -> (text: String, traps: [String]) {
    let screen = ScreenInUse(height: 16) { view }
    for press in presses { if press == "<" { leave(screen) } else { try screen.press(press) } }
    expect(screen.issues, is: [])
    return (screen.text, screen.screen.traps(evaluatesAgain: true).map(\.sentence))
  }

  private func leave(_ screen: ScreenInUse) {
    let end: (@MainActor () -> Void)? = screen.screen.presentation?.dismiss ?? screen.screen.goBack
    end?()
    screen.screen.update()
  }

  @Test(arguments: Reading.Way.allCases)
  func `a presentation shows what its view has read, from then on the newest`(_ way: Reading.Way) throws {
    let first = try use(Reading(way: way), "Ask")
    let place = way.stalePlace
    expect(first.text, contains: place == nil ? "voice: alto" : "voice: -", comment: "\(way)")
    expect(
      first.traps,
      is: place.map { ["\"voice\" is shown by \($0) and read by no body: empty at the first presentation."] } ?? [],
      "\(way)")
    // The second time it is read, and a change while it is shown as well.
    try expect(use(Reading(way: way), "Ask", "<", "Ask Again").text, contains: "voice: bass", comment: "\(way)")
  }

  @Test func `each control acts in SwiftUI's order`() throws {
    let steps: [(use: (ScreenInUse) throws -> Void, log: [String])] = [
      ({ try $0.press("Alert") }, ["alert is true"]),
      ({ try $0.press("Look") }, ["acts while true", "alert is false"]),
      ({ try $0.press("Alert") }, ["alert is true"]), ({ try $0.press("Again") }, ["alert is false"]),
      ({ try $0.press("Dialog") }, ["dialog is true"]),
      ({ try $0.press("Erase") }, ["acts while true", "dialog is false"]),
      ({ try $0.press("Sheet") }, ["sheet is true"]),
      (
        { try $0.press("Close") },
        ["closes while true", "sheet is false", "dismissed while false"]
      ),
      ({ try $0.press("Switch") }, ["switch is true"]), ({ try $0.choose("Two", in: "Choice") }, ["choice is 2"]),
      ({ try $0.press("Menu") }, []), ({ try $0.press("In Menu") }, ["menu acts while 2", "choice is 3"]),
      ({ try $0.perform("Increment", on: "Count") }, ["count is 1"]),
      ({ try $0.perform("Delete", on: "Milk") }, ["deletes Milk", "Milk disappears"]),
    ]
    let log = Journal()
    let screen = ScreenInUse(height: 30) { Ordered(log: log) }
    for (index, step) in steps.enumerated() {
      try step.use(screen)
      expect(log.take(), is: step.log, "step \(index)")
    }
    expect(screen.text, lacks: "! ")
  }

  @Test func `one presentation or push at a time, the others wait`() throws {
    func waits(_ name: String, _ other: String) -> [String] {
      ["\(name) is asked for and not shown: its screen already presents \(other), and presents one at a time."]
    }
    // The shown one alone; then what follows its dismissal.
    let cases: [(Presenting.Way, String, String, [String])] = [
      (.sheets, "Sheet A", "Sheet B", waits("a sheet of \"b\"", "a sheet of \"a\"")),
      (.beside, "Sheet A", "Sheet B", waits("a sheet of \"b\"", "a sheet of \"a\"")),
      (.alertOverSheet, "Sheet A", "Alert B", waits("an alert \"Alert B\"", "a sheet of \"a\"")),
      (.underCover, "Cover A", "Dialog B", waits("a dialog \"Dialog B\"", "a cover of \"a\"")),
      (.pushes, "Page A", "Page B", waits("a pushed screen of \"b\"", "a pushed screen of \"a\"")),
      (.inside, "Sheet B", "Sheet A", []), (.afterwards, "Sheet A", "Sheet B", []),
    ]
    for (way, shown, next, traps) in cases {
      let asked = way == .underCover || way == .inside || way == .afterwards ? ["Both", "Ask"] : ["Both"]
      let screen = ScreenInUse(height: 8) { Presenting(way: way) }
      for press in asked { try screen.press(press) }
      if way == .afterwards {
        expect(screen.text, contains: next, comment: "\(way)")
      } else {
        expect(screen.text, contains: shown, comment: "\(way)")
        if way != .inside { expect(screen.text, lacks: next, comment: "\(way)") }
        if way == .underCover { try screen.press("Close") } else { leave(screen) }
        expect(screen.text, contains: next, comment: "\(way)")
        expect(screen.text, lacks: shown, comment: "\(way)")
      }
      expect(screen.screen.traps(evaluatesAgain: false).map(\.sentence), is: traps, "\(way)")
    }
  }

  @Test func `a constant range is read once, and views with unclear ids are named`() throws {
    func follows(_ old: String, _ new: String, _ what: String = "new rows are missing") -> String {
      "ForEach(\(old)) does not follow its range, now \(new), at TextUITests/StrictLifeTests.swift:0: \(what). Give it an id: id: \\.self."
    }
    func alike(_ first: String, _ second: String, _ what: String) -> String {
      "\"\(first)\" and \"\(second)\" have the same \(what): a phone takes one for the other."
    }
    let gone = "a phone asks for rows that are gone, and may crash"
    let changing = "the id of \"Milk\" is another one at every evaluation: it loses its state, and is made anew."
    let cases: [(Rows.Way, text: String, lacks: String, trap: String?)] = [
      (.range, "Row 0", "Row 1", follows("0..<1", "0..<2")), (.indices, "Row 0", "Row 1", follows("0..<1", "0..<2")),
      (.list, "Row 0", "Row 1", follows("0..<1", "0..<2")), (.shrinking, "Row 0", "-", follows("0..<1", "0..<0", gone)),
      (.identified, "Row 1", "-", nil), (.inBranch, "Row 1", "-", nil),
      (.sameIDs, "Third", "-", alike("First", "Third", "id, 1")),
      (.sameTags, "Second", "-", alike("First", "Second", "tag, 1")),
      (.sameTabs, "First", "-", alike("First", "Second", "tag, 1")),
      (.sameRows, "Second", "-", alike("First", "Second", "tag, 1")),
      (.changingIDs, "Milk", "-", changing), (.changingID, "Milk", "-", changing), (.stableIDs, "Milk", "-", nil),
    ]
    for (way, text, lacked, trap) in cases {
      let found = try use(Rows(way: way), "Load")
      expect(found.text, contains: text, comment: "\(way)")
      expect(found.text, lacks: lacked == "-" ? "Row 9" : lacked, comment: "\(way)")
      expect(found.traps.map { $0.replacing(#/:\d+:/#, with: ":0:") }, is: trap.map { [$0] } ?? [], "\(way)")
    }
  }
}

struct Reading: View {
  enum Way: CaseIterable {
    case sheet, cover, popover, item, rows, projected, pushed
    case read, handed, captured, model, flag, inspector, alert, oldAlert

    var stalePlace: String? {
      switch self {
      case .sheet, .item, .rows, .projected: "a sheet"
      case .cover: "a cover"
      case .popover: "a popover"
      case .pushed: "a pushed screen"
      default: nil
      }
    }
  }
  @Observable final class Model { var voice = "-" }
  let way: Way
  @State private var voice = "-"
  @State private var shown = false
  @State private var number: Int?
  @State private var item: Item?
  @State private var model = Model()

  private func ask(_ name: String, _ new: String) -> some View {
    Button(name) {
      (voice, model.voice) = (new, new)
      (shown, number, item) = (true, 1, Item(id: 1))
    }
  }

  var body: some View {
    NavigationStack {
      VStack {
        ask("Ask", "alto")
        ask("Ask Again", "bass")
        if way == .read { Text(voice).hidden() }
      }
      .background { asking }
    }
  }

  @ViewBuilder private var asking: some View {
    let base = Color.clear
    switch way {
    case .sheet, .read: base.sheet(isPresented: $shown) { Text("voice: \(voice)") }
    case .cover: base.fullScreenCover(isPresented: $shown) { Text("voice: \(voice)") }
    case .popover: base.popover(isPresented: $shown) { Text("voice: \(voice)") }
    case .item:
      base.sheet(item: $item) { _ in Text("voice: \(voice)")
      }
    case .rows: base.sheet(isPresented: $shown) { ForEach([1], id: \.self) { _ in Text("voice: \(voice)") } }
    case .projected: base.sheet(isPresented: $shown) { Text("voice: \($voice.wrappedValue)") }
    case .pushed: base.navigationDestination(item: $number) { _ in Text("voice: \(voice)") }
    case .handed: base.sheet(isPresented: $shown) { Handed(voice: $voice) }
    case .captured: base.sheet(isPresented: $shown) { [voice] in Text("voice: \(voice)") }
    case .model: base.sheet(isPresented: $shown) { Text("voice: \(model.voice)") }
    case .flag: base.navigationDestination(isPresented: $shown) { Text("voice: \(voice)") }
    case .inspector: base.inspector(isPresented: $shown) { Text("voice: \(voice)") }
    case .alert:
      base.alert("A", isPresented: $shown) {
        Button("OK") {}
      } message: {
        Text("voice: \(voice)")
      }
    case .oldAlert: base.alert(isPresented: $shown) { Alert(title: Text("voice: \(voice)")) }
    }
  }

  private struct Item: Identifiable { let id: Int }
  private struct Handed: View {
    @Binding var voice: String
    var body: some View { Text("voice: \(voice)") }
  }
}

private struct Ordered: View {
  let log: Journal
  @State private var alert = false
  @State private var dialog = false
  @State private var sheet = false
  @State private var isOn = false
  @State private var choice = 1
  @State private var count = 0
  @State private var rows = ["Milk"]

  var body: some View {
    List {
      Button("Alert") { alert = true }.alert("A", isPresented: $alert) {
        Button("Look") { log.add("acts while \(alert)") }
        // Asked for again through the same flag, which is cleared afterwards.
        Button("Again") { alert = true }
      }
      Button("Dialog") { dialog = true }.confirmationDialog("D", isPresented: $dialog) {
        Button("Erase") { log.add("acts while \(dialog)") }
      }
      Button("Sheet") { sheet = true }.sheet(isPresented: $sheet) {
        log.add("dismissed while \(sheet)")
      } content: {
        Button("Close") {
          log.add("closes while \(sheet)")
          sheet = false
        }
      }
      Toggle("Switch", isOn: $isOn)
      Picker("Choice", selection: $choice) {
        ForEach(["One", "Two", "Three"].enumerated().map { $0 }, id: \.offset) { Text($1).tag($0 + 1) }
      }
      Menu("Menu") {
        Button("In Menu") {
          log.add("menu acts while \(choice)")
          choice = 3
        }
      }
      Stepper("Count", value: $count)
      ForEach(rows, id: \.self) { row in
        Text(row).onDisappear { log.add("\(row) disappears") }.swipeActions {
          Button("Delete", role: .destructive) {
            log.add("deletes \(rows[0])")
            rows = []
          }
        }
      }
    }
    .onChange(of: alert) { log.add("alert is \($1)") }
    .onChange(of: dialog) { log.add("dialog is \($1)") }
    .onChange(of: sheet) { log.add("sheet is \($1)") }
    .onChange(of: isOn) { log.add("switch is \($1)") }
    .onChange(of: choice) { log.add("choice is \($1)") }
    .onChange(of: count) { log.add("count is \($1)") }
  }
}

private struct Presenting: View {
  enum Way { case sheets, beside, alertOverSheet, underCover, pushes, inside, afterwards }
  let way: Way
  @State private var a = false
  @State private var b = false

  var body: some View {
    NavigationStack {
      let both = Button("Both") {
        a = true
        b = [.sheets, .beside, .alertOverSheet, .pushes].contains(way)
      }
      switch way {
      case .sheets: both.sheet(isPresented: $a) { Text("Sheet A") }.sheet(isPresented: $b) { Text("Sheet B") }
      case .beside:
        VStack {
          both.sheet(isPresented: $a) { Text("Sheet A") }
          Text("").sheet(isPresented: $b) { Text("Sheet B") }
        }
      case .alertOverSheet: both.sheet(isPresented: $a) { Text("Sheet A") }.alert("Alert B", isPresented: $b) {}
      case .underCover:
        both.fullScreenCover(isPresented: $a) {
          Text("Cover A")
          Button("Ask") { b = true }
          Button("Close") { a = false }
        }
        .confirmationDialog("Dialog B", isPresented: $b, titleVisibility: .visible) { Button("Yes") {} }
      case .pushes:
        both.navigationDestination(isPresented: $a) { Text("Page A") }
          .navigationDestination(isPresented: $b) { Text("Page B") }
      case .inside:
        both.sheet(isPresented: $a) {
          VStack {
            Text("Sheet A")
            Button("Ask") { b = true }.sheet(isPresented: $b) { Text("Sheet B") }
          }
        }
      case .afterwards:
        both.sheet(isPresented: $a) {
          Button("Ask") { (a, b) = (false, true) }
        }
        .sheet(isPresented: $b) { Text("Sheet B") }
      }
    }
  }
}

private struct Rows: View {
  enum Way {
    case range, indices, list, shrinking, identified, inBranch
    case sameIDs, sameTags, sameTabs, sameRows, changingIDs, changingID, stableIDs
  }
  struct Row: Identifiable {
    let id: AnyHashable
    let name: String
  }
  let way: Way
  @State private var count = 1
  @State private var choice = 2
  @State private var one: Int? = 2
  private let three = [(1, "First"), (2, "Second"), (1, "Third")].map { Row(id: $0, name: $1) }
  private func milk(_ id: AnyHashable) -> [Row] { [Row(id: id, name: "Milk")] }

  var body: some View {
    Button("Load") { count = way == .shrinking ? 0 : 2 }
    switch way {
    case .range, .shrinking: ForEach(0..<count) { Text("Row \($0)") }
    case .indices: ForEach([1, 2].prefix(count).indices) { Text("Row \($0)") }
    case .list: List(0..<count) { Text("Row \($0)") }
    case .identified: ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    case .inBranch: if count > 1 { ForEach(0..<count) { Text("Row \($0)") } }
    case .sameIDs: List(three) { Text($0.name) }
    case .sameTags, .sameTabs, .sameRows: tagged
    case .changingIDs: ForEach(milk(UUID())) { Text($0.name) }
    case .changingID: Text("Milk").id(UUID())
    case .stableIDs: ForEach(milk(1)) { Text($0.name) }
    }
  }

  @ViewBuilder private var rows: some View {
    Text("First").tag(1)
    Text("Second").tag(1)
  }

  @ViewBuilder private var tagged: some View {
    switch way {
    case .sameTags: Picker("P", selection: $choice) { rows }.pickerStyle(.inline)
    case .sameTabs:
      TabView(selection: $choice) {
        Text("First").tabItem { Text("First") }.tag(1)
        Text("Second").tabItem { Text("Second") }.tag(1)
      }
    default: List(selection: $one) { rows }
    }
  }
}
