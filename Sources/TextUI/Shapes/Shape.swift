/// A two-dimensional shape. It takes the space that it is offered. Text draws no outlines: a shape is told by what fills
/// it, and only where nothing else is drawn.
public protocol Shape: Animatable, View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: some View { _ShapeView(self) }
}

/// A shape that can be drawn within its own outline.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as a view.
public struct _ShapeView: Sendable {
  let shape: String?
  var isFilled: Bool
  var style: AnyShapeStyle?
  var lineWidth: CGFloat = 1

  nonisolated init<S: Shape>(_ shape: S, _ style: AnyShapeStyle? = nil, outline: CGFloat? = nil) {
    let outline = outline ?? shape.outline
    self.shape = shape.word
    self.style = style
    isFilled = outline == nil
    lineWidth = outline ?? 1
  }
}

extension _ShapeView: View {
  public typealias Body = Never
  public static var _isOne: Bool { true }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: FillNode.self) ?? FillNode(site.context)
      let environment = site.context.environment
      let style = view.style ?? environment.builtIn.foreground
      node.fill = Fill(
        colour: style?.note(environment), shape: environment.word(ofShape: view.shape), isFilled: view.isFilled,
        lineWidth: view.lineWidth)
      return node
    }
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(self, AnyShapeStyle(content))
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(self)
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(self, AnyShapeStyle(content), outline: style.lineWidth)
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { stroke(lineWidth: style.lineWidth) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { PartOfShape(self, outline: lineWidth) }
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    let isWhole = startFraction <= 0 && endFraction >= 1
    return PartOfShape(self, part: isWhole ? nil : "trim \(Percent(startFraction)) \(Percent(endFraction))")
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    PartOfShape(self, part: angle.degrees == 0 ? nil : "rotated \(Font.number(angle.degrees))")
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    let words = x == y ? "scaled \(Percent(x))" : "scaled \(Percent(x)) \(Percent(y))"
    return PartOfShape(self, part: x == 1 && y == 1 ? nil : words)
  }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func size(_ size: CGSize) -> some Shape { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { stroke(content, style: style) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { stroke(content, lineWidth: lineWidth) }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    _ShapeView(self, outline: style.lineWidth)
  }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    _ShapeView(self, outline: lineWidth)
  }
}

/// A shape whose type is erased.
public struct AnyShape: Shape, ChangedShape {
  private let path: @Sendable (CGRect) -> Path
  let words: String?
  let lineWidth: CGFloat?
  nonisolated public init<S: Shape>(_ shape: S) {
    path = { shape.path(in: $0) }
    words = shape.word
    lineWidth = shape.outline
  }
  nonisolated public func path(in rect: CGRect) -> Path { path(rect) }
}
