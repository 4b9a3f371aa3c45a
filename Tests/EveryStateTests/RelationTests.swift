import SwiftUI
import Testing

@testable import EveryState

/// Two ways to the same data: each screen that breaks a relation beside a correct one.
@MainActor struct RelationTests {
  private func editor(_ it: Bench, edit: @escaping @MainActor () -> Void, cancel: @escaping @MainActor () -> Void)
    -> some View
  {
    VStack {
      Text("Kind: \(it.kind)")
      Button("Edit") {
        edit()
        it.flag = true
      }
    }
    .sheet(isPresented: it.$flag) {
      NavigationStack {
        Form { TextField("Kind", text: it.$text) }
          .toolbar {
            Button("Cancel") {
              cancel()
              it.flag = false
            }
          }
      }
    }
  }

  @Test func `what is canceled is not kept`() throws {
    try RuleCase.check([
      .sends(
        #"then press "Cancel", the screen shows "Kind: Alla" instead of "Kind: All" as if nothing had been canceled. (broken undo)"#
      ) {
        it in editor(it, edit: { it.text = it.kind }, cancel: { it.kind = it.text })
      },
      .sends(
        #"press "Edit" does not do what it does at first: the screen shows "Alla" instead of "All". (lost on return)"#
      ) { it in
        editor(it, edit: { if it.text.isEmpty { it.text = it.kind } }, cancel: {})
      },
      .sends(nil) { it in editor(it, edit: { it.text = it.kind }, cancel: {}) },
    ])
  }

  private func steps(_ it: Bench, back: @escaping @MainActor () -> Void) -> some View {
    VStack {
      Text("Order")
      if it.flag {
        Text("Review")
        Button("Back") {
          back()
          it.flag = false
        }
      } else {
        Text("Choose")
        it.kinds
        Button("Next") { it.flag = true }
      }
    }
  }

  @Test func `a choice is there after a step forth and back`() throws {
    try RuleCase.check([
      .sends(
        #"then press "Next", then press "Back", the screen shows "[All v]" instead of "[Vegan v]". (lost on return)"#
      ) { it in
        steps(it) { it.kind = "All" }
      },
      .sends(nil) { it in steps(it) {} },
    ])
  }

  private func counter(_ it: Bench, failing: @escaping @MainActor () -> Void) -> some View {
    VStack {
      Button("Add") {
        it.count += 1
        it.send(failing: { message in
          failing()
          it.problem = message
        }) {}
      }
      Text("\(it.count) added")
      it.told
    }
  }

  @Test func `a total is as before after a failure`() throws {
    try RuleCase.check([
      .sends(#"but the screen shows "1 added" instead of "0 added". (false success)"#) { it in counter(it) {} },
      .sends(nil) { it in counter(it) { it.count -= 1 } },
    ])
  }

  private func form(_ it: Bench, failing: @escaping @MainActor () -> Void) -> some View {
    VStack {
      Button("Send") {
        it.flag = true
        it.send(failing: { message in
          failing()
          it.problem = message
        }) { it.flag = false }
      }
      .disabled(it.flag)
      if it.flag, it.problem == nil { ProgressView() }
      it.told
    }
  }

  @Test func `what failed can be repeated`() throws {
    try RuleCase.check([
      .sends(#"after press "Send" fails, it stays disabled. (no retry)"#) { it in form(it) {} },
      .sends(nil) { it in form(it) { it.flag = false } },
    ])
  }
}
