import SwiftUI

@testable import EveryState

/// What a control sends: it fails, is pending, is sent twice, taken back. The planted apps have more of each kind.
@MainActor struct WriteTests {
  nonisolated static let rules: [SoundnessRule] = [.falseSuccess, .doubleSubmit, .brokenUndo]

  @Test func `a call that fails says so, and leaves the screen as it was`() throws {
    func alarm(_ it: Bench, _ save: @escaping @MainActor @Sendable (Bool) -> Void) -> some View {
      Group {
        Toggle("Alarm", isOn: Binding(get: { it.flag }, set: { (it.flag, _) = ($0, save($0)) }))
        it.told
      }
    }
    let silent = "fails, the screen does not change, and no failure is shown. (silent failure)"
    try RuleCase.check([
      .sends(#"after press "Save" \#(silent)"#) { it in Button("Save") { it.send { it.note = "Saved" } } },
      .sends(#"after Delete "Dune" \#(silent)"#) { it in
        it.deletable { row in it.send { it.remove(row) } }.disabled(it.isBusy)
      },
      // The dialog's words go away before the call.
      .sends(#"press "Save", then press "Yes" \#(silent)"#) { it in
        Button("Save") { it.flag = true }.confirmationDialog("Sure?", isPresented: it.$flag, titleVisibility: .visible)
        {
          Button("Yes") { it.send { it.note = "Saved" } }
        } message: {
          Text("This is permanent.")
        }
      },
      .sends(#"press "Save", then press "Yes" fails, "Draft" disappears as if it had succeeded"#) { it in
        if it.text.isEmpty { Text("Draft") }
        Button("Save") { it.flag = true }.confirmationDialog("Sure?", isPresented: it.$flag, titleVisibility: .visible)
        {
          Button("Yes") {
            it.text = "x"
            it.send { it.note = "Saved" }
          }
        }
      },
      .sends(#"type "a" into "Name", then submit "Name" \#(silent)"#) { it in
        TextField("Name", text: it.$text).onSubmit { it.send { it.note = "Sent" } }.disabled(it.isBusy)
      },
      .sends(#"after toggle "Alarm" fails, the failure is shown, but the screen shows "#) { it in
        alarm(it) { _ in it.attempt {} }
      },
      .sends(
        #"after Delete "Dune" fails, "Dune" disappears as if it had succeeded, and no failure is shown. (false success)"#
      ) { it in
        it.deletable { row in
          it.remove(row)
          it.send {}
        }
      },
      .sends(
        #"after Delete "Dune" fails, the failure is shown, but "Dune" is missing. (false success)"#
      ) { it in
        it.deletable { row in
          it.remove(row)
          it.attempt {}
        }.alert("Not deleted", isPresented: it.hasProblem) {}
      },
      .sends(
        #"fails, the failure is shown, but the screen shows "(Name)" instead of "a". (false success)"#
      ) { it in
        TextField("Name", text: it.$text)
        if it.problem != nil { Text("Not sent") }
        Button("Send") {
          it.text = ""
          it.attempt { it.books?.append("a") }
        }.disabled(it.text.isEmpty)
      },
      .sends(
        #"twice and then succeeds, the screen still says "Not saved" from the failure before. (stale failure)"#
      ) { it in
        Button("Save") { it.send(failing: { _ in it.flag = true }) { it.note = "Saved" } }
        if it.flag { Text("Not saved") }
      },
      .sends(
        #"the screen still says "Something else went wrong this time." from the failure before. (stale failure)"#
      ) { it in
        Button("Save") { it.send(failing: { it.text = $0 }) { it.note = "Saved" } }
        Text(it.text)
      },
      // Told in an alert, or for a moment, and as before; a switch that goes back; what is only noted down; what cannot fail.
      .sends(nil) { it in alarm(it) { on in it.send(failing: { (it.problem, it.flag) = ($0, !on) }) {} } },
      .sends(nil) { it in
        Button(it.flag ? "Unlike" : "Like", systemImage: it.flag ? "heart.fill" : "heart") {
          it.flag.toggle()
          it.send(failing: { _ in it.flag.toggle() }) {}
        }
      },
      .sends(nil) { it in
        it.deletable { row in
          let before = it.books
          it.remove(row)
          it.send(failing: { problem in
            it.problem = problem
            it.books = before?.filter { $0 == row || it.books?.contains($0) == true }
          }) {}
        }.alert(it.problem ?? "", isPresented: it.hasProblem) {}
      },
      .sends(nil) { it in
        Button("Save") {
          it.send(failing: { _ in
            it.problem = "Not saved"
            Task {
              try? await Task.sleep(for: .seconds(3))
              it.problem = nil
            }
          }) { it.note = "Saved" }
        }.disabled(it.isBusy)
        if let problem = it.problem { Text(problem) }
      },
      .sends(nil) { it in
        Button("Next") {
          it.note = "Next"
          Task { try? await it.world.analytics() }
        }
        Button("Suggest") { Task { it.note = await it.world.ads(orElse: "None") } }
        NavigationLink("More") { Text("More").task { try? await it.world.send("seen") } }
      },
    ])
  }

  @Test func `a second press does not send twice`() throws {
    let twice =
      "twice before the answer calls send twice, although it cannot be repeated after its answer. (double submit)"
    try RuleCase.check([
      .sends(#"press "Send" \#(twice)"#) { it in
        if it.note.isEmpty { Button("Send") { it.attempt { it.note = "Sent" } } }
        it.told
      },
      .sends(#"press "Buy" in "Dune" \#(twice)"#) { it in
        List(it.books ?? [], id: \.self) { row in
          HStack {
            Text(row)
            if it.note != row { Button("Buy") { it.attempt { it.note = row } } }
          }
        }
        it.told
      },
      .sends(#"type "a" into "Name", then submit "Name" twice before the answer calls send twice"#) { it in
        TextField("Name", text: it.$text).onSubmit { it.attempt { (it.note, it.text) = ("\(it.text) sent", "") } }
        it.told
      },
      .sends("twice in a row, before the first press has taken effect, calls send twice") { it in
        Button("Pay") {
          Task {
            await Till().check()
            await it.sending(failing: { it.problem = $0 }) { it.note = "Paid" }
          }
        }.disabled(it.isBusy || !it.note.isEmpty)
        it.told
      },
      .sends("twice before the answer shows the next screen twice: going back leads to the same screen again.") { it in
        Button("Open") { it.attempt { it.path.append("page") } }
        it.told
      },
      .sends(
        #""Sent" is missing after press "Send" if the user leaves and comes back before the answer. (lost on "#
          + #"return)"#
      ) {
        it in
        Button("Send") {
          it.flag = true
          it.attempt { if it.flag { it.note = "Sent" } }
        }.disabled(it.isBusy).onDisappear { it.flag = false }
        it.told
      },
      // A button that is off, or that a spinner replaces; one that is meant twice; an answer that stays on one page.
      .sends(nil) { it in
        if it.note.isEmpty { Button("Send") { it.attempt { it.note = "Sent" } }.disabled(it.isBusy) }
        it.told
      },
      .sends(nil) { it in
        if it.isBusy { ProgressView() } else if it.note.isEmpty { Button("Send") { it.attempt { it.note = "Sent" } } }
        it.told
      },
      .sends(nil) { it in
        Button("Add") { it.attempt { it.count += 1 } }
        Stepper("Number", value: it.$count).onChange(of: it.count) { it.attempt {} }
        Text("\(it.count) added")
        it.told
      },
      .sends(nil) { it in
        Button("Open") { it.attempt { it.path = ["page"] } }
        it.told
      },
    ])
  }

  @Test func `undo restores, and stop stops`() throws {
    func undoing(_ it: Bench, _ undo: String, _ act: @escaping @MainActor @Sendable () -> Void) -> some View {
      let all = ["Dune", "Emma"]
      return Group {
        it.deletable { row in
          it.send(failing: { problem in
            (it.problem, it.note) = (problem, "")
            it.books = all.filter { $0 == row || it.books?.contains($0) == true }
          }) {}
          it.note = "Deleted"
          it.remove(row)
        }
        it.told
        if !it.note.isEmpty { Button(undo, action: act) }
      }
    }
    try RuleCase.check([
      .sends(#"after Delete "Dune", then press "Undo", "Dune" is missing. (broken undo)"#) { it in
        undoing(it, "Undo") { it.note = "" }
      },
      .sends(
        #""Dune" reappears on the screen only: send was called, but no call reverts it. (broken undo)"#
      ) { it in undoing(it, "Undo Delete") { it.books = ["Dune", "Emma"] } },
      .sends(#"then press "Stop All", not everything stops: "Dune loaded" appears. (broken undo)"#) { it in
        Downloads(it: it, stop: { it.loading[$0]?.cancel() }) { it.loading["Emma"]?.cancel() }
      },
      .sends("both are stopped. (broken undo)") { it in
        Downloads(it: it, stop: { _ in it.loading.values.forEach { $0.cancel() } }) {
          it.loading.values.forEach { $0.cancel() }
        }
      },
      .sends(nil) { it in
        undoing(it, "Undo") {
          (it.books, it.note) = (["Dune", "Emma"], "")
          it.send(failing: { (it.problem, it.books) = ($0, ["Emma"]) }) {}
        }
      },
      .sends(nil) { it in
        Downloads(it: it, stop: { it.loading[$0]?.cancel() }) { it.loading.values.forEach { $0.cancel() } }
      },
    ])
  }
}

private actor Till { func check() {} }

/// Downloads that can be stopped one by one, or all.
private struct Downloads: View {
  let it: Bench
  let stop: (String) -> Void
  let all: () -> Void
  @State private var loaded: Set<String> = []

  var body: some View {
    List(["Dune", "Emma"], id: \.self) { row in
      HStack {
        Text(row)
        Button("Load") { load(row) }.disabled(it.loading[row] != nil)
        if it.loading[row] != nil { Button("Stop") { stop(row) } }
      }
      if row == "Emma" {
        if !it.loading.isEmpty { Button("Stop All") { all() } }
        ForEach(loaded.sorted(), id: \.self) { Text("\($0) loaded") }
        it.told
      }
    }
  }

  private func load(_ row: String) {
    it.loading[row] = Task {
      await it.sending(failing: { it.problem = $0 }) { loaded.insert(row) }
      it.loading[row] = nil
    }
  }
}
