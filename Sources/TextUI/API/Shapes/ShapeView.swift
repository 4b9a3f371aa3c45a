/// A view that draws a shape, and can draw it once more over itself: `Circle().fill(.red).stroke(.blue)`.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape as it is filled or stroked, over what it was drawn on before.
public struct _ShapeView<Content: Shape, Background: View> {
  public let shape: Content
  let style: AnyShapeStyle?
  /// The width of the line; nil where the shape is filled.
  let outline: CGFloat?
  let background: Background

  nonisolated init(_ shape: Content, _ style: AnyShapeStyle?, outline: CGFloat? = nil, over background: Background) {
    self.shape = shape
    self.style = style
    self.outline = outline
    self.background = background
  }
}

extension _ShapeView: ShapeView {
  public static var _isOne: Bool { true }

  public var body: some View {
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

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, AnyShapeStyle(content), over: EmptyView())
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, nil, over: EmptyView())
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, AnyShapeStyle(content), outline: style.lineWidth, over: EmptyView())
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> { stroke(content, style: style) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, EmptyView> { stroke(content, lineWidth: lineWidth) }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, EmptyView> {
    _ShapeView(self, nil, outline: style.lineWidth, over: EmptyView())
  }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, EmptyView>
  {
    _ShapeView(self, nil, outline: lineWidth, over: EmptyView())
  }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Content, Self> {
    _ShapeView(shape, AnyShapeStyle(content), over: self)
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Content, Self> {
    _ShapeView(shape, nil, over: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> {
    _ShapeView(shape, AnyShapeStyle(content), outline: style.lineWidth, over: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { stroke(content, style: style) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Content, Self> { stroke(content, lineWidth: lineWidth) }
}
