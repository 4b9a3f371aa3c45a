@testable import TextUI

/// Counts its presses: the state shows which views keep their identity.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@Observable @MainActor private final class Model { var items = ["a", "b", "c"] }

@MainActor struct IdentityTests: DrawnSuite {
  @Test func `ForEach follows ids through reordering, removal and duplicates`() {
    struct Screen: View {
      let model: Model
      var body: some View { VStack(alignment: .leading) { ForEach(model.items, id: \.self) { Counter(name: $0) } } }
    }
    let model = Model()
    let screen = TextScreen(columns: 5) { Screen(model: model) }
    screen.press("b 0")
    let steps: [([String], String)] = [
      (["c", "b", "a"], "   [c 0]\n   [b 1]\n   [a 0]"), (["b"], "   [b 1]"), (["a", "b"], "   [a 0]\n   [b 1]"),
      (["a"], "   [a 0]"),
      // Removed for a moment: the state is removed with the row.
      (["a", "b"], "   [a 0]\n   [b 0]"), (["b", "b"], "   [b 0]\n   [b 0]"), ([], ""),
    ]
    for (items, expected) in steps {
      model.items = items
      expect(screen.text, is: expected, "\(items)")
    }
    // Duplicates are two rows, each with its own state.
    model.items = ["x", "x"]
    _ = screen.text
    screen.press("x 0")
    expect(screen.text, is: "   [x 1]\n   [x 0]")
  }

  @Test func `A composite whose body is two views is also a list, even under a modifier of its own`() {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    check("     a   b", columns: 12) { HStack(spacing: 0) { Two().frame(width: 30) } }
    check("   a\n   b", columns: 4) { AnyView(Two()) }
    check("  a  b", columns: 4) { HStack { AnyView(Two()) } }
    check("        a\n        b", columns: 12) { Group { Two() }.padding(.leading, 20) }
  }

  @Test func `A modifier of the app has one state for each view that it is applied to`() {
    struct Counting: ViewModifier {
      @State private var count = 0
      @Environment(\.lineLimit) private var limit
      func body(content: Content) -> some View {
        across(content, Button("+\(count)") { count += 1 }, Text(limit == 1 ? "limited" : "free"))
      }
    }
    let list = TextScreen(columns: 24) {
      VStack(alignment: .leading) { Group { views(Text("a"), Text("b")) }.modifier(Counting()) }.lineLimit(1)
    }
    list.press("+0")
    expect(list.text, is: "        a [+1] limited\n        b [+0] limited")
    let single = TextScreen(columns: 24) { Text("a").modifier(Counting().concat(Counting())) }
    single.press("+0")
    expect(single.text, is: "   a [+1] free [+0] free    {; in the middle}")
  }
}

/// An identity made of an object must retain it: the next object may get the same address.
@MainActor struct ObjectIdentityTests {
  private let kinds: [(name: String, make: @MainActor () -> AnyHashable)] = [
    ("a pushed screen", { AnyHashable(NavigationPush(make: { _ in fatalError("never shown") }, pop: {})) }),
    ("a store of defaults", { AnyHashable(StoredPlace(key: "name", store: UserDefaults(suiteName: "shelf"))) }),
  ]

  @Test @MainActor func `a new object never equals a deallocated one`() {
    for (name, make) in kinds {
      let first = make()
      for _ in 0..<100 where make() == first { Issue.record("\(name) equals an earlier one") }
    }
  }
}

@MainActor struct ForEachTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }

  @Test(arguments: [false, true]) @MainActor func `a row that reads an object is made again when the object changes`(
    _ isLazy: Bool
  ) {
    let items = [Item(1, "one"), Item(2, "two")]
    let rows = ForEach(items) { Text($0.name) }
    let screen = TextScreen(isLazy ? AnyView(List { rows }) : AnyView(VStack { rows }), columns: 10, height: 5)
    screen.update()
    expect(!screen.needsUpdate)
    items[1].name = "due"
    expect(screen.needsUpdate)
    screen.update()
    expect(screen.lines().joined(), contains: "due")
    items[0].name = "uno"
    screen.update()
    expect(screen.lines().joined(), contains: "uno")
    expect(!screen.needsUpdate)
  }
}
