import SwiftUI

#if canImport(Combine)
  import Combine
#endif

enum LifecycleFacts {
  /// What a view with another id says.
  private static func relived(
    _ name: String, _ test: String, _ lines: [String], _ change: @escaping @MainActor (AnyView) -> some View
  ) -> Fact {
    .following(
      name, .compatibilityTest("AppearanceActionModifierCompatibilityTests.\(test)"), lines, change: { $0.number = 1 }
    ) { model, stage in
      let red = Color.red.onAppear { stage.say("appears \(model.number)") }
        .onDisappear { stage.say("disappears \(model.number)") }
      change(AnyView(red)).id(model.number)
    }
  }

  static let all: [Fact] = appearances + changes + receptions + tasks
  private static let appear: Source = .view("onappear(perform:)")
  private static let disappear: Source = .view("ondisappear(perform:)")
  private static let ids: Source = .compatibilityTest("IDViewCompatibilityTests")
  private static let appearances: [Fact] = [
    .following("A view appears once, however often it changes", appear, ["appears"], change: { $0.number = 1 }) {
      model, stage in Color.gray.opacity(Double(model.number)).onAppear { stage.say("appears") }
    },
    .following("A view that comes later appears then", appear, ["appears"], change: { $0.number = 1 }) { model, stage in
      if model.number == 1 { Color.gray.onAppear { stage.say("appears") } }
    },
    .following("A view that goes disappears", disappear, ["appears", "disappears"], change: { $0.flag = false }) {
      model, stage in
      if model.flag { Color.gray.onAppear { stage.say("appears") }.onDisappear { stage.say("disappears") } }
    },
    .following("All that is in what goes disappears", disappear, ["a", "b"], change: { $0.flag = false }) {
      model, stage in
      if model.flag { down(Color.gray.onDisappear { stage.say("a") }, Color.gray.onDisappear { stage.say("b") }) }
    }.inAnyOrder(),
    .following(
      "Another id appears again where the id is outside", ids, ["appears", "appears"], change: { $0.number = 1 }
    ) { model, stage in Color.gray.onAppear { stage.say("appears") }.id(model.number) },
    .following("Another id does not appear again where the id is inside", ids, ["appears"], change: { $0.number = 1 }) {
      model, stage in Color.gray.id(model.number).onAppear { stage.say("appears") }
    },
    relived(
      "With another id the new one appears before the old one disappears", "idTest",
      ["appears 0", "appears 1", "disappears 1"]
    ) { $0 },
    relived(
      "With another id and no transition the old one disappears first", "idTestWithIdentityTransition",
      ["appears 0", "disappears 1", "appears 1"]
    ) { $0.transition(.identity) },
    .shown(
      "An empty view that is erased appears", .compatibilityTest("AppearanceActionModifierCompatibilityTests.appear"),
      ["appears"]
    ) { stage in AnyView(EmptyView()).onAppear { stage.say("appears") } },
    .shown("A hidden view appears", .view("hidden()"), ["appears"]) { stage in
      Color.gray.hidden().onAppear { stage.say("appears") }
    },
    .shown("A transparent view appears", .view("opacity(_:)"), ["appears"]) { stage in
      Color.gray.opacity(0).onAppear { stage.say("appears") }
    },
    .shown("A view without a size appears", appear, ["appears"]) { stage in
      Color.gray.frame(width: 0, height: 0).onAppear { stage.say("appears") }
    },
    Fact("All layers appear, covered ones as well", appear, ["a", "b"]) { stage in
      stage.show { layers(Color.gray.onAppear { stage.say("a") }, Color.gray.onAppear { stage.say("b") }) }
      stage.sort()
    },
    Fact("A body runs before its view appears", appear, ["body", "appears"]) { stage in
      struct Content: View {
        let stage: Stage
        var body: some View { stage.saying("body").onAppear { stage.say("appears") } }
      }
      stage.show { Content(stage: stage) }
    },
    .shown("A row of a lazy column that is far below has not appeared", .page("lazyvstack"), ["first"]) { stage in
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.gray.frame(height: 400).onAppear { stage.say("first") }
          Color.gray.frame(height: 2000)
          Color.gray.frame(height: 400).onAppear { stage.say("last") }
        }
      }
    },
    Fact("A row of a plain column in a scroll view appears however far below", .page("vstack"), ["first", "last"]) {
      stage in
      stage.show {
        ScrollView {
          VStack(spacing: 0) {
            Color.gray.frame(height: 2000).onAppear { stage.say("first") }
            Color.gray.frame(height: 400).onAppear { stage.say("last") }
          }
        }
      }
      stage.sort()
    },
    .following(
      "Each view of a group appears on its own", .page("group"), ["appears", "appears"], change: { _ in }
    ) { model, stage in VStack { Group { views(Color.gray, Color.gray) }.onAppear { stage.say("appears") } } },
  ]

  private static let change: Source = .view("onchange(of:initial:_:)-4psgg")
  private static let valueAction: Source = .compatibilityTest("ValueActionModifierCompatibilityTests")
  private static let changes: [Fact] = [
    .following("A change reports the old and the new value", valueAction, ["0 1"], change: { $0.number = 1 }) {
      model, stage in Color.gray.onChange(of: model.number) { stage.say("\($0) \($1)") }
    },
    .following("A change without parameters is reported", valueAction, ["changed"], change: { $0.number = 1 }) {
      model, stage in Color.gray.onChange(of: model.number) { stage.say("changed") }
    },
    .following("A change of the older form reports the new value", valueAction, ["1"], change: { $0.number = 1 }) {
      model, stage in Color.gray.onChange(of: model.number) { new in stage.say("\(new)") }
    },
    .following("No change is reported at first", change, [], change: { _ in }) { model, stage in
      Color.gray.onChange(of: model.number) { stage.say("changed") }
    },
    .following(
      "An initial change is reported with equal values", valueAction, ["0 0", "0 1"], change: { $0.number = 1 }
    ) { model, stage in Color.gray.onChange(of: model.number, initial: true) { stage.say("\($0) \($1)") } },
    .following("Setting an equal value is not a change", change, [], change: { $0.number = 0 }) { model, stage in
      Color.gray.onChange(of: model.number) { stage.say("changed") }
    },
    .following(
      "Changes of one turn are one", change, ["0 3"],
      change: {
        $0.number = 2; $0.number = 3
      }
    ) { model, stage in Color.gray.onChange(of: model.number) { stage.say("\($0) \($1)") } },
    .following(
      "A change that is reverted at once is not reported", change, [],
      change: {
        $0.number = 2; $0.number = 0
      }
    ) { model, stage in Color.gray.onChange(of: model.number) { stage.say("changed") } },
    .following("A change of another value is not reported", change, [], change: { $0.flag = false }) { model, stage in
      Color.gray.opacity(model.flag ? 1 : 0).onChange(of: model.number) { stage.say("changed") }
    },
    .following("A derived value is reported when it differs", change, ["true"], change: { $0.number = 3 }) {
      model, stage in Color.gray.onChange(of: model.number > 2) { stage.say("\($1)") }
    },
    Fact("A change made by a change is reported too", change, ["0 1", "1 2"]) { stage in
      struct Content: View {
        @State private var number = 0
        let stage: Stage
        var body: some View {
          Color.gray.onAppear { number = 1 }.onChange(of: number) { old, new in
            stage.say("\(old) \(new)")
            if new < 2 { number = 2 }
          }
        }
      }
      stage.show { Content(stage: stage) }
    },
    .following("A value that is given by the parent is watched", change, ["0 5"], change: { $0.number = 5 }) {
      Watching(number: $0.number, stage: $1)
    },
    Fact("State set on appearing has changed afterwards, each time", valueAction, ["0 1", "1 2"]) { stage in
      struct Content: View {
        @State private var value = 0
        let model: Model
        let stage: Stage
        var body: some View {
          Color.red.onAppear { value = 1 }
            .onChange(of: model.number) { value = 2 }
            .onChange(of: value) { stage.say("\($0) \($1)") }
        }
      }
      let model = Model()
      stage.show { Content(model: model, stage: stage) }
      stage.change { model.number = 1 }
    },
    .following("An optional that becomes nil has changed", change, ["nil"], change: { $0.flag = false }) {
      model, stage in Color.gray.onChange(of: model.flag ? 1 : nil) { stage.say($1.map { "\($0)" } ?? "nil") }
    },
  ]

  private struct Watching: View {
    let number: Int
    let stage: Stage
    var body: some View { Color.gray.onChange(of: number) { stage.say("\($0) \($1)") } }
  }

  private static let receptions: [Fact] = [
    Fact("Values of a publisher are received", .view("onreceive(_:perform:)"), ["1", "2"]) { stage in
      let subject = PassthroughSubject<Int, Never>()
      stage.show { Color.gray.onReceive(subject) { stage.say("\($0)") } }
      stage.change { subject.send(1) }
      stage.change { subject.send(2) }
    },
    Fact("A subject's current value is received at once", .view("onreceive(_:perform:)"), ["7"]) { stage in
      let subject = CurrentValueSubject<Int, Never>(7)
      stage.show { Color.gray.onReceive(subject) { stage.say("\($0)") } }
    },
    Fact("A removed view receives nothing", .view("onreceive(_:perform:)"), ["1"]) { stage in
      let subject = PassthroughSubject<Int, Never>()
      let model = Model()
      stage.show { Shown(model: model) { if $0.flag { Color.gray.onReceive(subject) { stage.say("\($0)") } } } }
      stage.change { subject.send(1) }
      stage.change { model.flag = false }
      stage.change { subject.send(2) }
    },
  ]

  private static let task: Source = .view("task(priority:_:)")
  private static let taskID: Source = .compatibilityTest("TaskModifierCompatibilityTests")
  private static let tasks: [Fact] = [
    Fact("A task begins when its view has appeared", task, ["appears", "works"]) { stage in
      stage.show { Color.gray.task { stage.say("works") }.onAppear { stage.say("appears") } }
      await stage.hears(2)
    },
    Fact("A task is cancelled when its view goes", task, ["works", "cancelled"]) { stage in
      let model = Model()
      stage.show {
        Shown(model: model) { model in
          if model.flag {
            Color.gray.task {
              stage.say("works")
              await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
              }
              stage.say("cancelled")
            }
          }
        }
      }
      await stage.hears(1)
      stage.change { model.flag = false }
      await stage.hears(2)
    },
    Fact("Another id begins a task anew", taskID, ["works 0", "works 1"]) { stage in
      let model = Model()
      stage.show {
        Shown(model: model) { model in Color.gray.task(id: model.number) { stage.say("works \(model.number)") } }
      }
      await stage.hears(1)
      stage.change { model.number = 1 }
      await stage.hears(2)
    },
    Fact("The same id begins no task anew", taskID, ["works"]) { stage in
      let model = Model()
      stage.show {
        Shown(model: model) { model in
          Color.gray.opacity(model.flag ? 1 : 0).task(id: model.number) { stage.say("works") }
        }
      }
      await stage.hears(1)
      stage.change { model.flag = false }
      for _ in 0..<100 { await Task.yield() }
    },
  ]
}
