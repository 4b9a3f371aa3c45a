/// Draws text in a way of the app's own. Text has none: what draws is not run, and the text is shown as it is.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text. Never called: the text is shown as it is.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// How much room the text takes as the renderer draws it. Never called: the text takes its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing goes beyond the text's frame. Never asked.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The room that the text takes by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// None: the drawing stays in the text's frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  /// The room that the text takes: all that is proposed, since a renderer has no text here.
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
    /// Whether the text is cut. Never, since there are no lines.
    public var isTruncated: Bool { false }
    public subscript(index: Int) -> Line { Line() }

    /// A line of a text. A layout has none here.
    public struct Line: RandomAccessCollection, Sendable {
      /// Where the line begins.
      public var origin: CGPoint = .zero
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      /// How much room the line takes: none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Letters of a line that look the same. A line has none here.
    public struct Run: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// Always nil: attributes are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// How much room the letters take: none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The side where reading begins: always the left one.
      public var layoutDirection: LayoutDirection { .leftToRight }
    }

    /// Some letters of a run. A run has none here.
    public struct RunSlice: RandomAccessCollection, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// Always nil: attributes are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      /// How much room the letters take: none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// How far letters reach from where their line stands.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the letters begin, on their line.
      public var origin = CGPoint.zero
      /// How wide the letters are, in points.
      public var width: CGFloat = 0
      /// How far they reach above their line, in points.
      public var ascent: CGFloat = 0
      /// How far they reach below their line, in points.
      public var descent: CGFloat = 0
      /// The room up to the next line, in points.
      public var leading: CGFloat = 0
      /// What the letters take up, above and below their line.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
      /// Bounds of nothing: all of them are zero.
      public init() {}
    }

    /// Taken and not drawn: how exactly letters are placed.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Lets letters stand between whole dots of the screen.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// The places of text layouts inside a view.
  public struct LayoutKey: PreferenceKey {
    /// The layout of one text, and where it stands.
    public struct AnchoredLayout: Equatable {
      /// The text's lines: none here.
      public let layout: Layout
      /// Where the text begins in the view.
      public let origin: CGPoint
      public static func == (a: Self, b: Self) -> Bool { a.origin == b.origin }
    }
    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }
  }
}

extension GraphicsContext {
  /// Does nothing in text. On a device: draws a line of a text in the canvas.
  public mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Does nothing in text. On a device: draws letters of a line that look the same.
  public mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Does nothing in text. On a device: draws some letters of a run.
  public mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Does nothing in text. On a device: draws the texts inside in a way of the app's own. Here they are shown as they
  /// are.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
