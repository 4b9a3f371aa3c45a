import SwiftUI

@testable import EveryState

/// What a control sends: it fails, is pending, is sent twice, taken back.
@MainActor struct WriteTests {
  nonisolated static let rules: [SoundnessRule] = [.falseSuccess, .doubleSubmit, .brokenUndo]
  private typealias Row = (finds: String?, screen: Bench)

  private func row(_ finds: String?, @ViewBuilder _ make: @escaping (Bench) -> some View) -> Row {
    (finds, Bench { AnyView(make($0)) })
  }

  @Test func `a call that fails says so, and leaves the screen as it was`() throws {
    let silent = "fails, the screen is as before and nothing says so. (silent failure)"
    try expectFindings(
      [
        row(#"after press "Save" \#(silent)"#) { it in Button("Save") { it.send { it.note = "Saved" } } },
        row(#"after Delete "Bread" \#(silent)"#) { it in
          it.list { row in it.send { it.rows.removeAll { $0 == row } } }.disabled(it.busy)
        },
        row(#"type "a" into "Name", then submit "Name" \#(silent)"#) { it in
          TextField("Name", text: it.$text).onSubmit { it.send { it.note = "Sent" } }.disabled(it.busy)
        },
        row(
          #"after Delete "Bread" fails, "Bread" is gone as if it had succeeded, and nothing says so. (false success)"#
        ) {
          it in
          it.list { row in
            it.rows.removeAll { $0 == row }
            it.send {}
          }
        },
        row(#"after press "Save" fails, it says "Saved" as if it had succeeded, and nothing says so. (false success)"#)
        { it in
          Button("Save") {
            Task {
              _ = try? await it.world.send()
              it.note = "Saved"
            }
          }
        },
        row(
          #"after toggle "Alarm" fails, the screen looks as if it had succeeded, and nothing says so. (false success)"#
        ) {
          it in
          Toggle("Alarm", isOn: it.$flag).onChange(of: it.flag) { it.send {} }
        },
        row(#"press "Write", then press "Keep" fails, the sheet is closed as if it had succeeded"#) { it in
          Button("Write") { it.flag = true }
            .sheet(isPresented: it.$flag) {
              Button("Keep") {
                it.flag = false
                it.send {}
              }
            }
        },
        row(
          #"after Delete "Bread" fails, the failure is shown, but "Bread" stays away as if it had succeeded. (false success)"#
        ) { it in
          it.list { row in
            it.rows.removeAll { $0 == row }
            it.send(failing: { it.problem = $0 }) {}
          }.alert("Not deleted", isPresented: it.hasProblem) {}
        },
        row(#"then press "Send" fails, the failure is shown, but what the user typed is lost. (false success)"#) { it in
          TextField("Name", text: it.$text)
          if it.problem != nil { Text("Not sent") }
          Button("Send") {
            it.text = ""
            it.send(failing: { it.problem = $0 }) { it.rows.append("a") }
          }.disabled(it.text.isEmpty)
        },
        row(#"fails with "Something else went wrong this time.", and the screen says "The shelf is locked.""#) { it in
          Button("Save") {
            it.send(failing: { it.text = it.text.isEmpty ? $0 : it.text }) { (it.note, it.text) = ("Saved", "") }
          }
          Text(it.text)
        },
        row(
          #"after press "Save" has succeeded it still says "Not saved", which a failure before it said. (stale failure)"#
        ) {
          it in
          Button("Save") { it.send(failing: { _ in it.flag = true }) { it.note = "Saved" } }
          if it.flag { Text("Not saved") }
        },
        row(
          #"then press "Clear" fails, it says "Cleared" as if it had succeeded, and nothing says so. (false success)"#
        ) {
          it in
          Button("Clear") { it.flag = true }.confirmationDialog("Clear?", isPresented: it.$flag) {
            Button("Clear") { it.send(failing: { _ in it.note = "Cleared" }) { it.note = "Cleared" } }
          }
        },
        row(#"after toggle "Alarm" fails, the failure is shown, but the new value stays as if it had been saved."#) {
          it in
          Toggle(
            "Alarm",
            isOn: Binding(
              get: { it.flag },
              set: {
                it.flag = $0; it.send(failing: { it.problem = $0 }) {}
              }))
          it.told
        },
        row(#"after Delete "Bread" fails, "Bread" is gone as if it had succeeded, and nothing says so."#) { it in
          it.list { row in
            it.rows.removeAll { $0 == row }
            (it.note, it.flag) = ("Deleted", true)
            Task {
              try? await Task.sleep(for: .seconds(5))
              if it.flag { it.send {} }
            }
          }
          if it.flag { Button("Undo") { (it.note, it.flag, it.rows) = ("", false, ["Bread", "Milk"]) } }
        },
        // Told in an alert, or for a moment, and as before; a switch that goes back; what is only noted down; what cannot fail.
        row(nil) { it in
          Toggle(
            "Alarm",
            isOn: Binding(
              get: { it.flag },
              set: { on in
                it.flag = on
                it.send(failing: { (it.problem, it.flag) = ($0, !on) }) {}
              }))
          it.told
        },
        row(nil) { it in
          it.list { row in
            let before = it.rows
            it.rows.removeAll { $0 == row }
            it.send(failing: { (it.problem, it.rows) = ($0, before) }) {}
          }.alert(it.problem ?? "", isPresented: it.hasProblem) {}
        },
        row(nil) { it in
          Button("Save") {
            it.send(failing: { _ in
              it.problem = "Not saved"
              Task {
                try? await Task.sleep(for: .seconds(3))
                it.problem = nil
              }
            }) { it.note = "Saved" }
          }.disabled(it.busy)
          if let problem = it.problem { Text(problem) }
        },
        row(nil) { it in
          Button(it.flag ? "Unlike" : "Like", systemImage: it.flag ? "heart.fill" : "heart") {
            it.flag.toggle()
            it.send(failing: { _ in it.flag.toggle() }) {}
          }
        },
        row(nil) { it in
          Button("Next") {
            it.note = "Next"
            Task { try? await it.world.analytics() }
          }
          Button("Suggest") { Task { it.note = await it.world.suggestion(orElse: "None") } }
          NavigationLink("More") { Text("More").task { try? await it.world.send("seen") } }
        },
      ], in: BenchSnapshots.init)
  }

  @Test func `a second press does not send twice`() throws {
    let twice =
      "twice before the answer calls send twice, which cannot be done again once it has answered. (double submit)"
    try expectFindings(
      [
        row(#"press "Send" \#(twice)"#) { it in
          if it.note.isEmpty { Button("Send") { it.send(failing: { it.problem = $0 }) { it.note = "Sent" } } }
          it.told
        },
        row(#"press "Buy" in "Bread" \#(twice)"#) { it in
          List(it.rows, id: \.self) { row in
            HStack {
              Text(row)
              if it.note != row { Button("Buy") { it.send(failing: { it.problem = $0 }) { it.note = row } } }
            }
          }
          it.told
        },
        row("twice before the answer shows the next screen twice: going back leads to the same screen again.") { it in
          Button("Open") { it.send(failing: { it.problem = $0 }) { it.path.append("page") } }
          it.told
        },
        row("twice in a row, before the first has begun its work, calls send twice") { it in
          if it.note.isEmpty {
            Button("Pay") {
              Task {
                await Till().check()
                await it.sending(failing: { it.problem = $0 }) { it.note = "Paid" }
              }
            }.disabled(it.busy)
          }
          it.told
        },
        row(#"leaves after press "Send", and comes back before the answer, does not find "Sent". (lost on return)"#) {
          it in
          Button("Send") {
            it.flag = true
            it.send(failing: { it.problem = $0 }) { if it.flag { it.note = "Sent" } }
          }.disabled(it.busy).onDisappear { it.flag = false }
          it.told
        },
        row(#"type "a" into "Name", then submit "Name" twice before the answer calls send twice"#) { it in
          TextField("Name", text: it.$text)
            .onSubmit { it.send(failing: { it.problem = $0 }) { (it.note, it.text) = ("\(it.text) sent", "") } }
          it.told
        },
        // A button that is off, or that a spinner replaces; one that is meant twice; an answer that stays on one page.
        row(nil) { it in
          if it.busy {
            ProgressView()
          } else if it.note.isEmpty {
            Button("Send") {
              Task { await it.sending(failing: { it.problem = $0 }) { it.note = "Sent" } }
            }
          }
          it.told
        },
        row(nil) { it in
          Button("Add") { it.send(failing: { it.problem = $0 }) { it.count += 1 } }
          Stepper("Number", value: it.$count).onChange(of: it.count) { it.send(failing: { it.problem = $0 }) {} }
          Text("\(it.count) added")
          it.told
        },
        row(nil) { it in
          Button("Open") { it.send(failing: { it.problem = $0 }) { it.path = ["page"] } }
          it.told
        },
      ], in: BenchSnapshots.init)
  }

  @Test func `undo restores, and stop stops`() throws {
    let deleting: (Bench, String) -> Void = { it, row in
      it.send(failing: { (it.problem, it.note, it.rows) = ($0, "", ["Bread", "Milk"]) }) {}
      it.note = "Deleted"
      it.rows.removeAll { $0 == row }
    }
    try expectFindings(
      [
        row(#"after Delete "Bread", then press "Undo", "Bread" does not come back. (broken undo)"#) { it in
          it.list { deleting(it, $0) }
          it.told
          Button("Undo") { it.note = "" }.disabled(it.note.isEmpty)
        },
        row(
          #""Bread" is back on the screen only: send was called, and nothing is called to take it back. (broken undo)"#
        ) { it in
          it.list { deleting(it, $0) }
          it.told
          if !it.note.isEmpty { Button("Undo Delete") { it.rows = ["Bread", "Milk"] } }
        },
        row("send is called all the same. (broken undo)") { it in
          it.list { row in
            it.rows.removeAll { $0 == row }
            it.note = "Deleted"
            Task {
              try? await Task.sleep(for: .seconds(5))
              await it.sending(failing: { (it.problem, it.rows) = ($0, ["Bread", "Milk"]) }) {}
            }
          }
          it.told
          if !it.note.isEmpty { Button("Undo") { it.rows = ["Bread", "Milk"] } }
        },
        row(#"after press "Upload", then press "Cancel", it goes on all the same: "Uploaded" appears. (broken undo)"#) {
          it in
          Button("Upload") {
            it.flag = true
            it.send(failing: { it.problem = $0 }) { it.note = "Uploaded" }
          }.disabled(it.busy)
          if it.busy, it.flag { Button("Cancel") { it.flag = false } }
          it.told
        },
        row(#"then press "Stop All", not all is stopped: "Bread loaded" appears. (broken undo)"#) { it in
          it.downloads(stop: { it.tasks[$0]?.cancel() }) { it.tasks["Milk"]?.cancel() }
        },
        row("both are stopped. (broken undo)") { it in
          it.downloads(stop: { _ in it.tasks.values.forEach { $0.cancel() } }) {
            it.tasks.values.forEach { $0.cancel() }
          }
        },
        row(nil) { it in
          it.list { deleting(it, $0) }
          it.told
          if !it.note.isEmpty {
            Button("Undo") {
              (it.rows, it.note) = (["Bread", "Milk"], "")
              it.send(failing: { (it.problem, it.rows) = ($0, ["Milk"]) }) {}
            }
          }
        },
        row(nil) { it in it.downloads(stop: { it.tasks[$0]?.cancel() }) { it.tasks.values.forEach { $0.cancel() } } },
      ], in: BenchSnapshots.init)
  }
}

private struct BenchSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var send = MockResponse<Void>()
    var analytics = MockResponse<Void>()
    var suggestion = MockResponse("Soup")
  }
  let screen: Bench
  var screenName: String { "Bench" }
  func view(_ world: World) -> some View {
    var screen = screen
    screen.world = world
    return screen
  }
  var states: [SnapshotState<World>] {
    [.loadsNothing(because: "a test"), .state("shown"), .state("locked") { $0.send = .fails(ShelfError()) }]
  }
}

private actor Till {
  var checks = 0
  func check() { checks += 1 }
}

/// A view with state of several kinds; a row of the tests gives its content.
private struct Bench: View {
  let make: (Bench) -> AnyView
  var world = BenchSnapshots.World()
  @State var rows = ["Bread", "Milk"]
  @State var note = ""
  @State var text = ""
  @State var problem: String?
  @State var flag = false
  @State var busy = false
  @State var count = 0
  @State var path: [String] = []
  @State var loading: Set<String> = []
  @State var loaded: Set<String> = []
  @State var tasks: [String: Task<Void, Never>] = [:]

  init(make: @escaping (Bench) -> AnyView) { self.make = make }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        make(self)
        Text(note)
      }
      .navigationTitle("Bench").navigationDestination(for: String.self) { Text($0).navigationTitle("Page") }
    }
  }

  var hasProblem: Binding<Bool> { Binding(get: { problem != nil }, set: { if !$0 { problem = nil } }) }
  @ViewBuilder var told: some View { if let problem { Text("Not done: \(problem)") } }

  func send(failing: @escaping @MainActor (String) -> Void = { _ in }, _ done: @escaping @MainActor () -> Void) {
    Task { await sending(failing: failing, done) }
  }
  func sending(failing: @MainActor (String) -> Void, _ done: @MainActor () -> Void) async {
    (problem, busy) = (nil, true)
    defer { busy = false }
    do {
      try await world.send()
      done()
    } catch is CancellationError {} catch { failing(error.localizedDescription) }
  }

  func list(_ delete: @escaping (String) -> Void) -> some View {
    List(rows, id: \.self) { row in Text(row).swipeActions { Button("Delete") { delete(row) } } }
  }
  func downloads(stop: @escaping (String) -> Void = { _ in }, all: @escaping () -> Void) -> some View {
    List(["Bread", "Milk"], id: \.self) { row in
      HStack {
        Text(row)
        Button("Load") { load(row) }.disabled(loading.contains(row))
        if loading.contains(row) { Button("Stop") { stop(row) } }
      }
      if row == "Milk", !loading.isEmpty { Button("Stop All") { all() } }
      if row == "Milk" { ForEach(loaded.sorted(), id: \.self) { Text("\($0) loaded") } }
      if row == "Milk" { told }
    }
  }
  private func load(_ row: String) {
    loading.insert(row)
    tasks[row] = Task {
      await sending(failing: { problem = $0 }) { loaded.insert(row) }
      loading.remove(row)
    }
  }
}
