// Code from other people's screens: it compiles here as on Apple's platforms.

import TextUI

enum Borrowed {
  enum Place: Hashable { case home, search, more }

  struct Everything: View {
    @State private var volume = 0.5
    var body: some View {
      VStack {
        Text("ground").containerBackground(.yellow, for: .navigation)
        Text("content").containerBackground(for: .tabView) { Color.mint }
        Rectangle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)).frame(height: 20)
        Circle().fill(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9)).frame(height: 20)
        Circle().fill(.ellipticalGradient(stops: stops)).frame(height: 20)
        Circle().fill(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
          .frame(height: 20)
        Circle().fill(.conicGradient(stops: stops, center: .center)).frame(height: 20)
        Slider(value: $volume, in: 0...1, onEditingChanged: { _ in }) { Text("Volume") }
        Slider(value: $volume, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("Steps") }
        Image(systemName: "star").environment(\.symbolVariants, .fill)
        Text("resolved").foregroundStyle(Color(Color.Resolved(red: 1, green: 0, blue: 0)))
        Text("own looks").attributedTextFormattingDefinition(Looks())
        ShareLink(item: "link", preview: SharePreview(Text(verbatim: "Link")))
      }.presentationSizing(.automatic)
    }

    private var stops: [Gradient.Stop] { [.init(color: .red, location: 0), .init(color: .blue, location: 1)] }
  }

  struct Places: View {
    @State private var place = Place.search
    var showsMore = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        Tab(value: .search, role: .search) {
          Text("found")
        } label: {
          Text("Search")
        }
        if showsMore { Tab("More", systemImage: "ellipsis", value: .more) { Text("more") } }
      }
    }
  }

  struct Refreshed: View {
    @State private var count = 0

    /// Belongs to the main actor: `refreshable` runs there and calls it without waiting.
    private func add() { count += 1 }
    var body: some View { List { Text("\(count)") }.refreshable { add() } }
  }

  struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View { down(Text("top of the form"), configuration.content) }
  }
  struct Bare: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.minimumDate == nil ? "any day" : "from a day")
        Button("Later") { configuration.selection += 86_400 }
      }
    }
  }

  struct Styled: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    var body: some View {
      VStack {
        Form { Text("inside") }.formStyle(Framed())
        Form { Text("columns") }.formStyle(.columns)
        DatePicker("Due", selection: $day).datePickerStyle(Bare())
        DatePicker("Since", selection: $day, in: Date(timeIntervalSince1970: 0)...).datePickerStyle(Bare())
        DatePicker("Round", selection: $day, displayedComponents: .date).datePickerStyle(.wheel)
      }
    }
  }

  struct Looks: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> {
      RedLinks()
      PlainLinks()
    }
  }
  struct RedLinks: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) { container.foregroundColor = .red }
  }
  struct PlainLinks: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    func constrain(_ container: inout Attributes) { container.underlineStyle = nil }
  }
}
