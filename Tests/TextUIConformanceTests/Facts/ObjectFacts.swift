import SwiftUI

#if canImport(Combine)
  import Combine
#endif

/// The objects that views observe, and how often they are created.
enum ObjectFacts {
  @MainActor private final class Old: ObservableObject {
    @Published var shown = false
    @Published var other = 0
    var plain = false
  }

  @Observable @MainActor fileprivate final class New {
    var shown = false
    var other = 0
    @ObservationIgnored var plain = false
    var computed: Bool { shown }
  }

  private struct Leaf: View {
    let flag: Bool
    let stage: Stage
    var body: some View {
      let _ = stage.say("leaf")
      flag ? Color.red : Color.blue
    }
  }

  /// Two leaves, and a change once they are there.
  @MainActor private static func leaves(
    _ shown: Bool, _ plain: Bool, _ stage: Stage, change: @escaping () -> Void
  ) -> some View { down(Leaf(flag: shown, stage: stage), Leaf(flag: plain, stage: stage)).onAppear(perform: change) }

  private struct OldLeaves: View {
    @StateObject private var model = Old()
    let changed: ReferenceWritableKeyPath<Old, Bool>
    let stage: Stage
    var body: some View {
      let _ = stage.say("body")
      leaves(model.shown, model.plain, stage) { model[keyPath: changed].toggle() }
    }
  }

  private struct NewLeaves: View {
    @State private var model = New()
    let changed: ReferenceWritableKeyPath<New, Bool>
    let stage: Stage
    var body: some View {
      let _ = stage.say("body")
      leaves(model.shown, model.plain, stage) { model[keyPath: changed].toggle() }
    }
  }

  private static let stateObject: Source = .compatibilityTest("StateObjectCompatibilityTests")
  static let all: [Fact] = [
    .shown(
      "A published value that changes runs the body, and of its views only the one that differs", stateObject,
      ["body", "leaf", "leaf", "body", "leaf"]
    ) { stage in OldLeaves(changed: \.shown, stage: stage) },
    .shown("A value that is not published runs nothing", stateObject, ["body", "leaf", "leaf"]) { stage in
      OldLeaves(changed: \.plain, stage: stage)
    },
    .shown("An observable value that is read runs the body", stateObject, ["body", "leaf", "leaf", "body", "leaf"]) {
      NewLeaves(changed: \.shown, stage: $0)
    },
    .shown("An observable value that is ignored runs nothing", stateObject, ["body", "leaf", "leaf"]) { stage in
      NewLeaves(changed: \.plain, stage: stage)
    },
    Fact(
      "An observable value that is not read runs nothing", .session("2023, 10149: Discover Observation in SwiftUI"),
      ["body false"]
    ) { stage in
      let model = New()
      stage.show { ReadsNew(words: "body", model: model, path: \.shown, stage: stage) }
      stage.change { model.other = 5 }
    },
    Fact(
      "A published value that is not read still runs the body",
      .session("2020, 10040: Data Essentials in SwiftUI"), ["body false", "body false"]
    ) { stage in
      struct Content: View {
        @ObservedObject var model: Old
        let stage: Stage
        var body: some View { stage.saying("body \(model.shown)") }
      }
      let model = Old()
      stage.show { Content(model: model, stage: stage) }
      stage.change { model.other = 5 }
    },
    Fact(
      "A computed value is followed to what it reads", .session("2023, 10149: Discover Observation in SwiftUI"),
      ["body false", "body true"]
    ) { stage in
      let model = New()
      stage.show { ReadsNew(words: "body", model: model, path: \.computed, stage: stage) }
      stage.change { model.shown = true }
    },
    Fact(
      "Objects in an array are followed each", .session("2023, 10149: Discover Observation in SwiftUI"),
      ["0 false", "1 false", "1 true"]
    ) { stage in
      let models = [New(), New()]
      stage.show { ForEach(0..<2) { ReadsNew(words: "\($0)", model: models[$0], path: \.shown, stage: stage) } }
      stage.change { models[1].shown = true }
    },
    .following(
      "A state object is made once", .page("stateobject"), ["made", "body 0", "body 1"], change: { $0.number = 1 }
    ) { MakesOnce($1, $0.number) },
    .following(
      "An object in state is made with each value of the view, and the first is kept", .page("state"),
      ["made 1", "sees 1", "made 2", "sees 1"], change: { $0.number = 1 }
    ) { Keeps(stage: $1, count: $0.number) },
    Fact(
      "An environment object is found by its type", .compatibilityTest("EnvironmentObjectCompatibilityTests"), ["true"]
    ) { stage in
      let model = Old()
      model.shown = true
      stage.show { ReadsOld(stage: stage).environmentObject(model) }
    },
    Fact("A changed environment object runs the bodies that have it", .page("environmentobject"), ["false", "true"]) {
      stage in
      let model = Old()
      stage.show { VStack { ReadsOld(stage: stage) }.environmentObject(model) }
      stage.change { model.shown = true }
    },
    Fact("The nearest environment object counts", .page("environmentobject"), ["true"]) { stage in
      let near = Old()
      near.shown = true
      stage.show { ReadsOld(stage: stage).environmentObject(near).environmentObject(Old()) }
    },
  ]

  @MainActor private final class Numbered {
    let number: Int
    init(_ stage: Stage) {
      number = stage.said.filter { $0.hasPrefix("made") }.count + 1
      stage.say("made \(number)")
    }
  }

  private struct MakesOnce: View {
    @MainActor final class Made: ObservableObject { init(_ stage: Stage) { stage.say("made") } }
    @StateObject private var made: Made
    let stage: Stage
    let count: Int
    init(_ stage: Stage, _ count: Int) {
      _made = StateObject(wrappedValue: Made(stage))
      (self.stage, self.count) = (stage, count)
    }
    var body: some View {
      let _ = made
      stage.saying("body \(count)")
    }
  }

  private struct Keeps: View {
    @State private var object: Numbered
    let stage: Stage
    let count: Int
    init(stage: Stage, count: Int) {
      _object = State(initialValue: Numbered(stage))
      (self.stage, self.count) = (stage, count)
    }
    var body: some View { stage.saying("sees \(object.number)") }
  }

  private struct ReadsOld: View {
    @EnvironmentObject private var model: Old
    let stage: Stage
    var body: some View { stage.saying("\(model.shown)") }
  }

  private struct ReadsNew: View {
    let words: String
    let model: New
    let path: KeyPath<New, Bool>
    let stage: Stage
    var body: some View { stage.saying("\(words) \(model[keyPath: path])") }
  }
}
