import SwiftUI

/// The views that keep their identity when a screen changes, shown by a counter in their state.
enum IdentityFacts {
  @Observable @MainActor fileprivate final class Model {
    var flag = true
    var items = ["a", "b", "c"]
    var id = 1
  }

  /// Says its name with its age, which grows by one when it appears: a new life begins at 0.
  private struct Living: View {
    let name: String
    let stage: Stage
    var model: Model
    @State private var age = 0
    var body: some View {
      let _ = model.id
      let _ = model.flag
      let _ = model.items
      stage.saying("\(name) \(age)").onAppear { age = 1 }
    }
  }

  /// The output of the last turn, after the change.
  private static func after<V: View>(
    _ name: String, _ source: Source, _ expected: [String],
    change: @escaping @MainActor @Sendable (Model) -> Void,
    @ViewBuilder of view: @escaping @MainActor @Sendable (Model, Stage) -> V
  ) -> Fact {
    Fact(name, source, expected) { stage in
      let model = Model()
      stage.show { Shown(model: model, stage: stage, content: view) }
      stage.forget()
      stage.change { change(model) }
    }
  }

  private struct Shown<V: View>: View {
    let model: Model
    let stage: Stage
    @ViewBuilder let content: (Model, Stage) -> V
    var body: some View { content(model, stage) }
  }

  private static let demystify: Source = .session("2021, 10022: Demystify SwiftUI")
  private static let id: Source = .documentation("view/id(_:)")
  private static let forEach: Source = .documentation("foreach")

  static let all: [Fact] = [
    after("Two branches are two views", demystify, ["second 0", "second 1"], change: { $0.flag = false }) {
      model, stage in
      if model.flag {
        Living(name: "first", stage: stage, model: model)
      } else {
        Living(name: "second", stage: stage, model: model)
      }
    },
    after("The same view in both branches is two views", demystify, ["same 0", "same 1"], change: { $0.flag = false }) {
      model, stage in
      if model.flag {
        Living(name: "same", stage: stage, model: model)
      } else {
        Living(name: "same", stage: stage, model: model)
      }
    },
    after("A value that differs is the same view", demystify, ["other 1"], change: { $0.flag = false }) {
      model, stage in
      Living(name: model.flag ? "one" : "other", stage: stage, model: model)
    },
    after("A modifier whose value differs leaves the view the same", demystify, ["a 1"], change: { $0.flag = false }) {
      model, stage in
      Living(name: "a", stage: stage, model: model).opacity(model.flag ? 1 : 0.5)
    },
    after("A switch begins a new life a case", demystify, ["two 0", "two 1"], change: { $0.id = 2 }) { model, stage in
      switch model.id {
      case 1: Living(name: "one", stage: stage, model: model)
      case 2: Living(name: "two", stage: stage, model: model)
      default: Living(name: "many", stage: stage, model: model)
      }
    },
    after("A view beside a branch keeps its state", demystify, ["beside 1"], change: { $0.flag = false }) {
      model, stage in
      VStack {
        if model.flag { Color.red }
        Living(name: "beside", stage: stage, model: model)
      }
    },
    Fact("A branch that comes back begins anew", demystify, ["a 0", "a 1"]) { stage in
      let model = Model()
      stage.show {
        Shown(model: model, stage: stage) { model, stage in
          if model.flag { Living(name: "a", stage: stage, model: model) }
        }
      }
      stage.change { model.flag = false }
      stage.forget()
      stage.change { model.flag = true }
    },
    after(
      "An erased view of the same type keeps its state", .documentation("anyview"), ["other 1"],
      change: { $0.flag = false }
    ) { model, stage in AnyView(Living(name: model.flag ? "one" : "other", stage: stage, model: model)) },
    after(
      "An erased view of another type begins anew", .documentation("anyview"), ["a 0", "a 1"],
      change: { $0.flag = false }
    ) { model, stage in
      model.flag
        ? AnyView(Living(name: "a", stage: stage, model: model))
        : AnyView(Living(name: "a", stage: stage, model: model).opacity(0.5))
    },
    after("Another id is another view", id, ["a 0", "a 1"], change: { $0.id = 2 }) { model, stage in
      Living(name: "a", stage: stage, model: model).id(model.id)
    },
    after("The same id is the same view", id, ["a 1"], change: { $0.flag = false }) { model, stage in
      Living(name: "a", stage: stage, model: model).id(model.id)
    },
    after("Another id of a container begins all in it anew", id, ["a 0", "b 0", "a 1", "b 1"], change: { $0.id = 2 }) {
      model, stage in
      VStack {
        Living(name: "a", stage: stage, model: model)
        Living(name: "b", stage: stage, model: model)
      }.id(model.id)
    },
    after("An inner id keeps the state of the views around", id, ["around 1"], change: { $0.id = 2 }) { model, stage in
      VStack {
        Living(name: "around", stage: stage, model: model)
        Color.red.id(model.id)
      }
    },
    after("Rows in another order go on", forEach, ["c 1", "a 1", "b 1"], change: { $0.items = ["c", "a", "b"] }) {
      model, stage in
      VStack { ForEach(model.items, id: \.self) { Living(name: $0, stage: stage, model: model) } }
    }.inAnyOrder(),
    after(
      "A new row begins, and the others go on", forEach, ["a 1", "b 1", "c 1", "n 0", "n 1"],
      change: { $0.items.insert("n", at: 1) }
    ) { model, stage in
      VStack { ForEach(model.items, id: \.self) { Living(name: $0, stage: stage, model: model) } }
    }.inAnyOrder(),
    after("A row that goes takes nothing with it", forEach, ["a 1", "c 1"], change: { $0.items.remove(at: 1) }) {
      model, stage in
      VStack { ForEach(model.items, id: \.self) { Living(name: $0, stage: stage, model: model) } }
    }.inAnyOrder(),
    after(
      "A row with new content under its id keeps its state", forEach, ["A 1", "b 1", "c 1"],
      change: { $0.items[0] = "A" }
    ) { model, stage in
      VStack {
        ForEach(model.items.enumerated().map { ($0, $1) }, id: \.0) { Living(name: $0.1, stage: stage, model: model) }
      }
    }.inAnyOrder(),
    after(
      "Rows by their index take over each other's life", .article("swiftui-lab.com: indices as ids"), ["b 1", "c 1"],
      change: { $0.items.removeFirst() }
    ) { model, stage in
      VStack {
        ForEach(model.items.enumerated().map { ($0, $1) }, id: \.0) { Living(name: $0.1, stage: stage, model: model) }
      }
    }.inAnyOrder(),
    after("A row that moves to another ForEach begins anew", demystify, ["b 0", "b 1"], change: { $0.flag = false }) {
      model, stage in
      VStack {
        ForEach(model.flag ? ["b"] : [], id: \.self) { Living(name: $0, stage: stage, model: model) }
        ForEach(model.flag ? [] : ["b"], id: \.self) { Living(name: $0, stage: stage, model: model) }
      }
    },
    after("A view that gets another parent begins anew", demystify, ["a 0", "a 1"], change: { $0.flag = false }) {
      model, stage in
      if model.flag {
        Living(name: "a", stage: stage, model: model)
      } else {
        HStack { Living(name: "a", stage: stage, model: model) }
      }
    },
    after("A hidden view keeps its state", .documentation("view/hidden()"), ["a 1"], change: { $0.flag = false }) {
      model, stage in
      Living(name: "a", stage: stage, model: model).hidden()
    },
  ]
}
