import TextCombine

@testable import TextUI

/// The views whose bodies run again with their parent's: those with a changed value.
@MainActor @Suite(.enabled(if: StoredFields.areCertain)) struct ViewComparisonTests {
  /// A screen whose parent's body runs for 0, then, after a change, for 1.
  private func turned<V: View>(
    columns: Int = 20, height: Int = 4, after change: () -> Void = {}, @ViewBuilder _ view: @escaping (Int) -> V
  ) -> TextScreen {
    let turn = Turn()
    let screen = TextScreen(columns: columns, height: height) { Parent(turn: turn, content: view) }
    change()
    turn.number = 1
    screen.update()
    return screen
  }

  /// How often a child's body runs when its parent's runs again.
  private func runs<Field>(_ field: @escaping (Int) -> Field) -> Int {
    let journal = Journal()
    _ = turned { Child(field: field($0), journal: journal) }
    return journal.entries.count
  }

  @Test @MainActor func `values are the same by their own rule, field by field, by identity, or byte by byte`() {
    let (plain, observed, box) = (Plain(), Observed(), StateBox(1))
    let closure = {}
    let long = "a text that is longer than sixteen bytes, "
    let table: [(name: String, runs: Int, expected: Int)] = [
      ("a number", runs { _ in 1 }, 1), ("another number", runs { $0 }, 2),
      ("a text that is made anew", runs { _ in long + String(1) }, 1), ("another text", runs { long + String($0) }, 2),
      ("an array that is made anew", runs { _ in [long + "1"] }, 1), ("another array", runs { [$0] }, 2),
      ("an optional", runs { _ in Optional("1") }, 1), ("another optional", runs { $0 == 0 ? nil : "1" }, 2),
      ("a structure of equal values", runs { _ in Loose(text: long + "1", number: 1) }, 1),
      ("a structure of another value", runs { Loose(text: long, number: $0) }, 2),
      ("a structure in a structure", runs { Nested(inner: Loose(text: long, number: $0)) }, 2),
      ("a rule of its own", runs { ByID(id: 1, name: "\($0)") }, 1),
      ("a rule of its own for numbers", runs { PlainByID(id: 1, price: $0) }, 2),
      ("numbers that always have a rule of their own", runs { EquatableView(content: ViewByID(id: 1, price: $0)) }, 1),
      ("the same numbers", runs { _ in PlainByID(id: 1, price: 2) }, 1),
      (
        "an identifier of sixteen bytes",
        runs { _ in UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) }, 1
      ), ("a date", runs { _ in Date(timeIntervalSince1970: 1) }, 1),
      ("another date", runs { Date(timeIntervalSince1970: Double($0)) }, 2), ("a colour", runs { _ in Color.red }, 1),
      ("another colour", runs { $0 == 0 ? Color.red : .blue }, 2), ("an object", runs { _ in plain }, 1),
      ("another object", runs { _ in Plain() }, 2),
      (
        "an object that has changed without telling",
        runs { number in
          plain.value = number; return plain
        }, 1
      ), ("an enumeration", runs { _ in Either<Plain>.one(plain) }, 2),
      ("another case", runs { $0 == 0 ? Either<Plain>.one(plain) : .none }, 2),
      ("an enumeration of another object", runs { _ in Either<Plain>.one(Plain()) }, 2),
      ("the same closure", runs { _ in Acts(act: closure) }, 1),
      ("a closure that is made anew", runs { number in { _ = number } }, 2),
      ("a value of any kind", runs { $0 as Any }, 2), ("an error of any kind", runs { _ in plain as any Error }, 2),
      ("an object of any kind", runs { _ in plain as AnyObject }, 2),
      ("no closure", runs { _ in Acts(act: nil) }, 1), ("an optional object", runs { _ in Optional(plain) }, 1),
      ("an optional structure", runs { _ in Optional(Loose(text: long + "1", number: 1)) }, 1),
      ("another optional structure", runs { Optional(Loose(text: long, number: $0)) }, 2),
      ("a structure that comes", runs { $0 == 0 ? nil : Loose(text: "", number: 1) }, 2),
      ("a weak object", runs { _ in Weak(object: plain) }, 1), ("a type", runs { _ in Int.self }, 1),
      ("a binding to a state", runs { _ in Binding(box) }, 1),
      ("a binding to another", runs { Binding(StateBox($0)) }, 2),
      ("a binding of closures", runs { _ in Binding<Int>(get: { 1 }, set: { _ in }) }, 2),
      ("an observed object", runs { _ in ObservedObject(wrappedValue: observed) }, 1),
      ("another observed object", runs { _ in ObservedObject(wrappedValue: Observed()) }, 2),
      ("a state", runs { _ in State(initialValue: 1) }, 1),
      ("a state of another first value", runs { State(initialValue: $0) }, 2),
      ("a read value", runs { _ in Environment(\.font) }, 1),
      ("a text", runs { _ in Text("a").bold() }, 1), ("another text view", runs { Text("\($0)") }, 2),
      ("a text in another colour", runs { Text("a").foregroundStyle($0 == 0 ? Color.red : .blue) }, 2),
      ("a tuple", runs { _ in (1, plain) }, 2), ("another tuple", runs { ($0, plain) }, 2),
      ("a property of the app's own", runs { OwnProperty(number: $0) }, 2),
      ("the same property of the app's own", runs { _ in OwnProperty(number: 1) }, 1),
    ]
    for row in table { expect(row.runs, is: row.expected, "\(row.name)") }
  }

  @Test func `a changed value that a body has read runs it again, even if the view's value is the same`() {
    let (journal, box) = (Journal(), StateBox(1))
    let screen = turned(after: { box.value = 2 }) { _ in Reader(value: Binding(box), journal: journal) }
    expect(journal.entries, is: ["1", "2"])
    expect(screen.lines().contains { $0.contains("reads 2") })
  }

  @Test func `another environment runs the body`() {
    let limits = Journal()
    _ = turned { Worded(journal: limits).environment(\.lineLimit, $0) }
    expect(limits.entries, is: ["Optional(0)", "Optional(1)"])
  }

  @Test(arguments: [false, true]) func `a refresh that is made anew does so only where a view reads it`(_ isRead: Bool)
  {
    let rows = Journal()
    _ = turned { number in
      List {
        if isRead { Refreshing() }
        Child(field: 1, journal: rows)
      }.refreshable { _ = number }
    }
    expect(rows.entries.count, is: isRead ? 2 : 1)
  }

  @Test func `modifiers around a view that stays as it is are drawn anew`() {
    let journal = Journal()
    for isList in [false, true] {
      let screen = turned(columns: 40) { number in
        let child = Child(field: 1, journal: journal).accessibilityLabel("says \(number)")
        if isList { VStack { child } } else { child }
      }
      expect(screen.lines().contains { $0.contains("says 1") }, "\(screen.lines())")
    }
  }

  @Test func `moved rows are not drawn again, and a changed one is`() {
    let names = Journal()
    let list = turned(height: 10) { number in
      List(number == 0 ? ["a", "b", "c"] : ["c", "a", "d"], id: \.self) { Row(name: $0, journal: names) }
    }
    expect(names.entries, is: ["a", "b", "c", "d"])
    expect(list.lines().filter { $0.hasPrefix("* ") }, is: ["* c", "* a", "* d"])
  }
}

@Observable @MainActor private final class Turn { var number = 0 }

private struct Parent<Content: View>: View {
  let turn: Turn
  @ViewBuilder let content: (Int) -> Content
  var body: some View { content(turn.number) }
}

private struct Child<Field>: View {
  let field: Field
  let journal: Journal
  var body: some View {
    let _ = journal.add("child")
    Text("child")
  }
}

private struct Refreshing: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "none" : "refresh") }
}

private struct Reader: View {
  @Binding var value: Int
  let journal: Journal
  var body: some View {
    let _ = journal.add("\(value)")
    Text("reads \(value)")
  }
}

private struct Worded: View {
  @Environment(\.lineLimit) private var limit
  let journal: Journal
  var body: some View {
    let _ = journal.add("\(String(describing: limit))")
    Text("worded")
  }
}

private struct Row: View {
  let name: String
  let journal: Journal
  var body: some View {
    let _ = journal.add(name)
    Text(name)
  }
}

private final class Plain: Error, @unchecked Sendable { var value = 0 }
private final class Observed: ObservableObject {}
private struct Loose {
  let text: String
  let number: Int
}
private struct Acts { let act: (() -> Void)? }
private struct Weak { weak var object: Plain? }
private struct Nested { let inner: Loose }
private struct ByID: Equatable {
  let id: Int
  let name: String
  static func == (a: ByID, b: ByID) -> Bool { a.id == b.id }
}
private struct PlainByID: Equatable {
  let id: Int
  let price: Int
  static func == (a: PlainByID, b: PlainByID) -> Bool { a.id == b.id }
}
private struct ViewByID: View, Equatable {
  let id: Int
  let price: Int
  var body: some View { Text("\(price)") }
  nonisolated static func == (a: ViewByID, b: ViewByID) -> Bool { a.id == b.id }
}
private enum Either<Value> {
  case one(Value)
  case none
}
private struct OwnProperty: DynamicProperty {
  let number: Int
  @State private var kept = 0
}
