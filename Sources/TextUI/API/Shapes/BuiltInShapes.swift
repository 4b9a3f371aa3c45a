/// A rectangle.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A circle.
public struct Circle: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
