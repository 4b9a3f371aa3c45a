/// A shape of the system's: drawn as its bounds, and as large when it is inset.
public protocol _SystemShape: InsettableShape {}

nonisolated extension _SystemShape {
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Without effect in text. On a device: the shape, smaller on each side.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A rectangle.
public struct Rectangle: _SystemShape { nonisolated public init() {} }

/// A circle.
public struct Circle: _SystemShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: _SystemShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with half circles at its ends.
public struct Capsule: _SystemShape {
  /// A capsule, written as `capsule`. How its corners are drawn makes no difference in text.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: _SystemShape {
  /// How far the corners reach along each side, in points. A note does not show it.
  public var cornerSize: CGSize

  /// A rectangle with corners of a radius in points, written as `rounded` whatever the radius is.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: _SystemShape {
  /// A rectangle with a radius for each corner, written as `rounded` whatever the radii are.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the corner where reading begins, in points.
  public var topLeading: CGFloat
  /// The radius of the lower corner where lines begin, in points.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner where lines end, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner where lines end, in points.
  public var topTrailing: CGFloat

  /// A radius for each corner, in points; corners that are left out are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

extension Path: Shape { nonisolated public func path(in rect: CGRect) -> Path { self } }

extension Shape where Self == Rectangle {
  /// A rectangle, as a shape: `.clipShape(.rect)`.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius in points, as a shape; written as `rounded`.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerSize: cornerSize)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}
extension Shape where Self == Circle {
  /// A circle, as a shape; written as `circle`.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse, as a shape; written as `ellipse`.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
nonisolated extension Shape where Self == Capsule {
  /// A capsule, as a shape; written as `capsule`.
  public static var capsule: Capsule { Capsule() }
  /// A capsule, as a shape. How its corners are drawn makes no difference in text.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, as a shape.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
