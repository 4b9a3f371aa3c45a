import TestSupport
import Testing

@testable import TextUI

/// A place takes drops while it is enabled, and is not told to take any otherwise.
@MainActor
@Suite struct DropPlaceTests {
  @Test @MainActor func `what takes no drops is not told to take them`() throws {
    let journal = Journal()
    func place(isEnabled: Bool) -> ScreenInUse {
      ScreenInUse {
        Text("A").dropDestination(for: String.self, isEnabled: isEnabled) { things, _ in journal.add(things.joined()) }
      }
    }
    let (open, closed) = (place(isEnabled: true), place(isEnabled: false))
    expect(open.text, contains: "~ takes drops")
    expect(closed.text, lacks: "drops")
    #expect(open.screen.elements[0].takesDrops && !closed.screen.elements[0].takesDrops)
    #expect(open.screen.elements[0].drop(["x"]) == true && closed.screen.elements[0].drop(["x"]) == nil)
    expect(journal.take(), is: ["x"])
  }
}
