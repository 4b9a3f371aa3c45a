import SwiftUI

/// The bodies that run after a change, and the state that is kept.
enum StateFacts {
  static let all: [Fact] = bodies + values
  private static let demystify: Source = .session("2021, 10022: Demystify SwiftUI")
  private static let performance: Source = .session("2023, 10160: Demystify SwiftUI performance")
  private static let bodies: [Fact] = [
    .following(
      "A parent's body runs without its child's where the child's fields are equal", demystify,
      ["parent", "child", "parent"], change: { $0.number = 1 }
    ) { model, stage in
      let _ = model.number
      let _ = stage.say("parent")
      Saying(words: "child", stage: stage)
    },
    Fact("A child's state runs the child alone", demystify, ["parent", "child 0", "child 1"]) { stage in
      struct Child: View {
        @State private var number = 0
        let stage: Stage
        var body: some View { stage.saying("child \(number)").onAppear { number = 1 } }
      }
      struct Parent: View {
        let stage: Stage
        var body: some View {
          let _ = stage.say("parent")
          Child(stage: stage)
        }
      }
      stage.show { Parent(stage: stage) }
    },
    Fact("State that no body reads runs none", performance, ["body"]) { stage in
      struct Content: View {
        @State private var number = 0
        let stage: Stage
        var body: some View { stage.saying("body").onAppear { number = 1 } }
      }
      stage.show { Content(stage: stage) }
    },
    Fact("State that is set to what it is runs no body", performance, ["body 0"]) { stage in
      struct Content: View {
        @State private var number = 0
        let stage: Stage
        var body: some View { stage.saying("body \(number)").onAppear { number = 0 } }
      }
      stage.show { Content(stage: stage) }
    },
    Fact("Changes of one turn run a body once", demystify, ["body 0 0", "body 1 2"]) { stage in
      struct Content: View {
        @State private var first = 0
        @State private var second = 0
        let stage: Stage
        var body: some View {
          stage.saying("body \(first) \(second)").onAppear {
            first = 1
            second = 1
            second = 2
          }
        }
      }
      stage.show { Content(stage: stage) }
    },
    Fact(
      "State changed outside and inside of an animation comes in two turns",
      .compatibilityTest("StateCompatibilityTests"), ["0", "2", "4"]
    ) { stage in
      struct Content: View {
        @State private var value = 0
        let stage: Stage
        var body: some View {
          let _ = stage.say("\(value)")
          Color.white.onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
        }
      }
      stage.show { Content(stage: stage) }
    },
    .shown(
      "A parent that owns state which only its child reads is run as well where it reads it, and not where it only passes the binding",
      performance, ["parent", "child 0", "child 1"]
    ) { Parent(stage: $0, reads: false) },
    .following(
      "A view that is equal to what it was runs no body", .page("equatableview"), ["0", "3"],
      change: { $0.number = 2 }, then: [{ $0.number = 3 }]
    ) { Even(number: $0.number, stage: $1).equatable() },
  ]

  private struct Even: View, Equatable {
    let number: Int
    let stage: Stage
    nonisolated static func == (one: Self, other: Self) -> Bool { one.number % 2 == other.number % 2 }
    var body: some View { stage.saying("\(number)") }
  }

  private struct KeepsNumber: View {
    @State private var number: Int
    let stage: Stage
    let other: Int
    init(_ number: Int, _ stage: Stage) {
      _number = State(initialValue: number)
      other = number
      self.stage = stage
    }
    var body: some View { stage.saying("\(number)") }
  }

  private static let state: Source = .page("state")
  private static let values: [Fact] = [
    .following("The first initial value counts", state, ["0", "0"], change: { $0.number = 7 }) {
      KeepsNumber($0.number, $1)
    },
    Fact("State is read as written at once within an action", state, ["1"]) { stage in
      struct Content: View {
        @State private var number = 0
        let stage: Stage
        var body: some View {
          let _ = number
          Color.gray.onAppear {
            number = 1
            stage.say("\(number)")
          }
        }
      }
      stage.show { Content(stage: stage) }
    },
    Fact("Two of a kind have states of their own", state, ["a 0", "b 0", "a 1"]) { stage in
      struct Content: View {
        @State private var number = 0
        let name: String
        let stage: Stage
        var body: some View { stage.saying("\(name) \(number)").onAppear { if name == "a" { number += 1 } } }
      }
      stage.show {
        Content(name: "a", stage: stage)
        Content(name: "b", stage: stage)
      }
    },
    Fact("State without a value is nil", state, ["nil"]) { stage in
      struct Content: View {
        @State private var number: Int?
        let stage: Stage
        var body: some View { stage.saying(number.map { "\($0)" } ?? "nil") }
      }
      stage.show { Content(stage: stage) }
    },
    Fact("A modifier of one's own has state", .page("viewmodifier"), ["0", "1"]) { stage in
      struct Counting: ViewModifier {
        @State private var number = 0
        let stage: Stage
        func body(content: Content) -> some View {
          let _ = stage.say("\(number)")
          content.onAppear { number += 1 }
        }
      }
      stage.show { Color.gray.modifier(Counting(stage: stage)) }
    },
    Fact("A dynamic property is brought up to date before the body", .page("dynamicproperty"), ["update", "body"]) {
      stage in
      struct Telling: DynamicProperty {
        let stage: Stage
        func update() { MainActor.assumeIsolated { stage.say("update") } }
      }
      struct Content: View {
        var telling: Telling
        let stage: Stage
        var body: some View { stage.saying("body") }
      }
      stage.show { Content(telling: Telling(stage: stage), stage: stage) }
    },
    Fact("State within a dynamic property lives as the view's own", .page("dynamicproperty"), ["0", "1"]) { stage in
      @MainActor struct Counter: DynamicProperty {
        @State private var number = 0
        var value: Int { number }
        func increase() { number += 1 }
      }
      struct Content: View {
        private let counter = Counter()
        let stage: Stage
        init(stage: Stage) { self.stage = stage }
        var body: some View { stage.saying("\(counter.value)").onAppear { counter.increase() } }
      }
      stage.show { Content(stage: stage) }
    },
  ]
}
