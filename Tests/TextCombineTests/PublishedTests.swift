import Foundation
import Testing
import TextCombine

private final class Cart: ObservableObject {
  @Published var items: [String] = []
  @Published var total = 0
  @Published var note: String?
}

@Suite struct PublishedTests {
  /// What is told in which order while a cart changes, and what the cart says at that time.
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

  @Test func `everybody hears of a change before it is there`() {
    let table: [(name: String, change: (Cart) -> Void, log: [String])] = [
      ("set", { $0.total = 1 }, ["will change from 0", "1 over 0"]),
      (
        "set twice",
        {
          $0.total = 1
          $0.total = 2
        }, ["will change from 0", "1 over 0", "will change from 1", "2 over 1"]
      ),
      ("set to the same", { $0.total = 0 }, ["will change from 0", "0 over 0"]),
      ("changed in place", { $0.total += 3 }, ["will change from 0", "3 over 0"]),
      ("a part changed", { $0.items.append("a") }, ["will change from 0", #"["a"] over []"#]),
      ("nobody subscribed to it", { $0.note = "b" }, ["will change from 0"]),
      ("only read", { _ = $0.total }, []),
    ]
    for (name, change, expected) in table { #expect(log(change) == expected, "\(name)") }
  }

  @Test func `the projected publisher starts with the value, for each subscriber`() {
    let cart = Cart()
    cart.total = 5
    let publisher: Published<Int>.Publisher = cart.$total
    let first = publisher.record()
    cart.total = 6
    let second = publisher.record()
    cart.total = 7
    first.cancel()
    cart.total = 8
    #expect(first.events == ["5", "6", "7"])
    #expect(second.events == ["6", "7", "8"])
    #expect(publisher.events(demand: .none) == "")
  }

  @Test func `a property that is derived follows in the same moment`() {
    let cart = Cart()
    cart.$items.map(\.count).assign(to: &cart.$total)
    #expect(cart.total == 0)
    let totals = cart.$total.record()
    cart.items = ["a", "b"]
    #expect(cart.total == 2)
    cart.items.removeLast()
    // Who sets the property itself is heard, too; the next item count replaces that.
    cart.total = 9
    cart.items = []
    #expect(totals.events == ["0", "2", "1", "9", "0"])
    cart.$items.map { $0.first }.assign(to: &cart.$note)
    cart.items = ["c"]
    #expect(cart.note == "c")
  }

  @Test func `properties are combined to what a form shows`() {
    let cart = Cart()
    let states = cart.$items.combineLatest(cart.$total) { items, total in "\(items.count) for \(total)" }
      .removeDuplicates().record()
    cart.total = 3
    cart.items = ["a"]
    cart.items = ["b"]
    #expect(states.events == ["0 for 0", "0 for 3", "1 for 3"])
  }

  @Test func `a property is assigned to by key path`() {
    let cart = Cart()
    let source = PassthroughSubject<Int, Never>()
    let assign = source.assign(to: \.total, on: cart)
    var changes = 0
    let sink = cart.objectWillChange.sink { changes += 1 }
    source.send(4)
    #expect((cart.total, changes) == (4, 1))
    assign.cancel()
    source.send(5)
    #expect((cart.total, changes) == (4, 1))
    sink.cancel()
  }

  @Test func `a subscriber may subscribe and cancel while it is told`() {
    let cart = Cart()
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    cart.$total.sink { total in
      log.append("a\(total)")
      if total == 1 { cart.$total.sink { log.append("b\($0)") }.store(in: &bag) }
      if total == 2 { bag = [] }
    }
    .store(in: &bag)
    cart.total = 1
    // The new one starts with what the property still holds.
    #expect(log == ["a0", "a1", "b0"])
    cart.total = 2
    cart.total = 3
    #expect(log.contains("a2") && !log.contains("a3") && !log.contains("b3"))
  }

  @Test func `objects tell each on its own`() {
    let (one, other) = (Cart(), Cart())
    var told: [String] = []
    let sinks = [
      one.objectWillChange.sink { told.append("one") }, other.objectWillChange.sink { told.append("other") },
    ]
    other.total = 1
    one.note = "a"
    other.items = ["b"]
    #expect(told == ["other", "one", "other"])
    for sink in sinks { sink.cancel() }
    one.total = 1
    #expect(told.count == 3)
  }
}
