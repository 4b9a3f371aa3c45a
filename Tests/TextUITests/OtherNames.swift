// Less common names that apps use: this must compile as it is.
import TextUI

enum OtherNames {
  struct Same: View, Equatable {
    var name = "same"
    var body: some View { Text(name) }
  }

  struct InDark: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Note { Note(text: "\(environment.colorScheme)") }

    struct Note: ViewModifier {
      let text: String
      func body(content: Content) -> some View { across(content, Text(text)) }
    }
  }

  struct Field: View {
    @State var text = ""
    @State var log: [String] = []
    var body: some View {
      TextField("Name", text: $text, onEditingChanged: { log.append($0 ? "begins" : "ends") })
      TextField("Other", text: .constant(""))
      Text(log.joined(separator: " "))
    }
  }

  struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  struct Measured: Equatable { var bounds: Anchor<CGRect> }

  struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value)
    }
  }

  struct Token: Identifiable { let id: String }

  struct AppMenus: Commands {
    @FocusedValue(\.selection) var selection
    @FocusedBinding(\.text) var text

    var body: some Commands {
      CommandMenu("Notes") { Button("New") {} }
      CommandGroup(replacing: .newItem) { Button("New Window") {} }
      CommandGroup(after: .sidebar) {}
      SidebarCommands()
      if selection == nil { ToolbarCommands() }
    }
  }

  struct Main: App {
    var body: some Scene { WindowGroup { Text("Main") }.commands { AppMenus() }.handlesExternalEvents(matching: ["x"]) }
  }

  struct Everything: View {
    @State private var query = ""
    @State private var tokens: [Token] = []
    @State private var isOn = true
    @FocusState private var isSearching: Bool
    @Environment(\.sizeCategory) private var size
    @Environment(\.pixelLength) private var pixel
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    var body: some View {
      ScrollView {
        Same().equatable()
        EquatableView(content: Same(name: "again")).modifier(InDark())
        Button(role: .cancel) {}
        Button("Send", image: ImageResource(name: "send", bundle: .main)) {}
        Image(.hero)
        Text("Faded").foregroundStyle(.red.secondary)
        Text("Tinted").foregroundStyle(Color(.brand))
        Text("In a shape").background(.blue, in: .buttonBorder)
        Text(verbatim: "\(size) \(pixel * 3) \(rowHeight)")
        Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(2).speed(2), value: isOn)
          .contentTransition(.symbolEffect(.replace.downUp)).symbolEffectsRemoved()
        Text("Moved").transition(Turn()).transition(.blurReplace).transition(.slide)
      }
      .toolbar {}
      .defaultScrollAnchor(.bottom, for: .sizeChanges)
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { _ in }, isEnabled: false)
      .gesture(DragGesture(coordinateSpace: .named("list")), isEnabled: false)
      .onKeyPress(.escape) { .handled }
      .onKeyPress(characters: .alphanumerics) { $0.modifiers.isEmpty ? .ignored : .handled }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL as Any) }
      .userActivity("read", element: query) { query, activity in activity.title = query }
      .focusedSceneValue(\.selection, 2)
      .searchable(text: $query, tokens: $tokens) { Text($0.id) }
      .searchFocused($isSearching)
      .sheet(isPresented: .constant(false)) { Text("Form").presentationSizing(.form.sticky()) }
    }
  }
}

extension OtherNames {
  enum Beat: CaseIterable { case low, high }

  struct Pose {
    var scale = 1.0
    var offset = CGSize.zero
  }

  struct Moving: View {
    @State private var position = ScrollPosition(edge: .top)
    @Namespace private var namespace
    var body: some View {
      ScrollView {
        Text("Beats").phaseAnimator(Beat.allCases) { content, beat in
          content.bold(beat == .high)
          Text("\(beat)")
        } animation: { _ in
          .easeInOut
        }
        PhaseAnimator([1, 2], trigger: position.isPositionedByUser) { Text("Phase \($0)") }
        Text("Poses").keyframeAnimator(initialValue: Pose(), trigger: 1) { content, pose in
          content.scaleEffect(pose.scale).offset(pose.offset)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.2, duration: 0.1)
            SpringKeyframe(1, duration: 0.3, spring: .bouncy)
            CubicKeyframe(1, duration: 0.1)
          }
          KeyframeTrack(\.offset) { MoveKeyframe(.zero) }
        }
        Text("Rows").scrollTransition { content, phase in
          content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value) / 5)
        }
        .visualEffect { content, proxy in content.offset(y: proxy.size.height).blur(radius: 2) }
        .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(.rect(cornerRadius: 4)) }
        .onScrollVisibilityChange { print($0) }
        Rectangle().fill(Gradient(colors: [.red, .blue])).frame(height: 20)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > $0.contentInsets.top
      } action: {
        print($0, $1)
      }
      .onScrollPhaseChange { old, new in print(old, new.isScrolling) }
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .onAppear { position.scrollTo(id: 7, anchor: .top) }
    }
  }

  struct Titles: View {
    let title: LocalizedStringResource
    @State private var isOn = true
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List {
          Section(title) {
            Button(title) {}
            Button(title, systemImage: "star", role: .destructive) {}
            Label(title, systemImage: "star")
            Toggle(title, isOn: $isOn)
            TextField(title, text: $text)
            LabeledContent(title, value: "1")
            Menu(title) { Text(title) }
            NavigationLink(title) { Text(title) }
            ProgressView(title)
          }
        }.navigationTitle(title).alert(title, isPresented: .constant(false)) { Button(title) {} }
      }
    }
  }
}

extension ImageResource { static let hero = ImageResource(name: "hero", bundle: .main) }
extension ColorResource { static let brand = ColorResource(name: "brand", bundle: .main) }

extension FocusedValues {
  struct SelectionKey: FocusedValueKey { typealias Value = Int }
  struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

  var selection: Int? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
  var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
