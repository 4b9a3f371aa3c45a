// How an app draws and formats letters itself. The text is drawn as it is: these compile and change nothing.

public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

public protocol TextAttribute {}

public protocol _NoElements: RandomAccessCollection where Index == Int {}
extension _NoElements {
  nonisolated public var startIndex: Int { 0 }
  nonisolated public var endIndex: Int { 0 }
}

extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  public struct Layout: _NoElements, Sendable {
    public var isTruncated: Bool { false }
    public subscript(index: Int) -> Line { Line() }
    public struct Line: _NoElements, Sendable {
      public var origin: CGPoint = .zero
      public subscript(index: Int) -> Run { Run() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    public struct Run: _NoElements, Sendable {
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
    }
    public struct RunSlice: _NoElements, Sendable {
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
      public static var disablesSubpixelQuantization: Self { Self(rawValue: 1) }
    }
  }
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

@MainActor @preconcurrency public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition<Scope>
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

public protocol AttributedTextValueConstraint<Scope, AttributeKey>: AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  associatedtype AttributeKey: AttributedStringKey
  typealias Attributes = AttributedTextFormatting.Attributes<Scope>
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint { public var body: AttributedTextFormatting.EmptyDefinition<Scope> { .init() } }

public enum AttributedTextFormatting {
  @dynamicMemberLookup public struct Attributes<Scope: AttributeScope> {
    private var values = AttributeContainer()
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
      get { values[K.self] }
      set { values[K.self] = newValue }
    }
  }
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    nonisolated public init() {}
    public var body: EmptyDefinition<Scope> { self }
  }
  @resultBuilder public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
      definition
    }
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definitions: repeat each D
    ) -> EmptyDefinition<Scope> { EmptyDefinition() }
  }
}

nonisolated extension View {
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View { self }
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
