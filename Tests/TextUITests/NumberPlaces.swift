@testable import TextUI

/// A parameter that takes an app's number.
struct NumberPlace<Number: Sendable>: Sendable {
  let name: String
  let view: @MainActor @Sendable (Number) -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Number) -> V) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }
}

extension NumberPlace: CustomStringConvertible { var description: String { name } }

extension NumberPlace where Number == Double {
  static var all: [NumberPlace] { frames + distances + stacks + controls + looks + layouts + sums }

  private static var frames: [NumberPlace] {
    [
      NumberPlace("offset(x:)") { Text("a").offset(x: $0) },
      NumberPlace("offset(y:)") { Text("a").offset(y: $0) },
      NumberPlace("offset(_:)") { Text("a").offset(CGSize(width: $0, height: $0)) },
      NumberPlace("position(x:)") { Text("a").position(x: $0, y: 20) },
      NumberPlace("position(y:)") { Text("a").position(x: 20, y: $0) },
      NumberPlace("frame(width:)") { Text("a").frame(width: $0) },
      NumberPlace("frame(height:)") { Text("a").frame(height: $0) },
      NumberPlace("frame(minWidth:)") { Text("a").frame(minWidth: $0) },
      NumberPlace("frame(idealWidth:)") { Text("a").frame(idealWidth: $0).fixedSize() },
      NumberPlace("frame(maxWidth:)") { Text("a").frame(maxWidth: $0) },
      NumberPlace("frame(minHeight:)") { Text("a").frame(minHeight: $0) },
      NumberPlace("frame(idealHeight:)") { Text("a").frame(idealHeight: $0).fixedSize() },
      NumberPlace("frame(maxHeight:)") { Text("a").frame(maxHeight: $0) },
      NumberPlace("a large frame of a colour") { Color.red.frame(width: $0, height: $0) },
      NumberPlace("a large frame of a divider") { VStack { Divider() }.frame(width: $0, height: $0) },
      NumberPlace("a large frame of dividers side by side") { HStack { Divider() }.frame(width: $0, height: $0) },
      NumberPlace("a large frame of a canvas") { Canvas { _, _ in }.frame(width: $0, height: $0) },
      NumberPlace("a large frame of a list") { List { Text("a") }.frame(width: $0, height: $0) },
      NumberPlace("a large frame of lazy rows") {
        ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }.frame(width: $0, height: $0)
      },
      NumberPlace("a large frame of a field") { TextField("a", text: .constant("b")).frame(width: $0, height: $0) },
      NumberPlace("a large frame of an editor") { TextEditor(text: .constant("b")).frame(width: $0, height: $0) },
      NumberPlace("a large frame of tabs") { TabView { Text("a") }.frame(width: $0, height: $0) },
      NumberPlace("a large frame of a stack of screens") {
        NavigationStack { Text("a").navigationTitle("b") }.frame(width: $0, height: $0)
      },
      NumberPlace("a large frame of a reader") { size in
        GeometryReader { Text("\($0.size.width)") }.frame(width: size, height: size)
      },
      NumberPlace("frame in a frame") {
        Text("a").frame(width: $0, height: $0).frame(width: $0, height: $0).padding($0)
      },
      NumberPlace("clipped") { Text("a").offset(x: $0, y: $0).frame(width: $0, height: $0).clipped() },
      NumberPlace("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
      NumberPlace("aspectRatio(.fill)") { Color.red.aspectRatio($0, contentMode: .fill) },
      NumberPlace("aspectRatio(width)") { Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) },
      NumberPlace("aspectRatio(height)") { Color.red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fill) },
    ]
  }

  private static var distances: [NumberPlace] {
    [
      NumberPlace("padding") { Text("a").padding($0) },
      NumberPlace("padding of an edge") { Text("a").padding(.leading, $0) },
      NumberPlace("padding of insets") {
        Text("a").padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
      },
      NumberPlace("spacer") { length in across(Text("a"), Spacer(minLength: length), Text("b")) },
      NumberPlace("safeAreaInset") { spacing in
        Text("a").safeAreaInset(edge: VerticalEdge.bottom, spacing: spacing) { Text("b") }
      },
      NumberPlace("column of a split view") { width in
        NavigationSplitView {
          Text("a").navigationSplitViewColumnWidth(width)
        } detail: {
          Text("b")
        }
      },
      NumberPlace("column of a split view with limits") { width in
        NavigationSplitView {
          Text("a").navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
        } detail: {
          Text("b")
        }
      },
      NumberPlace("safeAreaInset at the side") { spacing in
        Text("a").safeAreaInset(edge: HorizontalEdge.leading, spacing: spacing) { Text("b") }
      },
    ]
  }

  private static var stacks: [NumberPlace] {
    [
      NumberPlace("HStack") { HStack(spacing: $0) { letters } },
      NumberPlace("VStack") { VStack(spacing: $0) { letters } },
      NumberPlace("LazyVStack") { spacing in ScrollView { LazyVStack(spacing: spacing) { letters } } },
      NumberPlace("LazyVStack that does not scroll") { LazyVStack(spacing: $0) { letters } },
      NumberPlace("LazyHStack") { spacing in ScrollView(.horizontal) { LazyHStack(spacing: spacing) { letters } } },
      NumberPlace("Grid") { spacing in
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
          GridRow { letters }
          GridRow { letters }
        }
      },
      NumberPlace("fixed column") { LazyVGrid(columns: [GridItem(.fixed($0)), GridItem(.flexible())]) { letters } },
      NumberPlace("flexible column") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: $0)), GridItem(.flexible(maximum: $0))]) { letters }
      },
      NumberPlace("adaptive column") { LazyVGrid(columns: [GridItem(.adaptive(minimum: $0))]) { letters } },
      NumberPlace("adaptive column with a limit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10, maximum: $0))]) { letters }
      },
      NumberPlace("adaptive columns in a large frame") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { letters }.frame(width: $0)
      },
      NumberPlace("columns' spacing") {
        LazyVGrid(
          columns: [GridItem(.fixed(20), spacing: $0), GridItem(.adaptive(minimum: 10), spacing: $0)], spacing: $0
        ) { letters }
      },
      NumberPlace("rows") { LazyHGrid(rows: [GridItem(.fixed($0)), GridItem(.adaptive(minimum: 20))]) { letters } },
      NumberPlace("layoutPriority") { priority in
        across(Text("a").layoutPriority(priority), Text("b"), Text("c").layoutPriority(-priority))
      },
      NumberPlace("zIndex") { index in layers(Text("a").zIndex(index), Text("b"), Text("c").zIndex(-index)) },
    ]
  }

  private static var controls: [NumberPlace] {
    [
      NumberPlace("progress value") { ProgressView(value: $0) },
      NumberPlace("progress total") { ProgressView(value: 1, total: $0) },
      NumberPlace("progress of as much") { ProgressView(value: $0, total: $0) },
      NumberPlace("gauge value") { value in Gauge(value: value) { Text("a") } },
      NumberPlace("gauge bounds") { value in Gauge(value: value, in: 0...bound(value)) { Text("a") } },
      NumberPlace("slider value") { Slider(value: .constant($0)) },
      NumberPlace("slider bounds") { Slider(value: .constant($0), in: 0...bound($0)) },
      NumberPlace("slider step") { Slider(value: .constant(0.5), in: 0...1, step: abs($0)) },
      NumberPlace("stepper value") { value in Stepper("a", value: .constant(value), in: 0...1) },
      NumberPlace("stepper step") { step in Stepper("a", value: .constant(0.5), in: 0...1, step: step) },
      NumberPlace("text field") { TextField("a", value: .constant($0), format: .number) },
      NumberPlace("image") { Image(systemName: "star", variableValue: $0) },
      NumberPlace("rendered image") { length in
        let renderer = ImageRenderer(content: Text("a"))
        let _ = renderer.proposedSize = ProposedViewSize(width: length, height: length)
        let _ = renderer.scale = length
        let picture = renderer.cgImage
        Text("\(picture?.width ?? 0) \(picture?.height ?? 0)")
        if let picture { Image(picture, scale: length, label: Text("b")).resizable().scaledToFit() }
      },
      NumberPlace("async image") { AsyncImage(url: nil, scale: $0) },
    ]
  }

  private static var looks: [NumberPlace] {
    [
      NumberPlace("opacity") { Text("a").opacity($0) },
      NumberPlace("colour's opacity") { Text("a").foregroundStyle(Color.red.opacity($0)) },
      NumberPlace("colour") { Text("a").foregroundStyle(Color(red: $0, green: $0, blue: $0)) },
      NumberPlace("colour's own opacity") { Text("a").foregroundStyle(Color(red: 0, green: 0, blue: 0, opacity: $0)) },
      NumberPlace("white") { Text("a").foregroundStyle(Color(white: $0)) },
      NumberPlace("hue") { Text("a").foregroundStyle(Color(hue: $0, saturation: $0, brightness: $0)) },
      NumberPlace("font size") { Text("a").font(.system(size: $0)) },
      NumberPlace("font's own size") { Text("a").font(.custom("Own", size: $0)) },
      NumberPlace("text") { Text("\($0)") },
      NumberPlace("text of a format") { Text($0, format: .number) },
      NumberPlace("text with a specifier") { Text("\($0, specifier: "%.2f")") },
      NumberPlace("rotation") { Text("a").rotationEffect(.degrees($0)) },
      NumberPlace("scale") { Text("a").scaleEffect($0) },
      NumberPlace("shape") { RoundedRectangle(cornerRadius: $0).stroke(lineWidth: $0).frame(width: 40, height: 40) },
      NumberPlace("a shape's own size") { OwnSize(size: $0).fill(.red) },
      NumberPlace("grey by light") { Text("a").foregroundStyle(Color(.sRGBLinear, white: $0)) },
      NumberPlace("resolved colour") {
        Text("a").foregroundStyle(Color.Resolved(colorSpace: .sRGBLinear, red: Float($0), green: 0, blue: 0))
      },
      NumberPlace("font that grows") {
        Text("a").font(.custom("Own", size: $0, relativeTo: .caption)).dynamicTypeSize(.accessibility5)
      },
      NumberPlace("letters of a part") { value in Text(Self.spaced(value)) },
      NumberPlace("gradient") { value in
        LinearGradient(stops: [.init(color: .red, location: value)], startPoint: .top, endPoint: .bottom)
      },
      NumberPlace("date") { Text(Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval($0), style: .relative) },
      NumberPlace("timer") { Text(Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval($0), style: .timer) },
      NumberPlace("schedule") { interval in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { _ in Text("a") }
      },
      NumberPlace("scrolling") { y in
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<40, id: \.self) { Text("\($0)").id($0) } }
            .onAppear { proxy.scrollTo(30, anchor: UnitPoint(x: y, y: y)) }
        }
      },
    ]
  }

  private static var layouts: [NumberPlace] {
    [
      NumberPlace("a layout's size") { number in Numbered(size: number) { letters } },
      NumberPlace("a layout's place") { number in Numbered(place: number) { letters } },
      NumberPlace("a layout's proposal") { number in Numbered(proposal: number) { letters } },
      NumberPlace("a layout's anchor") { number in Numbered(anchor: number) { letters } },
      NumberPlace("a layout's own line") { number in
        across(alignment: .top, Numbered(line: number) { letters }, Text("d"))
      },
      NumberPlace("a grid with room") { number in
        LazyVGrid(columns: [GridItem(.fixed(number))], alignment: .trailing) { letters }
      },
      NumberPlace("a guide") { number in
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { (_: ViewDimensions) -> CGFloat in number }
          Text("b")
        }
      },
      NumberPlace("a guide across") { number in
        across(alignment: .top, Text("a").alignmentGuide(.top) { (_: ViewDimensions) -> CGFloat in number }, Text("b"))
      },
    ]
  }

  /// Places whose numbers add up.
  private static var sums: [NumberPlace] {
    [
      NumberPlace("many frames in a row") { width in
        HStack(spacing: width) { ForEach(0..<20) { Text("\($0)").frame(width: width, height: width).padding(width) } }
      },
      NumberPlace("many frames in a column") { width in
        VStack(spacing: width) { ForEach(0..<20) { Text("\($0)").frame(width: width, height: width).padding(width) } }
      },
      NumberPlace("offset in an offset") { Text("a").offset(y: $0).offset(y: $0).offset(x: $0).offset(x: $0) },
    ]
  }

  private static func spaced(_ value: Double) -> AttributedString {
    var text = AttributedString("a")
    text.swiftUI.kern = value
    text.swiftUI.baselineOffset = value
    return text
  }

  private static func bound(_ value: Double) -> Double { value > 0 ? value : 1 }

  @MainActor @ViewBuilder private static var letters: some View {
    Text("a")
    Text("b")
    Text("c")
  }
}

extension NumberPlace where Number == Int {
  static var all: [NumberPlace] {
    [
      NumberPlace("lineLimit") { Text("a b c d").lineLimit($0).frame(width: 20) },
      NumberPlace("lineLimit that reserves") { Text("a").lineLimit($0, reservesSpace: true) },
      NumberPlace("lineLimit(n...)") { Text("a").lineLimit($0...) },
      NumberPlace("lineLimit(...n)") { Text("a b c d").lineLimit(...$0).frame(width: 20) },
      NumberPlace("lineLimit(n...n)") { Text("a b c d").lineLimit($0...$0).frame(width: 20) },
      NumberPlace("gridCellColumns") { count in
        Grid {
          GridRow { Text("a").gridCellColumns(count) }
          GridRow { Text("b") }
        }
      },
      NumberPlace("badge") { count in List { Text("a").badge(count) } },
      NumberPlace("list") { count in List(0..<max(0, count), id: \.self) { Text("\($0)") } },
      NumberPlace("list of rows of two") { count in
        List {
          ForEach(0..<max(0, count), id: \.self) { Text("\($0)") }; Text("end")
        }
      },
      NumberPlace("LazyVStack") { count in
        ScrollView { LazyVStack { ForEach(0..<max(0, count), id: \.self) { Text("\($0)") } } }
      },
      NumberPlace("LazyVGrid") { count in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 20) {
            ForEach(0..<max(0, count), id: \.self) { Text("\($0)") }
          }
        }
      },
      NumberPlace("tap count") { Text("a").onTapGesture(count: $0) {} },
      NumberPlace("stepper value") { Stepper("a", value: .constant($0)) },
      NumberPlace("stepper step") { Stepper("a", value: .constant(0), in: -1...1, step: $0) },
      NumberPlace("text") { Text("\($0)") },
      NumberPlace("text of a format") { Text($0, format: .number) },
      NumberPlace("picker") { number in Picker("a", selection: .constant(number)) { Text("one").tag(number) } },
      NumberPlace("tab's badge") { number in TabView { Text("a").badge(number).tabItem { Text("b") } } },
    ]
  }
}

private struct OwnSize: Shape {
  let size: Double
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: size, height: size) }
}

private struct Numbered: Layout {
  var size = 40.0
  var place = 0.0
  var proposal = 40.0
  var anchor = 0.0
  var line: Double?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { line.map { CGFloat($0) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: size, height: size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: place, y: place), anchor: UnitPoint(x: anchor, y: anchor),
        proposal: ProposedViewSize(width: self.proposal, height: self.proposal))
    }
  }
}
