import TestSupport
import Testing

@testable import TextUI

@MainActor
@Suite struct ToolbarContentTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Own: ToolbarContent {
    @ObservedObject var counter: Counter
    @State private var taps = 0
    @Environment(\.lineLimit) private var limit

    init(counter: Counter) { self.counter = counter }

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("taps \(taps)") { taps += 1 } }
      ToolbarItem(placement: .topBarTrailing) { Text("count \(counter.count) limit \(limit ?? 0)") }
    }
  }

  @Test @MainActor func `An app's toolbar content has its state, its environment and what it observes`() {
    let counter = Counter()
    let screen = TextScreen {
      NavigationStack { Text("a").toolbar { Own(counter: counter) } }.environment(\.lineLimit, 3)
    }
    expect(screen.text, contains: "taps 0", "count 0 limit 3")
    screen.press("taps 0")
    counter.count = 5
    expect(screen.text, contains: "taps 1", "count 5 limit 3")
  }

  @Test @MainActor func `Two contents of one type have states of their own`() {
    let counter = Counter()
    let screen = TextScreen {
      NavigationStack {
        Text("a").toolbar {
          Own(counter: counter)
          Own(counter: counter)
        }
      }
    }
    let buttons = screen.elements.filter { $0.label == "taps 0" }
    expect(buttons.count, is: 2)
    buttons.last?.press?()
    screen.update()
    expect(screen.elements.map(\.label).filter { $0.hasPrefix("taps") }, is: ["taps 0", "taps 1"])
  }
}
