@testable import TextUI

/// Where SwiftUI is strict about readings, orders, presentations and identities, the drawing is strict too, and the trap is named.
@MainActor struct StrictLifeTests {
  typealias Case<Expected> = (view: Strict, expected: Expected)

  private func row<V: View, E>(_ expected: E, @ViewBuilder _ make: @escaping (Strict) -> V) -> Case<E> {
    (Strict { AnyView(make($0)) }, expected)
  }

  /// The text and the traps of a screen after some buttons were pressed; `<` leaves the last presentation or page.
  private func use(_ view: Strict, _ presses: String...) throws -> (text: String, traps: [String]) {
    let screen = ScreenInUse(height: 16) { view }
    for press in presses {
      let back: (@MainActor () -> Void)? = screen.screen.presentation?.dismiss ?? screen.screen.goBack
      if press == "<" { back?() } else { try screen.press(press) }
      screen.screen.update()
    }
    let text = screen.text
    let traps = screen.screen.traps(evaluatesAgain: true).map(\.sentence)
    return (text, traps.map { $0.replacing(#/, at .*?:\d+/#, with: "") })
  }

  @Test func `a presentation shows what its view has read, and from then on the newest`() throws {
    let cases: [Case<String?>] = [
      row("a sheet") { it in it.asks.sheet(isPresented: it.$a) { it.said } },
      row("a sheet") { it in it.asks.sheet(item: it.$item) { _ in it.said } },
      row("a sheet") { it in it.asks.sheet(isPresented: it.$a) { ForEach([1], id: \.self) { _ in it.said } } },
      row("a sheet") { it in it.asks.sheet(isPresented: it.$a) { Text("voice \(it.$voice.wrappedValue)") } },
      row("a cover") { it in it.asks.fullScreenCover(isPresented: it.$a) { it.said } },
      row("a popover") { it in it.asks.popover(isPresented: it.$a) { it.said } },
      row("a pushed screen") { it in
        NavigationStack { it.asks.navigationDestination(item: it.$item) { _ in it.said } }
      },
      row(nil) { it in it.asks.accessibilityLabel(it.voice).sheet(isPresented: it.$a) { it.said } },
      row(nil) { it in it.asks.sheet(isPresented: it.$a) { Handed(voice: it.$voice) } },
      row(nil) { it in it.asks.sheet(isPresented: it.$a) { [said = it.said] in said } },
      row(nil) { it in it.asks.sheet(isPresented: it.$a) { Text("voice \(it.model.voice)") } },
      // Their content is made with the body.
      row(nil) { it in it.asks.inspector(isPresented: it.$a) { it.said } },
      row(nil) { it in it.asks.alert("A", isPresented: it.$a, actions: {}, message: { it.said }) },
      row(nil) { it in it.asks.alert(isPresented: it.$a) { Alert(title: it.said) } },
      row(nil) { it in NavigationStack { it.asks.navigationDestination(isPresented: it.$a) { it.said } } },
    ]
    for (index, (view, stale)) in cases.enumerated() {
      let first = try use(view, "Ask")
      expect(first.text, contains: stale == nil ? "voice alto" : "voice -", comment: "\(index)")
      let trap = stale.map {
        "\"voice\" is shown by \($0), but no body reads it, so it is empty at the first presentation."
      }
      expect(first.traps, is: trap.map { [$0] } ?? [], "\(index)")
      try expect(use(view, "Ask", "<", "Ask Again").text, contains: "voice bass", comment: "\(index)")
    }
  }

  @Test func `each control acts in SwiftUI's order`() throws {
    let log = Journal()
    let view = Strict { it in
      AnyView(
        List {
          // Asked for again through the same flag, it is lost: the flag is cleared after the action.
          Button("Alert") { it.a = true }.alert("A", isPresented: it.$a) {
            Button("Again") {
              log.add("acts while \(it.a)"); it.a = true
            }
          }
          Button("Dialog") { it.b = true }.confirmationDialog("D", isPresented: it.$b) {
            Button("Erase") { log.add("acts while \(it.b)") }
          }
          Button("Sheet") { it.item = Strict.Item(id: 1) }.sheet(item: it.$item) {
            log.add("dismissed, \(it.item == nil)")
          } content: { _ in
            Button("Close") { it.item = nil }
          }
          Toggle("Switch", isOn: it.$isOn)
          Picker("Choice", selection: it.$count) { ForEach(1..<4) { Text("\($0)").tag($0) } }
          Menu("Menu") {
            Button("Item") {
              log.add("acts while \(it.count)"); it.count = 3
            }
          }
          if it.voice == "-" {
            Text("Milk").onDisappear { log.add("Milk disappears") }
              .swipeActions {
                Button("Delete") {
                  log.add("deletes"); it.voice = ""
                }
              }
          }
        }.onChange(of: it.a) { log.add("a \($1)") }.onChange(of: it.b) { log.add("b \($1)") }.onChange(of: it.item) {
          log.add("item \($1 != nil)")
        }.onChange(of: it.isOn) { log.add("on \(it.isOn)") }.onChange(of: it.count) { log.add("count \($1)") })
    }
    let screen = ScreenInUse(height: 30) { view }
    let steps: [(use: (ScreenInUse) throws -> Void, log: [String])] = [
      ({ try $0.press("Alert") }, ["a true"]), ({ try $0.press("Again") }, ["acts while true", "a false"]),
      ({ try $0.press("Dialog") }, ["b true"]), ({ try $0.press("Erase") }, ["acts while true", "b false"]),
      ({ try $0.press("Sheet") }, ["item true"]), ({ try $0.press("Close") }, ["item false", "dismissed, true"]),
      ({ try $0.press("Switch") }, ["on true"]), ({ try $0.choose("2", in: "Choice") }, ["count 2"]),
      ({ try $0.press("Menu") }, []), ({ try $0.press("Item") }, ["acts while 2", "count 3"]),
      ({ try $0.perform("Delete", on: "Milk") }, ["deletes", "Milk disappears"]),
    ]
    for (index, step) in steps.enumerated() {
      try step.use(screen)
      expect(log.take(), is: step.log, "step \(index)")
    }
    expect(screen.text, lacks: "! ")
  }

  @Test func `one presentation or push at a time, the others wait`() throws {
    let cases: [Case<[String]>] = [
      row(["a sheet of \"b\"", "a sheet of \"a\""]) { it in
        it.asks.sheet(isPresented: it.$a) { Text("First") }.sheet(isPresented: it.$b) { Text("Next") }
      },
      row(["an alert \"Next\"", "a cover of \"a\""]) { it in
        it.asks.fullScreenCover(isPresented: it.$a) { Text("First") }
        Text("").alert("Next", isPresented: it.$b) {}
      },
      row(["a pushed screen of \"b\"", "a pushed screen of \"a\""]) { it in
        NavigationStack {
          it.asks.navigationDestination(isPresented: it.$a) { Text("First") }
            .navigationDestination(isPresented: it.$b) { Text("Next") }
        }
      },
    ]
    for (view, names) in cases {
      let both = try use(view, "Both")
      expect(both.text, contains: "First", comment: "\(both.text)")
      expect(!both.text.contains("Next"), "\(both.text)")
      expect(
        both.traps,
        is: [
          "\(names[0]) is requested but not shown: its screen already presents \(names[1]), and presents one at a time."
        ])
      let later = try use(view, "Both", "<").text
      expect(later, contains: "Next", comment: "\(later)")
      expect(!later.contains("First"), "\(later)")
    }
  }

  @Test func `a presentation presents in turn`() throws {
    let inside = Strict { it in
      AnyView(
        it.asks.sheet(isPresented: it.$a) { Button("In") { it.b = true }.sheet(isPresented: it.$b) { Text("Next") } })
    }
    let found = try use(inside, "Ask", "In")
    expect(found.text, contains: "Next", comment: "\(found)")
    expect(found.traps.isEmpty, "\(found)")
  }

  @Test func `a constant range is read once, and views with unclear ids are named`() throws {
    func follows(_ old: String, _ new: String, _ what: String = "new rows are missing") -> String {
      "ForEach(\(old)) does not follow its range, now \(new): \(what). Give it an id: id: \\.self."
    }
    func alike(_ id: String) -> String { "\"A\" and \"B\" have the same \(id): a phone confuses them." }
    let gone = "a phone asks for removed rows, and may crash"
    let changing = "the id of \"A\" changes at every evaluation: it loses its state, and is created again."
    let cases: [Case<(drawn: String, missing: String, trap: String?)>] = [
      row(("n1", "n2", follows("1..<2", "1..<3"))) { it in ForEach(1..<it.count + 1) { Text("n\($0)") } },
      row(("n1", "n2", follows("1..<2", "1..<3"))) { it in List(1..<it.count + 1) { Text("n\($0)") } },
      row(("n0", "n9", follows("0..<2", "0..<1", gone))) { it in
        ForEach([0, 1].dropLast(it.count - 1).indices) { Text("n\($0)") }
      }, row(("n2", "n9", nil)) { it in ForEach(1..<it.count + 1, id: \.self) { Text("n\($0)") } },
      row(("n2", "n9", nil)) { it in if it.count > 1 { ForEach(1..<it.count + 1) { Text("n\($0)") } } },
      row(("B", "n9", alike("id, 1"))) { _ in List(["A", "B"], id: \.count) { Text($0) } },
      row(("B", "n9", alike("id, 1"))) { _ in List(["A", "B"], id: \.count) { Button($0) {} } },
      row(("B", "n9", alike("id, \"\""))) { _ in ForEach(["A", "B"], id: \.nothing) { Text($0) } },
      row(("B", "n9", alike("id, 1"))) { it in VStack { ForEach(["A", "B"], id: \.count) { Toggle($0, isOn: it.$a) } }
      },
      row(("B", "n9", alike("tag, 1"))) { it in
        List { Picker("P", selection: it.$count) { it.alike }.pickerStyle(.inline) }
      },
      row(("A", "n9", alike("tag, 1"))) { it in
        TabView(selection: it.$count) {
          Text("A").tabItem { Text("A") }.tag(1)
          Text("B").tabItem { Text("B") }.tag(1)
        }
      }, row(("B", "n9", alike("tag, 1"))) { it in List(selection: it.$chosen) { it.alike } },
      row(("A", "n9", changing)) { _ in ForEach([(UUID(), "A")], id: \.0) { Text($0.1) } },
      row(("A", "n9", changing)) { _ in List([(UUID(), "A")], id: \.0) { Text($0.1) } },
      row(("A", "n9", changing)) { _ in Text("A").id(UUID()) },
    ]
    for (index, (view, expected)) in cases.enumerated() {
      let loading = Strict { it in
        AnyView(view.make(it).safeAreaInset(edge: .top) { Button("Load") { it.count = 2 } })
      }
      let found = try use(loading, "Load")
      expect(found.text, contains: expected.drawn, comment: "\(index)")
      expect(found.text, lacks: expected.missing, comment: "\(index)")
      expect(found.traps, is: expected.trap.map { [$0] } ?? [], "\(index)")
    }
  }
}

/// A view with state of several kinds; a test gives its body.
struct Strict: View {
  struct Item: Identifiable, Hashable { let id: Int }
  @Observable final class Model { var voice = "-" }
  @State var voice = "-"
  @State var a = false
  @State var b = false
  @State var isOn = false
  @State var item: Item?
  @State var count = 1
  @State var chosen: Int?
  @State var model = Model()
  let make: (Strict) -> AnyView
  init(_ make: @escaping (Strict) -> AnyView) { self.make = make }
  var body: some View { make(self) }
  var said: Text { Text("voice \(voice)") }
  var asks: some View {
    down(Button("Ask") { ask("alto") }, Button("Ask Again") { ask("bass") }, Button("Both") { (a, b) = (true, true) })
  }
  private func ask(_ new: String) { (voice, model.voice, a, item) = (new, new, true, Item(id: 1)) }
  @ViewBuilder var alike: some View {
    Text("A").tag(1)
    Text("B").tag(1)
  }
}

private struct Handed: View {
  @Binding var voice: String
  var body: some View { Text("voice \(voice)") }
}

extension String {
  fileprivate var nothing: String { "" }
}
