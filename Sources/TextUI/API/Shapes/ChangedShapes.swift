nonisolated extension Shape {
  /// The shape's outline alone. A note shows its width: `{outline primary 2 circle}`.
  public func stroke(style: StrokeStyle) -> some Shape {
    _PartOfShape(self, part: style.dash.isEmpty ? nil : "dashed", outline: style.lineWidth)
  }
  /// The shape's outline alone, of a width in points. A note shows it: `{outline primary 2 circle}`.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { _PartOfShape(self, outline: lineWidth) }
  /// A part of the shape's outline, from one fraction of its length to another, written after the shape: `trim 0% 50%`.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    let isWhole = startFraction <= 0 && endFraction >= 1
    return _PartOfShape(self, part: isWhole ? nil : "trim \(Percent(startFraction)) \(Percent(endFraction))")
  }
  /// The shape, turned; written after its word: `rotated 45`. The anchor makes no difference in text.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _PartOfShape<Self> {
    _PartOfShape(self, part: angle.degrees == 0 ? nil : "rotated \(Font.number(angle.degrees))")
  }
  /// The shape, larger or smaller; written after its word: `scaled 50%`. The anchor makes no difference in text.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _PartOfShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape, larger or smaller by a factor for each direction; written after its word: `scaled 50% 100%`.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _PartOfShape<Self> {
    let words = x == y ? "scaled \(Percent(x))" : "scaled \(Percent(x)) \(Percent(y))"
    return _PartOfShape(self, part: x == 1 && y == 1 ? nil : words)
  }
  /// The shape, drawn elsewhere: a width and a height in points away.
  public func offset(_ offset: CGSize) -> _PartOfShape<Self> { _PartOfShape(self, moved: offset) }
  public func offset(_ offset: CGPoint) -> _PartOfShape<Self> { self.offset(CGSize(width: offset.x, height: offset.y)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _PartOfShape<Self> { offset(CGSize(width: x, height: y)) }
}

protocol ChangedShape {
  var words: String? { get }
  var lineWidth: CGFloat? { get }
  /// The offset at which it is drawn.
  var shift: CGSize { get }
}

extension ChangedShape { nonisolated var shift: CGSize { .zero } }

nonisolated extension Shape {
  /// The width of its outline; nil where it is filled.
  var outline: CGFloat? { (self as? any ChangedShape)?.lineWidth }
  var displacement: CGSize { (self as? any ChangedShape)?.shift ?? .zero }
}

/// A part of a shape, its outline, or the shape turned, scaled or elsewhere.
public struct _PartOfShape<Base: Shape>: Shape, ChangedShape {
  let base: Base
  let part: String?
  let ownWidth: CGFloat?
  let ownShift: CGSize

  nonisolated init(_ base: Base, part: String? = nil, outline: CGFloat? = nil, moved: CGSize = .zero) {
    self.base = base
    self.part = part
    ownWidth = outline
    ownShift = moved
  }

  nonisolated var words: String? { [base.word, part].compactMap { $0 }.joined(separator: " ").orNil }
  nonisolated var lineWidth: CGFloat? { ownWidth ?? base.outline }
  nonisolated var shift: CGSize {
    let inner = base.displacement
    return CGSize(width: inner.width + ownShift.width, height: inner.height + ownShift.height)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect).offsetBy(dx: ownShift.width, dy: ownShift.height)
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension _PartOfShape: InsettableShape where Base: InsettableShape {
  /// Without effect in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
