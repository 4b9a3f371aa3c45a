import TestSupport
import Testing

@testable import TextUI

@Observable @MainActor
private final class Model {
  var isShown = true
  var value = 0
}

@MainActor
struct LifecycleTests {
  @Test @MainActor func `Views appear once when they are placed, containers first, and disappear when they go`() {
    struct Screen: View {
      let model: Model
      let journal: Journal
      var body: some View {
        VStack {
          Text("a").onAppear { journal.add("a appears") }.onDisappear { journal.add("a goes") }
          if model.isShown {
            Text("b").onAppear { journal.add("b appears") }.onDisappear { journal.add("b goes") }
          }
          Text("\(model.value)")
        }
        .onAppear { journal.add("stack appears") }
        .onDisappear { journal.add("stack goes") }
      }
    }
    let model = Model()
    let journal = Journal()
    let screen = TextScreen { Screen(model: model, journal: journal) }
    expect(journal.take(), is: ["stack appears", "a appears", "b appears"])
    model.value = 1
    screen.update()
    expect(journal.take(), is: [])
    model.isShown = false
    screen.update()
    expect(journal.take(), is: ["b goes"])
    model.isShown = true
    screen.update()
    expect(journal.take(), is: ["b appears"])
    screen.unmount()
    expect(journal.take().sorted(), is: ["a goes", "b goes", "stack goes"])
  }

  @Test @MainActor func `Updates without end are an issue that names the view and the last values`() {
    struct Runaway: View {
      @State private var value = 0
      var body: some View { Text("\(value)").onChange(of: value, initial: true) { value += 1 } }
    }
    let screen = TextScreen { Runaway() }
    let issue = screen.issues.map(\.description).joined()
    expect(issue, contains: "10 rounds of updates: Runaway.")
    expect(issue, contains: "onChange(of:) in Runaway from 8 to 9")
  }

  @Test @MainActor func `A view that cannot be drawn is an issue that names it, and never nothing`() {
    struct Foreign: View {
      typealias Body = Never
    }
    let screen = TextScreen { VStack { Foreign() } }
    expect(screen.issues.first?.description.hasPrefix("TextUI cannot draw Foreign"), is: true)
    expect(screen.text, contains: "(cannot draw Foreign)")
  }

  private final class Held {}

  /// Shows a screen that holds an object, takes it away and tells whether the object is gone.
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

  @Test @MainActor func `A screen that is taken away holds nothing any more`() {
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
    #expect(isFreed { held in Text("plain").onAppear { _ = held } })
    #expect(isFreed { held in VStack { ForEach(0..<3, id: \.self) { _ in Button("b") { _ = held } } } })
    #expect(
      isFreed { held in ScrollView { LazyVStack { Toggle("t", isOn: .constant(true)).onTapGesture { _ = held } } } })
    #expect(isFreed { held in GeometryReader { _ in Text("g").onAppear { _ = held } } })
    #expect(isFreed { held in TabView { Tab("One", systemImage: "1.circle") { Text("1").onDisappear { _ = held } } } })
    #expect(isFreed { held in Text("a").alert("Alert", isPresented: .constant(true)) { Button("OK") { _ = held } } })
    #expect(isFreed { held in Form { Picker("p", selection: .constant(held === held ? 1 : 2)) { Text("1").tag(1) } } })
    #expect(isFreed { Owner(held: $0) })
  }
}
