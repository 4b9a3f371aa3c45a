import SwiftUI

/// The views that keep their identity when a screen changes, shown by a counter in their state.
enum IdentityFacts {
  /// Says its name with its age, which grows by one when it appears: a new life begins at 0.
  private struct Living: View {
    let name: String
    let stage: Stage
    var model: Model
    @State private var age = 0
    var body: some View {
      let _ = model.number
      let _ = model.flag
      let _ = model.items
      stage.saying("\(name) \(age)").onAppear { age = 1 }
    }
  }

  /// The output of the last turn, after the change: by default of the flag.
  private static func after<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    change: @escaping @MainActor @Sendable (Model) -> Void = { $0.flag = false },
    @ViewBuilder of view: @escaping @MainActor @Sendable (Model, @escaping (String) -> Living) -> V
  ) -> Fact {
    Fact(name, source, expected) { stage in
      let model = Model()
      stage.show { Shown(model: model) { model in view(model) { Living(name: $0, stage: stage, model: model) } } }
      stage.forget()
      stage.change { change(model) }
    }
  }

  private static func rows(
    _ name: String, _ expected: [String], change: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Fact {
    after(name, forEach, expected, change: change) { model, living in
      VStack { ForEach(model.items, id: \.self) { living($0) } }
    }.inAnyOrder()
  }

  private static let demystify: Source = .session("2021, 10022: Demystify SwiftUI")
  private static let id: Source = .view("id(_:)")
  private static let forEach: Source = .page("foreach")

  static let all: [Fact] = [
    after("Two branches are two views", demystify, ["second 0", "second 1"]) { model, living in
      if model.flag { living("first") } else { living("second") }
    },
    after("The same view in both branches is two views", demystify, ["same 0", "same 1"]) { model, living in
      if model.flag { living("same") } else { living("same") }
    }, after("A value that differs is the same view", demystify, ["other 1"]) { $1($0.flag ? "one" : "other") },
    after("A modifier whose value differs leaves the view the same", demystify, ["a 1"]) { model, living in
      living("a").opacity(model.flag ? 1 : 0.5)
    },
    after("A switch begins a new life a case", demystify, ["two 0", "two 1"], change: { $0.number = 2 }) {
      model, living in
      switch model.number {
      case 0: living("one")
      case 2: living("two")
      default: living("many")
      }
    },
    after("A view beside a branch keeps its state", demystify, ["beside 1"]) { model, living in
      VStack {
        if model.flag { Color.red }
        living("beside")
      }
    },
    Fact("A branch that comes back begins anew", demystify, ["a 0", "a 1"]) { stage in
      let model = Model()
      stage.show { Shown(model: model) { if $0.flag { Living(name: "a", stage: stage, model: $0) } } }
      stage.change { model.flag = false }
      stage.forget()
      stage.change { model.flag = true }
    },
    after("An erased view of the same type keeps its state", .page("anyview"), ["other 1"]) { model, living in
      AnyView(living(model.flag ? "one" : "other"))
    },
    after("An erased view of another type begins anew", .page("anyview"), ["a 0", "a 1"]) { model, living in
      model.flag ? AnyView(living("a")) : AnyView(living("a").opacity(0.5))
    }, after("Another id is another view", id, ["a 0", "a 1"], change: { $0.number = 2 }) { $1("a").id($0.number) },
    after("The same id is the same view", id, ["a 1"]) { $1("a").id($0.number) },
    after(
      "Another id of a container begins all in it anew", id, ["a 0", "b 0", "a 1", "b 1"], change: { $0.number = 2 }
    ) { model, living in down(living("a"), living("b")).id(model.number) },
    after("An inner id keeps the state of the views around", id, ["around 1"], change: { $0.number = 2 }) {
      model, living in down(living("around"), Color.red.id(model.number))
    }, rows("Rows in another order go on", ["c 1", "a 1", "b 1"]) { $0.items = ["c", "a", "b"] },
    rows("A new row begins, and the others go on", ["a 1", "b 1", "c 1", "n 0", "n 1"]) { $0.items.insert("n", at: 1) },
    rows("A row that goes takes nothing with it", ["a 1", "c 1"]) { $0.items.remove(at: 1) },
    after(
      "A row with new content under its id keeps its state", forEach, ["A 1", "b 1", "c 1"],
      change: { $0.items[0] = "A" }
    ) { model, living in VStack { ForEach(model.items.enumerated().map { ($0, $1) }, id: \.0) { living($0.1) } } }
    .inAnyOrder(),
    after(
      "Rows by their index take over each other's life", .article("swiftui-lab.com: indices as ids"), ["b 1", "c 1"],
      change: { $0.items.removeFirst() }
    ) { model, living in VStack { ForEach(model.items.enumerated().map { ($0, $1) }, id: \.0) { living($0.1) } } }
    .inAnyOrder(),
    after("A row that moves to another ForEach begins anew", demystify, ["b 0", "b 1"]) { model, living in
      VStack {
        ForEach(model.flag ? ["b"] : [], id: \.self) { living($0) }
        ForEach(model.flag ? [] : ["b"], id: \.self) { living($0) }
      }
    },
    after("A view that gets another parent begins anew", demystify, ["a 0", "a 1"]) { model, living in
      if model.flag { living("a") } else { HStack { living("a") } }
    }, after("A hidden view keeps its state", .view("hidden()"), ["a 1"]) { model, living in living("a").hidden() },
  ]
}
