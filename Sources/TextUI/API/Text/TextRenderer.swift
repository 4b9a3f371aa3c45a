/// Draws text in a way of the app's own. Text has none: what draws is not run, and the text is shown as it is.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// What an app says of a part of a text, for its own renderer.
public protocol TextAttribute {}

extension Text {
  /// Does nothing in text. On a device: says something of the text for a renderer of the app's.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text, for a renderer: text gives it none.
  public struct Layout: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var isTruncated: Bool { false }
    public subscript(index: Int) -> Line { Line() }

    public struct Line: RandomAccessCollection, Sendable {
      public var origin: CGPoint = .zero
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    public struct Run: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
    }

    public struct RunSlice: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
      public init() {}
    }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// The places of text layouts inside a view.
  public struct LayoutKey: PreferenceKey {
    public struct AnchoredLayout: Equatable {
      public let layout: Layout
      public let origin: CGPoint
      public static func == (a: Self, b: Self) -> Bool { a.origin == b.origin }
    }
    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
  }
}

extension GraphicsContext {
  public mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Does nothing in text. On a device: draws the texts inside in a way of the app's own. Here they are shown as they
  /// are.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
