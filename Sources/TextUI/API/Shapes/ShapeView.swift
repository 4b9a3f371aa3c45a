/// A view that draws a shape, and can draw it once more over itself: `Circle().fill(.red).stroke(.blue)`.
public protocol ShapeView<Content>: View {
  /// The shape that is drawn.
  associatedtype Content: Shape
  /// The shape that is drawn, for drawing it again.
  nonisolated var shape: Content { get }
}

/// A shape as it is filled or stroked, over its earlier fills and strokes.
nonisolated public struct _ShapeView<Content: Shape, Background: View>: ShapeView {
  public let shape: Content
  let style: AnyShapeStyle?
  let outline: CGFloat?
  let background: Background

  init(_ shape: Content, _ style: AnyShapeStyle?, outline: CGFloat? = nil, over background: Background) {
    self.shape = shape
    self.style = style
    self.outline = outline
    self.background = background
  }

  public static var _isOne: Bool { true }

  @MainActor public var body: some View {
    if Background.self == EmptyView.self {
      ShapeMark(shape, style, outline: outline)
    } else {
      ZStack {
        background
        ShapeMark(shape, style, outline: outline)
      }
    }
  }
}

nonisolated extension Shape {
  /// The shape, filled with a style: `{fill red circle}`.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, AnyShapeStyle(content), over: EmptyView())
  }
  /// The shape, filled with the foreground style around: `{fill primary circle}`.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, nil, over: EmptyView())
  }
  /// The shape's outline in a style. A note shows a width that is not 1, and dashes: `{outline red dashed 2 circle}`.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, content.stroked(style), outline: style.lineWidth, over: EmptyView())
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

nonisolated extension InsettableShape {
  /// The shape's outline, drawn within its edge. Written as `stroke`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> { stroke(content, style: style) }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> { stroke(content, lineWidth: lineWidth) }
  /// The shape's outline in the foreground style around, drawn within its edge: `{outline primary 2 circle}`.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, EmptyView> {
    stroke(.foreground, style: style)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, nil, outline: lineWidth, over: EmptyView())
  }
}

nonisolated extension ShapeView {
  /// The shape once more over itself, filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Content, Self> {
    _ShapeView(shape, AnyShapeStyle(content), over: self)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Content, Self> { _ShapeView(shape, nil, over: self) }
  /// The shape's outline over itself, in a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { _ShapeView(shape, content.stroked(style), outline: style.lineWidth, over: self) }
  /// The shape's outline over itself, in a style and of a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// The shape's outline over itself, within its edge. Written as `stroke`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { stroke(content, style: style) }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { stroke(content, lineWidth: lineWidth) }
}
