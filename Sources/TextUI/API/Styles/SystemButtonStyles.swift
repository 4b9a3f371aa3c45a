// The system's button styles. All of them are drawn between brackets; the note names the style.

extension PrimitiveButtonStyle where Self: _SystemStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The look that the system chooses for a button: `[Save]`, without a word.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .automatic }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: Self { Self() }
}

/// A button whose label has the color of text. Drawn between brackets, and written as `plain`.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .plain }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: Self { Self() } }

/// A button without a border, in the tint. Drawn between brackets, and written as `borderless`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .borderless }
}
/// A button of a bar above a window's content. Drawn between brackets, and written as `borderless`.
public typealias AccessoryBarButtonStyle = BorderlessButtonStyle
/// A button that looks as a link does. Drawn between brackets, and written as `borderless`.
public typealias LinkButtonStyle = BorderlessButtonStyle
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
  public static var accessoryBar: Self { Self() }
  public static var link: Self { Self() }
}

/// A button with a weak background. Drawn between brackets with room beside the label, and written as `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .bordered }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { Self() }
}

/// The button that matters, on a background of the tint. Drawn between brackets, and written as `prominent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .prominent }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { Self() }
}

/// A button of glass. Drawn between brackets, and written as `glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .glass }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { nonisolated public static var glass: Self { Self() } }

/// The button that matters, of tinted glass. Drawn between brackets, and written as `glass prominent`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  nonisolated public init() {}
  nonisolated public static var _kind: _ButtonStyleKind? { .glassProminent }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: Self { Self() }
}
