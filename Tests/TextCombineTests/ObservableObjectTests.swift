import Foundation
import TestSupport
import Testing

@testable import TextCombine

private final class Model: ObservableObject {
  @Published var name = "Ada"
  var plain = 0
  @Published var age: Int?
  let log: (String) -> Void
  init(log: @escaping (String) -> Void = { _ in }) { self.log = log }
}

private class Base: ObservableObject {
  @Published var base = 0
}

private final class Derived: Base {
  @Published var derived = 0
}

private final class PlainBase: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

private class Bare: ObservableObject {}
private final class Late: Bare {
  @Published var value = 0
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var value = 0
}

private final class Generic<Value>: ObservableObject {
  let first: Value
  @Published var value: Value
  init(_ value: Value) {
    first = value
    _value = Published(initialValue: value)
  }
}

/// As delegates are written.
private final class Inherited: NSObject, ObservableObject {
  @Published var status = 0
}

/// The forms in which properties are declared.
private final class Forms: ObservableObject {
  @Published var assigned: Int
  @Published private(set) var text: String?
  @Published var observed = 0 {
    willSet { log.append("willSet \(newValue)") }
    didSet { log.append("didSet \(oldValue) \(observed)") }
  }
  @Published var closure: () -> Void = {}
  @Published var table: [String: [Int]] = [:]
  var log: [String] = []

  init(_ value: Int) {
    assigned = value
    _text = Published(wrappedValue: "a")
  }
}

@MainActor private final class Isolated: ObservableObject {
  @Published private(set) var items: [Int] = []
  @Published var isLoading = false
  private var bag: Set<AnyCancellable> = []

  init(_ source: some Publisher<[Int], Never>) {
    source.assign(to: &$items)
    $items.map { $0.isEmpty }.sink { [weak self] in self?.isLoading = $0 }.store(in: &bag)
  }
}

@Suite struct ObservableObjectTests {
  /// What the object's publisher tells while `change` runs.
  private func changes<Object: ObservableObject>(of object: Object, _ change: (Object) -> Void) -> Int {
    var count = 0
    let sink = object.onWillChange { count += 1 }
    change(object)
    sink.cancel()
    return count
  }

  @Test func `published properties fire the object's publisher, once a change`() {
    #expect(changes(of: Model()) { $0.name = "Bob" } == 1)
    #expect(changes(of: Model()) { $0.name = $0.name } == 1)
    #expect(
      changes(of: Model()) {
        $0.name += "!"; $0.age = 3; $0.age? += 1
      } == 3)
    #expect(changes(of: Model()) { $0.plain = 1 } == 0)
    #expect(
      changes(of: Derived()) {
        $0.base = 1; $0.derived = 1
      } == 2)
    #expect(changes(of: Derived() as Base) { $0.base = 1 } == 1)
    #expect(changes(of: PlainBase()) { $0.count = 1 } == 1)
    #expect(changes(of: Late()) { $0.value = 1 } == 1)
    #expect(changes(of: Late() as Bare) { ($0 as? Late)?.value = 1 } == 1)
    #expect(changes(of: Bare()) { $0.objectWillChange.send() } == 1)
    #expect(changes(of: Generic("a")) { $0.value = "b" } == 1)
    #expect(changes(of: Generic((1, "b"))) { $0.value.1 = "b" } == 1)
    #expect(changes(of: Inherited()) { $0.status = 1 } == 1)
    #expect(
      changes(of: Forms(0)) {
        $0.assigned += 1; $0.closure = {}; $0.table["a", default: []].append(1)
      } == 3)
    // A publisher of the class's own is the class's to fire.
    #expect(changes(of: Custom()) { $0.value = 1 } == 0)
    #expect(changes(of: Custom()) { $0.objectWillChange.send(1) } == 1)
  }

  @Test func `the object's publisher is the same as long as the object lives`() {
    for object in [Derived(), Base()] { #expect(object.objectWillChange === object.objectWillChange) }
    let plain = PlainBase()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(PlainBase().objectWillChange !== plain.objectWillChange)
  }

  @Test func `the value changes after everybody was told`() {
    let model = Model()
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    model.objectWillChange.sink { log.append("object \(model.name)") }.store(in: &bag)
    model.$name.sink { log.append("\($0), was \(model.name)") }.store(in: &bag)
    model.name = "Bob"
    log.append(model.name)
    #expect(log == ["Ada, was Ada", "object Ada", "Bob, was Ada", "Bob"])
    // A change from within: the inner value is stored first, then the outer one.
    bag = []
    model.$name.dropFirst().sink { if $0 == "Cy" { model.name = "Inner" } }.store(in: &bag)
    model.name = "Cy"
    #expect(model.name == "Cy")
  }

  @Test func `property observers run around the change`() {
    let forms = Forms(3)
    let sink = forms.$observed.sink { forms.log.append("sent \($0)") }
    let assigned = forms.$assigned.record()
    forms.observed = 1
    forms.assigned = 4
    #expect(forms.log == ["sent 0", "willSet 1", "sent 1", "didSet 0 1"])
    #expect(assigned.events == ["3", "4"])
    #expect(forms.text == "a")
    sink.cancel()
  }

  @Test func `a published property sends the current value first, as far as asked`() {
    let model = Model()
    let all = model.$age.record()
    let slow = model.$age.record(demand: .max(1))
    model.age = 1
    model.age = 2
    slow.request(.max(1))
    model.age = nil
    #expect(all.events == ["nil", "Optional(1)", "Optional(2)", "nil"])
    #expect(slow.events == ["nil", "Optional(2)"])
  }

  @Test @MainActor func `a property may be fed by a publisher, as long as it lives`() {
    let source = CurrentValueSubject<[Int], Never>([1])
    var object: Isolated? = Isolated(source)
    weak let released = object
    #expect(object?.items == [1])
    #expect(object.map { changes(of: $0) { _ in source.send([]) } } == 2)
    #expect(object?.isLoading == true)
    object = nil
    #expect(released == nil)
    source.send([3])
    source.send(completion: .finished)
  }

  @Test func `objects come and go, and nothing is left`() {
    weak var last: AnyObject?
    var subscriptions = 0
    let count = isLongRun ? 10_000 : 500
    for _ in 0..<count {
      let model = Model()
      let plain = PlainBase()
      let sinks = [model.objectWillChange.sink {}, plain.objectWillChange.sink {}, model.$name.sink { _ in }]
      subscriptions += sinks.count
      last = model
    }
    #expect(subscriptions == 3 * count)
    #expect(last == nil)
    #expect(WillChange.tableCount <= 128)
  }

  @Test func `changes are told whatever a subscriber asks for`() {
    let model = Model()
    let recorder = model.objectWillChange.record(demand: .none)
    model.name = "Bob"
    model.name = "Cy"
    #expect(recorder.events == ["()", "()"])
  }

  @Test func `a publisher dies with its object`() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let model = Model()
      publisher = model.objectWillChange
      #expect(publisher != nil)
    }
    #expect(publisher == nil)
  }
}
