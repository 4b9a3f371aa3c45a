import SwiftUI

// The parts of the app that read a value.

extension ReadingPlace {
  static var layouts: [ReadingPlace] {
    [
      ReadingPlace("a layout's size and places") { reading in
        Steps(reading: reading) {
          Text("a")
          Text("b")
        }
      },
      ReadingPlace("an erased layout") { reading in
        AnyLayout(Steps(reading: reading)) {
          Text("a")
          Text("b")
        }
      },
      ReadingPlace("an alignment guide") { reading in
        VStack(alignment: .leading) {
          Text("aaaa").alignmentGuide(.leading) { _ in -reading.length }
          Text("b")
        }
      },
      ReadingPlace("an alignment's own line") { reading in
        ReadingLine.reading.withLock { $0 = reading }
        return VStack(alignment: HorizontalAlignment(ReadingLine.self)) {
          Text("aaaa").alignmentGuide(HorizontalAlignment(ReadingLine.self)) { _ in 0 }
          Text("b")
        }
      },
      ReadingPlace("a preference's change") { reading in
        Text("a").transformPreference(Sum.self) { $0 += reading.number }
          .overlayPreferenceValue(Sum.self, alignment: .leading) { Text("sum \($0)").fixedSize() }
      },
      ReadingPlace("a preference's default") { reading in
        DefaultSum.reading.withLock { $0 = reading }
        return Text("a").backgroundPreferenceValue(DefaultSum.self) { Text("sum \($0)").fixedSize() }
      },
      ReadingPlace("an anchor") { reading in
        Text("a").anchorPreference(key: Sum.self, value: .bounds) { _ in reading.number }
          .overlayPreferenceValue(Sum.self) { Text("sum \($0)").fixedSize() }
      },
      ReadingPlace("an overlay of a preference") { reading in
        Text("a").overlayPreferenceValue(Sum.self) { _ in Text(reading.text).fixedSize() }
      },
      ReadingPlace("a reader in an overlay of a preference") { reading in
        Color.clear.overlayPreferenceValue(Sum.self) { _ in GeometryReader { _ in Text(reading.text) } }
      },
      ReadingPlace("onPreferenceChange") { reading in
        Telling { tell in
          Text("a").transformPreference(Sum.self) { $0 += reading.number }.onPreferenceChange(Sum.self) { tell($0) }
        }
      },
      ReadingPlace("onGeometryChange") { reading in
        Telling { tell in
          Text("a").onGeometryChange(for: Int.self, of: { _ in reading.number }, action: { tell($0) })
        }
      },
    ]
  }

  static var styles: [ReadingPlace] {
    [
      ReadingPlace("button style") { Button("a") {}.buttonStyle(Buttons(reading: $0)) },
      ReadingPlace("primitive button style") { Button("a") {}.buttonStyle(Style(reading: $0)) },
      ReadingPlace("toggle style") { Toggle("a", isOn: .constant(true)).toggleStyle(Style(reading: $0)) },
      ReadingPlace("label style") { Label("a", systemImage: "star").labelStyle(Style(reading: $0)) },
      ReadingPlace("progress view style") { ProgressView().progressViewStyle(Style(reading: $0)) },
      ReadingPlace("gauge style") { reading in Gauge(value: 0.5) { Text("a") }.gaugeStyle(Style(reading: reading)) },
      ReadingPlace("group box style") { reading in GroupBox("a") { Text("b") }.groupBoxStyle(Style(reading: reading)) },
      ReadingPlace("labeled content style") { LabeledContent("a", value: "b").labeledContentStyle(Style(reading: $0)) },
      ReadingPlace("disclosure group style") { reading in
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Style(reading: reading))
      }, ReadingPlace("menu style") { reading in Menu("a") { Text("b") }.menuStyle(Style(reading: reading)) },
      ReadingPlace("control group style") { reading in
        ControlGroup { Text("b") }.controlGroupStyle(Style(reading: reading))
      },
    ]
  }
}

extension ReadingPlace {
  struct Composite<Content: View>: View {
    let content: @MainActor () -> Content
    init(@ViewBuilder _ content: @escaping @MainActor () -> Content) { self.content = content }
    var body: some View { content() }
  }

  /// Shows the text it was created with, as long as it keeps its identity.
  struct Remembering: View {
    @State private var text: String
    init(_ text: String) { _text = State(initialValue: text) }
    var body: some View { Text(text) }
  }

  struct Telling<Content: View>: View {
    @State private var told = 0
    private let content: @MainActor (@escaping @MainActor (Int) -> Void) -> Content
    init(@ViewBuilder _ content: @escaping @MainActor (@escaping @MainActor (Int) -> Void) -> Content) {
      self.content = content
    }
    var body: some View { down(Text("told \(told)"), content { told = $0 }) }
  }

  struct Suffix: ViewModifier {
    let reading: Reading
    func body(content: Content) -> some View { across(content, Text(reading.text)) }
  }

  struct UpdatedNumber: DynamicProperty {
    let reading: Reading
    private(set) var number = 0
    init(reading: Reading) { self.reading = reading }
    mutating func update() { number = reading.number }
  }

  struct Updated: View {
    var number: UpdatedNumber
    var body: some View { Text("number \(number.number)") }
  }

  struct Schedule: TimelineSchedule {
    let reading: Reading
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      [Date(timeIntervalSince1970: Double(reading.number))]
    }
  }

  struct Element: Identifiable {
    let reading: Reading
    var id: Int { reading.number }
  }

  struct Row: Identifiable { let id: Int }

  /// As many elements as the number says.
  struct Elements: RandomAccessCollection {
    let reading: Reading
    var startIndex: Int { 0 }
    var endIndex: Int { reading.number }
    subscript(position: Int) -> Int { position }
  }

  struct Bar: ToolbarContent {
    let reading: Reading
    var body: some ToolbarContent { ToolbarItem(placement: .topBarLeading) { Text(reading.text) } }
  }

  struct Steps: Layout {
    let reading: Reading
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100 + reading.length, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, subview) in subviews.enumerated() {
        let x = bounds.minX + CGFloat(index) * reading.length
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  enum ReadingLine: AlignmentID {
    static let reading = Guarded<Reading?>(nil)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { reading.value?.length ?? 0 }
  }

  enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  enum DefaultSum: PreferenceKey {
    static let reading = Guarded<Reading?>(nil)
    static var defaultValue: Int { reading.value?.number ?? 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A value that statics can keep: protocols have no instance.
  final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    init(_ value: Value) { stored = value }
    var value: Value { lock.withLock { stored } }
    func withLock(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
  }

  struct Doubling: FormatStyle {
    let reading: Reading
    func format(_ value: Int) -> String { "number \(value * reading.number)" }
    static func == (a: Self, b: Self) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    init(reading: Reading) { self.reading = reading }
    init(from decoder: any Decoder) throws { throw CancellationError() }
    func encode(to encoder: any Encoder) throws { throw CancellationError() }
  }

  struct Buttons: ButtonStyle {
    let reading: Reading
    func makeBody(configuration: Configuration) -> some View { Text(reading.text) }
  }
  struct Style: PrimitiveButtonStyle, ToggleStyle, LabelStyle, ProgressViewStyle, GaugeStyle, GroupBoxStyle,
    LabeledContentStyle, DisclosureGroupStyle, MenuStyle, ControlGroupStyle
  {
    let reading: Reading
    typealias Body = Text
    func makeBody<Whatever>(configuration: Whatever) -> Text { Text(reading.text) }
  }
}
