import SwiftUI
import Testing

/// A place where an app's code runs. A value that only this place reads must update the screen when it changes.
struct ReadingPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable (Reading) -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Reading) -> V) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }
}

extension ReadingPlace {
  /// Reads the changing number at each call.
  struct Reading: @unchecked Sendable {
    private let read: () -> Int
    init(_ read: @escaping () -> Int) { self.read = read }
    var number: Int { read() }
    var isSecond: Bool { number == 2 }
    var text: String { "number \(number)" }
    var numbers: [Int] { Array(0..<number) }
    var length: CGFloat { CGFloat(number) * 20 }
    func binding<Value>(_ value: @escaping (Reading) -> Value) -> Binding<Value> {
      nonisolated(unsafe) let value = value
      return Binding(get: { value(self) }, set: { _ in })
    }
  }
}

extension ReadingPlace {
  /// Every kind of closure, protocol and binding through which TextUI calls an app.
  static var all: [ReadingPlace] { content + dialogs + collections + values + layouts + styles + screens + looks }

  static var content: [ReadingPlace] {
    [
      ReadingPlace("body") { reading in Composite { Text(reading.text) } },
      ReadingPlace("GeometryReader") { reading in GeometryReader { _ in Text(reading.text) } },
      ReadingPlace("GeometryReader in a GeometryReader") { reading in
        GeometryReader { _ in GeometryReader { _ in Text(reading.text) } }
      }, ReadingPlace("ScrollViewReader") { reading in ScrollViewReader { _ in Text(reading.text) } },
      ReadingPlace("ScrollViewReader in a GeometryReader in a list") { reading in
        List { ForEach(0..<1) { _ in GeometryReader { _ in ScrollViewReader { _ in Text(reading.text) } } } }
      },
      ReadingPlace("TimelineView") { reading in
        TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { _ in Text(reading.text) }
      },
      ReadingPlace("a schedule's entries") { reading in
        TimelineView(Schedule(reading: reading)) { Text("\(Int($0.date.timeIntervalSince1970))") }
      }, ReadingPlace("ViewThatFits") { reading in ViewThatFits { ScrollViewReader { _ in Text(reading.text) } } },
      ReadingPlace("AsyncImage") { reading in
        AsyncImage(url: nil, content: { _ in Text("image") }, placeholder: { Text(reading.text) })
      }, ReadingPlace("sheet") { reading in Text("a").sheet(isPresented: .constant(true)) { Text(reading.text) } },
      ReadingPlace("popover") { reading in Text("a").popover(isPresented: .constant(true)) { Text(reading.text) } },
      ReadingPlace("DisclosureGroup") { reading in
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text(reading.text) }
      }, ReadingPlace("modifier") { reading in Text("a").modifier(Suffix(reading: reading)) },
      ReadingPlace("modifier on rows") { reading in
        List { ForEach(0..<1) { _ in Text("a") }.modifier(Suffix(reading: reading)) }
      }, ReadingPlace("a property's update") { reading in Updated(number: UpdatedNumber(reading: reading)) },
    ]
  }

  /// A dialog's content is made where it is written, as in SwiftUI: nothing observes it at the root.
  private static var dialogs: [ReadingPlace] {
    [
      ReadingPlace("alert") { reading in
        Text("a").alert("Alert", isPresented: .constant(true)) {
          Button("OK") {}
        } message: {
          Text(reading.text)
        }
      },
      ReadingPlace("confirmation dialog") { reading in
        Text("a").confirmationDialog("Dialog", isPresented: .constant(true)) { Button(reading.text) {} }
      },
    ]
  }

  private static var collections: [ReadingPlace] {
    [
      ReadingPlace("ForEach row") { reading in VStack { ForEach(0..<1) { _ in Text(reading.text) } } },
      ReadingPlace("ForEach in a binding's elements") { reading in
        VStack { ForEach(reading.binding(\.numbers), id: \.wrappedValue) { Text("row \($0.wrappedValue)") } }
      },
      ReadingPlace("ForEach id") { reading in
        VStack { ForEach([Element(reading: reading)]) { _ in Remembering(reading.text) } }
      },
      ReadingPlace("a collection's elements") { reading in
        VStack { ForEach(Elements(reading: reading), id: \.self) { Text("row \($0)") } }
      },
      ReadingPlace("lazy row") { reading in ScrollView { LazyVStack { ForEach(0..<1) { _ in Text(reading.text) } } } },
      ReadingPlace("list row") { reading in List(0..<1, id: \.self) { _ in Text(reading.text) } },
      ReadingPlace("a reader in a list row") { reading in
        List(0..<1, id: \.self) { _ in ScrollViewReader { _ in Text(reading.text) } }
      },
      ReadingPlace("table cell") { reading in
        Table([Row(id: 1)]) { TableColumn("Column") { _ in Text(reading.text) } }
      },
      ReadingPlace("list selection") { reading in
        List(selection: reading.binding { Optional($0.number) }) { ForEach(1..<3) { Text("row \($0)").tag($0) } }
      },
    ]
  }

  private static var values: [ReadingPlace] {
    [
      ReadingPlace("an expanded section") { reading in
        List { Section("Section", isExpanded: .constant(true)) { Text(reading.text) } }
      }, ReadingPlace("Toggle") { reading in Toggle("Toggle", isOn: reading.binding(\.isSecond)) },
      ReadingPlace("Picker") { reading in
        Picker("Picker", selection: reading.binding(\.number)) { ForEach(1..<3) { Text("choice \($0)").tag($0) } }
      },
      ReadingPlace("a picker's option") { reading in
        Picker("Picker", selection: .constant(1)) { Composite { Text(reading.text) }.tag(1) }
      },
      ReadingPlace("a picker's option in a segment") { reading in
        Picker("Picker", selection: .constant(1)) { ForEach(1..<3) { _ in Composite { Text(reading.text) } } }
          .pickerStyle(.segmented)
      }, ReadingPlace("TextField") { reading in TextField("Field", text: reading.binding(\.text)) },
      ReadingPlace("TextField with a format") { reading in
        TextField("Field", value: reading.binding(\.number), format: .number)
      },
      ReadingPlace("SecureField") { reading in
        SecureField("Field", text: reading.binding { String(repeating: "x", count: $0.number) })
      }, ReadingPlace("TextEditor") { reading in TextEditor(text: reading.binding(\.text)) },
      ReadingPlace("Slider") { reading in Slider(value: reading.binding { Double($0.number) }, in: 0...2) },
      ReadingPlace("Stepper") { reading in
        Stepper(value: reading.binding(\.number), in: 0...2) { ScrollViewReader { _ in Text(reading.text) } }
      },
      ReadingPlace("DatePicker") { reading in
        DatePicker(
          "Date", selection: reading.binding { Date(timeIntervalSince1970: Double($0.number) * 86_400) },
          displayedComponents: .date)
      },
      ReadingPlace("an expansion") { reading in
        DisclosureGroup("Group", isExpanded: reading.binding(\.isSecond)) { Text("open") }
      },
      ReadingPlace("a presentation") { reading in
        Text("a").sheet(isPresented: reading.binding(\.isSecond)) { Text("sheet") }
      },
      ReadingPlace("a presentation of an item") { reading in
        Text("a").sheet(item: reading.binding { Optional(Row(id: $0.number)) }) { Text("sheet \($0.id)") }
      },
      ReadingPlace("an alert's presentation") { reading in
        Text("a").alert("Alert", isPresented: reading.binding(\.isSecond)) {}
      },
      ReadingPlace("a tab's selection") { reading in
        TabView(selection: reading.binding(\.number)) {
          ForEach(1..<3) { tab in Text("screen \(tab)").tabItem { Text("tab \(tab)") }.tag(tab) }
        }
      },
      ReadingPlace("a navigation path") { reading in
        NavigationStack(path: reading.binding(\.numbers)) {
          Text("root").navigationDestination(for: Int.self) { Text("pushed \($0)") }
        }
      },
      ReadingPlace("a search") { reading in NavigationStack { Text("a").searchable(text: reading.binding(\.text)) } },
      ReadingPlace("a search's presentation") { reading in
        NavigationStack {
          Text("a").searchable(text: .constant(""), isPresented: reading.binding(\.isSecond))
            .searchSuggestions { Text("suggestion") }
        }
      },
    ]
  }

  private static var screens: [ReadingPlace] {
    [
      ReadingPlace("the root of a stack") { reading in
        NavigationStack { ScrollViewReader { _ in Text(reading.text) } }
      },
      ReadingPlace("a value's destination") { reading in
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in Text(reading.text) }
        }
      },
      ReadingPlace("a reader in a destination") { reading in
        NavigationStack(path: .constant([1])) {
          Text("root").navigationDestination(for: Int.self) { _ in GeometryReader { _ in Text(reading.text) } }
        }
      },
      ReadingPlace("a flag's destination") { reading in
        NavigationStack { Text("root").navigationDestination(isPresented: .constant(true)) { Text(reading.text) } }
      }, ReadingPlace("toolbar") { reading in NavigationStack { Text("a").toolbar { Button(reading.text) {} } } },
      ReadingPlace("a reader in a toolbar") { reading in
        NavigationStack { Text("a").toolbar { ToolbarItem { ScrollViewReader { _ in Text(reading.text) } } } }
      },
      ReadingPlace("a toolbar's own content") { reading in
        NavigationStack { Text("a").toolbar { Bar(reading: reading) } }
      },
      ReadingPlace("search suggestions") { reading in
        NavigationStack {
          Text("a").searchable(text: .constant("a")).searchSuggestions { GeometryReader { _ in Text(reading.text) } }
        }
      },
      ReadingPlace("a tab") { reading in
        TabView { Tab("Tab", systemImage: "star") { ScrollViewReader { _ in Text(reading.text) } } }
      },
      ReadingPlace("a tab's label") { reading in TabView { Text("a").tabItem { Composite { Text(reading.text) } } } },
      ReadingPlace("a title") { reading in
        NavigationStack { ScrollViewReader { _ in Text("a").navigationTitle(reading.text) } }
      }, ReadingPlace("a badge") { reading in List { ScrollViewReader { _ in Text("a").badge(reading.number) } } },
      ReadingPlace("a safe area's inset") { reading in
        Text("a").safeAreaInset(edge: .bottom) { ScrollViewReader { _ in Text(reading.text) } }
      },
      ReadingPlace("an overlay") { reading in
        Text("aaaaaaaaaaaa").overlay { GeometryReader { _ in Text(reading.text) } }
      },
      ReadingPlace("a background") { reading in
        Color.clear.background { ScrollViewReader { _ in Text(reading.text) } }
      },
    ]
  }

  private static var looks: [ReadingPlace] {
    [
      ReadingPlace("an environment's change") { reading in
        Text("a b c d e").transformEnvironment(\.lineLimit) { $0 = reading.number }.frame(width: 10)
      },
      ReadingPlace("an environment's change on rows") { reading in
        List {
          ForEach(0..<1) { _ in Text("a b c d e").frame(width: 10) }
            .transformEnvironment(\.lineLimit) { $0 = reading.number }
        }
      }, ReadingPlace("a value's format") { reading in Text(1, format: Doubling(reading: reading)) },
      ReadingPlace("a value's format in a title") { reading in
        NavigationStack { Text("a").navigationTitle(Text(1, format: Doubling(reading: reading))) }
      },
    ]
  }
}
