@testable import TextUI

/// Typical use of the most common names, as source that Apple compiles: names of layout, text, state and drawing.
@MainActor struct RankingTests {
  @Test func `Views and modifiers that draw nothing of their own leave the view as it is`() {
    let text = draw(columns: 16, height: 40) {
      VStack(alignment: .leading, spacing: 0) {
        Unchanged(name: "drawing")
          .compositingGroup().drawingGroup().backgroundStyle(.background).scrollClipDisabled().geometryGroup()
          .containerShape(Circle()).symbolEffect(.pulse, value: 1).symbolEffect(
            .variableColor.iterative, options: .repeating)
        Unchanged(name: "colours")
          .background(.clear).overlay(.clear).tint(.red).tint(Color.blue).accentColor(.orange).colorScheme(.dark)
        Unchanged(name: "transforms").flipsForRightToLeftLayoutDirection(true)
        Motion()
        Unchanged(name: "type")
          .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge).imageScale(.large).symbolVariant(.fill)
          .symbolRenderingMode(.hierarchical).minimumScaleFactor(0.5).allowsTightening(true)
        Unchanged(name: "edges")
          .ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)
          .contentShape(Rectangle()).contentShape(.interaction, .rect).contentMargins(.horizontal, 0)
          .contentMargins(.bottom, 10, for: .scrollContent).safeAreaPadding(.horizontal)
        Unchanged(name: "scrolling")
          .scrollDisabled(true).scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize)
          .scrollDismissesKeyboard(.interactively).scrollTargetLayout().scrollTargetBehavior(.viewAligned)
          .scrollTargetBehavior(.paging).defaultScrollAnchor(.bottom).scrollContentBackground(.hidden)
          .scrollPosition(id: .constant(Int?.none)).coordinateSpace(name: "space").coordinateSpace(.named("space"))
        Unchanged(name: "previews")
          .previewLayout(.sizeThatFits).previewDevice("iPhone 15").previewDisplayName("name")
          .previewInterfaceOrientation(.landscapeLeft)
        Unchanged(name: "places")
          .zIndex(1).offset(x: 0, y: 0).offset(.zero).layoutPriority(1).fixedSize().fixedSize(
            horizontal: true, vertical: false
          )
          .frame(minHeight: 0).frame(maxWidth: 100, alignment: .leading).padding(0).padding([.top, .bottom], 0)
          .padding(EdgeInsets()).id(1).opacity(1).disabled(false).transformEnvironment(\.lineLimit) { $0 = nil }
      }
    }
    let names = ["drawing", "colours", "transforms", "motion", "type", "edges", "scrolling", "previews", "places"]
    let lines = text.replacing("{; in the middle}", with: "").split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    expect(lines, is: names, "\(text)")
  }

  private struct Unchanged: View {
    let name: String
    var body: some View { Text(verbatim: name) }
  }

  private struct Motion: View {
    @Namespace private var namespace
    @ScaledMetric private var width: CGFloat = 44
    @ScaledMetric(relativeTo: .body) private var height = 10.0
    @State private var isOn = false
    var body: some View {
      Text("motion")
        .animation(.default).animation(.spring(response: 0.3), value: isOn)
        .animation(.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1), value: isOn).transition(.opacity)
        .transition(.move(edge: .bottom).combined(with: .opacity)).contentTransition(.numericText())
        .transition(.asymmetric(insertion: .scale, removal: .slide)).transaction { $0.animation = nil }
        .matchedGeometryEffect(id: "id", in: namespace).matchedTransitionSource(id: 1, in: namespace)
        .frame(minWidth: width, minHeight: height, alignment: .leading)
        .frame(width: 60)
        .onAppear {
          withAnimation { isOn = true }
          withAnimation(.easeInOut(duration: 0.2)) {
            isOn = true
          } completion: {
            isOn = true
          }
          withTransaction(Transaction(animation: .linear)) { isOn = true }
        }
    }
  }

  @Test func `Shapes and fills are written only if nothing else is drawn`() {
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    let cases: [(AnyView, String)] = [
      row("<>  {fill red}") { Rectangle().fill(.red) }, row("<>  {fill blue}") { Rectangle().fill(Color.blue) },
      row("<>  {fill primary circle}") { Circle() },
      row("<>  {outline red 2 circle}") { Circle().stroke(.red, lineWidth: 2) },
      row("<>  {outline gray rounded}") { RoundedRectangle(cornerRadius: 8).strokeBorder(Color.gray, lineWidth: 1) },
      row("<>  {fill green capsule}") { Capsule().foregroundStyle(.green) },
      row("<>  {fill orange Triangle}") { Triangle().fill(.orange) }, row("<>  {fill primary Triangle}") { Triangle() },
      row("<>  {outline red dashed 2 ellipse trim 0% 50%}") {
        Ellipse().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
      },
      row("<>  {fill gradient red blue}") {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      },
      row("<>  {fill gradient red circle}") {
        Circle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5))
      }, row("<>  {fill red Path}") { Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }.fill(.red) },
      row("<>  {fill ultraThinMaterial}") { Rectangle().fill(.ultraThinMaterial) },
      row("<>  {fill red rounded}") { UnevenRoundedRectangle(topLeadingRadius: 4).fill(.red) },
      row("text  {on red}") { layers(Color.red.ignoresSafeArea(), Text("text")) },
    ]
    for (view, expected) in cases {
      let drawing = draw(columns: 40, height: 1) { view }.trimmingCharacters(in: .whitespacesAndNewlines)
      expect(drawing.replacing(#/<-+>/#, with: "<>").replacing(#/ +\{/#, with: "  {"), is: expected)
    }
  }

  @Test func `Pictures are written in words`() {
    let pictures: [(AnyView, String)] = [
      row("       <>         {star.fill yellow}") { Image(systemName: "star.fill").foregroundStyle(.yellow) },
      row("       <>         {star largeTitle scale-large}") {
        Image(systemName: "star").font(.largeTitle).imageScale(.large).renderingMode
      },
      row("       <>         {url:example.org/a/b.png}") {
        AsyncImage(url: URL(string: "https://example.org/a/b.png?size=2"))
      },
      row("     <...>") {
        AsyncImage(url: URL(string: "https://example.org")) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
      },
      row("     empty") {
        AsyncImage(url: nil) { phase in
          switch phase {
          case .success(let image): image
          case .failure: Text("failed")
          case .empty: Text("empty")
          @unknown default: EmptyView()
          }
        }
      },
      row("                  {; 4 columns hidden}") { Text("gone").hidden() },
    ]
    for (view, expected) in pictures {
      let text = draw(columns: 16) { view }
      expect(text, is: (expected.isEmpty ? "" : "  " + expected))
    }
  }
}

extension View { fileprivate var renderingMode: some View { self } }
