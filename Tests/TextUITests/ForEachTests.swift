import Observation
import TestSupport
import Testing

@testable import TextUI

@MainActor
@Suite struct ForEachTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  @Test(arguments: [false, true]) @MainActor func `a row that reads an object is made again when the object changes`(
    _ isLazy: Bool
  ) {
    let items = [Item(1, "one"), Item(2, "two")]
    let rows = ForEach(items) { Text($0.name) }
    let screen = TextScreen(isLazy ? AnyView(List { rows }) : AnyView(VStack { rows }), columns: 10, height: 5)
    screen.update()
    #expect(!screen.needsUpdate)
    items[1].name = "due"
    #expect(screen.needsUpdate)
    screen.update()
    expect(screen.lines().joined(), contains: "due")
    items[0].name = "uno"
    screen.update()
    expect(screen.lines().joined(), contains: "uno")
    #expect(!screen.needsUpdate)
  }
}
