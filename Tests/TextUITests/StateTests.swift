import Foundation
import TestSupport
import Testing
import TextCombine

@testable import TextUI

private final class Legacy: ObservableObject {
  @Published var name = "legacy"
}

@Observable @MainActor
private final class Modern { var name = "modern" }

@Observable
private final class Shared: @unchecked Sendable { var values = [0, 0, 0, 0] }

@MainActor
struct StateTests {
  @Test @MainActor func `A missing object is an issue that says how to put one in`() {
    struct NoModern: View {
      @Environment(Modern.self) private var modern
      var body: some View { Text(modern.name) }
    }
    struct NoLegacy: View {
      @EnvironmentObject private var legacy: Legacy
      var body: some View { Text(legacy.name) }
    }
    let screen = TextScreen {
      NoModern()
      NoLegacy()
    }
    expect(screen.issues.map(\.description).count, is: 2)
    expect(screen.issues.first?.description.contains("Modern through @Environment"), is: true)
    expect(screen.issues.last?.description.contains(".environmentObject(_:)"), is: true)
    expect(screen.text, contains: "(NoModern: not drawn)")
  }

  @Test func `An unwrapped binding has the last value when there is none any more`() {
    nonisolated(unsafe) var stored: Int? = 5
    let optional = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 6
    expect(stored, is: 6)
    stored = nil
    // Somebody may still hold the binding when the value has gone.
    expect(unwrapped?.wrappedValue, is: 5)
    #expect(Binding(optional) == nil)
  }

  @Test @MainActor
  func `Stored values begin as written and are shared by key; a publisher is heard while the view is shown`() {
    struct Setting: View {
      @AppStorage("count") private var count = 1
      @AppStorage("name") private var name: String?
      var body: some View { Button("\(count) \(name ?? "none")") { count += 1 } }
    }
    struct Screen: View {
      let subject: PassthroughSubject<String, Never>
      @State private var heard = "nothing"
      @State private var isShown = true
      var body: some View {
        VStack {
          Setting()
          Setting()
          if isShown { Text(heard).onReceive(subject) { heard = $0 } }
          Button("hide") { isShown = false }
          Button("show") { isShown = true }
        }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let screen = TextScreen(columns: 10) { Screen(subject: subject) }
    screen.press("1 none")
    expect(screen.text.components(separatedBy: "[2 none]").count, is: 3)
    subject.send("hello")
    expect(screen.text, contains: "hello")
    screen.press("hide")
    subject.send("unheard")
    screen.press("show")
    expect(screen.text, contains: "hello")
    expect(TextScreen(columns: 10) { Setting() }.text, contains: "[1 none]")
  }

  @Test func `Changes from other threads are taken up once, on the main actor`() async {
    struct Screen: View {
      let shared: [Shared]
      var body: some View { Text(shared.map { "\($0.values[0])" }.joined(separator: " ")) }
    }
    let shared = (0..<8).map { _ in Shared() }
    let screen = TextScreen { Screen(shared: shared) }
    await withTaskGroup(of: Void.self) { group in
      for object in shared { group.addTask { @Sendable in for value in 1...200 { object.values[0] = value } } }
    }
    #expect(screen.needsUpdate)
    expect(screen.text, contains: Array(repeating: "200", count: 8).joined(separator: " "))
    #expect(!screen.needsUpdate)
  }
}
