import TextCombine

@testable import TextUI

private final class Legacy: ObservableObject { @Published var name = "legacy" }
@Observable @MainActor private final class Modern { var name = "modern" }
@Observable private final class Shared: @unchecked Sendable { var values = [0, 0, 0, 0] }

@MainActor struct StateTests {
  @Test func `A missing object is an issue that says how to put one in`() {
    struct NoModern: View {
      @Environment(Modern.self) private var modern
      var body: some View { Text(modern.name) }
    }
    struct NoLegacy: View {
      @EnvironmentObject private var legacy: Legacy
      var body: some View { Text(legacy.name) }
    }
    let missing = TextScreen {
      NoModern()
      NoLegacy()
    }
    expect(missing.issues.map(\.description).count, is: 2)
    expect(missing.issues.first?.description.contains("Modern through @Environment"), is: true)
    expect(missing.issues.last?.description.contains(".environmentObject(_:)"), is: true)
    expect(missing.text, contains: "(NoModern: not drawn)")
  }

  @Test func `Updates without end are an issue that names the view and the last values`() {
    struct Runaway: View {
      @State private var value = 0
      var body: some View { Text("\(value)").onChange(of: value, initial: true) { value += 1 } }
    }
    let runaway = TextScreen { Runaway() }
    let issue = runaway.issues.map(\.description).joined()
    expect(issue, contains: "10 rounds of updates: Runaway.", "onChange(of:) in Runaway from 8 to 9")
  }

  @Test func `An unwrapped binding keeps the last value once it is nil`() {
    nonisolated(unsafe) var stored: Int? = 5
    let optional = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 6
    expect(stored, is: 6)
    stored = nil
    // A binding may outlive its value.
    expect(unwrapped?.wrappedValue, is: 5)
    expect(Binding(optional) == nil)
  }

  @Test func `Stored values begin as written and are shared by key`() {
    struct Setting: View {
      @AppStorage("count") private var count = 1
      @AppStorage("name") private var name: String?
      var body: some View { Button("\(count) \(name ?? "none")") { count += 1 } }
    }
    let screen = TextScreen(columns: 10) { down(Setting(), Setting()) }
    screen.press("1 none")
    expect(screen.text.components(separatedBy: "[2 none]").count, is: 3)
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
    expect(screen.needsUpdate)
    expect(screen.text, contains: Array(repeating: "200", count: 8).joined(separator: " "))
    expect(!screen.needsUpdate)
  }
}

@MainActor struct LifecycleTests {
  @Test func `Containers appear before their content, and all of a removed screen disappears`() {
    let journal = Journal()
    func logged(_ name: String, _ view: some View) -> some View {
      view.onAppear { journal.add("\(name) appears") }.onDisappear { journal.add("\(name) goes") }
    }
    let screen = TextScreen { logged("stack", down(logged("a", Text("a")), logged("b", Text("b")))) }
    expect(journal.take(), is: ["stack appears", "a appears", "b appears"])
    screen.unmount()
    expect(journal.take().sorted(), is: ["a goes", "b goes", "stack goes"])
  }

  @Test func `A removed screen retains nothing`() {
    struct Owner: View {
      @State var held: Held
      @State private var isShown = true
      @State private var path = [1]
      @State private var text = ""
      var body: some View {
        NavigationStack(path: $path) {
          List { ForEach(0..<3, id: \.self) { index in Button("Row \(index)") { _ = held } } }
            .navigationDestination(for: Int.self) { _ in
              VStack {
                TextField("Name", text: $text)
                if isShown { Text("shown").onAppear { _ = held } }
              }
              .sheet(isPresented: $isShown) { Button("Close") { isShown = held === held } }
              .toolbar { Button("Add") { _ = held } }
              .navigationTitle("Numbers")
            }
            .searchable(text: $text)
            .refreshable {}
        }
      }
    }
    expect(isFreed { held in Text("plain").onAppear { _ = held } })
    expect(isFreed { held in VStack { ForEach(0..<3, id: \.self) { _ in Button("b") { _ = held } } } })
    expect(
      isFreed { held in ScrollView { LazyVStack { Toggle("t", isOn: .constant(true)).onTapGesture { _ = held } } } })
    expect(isFreed { held in GeometryReader { _ in Text("g").onAppear { _ = held } } })
    expect(isFreed { held in TabView { Tab("One", systemImage: "1.circle") { Text("1").onDisappear { _ = held } } } })
    expect(isFreed { held in Text("a").alert("Alert", isPresented: .constant(true)) { Button("OK") { _ = held } } })
    expect(isFreed { held in Form { Picker("p", selection: .constant(held === held ? 1 : 2)) { Text("1").tag(1) } } })
    expect(isFreed { Owner(held: $0) })
  }

  private final class Held {}

  /// Shows a screen that holds an object, removes it and returns whether the object was released.
  private func isFreed<V: View>(_ view: (Held) -> V) -> Bool {
    weak var left: Held?
    do {
      let held = Held()
      left = held
      let screen = TextScreen(view(held), columns: 30, height: 12)
      screen.update()
      _ = screen.lines()
      _ = screen.elements
      screen.unmount()
    }
    return left == nil
  }
}
