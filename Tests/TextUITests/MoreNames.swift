// Less common names that apps use: this compiles here as on Apple's platforms.

import TextUI

enum MoreNames {
  struct Food: Identifiable, Hashable {
    let id: String
    var parts: [Food]?

    static let all = [
      Food(id: "Fruit", parts: [Food(id: "Apple"), Food(id: "Citrus", parts: [Food(id: "Lime")])]),
      Food(id: "Bread"),
    ]
  }

  struct Shapes: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("both").background { Capsule().fill(.red).stroke(.blue, lineWidth: 2) }
        Circle().fill(.red).stroke(.blue).frame(width: 60, height: 20)
        Circle().offset(x: 20).stroke(.green).frame(width: 60, height: 20)
        RoundedRectangle(cornerRadius: 4).fill(.gray).strokeBorder(.black, lineWidth: 3).frame(width: 60, height: 20)
        Rectangle().rotation(.degrees(45)).inset(by: 2).fill(.mint).frame(width: 60, height: 20)
        Text("turned").transformEffect(CGAffineTransform(rotationAngle: 1))
        Text("moved").modifier(Shake(distance: 30))
        Text("not moved").projectionEffect(ProjectionTransform(CATransform3DIdentity))
        MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue]).frame(height: 20)
      }
    }
  }

  struct Shake: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  struct Tabs: View {
    @State private var tab = 0
    let showsMore: Bool
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 0) { Text("home") }
        Tab(value: 1, role: .search) { Text("results") }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note", value: 2) { Text("songs") }.customizationID("songs").badge(3)
          if showsMore { Tab("More", image: "more", value: 3) { Text("more") } }
          others
        }
      }.tabViewStyle(.sidebarAdaptable).tabBarMinimizeBehavior(.onScrollDown)
    }

    @TabContentBuilder<Int> private var others: some TabContent<Int> {
      Tab("Hidden", systemImage: "eye", value: 4) { Text("hidden") }.hidden()
      Tab("Last", systemImage: "flag", value: 5) { Text("last") }.defaultVisibility(.hidden, for: .tabBar)
    }
  }

  struct Passing<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  /// Takes closures that do not escape, as an app's own modifiers do.
  @MainActor
  static func presenting(@ViewBuilder _ actions: () -> some View, @ViewBuilder _ items: () -> some View) -> some View {
    VStack {
      Menu("Menu", content: items)
      NavigationLink(destination: items) { Text("Link") }
      Text("hold").contextMenu(menuItems: items)
      Text("pushed").navigationDestination(isPresented: .constant(false), destination: items)
      Text("asked").confirmationDialog("Sure?", isPresented: .constant(false), actions: actions)
    }.alert("Careful", isPresented: .constant(true), actions: actions)
  }
}

extension Menu { fileprivate func wide() -> some View { frame(maxWidth: .infinity) } }
extension Picker { fileprivate func wide() -> some View { frame(maxWidth: .infinity) } }
extension TextField { fileprivate func wide() -> some View { frame(maxWidth: .infinity) } }
extension Section where Parent: View, Content: View, Footer: View { fileprivate func red() -> some View { tint(.red) } }
extension Button { fileprivate func wide() -> some View { frame(maxWidth: .infinity) } }
extension List { fileprivate func red() -> some View { tint(.red) } }
