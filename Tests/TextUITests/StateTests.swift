import Foundation
import Testing
import TextCombine

@testable import TextUI

private final class Legacy: ObservableObject {
  @Published var name = "legacy"
  static nonisolated(unsafe) var made = 0
  init() { Legacy.made += 1 }
}

@Observable @MainActor
private final class Modern {
  var name = "modern"
  var other = 0
}

@Observable
private final class Shared: @unchecked Sendable {
  var values = [0, 0, 0, 0]
}

@MainActor
struct StateTests {
  @Test func `The first initial value counts, and a child's change leaves its parent alone`() {
    struct Child: View {
      @State private var value: Int
      let journal: Journal
      init(_ value: Int, _ journal: Journal) {
        _value = State(initialValue: value)
        self.journal = journal
      }
      var body: some View {
        let _ = journal.add("child \(value)")
        Button("child \(value)") { value += 1 }
      }
    }
    struct Parent: View {
      @State private var start = 10
      let journal: Journal
      var body: some View {
        let _ = journal.add("parent \(start)")
        Child(start, journal)
        Button("more") { start += 10 }
      }
    }
    let journal = Journal()
    let screen = TextScreen { Parent(journal: journal) }
    #expect(journal.take() == ["parent 10", "child 10"])
    screen.press("child 10")
    #expect(journal.take() == ["child 11"])
    screen.press("more")
    // The new initial value 20 is not taken: the child's state was made before.
    #expect(journal.take() == ["parent 20", "child 11"])
    // A write of an equal value changes nothing.
    let state = TextScreen { Writer(journal: journal) }
    _ = journal.take()
    state.press("same")
    #expect(journal.take() == [])
  }

  private struct Writer: View {
    @State private var value = 1
    let journal: Journal
    var body: some View {
      let _ = journal.add("writer")
      Text("\(value)")
      Button("same") { value = 1 }
    }
  }

  @Test func `Observable objects of both kinds are watched, and only where they are read`() {
    struct Reader: View {
      @Environment(Modern.self) private var modern
      @Environment(Modern.self) private var optional: Modern?
      @EnvironmentObject private var legacy: Legacy
      let journal: Journal
      var body: some View {
        let _ = journal.add("reader")
        Text("\(modern.name) \(legacy.name) \(optional === modern ? "same" : "other")")
      }
    }
    struct Owner: View {
      @StateObject private var legacy = Legacy()
      @State private var modern = Modern()
      @State private var turns = 0
      let journal: Journal
      var body: some View {
        let _ = journal.add("owner \(turns)")
        VStack(alignment: .leading) {
          Reader(journal: journal)
          Button("modern") { modern.name += "!" }
          Button("other") { modern.other += 1 }
          Button("legacy") { legacy.name += "?" }
          Button("turn") { turns += 1 }
        }
        .environment(modern)
        .environmentObject(legacy)
      }
    }
    Legacy.made = 0
    let journal = Journal()
    let screen = TextScreen { Owner(journal: journal) }
    #expect(screen.issues == [])
    #expect(screen.text.hasPrefix("            modern legacy same"), "\(screen.text)")
    _ = journal.take()
    screen.press("modern")
    #expect(journal.take() == ["reader"])
    screen.press("other")
    #expect(journal.take() == [])
    screen.press("legacy")
    #expect(journal.take() == ["owner 0", "reader"])
    screen.press("turn")
    #expect(screen.text.contains("modern! legacy? same"))
    #expect(Legacy.made == 1)
  }

  @Test func `A missing object is an issue that says how to put one in`() {
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
    #expect(screen.issues.map(\.description).count == 2)
    #expect(screen.issues.first?.description.contains("Modern through @Environment") == true)
    #expect(screen.issues.last?.description.contains(".environmentObject(_:)") == true)
    #expect(screen.text.contains("(NoModern: not drawn)"))
  }

  @Test func `Bindings read and write what somebody else owns`() {
    struct Form: View {
      @Bindable var modern: Modern
      @ObservedObject var legacy: Legacy
      @Binding var text: String
      @State private var row = (first: "f", second: "s")
      var body: some View {
        Button("\(text) \(modern.name) \(legacy.name) \(row.first)") {
          text += "1"
          $modern.name.wrappedValue += "2"
          $legacy.name.wrappedValue += "3"
          $row.first.wrappedValue += "4"
        }
      }
    }
    struct Owner: View {
      @State private var text = "t"
      @State private var modern = Modern()
      @StateObject private var legacy = Legacy()
      var body: some View { Form(modern: modern, legacy: legacy, text: $text) }
    }
    let screen = TextScreen { Owner() }
    screen.press("t modern legacy f")
    #expect(screen.text.trimmingCharacters(in: .whitespacesAndNewlines) == "[t1 modern2 legacy3 f4]")

    nonisolated(unsafe) var stored: Int? = 5
    let optional = Binding<Int?>(get: { stored }, set: { stored = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.wrappedValue = 6
    #expect(stored == 6)
    stored = nil
    // Somebody may still hold the binding when the value has gone.
    #expect(unwrapped?.wrappedValue == 5)
    #expect(Binding(optional) == nil)
    let whole = Binding<Int?>(Binding.constant(3))
    #expect(whole.wrappedValue == 3)
    let texts = Binding.constant(["a", "b"])
    #expect(texts.map(\.wrappedValue) == ["a", "b"])
  }

  @Test func `A type of the app groups properties and is updated before each body`() {
    @propertyWrapper
    struct Tally: DynamicProperty {
      @State private var count = 0
      @Environment(\.locale) private var locale
      private(set) var label = "not updated"
      var wrappedValue: Int {
        get { count }
        nonmutating set { count = newValue }
      }
      var projectedValue: String { label }
      mutating func update() { label = "\(locale.identifier) \(count)" }
    }
    struct Screen: View {
      @Tally private var tally
      var body: some View { Button($tally) { tally += 1 } }
    }
    let screen = TextScreen { Screen() }
    screen.press("en_US 0")
    #expect(screen.text.contains("[en_US 1]"))
  }

  @Test func `Values of the environment come from the nearest place that sets them`() {
    struct Names: View {
      @Environment(\.palette) private var palette
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(palette) \(isEnabled ? "on" : "off") \(scheme == .dark ? "dark" : "light")") }
    }
    let text = draw(columns: 22) {
      Names()
      Names().environment(\.palette, "mine").disabled(true)
      Names().transformEnvironment(\.palette) { $0 += "+" }.environment(\.palette, "outer")
      VStack { Names().disabled(false) }.disabled(true).environment(\.colorScheme, .dark)
    }
    #expect(text == "     default on light\n      mine off light\n     outer+ on light\n     default off dark")
  }

  @Test func `Stored values begin as written and are shared by key; a publisher is heard while the view is shown`() {
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
    #expect(screen.text.components(separatedBy: "[2 none]").count == 3)
    subject.send("hello")
    #expect(screen.text.contains("hello"))
    screen.press("hide")
    subject.send("unheard")
    screen.press("show")
    #expect(screen.text.contains("hello"))
    #expect(TextScreen(columns: 10) { Setting() }.text.contains("[1 none]"))
  }

  @Test func `Changes from other threads are taken up once, on the main actor`() async {
    struct Screen: View {
      let shared: [Shared]
      var body: some View { Text(shared.map { "\($0.values[0])" }.joined(separator: " ")) }
    }
    let shared = (0..<8).map { _ in Shared() }
    let screen = TextScreen { Screen(shared: shared) }
    await withTaskGroup(of: Void.self) { group in
      for object in shared {
        group.addTask { @Sendable in for value in 1...200 { object.values[0] = value } }
      }
    }
    #expect(screen.needsUpdate)
    #expect(screen.text.contains(Array(repeating: "200", count: 8).joined(separator: " ")))
    #expect(!screen.needsUpdate)
  }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var palette: String {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}
