import SwiftUI

enum BindingFacts {
  private struct Person: Equatable {
    var name = "Ada"
    var tags = ["a", "b"]
    var nick: String?
  }

  @Observable @MainActor fileprivate final class Model {
    var name = "Ada"
    var flag = false
  }

  @MainActor private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  private static let binding: Source = .page("binding")
  static let all: [Fact] = [
    Fact("A binding reads and writes where its closures do", binding, ["1", "2"]) { stage in
      let box = Box(1)
      stage.say("\(box.binding.wrappedValue)")
      box.binding.wrappedValue = 2
      stage.say("\(box.value)")
    },
    Fact("A constant stays what it is", .page("binding/constant(_:)"), ["1"]) { stage in
      let constant = Binding.constant(1)
      constant.wrappedValue = 2
      stage.say("\(constant.wrappedValue)")
    },
    Fact(
      "A binding to a member writes the whole", .page("binding/subscript(dynamicmember:)"), ["Bob", "[\"a\", \"b\"]"]
    ) { stage in
      let box = Box(Person())
      box.binding.name.wrappedValue = "Bob"
      stage.say(box.value.name)
      stage.say("\(box.value.tags)")
    },
    Fact("A binding to an element writes the array", .page("binding/subscript(dynamicmember:)"), ["[\"a\", \"z\"]"]) {
      stage in
      let box = Box(Person())
      box.binding.tags[1].wrappedValue = "z"
      stage.say("\(box.value.tags)")
    },
    Fact(
      "A binding to an optional that holds a value can be unwrapped", .page("binding/init(_:)-5z9t9"),
      ["Lady", "Countess"]
    ) { stage in
      let box = Box<String?>("Lady")
      let unwrapped = Binding(box.binding)
      stage.say(unwrapped?.wrappedValue ?? "nil")
      unwrapped?.wrappedValue = "Countess"
      stage.say(box.value ?? "nil")
    },
    Fact("A binding to nil cannot be unwrapped", .page("binding/init(_:)-5z9t9"), ["true"]) { stage in
      stage.say("\(Binding(Box<String?>(nil).binding) == nil)")
    },
    Fact("A binding can be made one of an optional", .page("binding/init(_:)-6zkmq"), ["Optional(1)", "2"]) { stage in
      let box = Box(1)
      let optional = Binding<Int?>(box.binding)
      stage.say("\(String(describing: optional.wrappedValue))")
      optional.wrappedValue = 2
      stage.say("\(box.value)")
    },
    Fact("A projected value of a binding is the binding", .page("binding/projectedvalue"), ["2"]) { stage in
      let box = Box(1)
      box.binding.projectedValue.wrappedValue = 2
      stage.say("\(box.value)")
    },
    Fact("A collection of bindings has one for each element", binding, ["2", "[\"A\", \"B\"]"]) { stage in
      let box = Box(["a", "b"])
      stage.say("\(box.binding.count)")
      for element in box.binding { element.wrappedValue = element.wrappedValue.uppercased() }
      stage.say("\(box.value)")
    },
    Fact("A binding with an animation still writes", .page("binding/animation(_:)"), ["2"]) { stage in
      let box = Box(1)
      box.binding.animation(.easeIn).wrappedValue = 2
      stage.say("\(box.value)")
    },
    Fact("A binding's transaction is the one that it was given", .page("binding/transaction(_:)"), ["true"]) { stage in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      stage.say("\(Box(1).binding.transaction(transaction).transaction.disablesAnimations)")
    },
    .shown(
      "A child's write reaches its parent's state", .page("binding"), ["parent 0", "child 0", "parent 1", "child 1"]
    ) { stage in Parent(stage: stage, reads: true) },
    Fact("A bindable object gives bindings to its values", .page("bindable"), ["Bob"]) { stage in
      let model = Model()
      let bindable = Bindable(model)
      bindable.name.wrappedValue = "Bob"
      stage.say(model.name)
    },
    Fact("A binding to an object's value runs the bodies that read it", .page("bindable"), ["false", "true"]) { stage in
      struct Content: View {
        @Bindable var model: Model
        let stage: Stage
        var body: some View { stage.saying("\(model.flag)").onAppear { $model.flag.wrappedValue = true } }
      }
      stage.show { Content(model: Model(), stage: stage) }
    },
    Fact("A ForEach over a binding gives each row its own", .page("foreach"), ["[\"a\", \"B\"]"]) { stage in
      struct Row: View {
        @Binding var name: String
        var body: some View { Color.gray.onAppear { if name == "b" { name = "B" } } }
      }
      struct Content: View {
        @State private var names = ["a", "b"]
        let stage: Stage
        var body: some View {
          let _ = names.contains("B") ? stage.say("\(names)") : ()
          VStack { ForEach($names, id: \.self) { $name in Row(name: $name) } }
        }
      }
      stage.show { Content(stage: stage) }
    },
    Fact("State gives a binding before it is on screen", .page("state"), ["5"]) { stage in
      let state = State(initialValue: 5)
      stage.say("\(state.wrappedValue)")
    },
  ]
}
