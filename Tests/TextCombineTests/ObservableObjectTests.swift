import Foundation

@testable import TextCombine

private final class Model: ObservableObject {
  @Published var name = "Ada"
  var plain = 0
  @Published var age: Int?
  let log: (String) -> Void
  init(log: @escaping (String) -> Void = { _ in }) { self.log = log }
}

private class Base: ObservableObject { @Published var base = 0 }
private final class Derived: Base { @Published var derived = 0 }
private final class PlainBase: ObservableObject { var count = 0 { willSet { objectWillChange.send() } } }
private class Bare: ObservableObject {}
private final class Late: Bare { @Published var value = 0 }

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
private final class Inherited: NSObject, ObservableObject { @Published var status = 0 }

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
  /// The output of the object's publisher while `change` runs.
  private func changes<Object: ObservableObject>(of object: Object, _ change: (Object) -> Void) -> Int {
    var count = 0
    let sink = object.onWillChange { count += 1 }
    change(object)
    sink.cancel()
    return count
  }

  @Test func `published properties fire the object's publisher, once a change`() {
    let table: [(name: String, changes: Int, expected: Int)] = [
      ("two set", changes(of: Model()) { ($0.name, $0.age) = ("!", 3) }, 2),
      ("a plain property", changes(of: Model()) { $0.plain = 1 }, 0),
      ("a class and its superclass", changes(of: Derived()) { ($0.base, $0.derived) = (1, 1) }, 2),
      ("a superclass", changes(of: Derived() as Base) { $0.base = 1 }, 1),
      ("fired by hand", changes(of: PlainBase()) { $0.count = 1 }, 1),
      ("first in a subclass", changes(of: Late()) { $0.value = 1 }, 1),
      ("seen as its superclass", changes(of: Late() as Bare) { ($0 as? Late)?.value = 1 }, 1),
      ("without properties", changes(of: Bare()) { $0.objectWillChange.send() }, 1),
      ("generic", changes(of: Generic("a")) { $0.value = "b" }, 1),
      ("generic over a tuple", changes(of: Generic((1, "b"))) { $0.value.1 = "b" }, 1),
      ("an NSObject", changes(of: Inherited()) { $0.status = 1 }, 1),
      ("a closure", changes(of: Forms(0)) { ($0.assigned, $0.closure) = (1, {}) }, 2),
      ("a part of a dictionary", changes(of: Forms(0)) { $0.table["a", default: []].append(1) }, 1),
      // A publisher of the class's own is the class's to fire.
      ("a publisher of its own", changes(of: Custom()) { $0.value = 1 }, 0),
      ("a publisher of its own, fired", changes(of: Custom()) { $0.objectWillChange.send(1) }, 1),
    ]
    for (name, changes, expected) in table { expect(changes, is: expected, "\(name)") }
  }

  @Test func `changes are published regardless of demand`() {
    let model = Model()
    let recorder = model.objectWillChange.record(demand: .none)
    model.name = "Bob"
    model.name = "Cy"
    expect(recorder.events, is: ["()", "()"])
  }

  @Test func `the object's publisher lives as long as the object`() {
    for object in [Derived(), Base()] { expect(object.objectWillChange === object.objectWillChange) }
    let plain = PlainBase()
    expect(plain.objectWillChange === plain.objectWillChange)
    expect(PlainBase().objectWillChange !== plain.objectWillChange)
  }

  @Test func `a publisher dies with its object`() {
    weak var publisher: ObservableObjectPublisher?
    do {
      let model = Model()
      publisher = model.objectWillChange
      expect(publisher != nil)
    }
    expect(publisher == nil)
  }

  @Test func `objects come and go, and nothing is left`() {
    weak var last: AnyObject?
    var subscriptions = 0
    let count = isLongRun ? 10_000 : 500
    for _ in 0..<count {
      let (model, plain) = (Model(), PlainBase())
      let sinks = [model.objectWillChange.sink {}, plain.objectWillChange.sink {}, model.$name.sink { _ in }]
      subscriptions += sinks.count
      last = model
    }
    expect(subscriptions, is: 3 * count)
    expect(last == nil)
    expect(WillChange.tableCount <= 128)
  }

  @Test @MainActor func `a value set in the midst of a change is replaced by the change`() {
    let model = Model()
    let sink = model.$name.dropFirst().sink { if $0 == "Cy" { model.name = "Inner" } }
    model.name = "Cy"
    expect(model.name, is: "Cy")
    sink.cancel()
  }

  @Test @MainActor func `property observers run around the change`() {
    let forms = Forms(3)
    let observing = forms.$observed.sink { forms.log.append("sent \($0)") }
    let assigned = forms.$assigned.record()
    forms.observed = 1
    forms.assigned = 4
    expect([forms.log, assigned.events], is: [["sent 0", "willSet 1", "sent 1", "didSet 0 1"], ["3", "4"]])
    expect(forms.text, is: "a")
    observing.cancel()
  }

  @Test @MainActor func `a published property sends the current value first, as far as asked`() {
    let person = Model()
    let (all, slow) = (person.$age.record(), person.$age.record(demand: .max(1)))
    person.age = 1
    person.age = 2
    slow.request(.max(1))
    person.age = nil
    expect([all.events, slow.events], is: [["nil", "Optional(1)", "Optional(2)", "nil"], ["nil", "Optional(2)"]])
  }

  @Test @MainActor func `a property may be fed by a publisher, as long as it lives`() {
    let source = CurrentValueSubject<[Int], Never>([1])
    var object: Isolated? = Isolated(source)
    weak let released = object
    expect(object?.items, is: [1])
    expect(object.map { changes(of: $0) { _ in source.send([]) } }, is: 2)
    expect(object?.isLoading, is: true)
    object = nil
    expect(released == nil)
    source.send([3])
    source.send(completion: .finished)
  }
}

private final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var total = 0
  @Published var note: String?
}

@Suite struct PublishedTests {
  /// The notifications while a cart changes, in order, each with the cart's value at that time.
  private func log(_ change: (Cart) -> Void) -> [String] {
    let cart = Cart()
    var log: [String] = []
    let sinks = [
      cart.objectWillChange.sink { log.append("will change from \(cart.total)") },
      cart.$total.dropFirst().sink { log.append("\($0) over \(cart.total)") },
      cart.$items.dropFirst().sink { log.append("\($0) over \(cart.items)") },
    ]
    change(cart)
    for sink in sinks { sink.cancel() }
    return log
  }

  @Test func `subscribers receive a change before it is stored`() {
    let table: [(name: String, change: (Cart) -> Void, log: [String])] = [
      ("set", { $0.total = 1 }, ["will change from 0", "1 over 0"]),
      (
        "set twice",
        {
          $0.total = 1
          $0.total = 2
        }, ["will change from 0", "1 over 0", "will change from 1", "2 over 1"]
      ), ("set to the same", { $0.total = 0 }, ["will change from 0", "0 over 0"]),
      ("changed in place", { $0.total += 3 }, ["will change from 0", "3 over 0"]),
      ("a part changed", { $0.items.append("a") }, ["will change from 0", #"["a"] over []"#]),
      ("a property without subscribers", { $0.note = "b" }, ["will change from 0"]),
      ("only read", { _ = $0.total }, []),
    ]
    for (name, change, expected) in table { expect(log(change), is: expected, "\(name)") }
  }

  @Test func `a subscriber may subscribe and cancel while it receives a value`() {
    let cart = Cart()
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    cart.$total.sink { total in
      log.append("a\(total)")
      if total == 1 { cart.$total.sink { log.append("b\($0)") }.store(in: &bag) }
      if total == 2 { bag = [] }
    }.store(in: &bag)
    cart.total = 1
    // The new one starts with the property's value.
    expect(log, is: ["a0", "a1", "b0"])
    cart.total = 2
    cart.total = 3
    expect(log, contains: "a2")
    expect(!log.contains("a3"))
    expect(!log.contains("b3"))
  }

  @Test func `a property that is derived follows in the same moment`() {
    let derived = Cart()
    derived.$items.map(\.count).assign(to: &derived.$total)
    expect(derived.total, is: 0)
    let totals = derived.$total.record()
    derived.items = ["a", "b"]
    expect(derived.total, is: 2)
    derived.items.removeLast()
    // Setting the property itself notifies too; the next item count replaces the value.
    derived.total = 9
    derived.items = []
    expect(totals.events, is: ["0", "2", "1", "9", "0"])
    derived.$items.map { $0.first }.assign(to: &derived.$note)
    derived.items = ["c"]
    expect(derived.note, is: "c")
  }

}
