@testable import TextUI

/// A parameter that takes an app's number.
struct NumberPlace<Number: Sendable>: Sendable {
  let name: String
  let view: @MainActor @Sendable (Number) -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Number) -> V) {
    self.name = name
    self.view = { AnyView(view($0)) }
  }

  fileprivate static func at<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Number) -> V
  ) -> NumberPlace { NumberPlace(name, view) }
}

extension NumberPlace: CustomStringConvertible { var description: String { name } }

extension NumberPlace where Number == Double {
  static var all: [NumberPlace] { frames + distances + stacks + controls + looks + layouts + sums }

  private static var frames: [NumberPlace] {
    [
      at("offset(x:)") { Text("a").offset(x: $0) }, at("offset(y:)") { Text("a").offset(y: $0) },
      at("offset(_:)") { Text("a").offset(CGSize(width: $0, height: $0)) },
      at("position(x:)") { Text("a").position(x: $0, y: 20) }, at("position(y:)") { Text("a").position(x: 20, y: $0) },
      at("frame(width:)") { Text("a").frame(width: $0) }, at("frame(height:)") { Text("a").frame(height: $0) },
      at("frame(minWidth:)") { Text("a").frame(minWidth: $0) },
      at("frame(idealWidth:)") { Text("a").frame(idealWidth: $0).fixedSize() },
      at("frame(maxWidth:)") { Text("a").frame(maxWidth: $0) },
      at("frame(minHeight:)") { Text("a").frame(minHeight: $0) },
      at("frame(idealHeight:)") { Text("a").frame(idealHeight: $0).fixedSize() },
      at("frame(maxHeight:)") { Text("a").frame(maxHeight: $0) },
      at("a large frame of a colour") { Color.red.frame(width: $0, height: $0) },
      at("a large frame of a divider") { VStack { Divider() }.frame(width: $0, height: $0) },
      at("a large frame of dividers side by side") { HStack { Divider() }.frame(width: $0, height: $0) },
      at("a large frame of a canvas") { Canvas { _, _ in }.frame(width: $0, height: $0) },
      at("a large frame of a list") { List { Text("a") }.frame(width: $0, height: $0) },
      at("a large frame of lazy rows") {
        ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }.frame(width: $0, height: $0)
      }, at("a large frame of a field") { TextField("a", text: .constant("b")).frame(width: $0, height: $0) },
      at("a large frame of an editor") { TextEditor(text: .constant("b")).frame(width: $0, height: $0) },
      at("a large frame of tabs") { TabView { Text("a") }.frame(width: $0, height: $0) },
      at("a large frame of a stack of screens") {
        NavigationStack { Text("a").navigationTitle("b") }.frame(width: $0, height: $0)
      },
      at("a large frame of a reader") { size in
        GeometryReader { Text("\($0.size.width)") }.frame(width: size, height: size)
      }, at("frame in a frame") { Text("a").frame(width: $0, height: $0).frame(width: $0, height: $0).padding($0) },
      at("clipped") { Text("a").offset(x: $0, y: $0).frame(width: $0, height: $0).clipped() },
      at("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
      at("aspectRatio(.fill)") { Color.red.aspectRatio($0, contentMode: .fill) },
      at("aspectRatio(width)") { Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) },
      at("aspectRatio(height)") { Color.red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fill) },
    ]
  }

  private static var distances: [NumberPlace] {
    [
      at("padding") { Text("a").padding($0) }, at("padding of an edge") { Text("a").padding(.leading, $0) },
      at("padding of insets") { Text("a").padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)) },
      at("spacer") { length in across(Text("a"), Spacer(minLength: length), Text("b")) },
      at("safeAreaInset") { spacing in
        Text("a").safeAreaInset(edge: VerticalEdge.bottom, spacing: spacing) { Text("b") }
      },
      at("column of a split view") { width in
        NavigationSplitView(sidebar: { Text("a").navigationSplitViewColumnWidth(width) }, detail: { Text("b") })
      },
      at("column of a split view with limits") { width in
        NavigationSplitView {
          Text("a").navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
        } detail: {
          Text("b")
        }
      },
      at("safeAreaInset at the side") { spacing in
        Text("a").safeAreaInset(edge: HorizontalEdge.leading, spacing: spacing) { Text("b") }
      },
    ]
  }

  private static var stacks: [NumberPlace] {
    [
      at("HStack") { HStack(spacing: $0) { letters } }, at("VStack") { VStack(spacing: $0) { letters } },
      at("LazyVStack") { spacing in ScrollView { LazyVStack(spacing: spacing) { letters } } },
      at("LazyVStack that does not scroll") { LazyVStack(spacing: $0) { letters } },
      at("LazyHStack") { spacing in ScrollView(.horizontal) { LazyHStack(spacing: spacing) { letters } } },
      at("Grid") { spacing in
        Grid(horizontalSpacing: spacing, verticalSpacing: spacing) { views(GridRow { letters }, GridRow { letters }) }
      }, at("fixed column") { LazyVGrid(columns: [GridItem(.fixed($0)), GridItem(.flexible())]) { letters } },
      at("flexible column") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: $0)), GridItem(.flexible(maximum: $0))]) { letters }
      }, at("adaptive column") { LazyVGrid(columns: [GridItem(.adaptive(minimum: $0))]) { letters } },
      at("adaptive column with a limit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10, maximum: $0))]) { letters }
      },
      at("adaptive columns in a large frame") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { letters }.frame(width: $0)
      },
      at("columns' spacing") {
        LazyVGrid(
          columns: [GridItem(.fixed(20), spacing: $0), GridItem(.adaptive(minimum: 10), spacing: $0)], spacing: $0
        ) { letters }
      }, at("rows") { LazyHGrid(rows: [GridItem(.fixed($0)), GridItem(.adaptive(minimum: 20))]) { letters } },
      at("layoutPriority") { priority in
        across(Text("a").layoutPriority(priority), Text("b"), Text("c").layoutPriority(-priority))
      }, at("zIndex") { index in layers(Text("a").zIndex(index), Text("b"), Text("c").zIndex(-index)) },
    ]
  }

  private static var controls: [NumberPlace] {
    [
      at("progress value") { ProgressView(value: $0) }, at("progress total") { ProgressView(value: 1, total: $0) },
      at("progress of as much") { ProgressView(value: $0, total: $0) },
      at("gauge value") { value in Gauge(value: value) { Text("a") } },
      at("gauge bounds") { value in Gauge(value: value, in: 0...bound(value)) { Text("a") } },
      at("slider value") { Slider(value: .constant($0)) },
      at("slider bounds") { Slider(value: .constant($0), in: 0...bound($0)) },
      at("slider step") { Slider(value: .constant(0.5), in: 0...1, step: abs($0)) },
      at("stepper value") { value in Stepper("a", value: .constant(value), in: 0...1) },
      at("stepper step") { step in Stepper("a", value: .constant(0.5), in: 0...1, step: step) },
      at("text field") { TextField("a", value: .constant($0), format: .number) },
      at("image") { Image(systemName: "star", variableValue: $0) },
      at("rendered image") { length in
        let renderer = ImageRenderer(content: Text("a"))
        let _ = renderer.proposedSize = ProposedViewSize(width: length, height: length)
        let _ = renderer.scale = length
        let picture = renderer.cgImage
        Text("\(picture?.width ?? 0) \(picture?.height ?? 0)")
        if let picture { Image(picture, scale: length, label: Text("b")).resizable().scaledToFit() }
      }, at("async image") { AsyncImage(url: nil, scale: $0) },
    ]
  }

  private static var looks: [NumberPlace] {
    [
      at("opacity") { Text("a").opacity($0) },
      at("colour's opacity") { Text("a").foregroundStyle(Color.red.opacity($0)) },
      at("colour") { Text("a").foregroundStyle(Color(red: $0, green: $0, blue: $0)) },
      at("colour's own opacity") { Text("a").foregroundStyle(Color(red: 0, green: 0, blue: 0, opacity: $0)) },
      at("white") { Text("a").foregroundStyle(Color(white: $0)) },
      at("hue") { Text("a").foregroundStyle(Color(hue: $0, saturation: $0, brightness: $0)) },
      at("font size") { Text("a").font(.system(size: $0)) },
      at("font's own size") { Text("a").font(.custom("Own", size: $0)) }, at("text") { Text("\($0)") },
      at("text of a format") { Text($0, format: .number) },
      at("text with a specifier") { Text("\($0, specifier: "%.2f")") },
      at("rotation") { Text("a").rotationEffect(.degrees($0)) }, at("scale") { Text("a").scaleEffect($0) },
      at("shape") { RoundedRectangle(cornerRadius: $0).stroke(lineWidth: $0).frame(width: 40, height: 40) },
      at("a shape's own size") { OwnSize(size: $0).fill(.red) },
      at("grey by light") { Text("a").foregroundStyle(Color(.sRGBLinear, white: $0)) },
      at("resolved colour") {
        Text("a").foregroundStyle(Color.Resolved(colorSpace: .sRGBLinear, red: Float($0), green: 0, blue: 0))
      },
      at("font that grows") {
        Text("a").font(.custom("Own", size: $0, relativeTo: .caption)).dynamicTypeSize(.accessibility5)
      }, at("letters of a part") { value in Text(Self.spaced(value)) },
      at("gradient") { value in
        LinearGradient(stops: [.init(color: .red, location: value)], startPoint: .top, endPoint: .bottom)
      }, at("date") { Text(Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval($0), style: .relative) },
      at("timer") { Text(Date(timeIntervalSinceReferenceDate: 0).addingTimeInterval($0), style: .timer) },
      at("schedule") { interval in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { _ in Text("a") }
      },
      at("scrolling") { y in
        ScrollViewReader { proxy in
          ScrollView { ForEach(0..<40, id: \.self) { Text("\($0)").id($0) } }
            .onAppear { proxy.scrollTo(30, anchor: UnitPoint(x: y, y: y)) }
        }
      },
    ]
  }

  private static var layouts: [NumberPlace] {
    [
      at("a layout's size") { number in Numbered(size: number) { letters } },
      at("a layout's place") { number in Numbered(place: number) { letters } },
      at("a layout's proposal") { number in Numbered(proposal: number) { letters } },
      at("a layout's anchor") { number in Numbered(anchor: number) { letters } },
      at("a layout's own line") { number in across(alignment: .top, Numbered(line: number) { letters }, Text("d")) },
      at("a grid with room") { number in
        LazyVGrid(columns: [GridItem(.fixed(number))], alignment: .trailing) { letters }
      },
      at("a guide") { number in
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { (_: ViewDimensions) -> CGFloat in number }
          Text("b")
        }
      },
      at("a guide across") { number in
        across(alignment: .top, Text("a").alignmentGuide(.top) { (_: ViewDimensions) -> CGFloat in number }, Text("b"))
      },
    ]
  }

  /// Places whose numbers add up.
  private static var sums: [NumberPlace] {
    [
      at("many frames in a row") { width in
        HStack(spacing: width) { ForEach(0..<20) { Text("\($0)").frame(width: width, height: width).padding(width) } }
      },
      at("many frames in a column") { width in
        VStack(spacing: width) { ForEach(0..<20) { Text("\($0)").frame(width: width, height: width).padding(width) } }
      }, at("offset in an offset") { Text("a").offset(y: $0).offset(y: $0).offset(x: $0).offset(x: $0) },
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
      at("lineLimit") { Text("a b c d").lineLimit($0).frame(width: 20) },
      at("lineLimit that reserves") { Text("a").lineLimit($0, reservesSpace: true) },
      at("lineLimit(n...)") { Text("a").lineLimit($0...) },
      at("lineLimit(...n)") { Text("a b c d").lineLimit(...$0).frame(width: 20) },
      at("lineLimit(n...n)") { Text("a b c d").lineLimit($0...$0).frame(width: 20) },
      at("gridCellColumns") { count in
        Grid { views(GridRow { Text("a").gridCellColumns(count) }, GridRow { Text("b") }) }
      }, at("badge") { count in List { Text("a").badge(count) } },
      at("list") { count in List(0..<max(0, count), id: \.self) { Text("\($0)") } },
      at("list of rows of two") { count in
        List { views(ForEach(0..<max(0, count), id: \.self) { Text("\($0)") }, Text("end")) }
      },
      at("LazyVStack") { count in
        ScrollView { LazyVStack { ForEach(0..<max(0, count), id: \.self) { Text("\($0)") } } }
      },
      at("LazyVGrid") { count in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 20) {
            ForEach(0..<max(0, count), id: \.self) { Text("\($0)") }
          }
        }
      }, at("tap count") { Text("a").onTapGesture(count: $0) {} },
      at("stepper value") { Stepper("a", value: .constant($0)) },
      at("stepper step") { Stepper("a", value: .constant(0), in: -1...1, step: $0) }, at("text") { Text("\($0)") },
      at("text of a format") { Text($0, format: .number) },
      at("picker") { number in Picker("a", selection: .constant(number)) { Text("one").tag(number) } },
      at("tab's badge") { number in TabView { Text("a").badge(number).tabItem { Text("b") } } },
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
