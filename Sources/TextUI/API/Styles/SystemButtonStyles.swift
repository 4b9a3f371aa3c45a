// The button styles that the system has. All of them are drawn between brackets; the note tells which one it is.

/// The look that the system chooses for a button: `[Save]`, without a word.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The same as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .automatic }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that the system chooses for a button: `[Save]`, without a word.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button whose label has the colour of text. Drawn between brackets, and told as `plain`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The same as `.plain`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .plain }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button whose label has the colour of text. Drawn between brackets, and told as `plain`.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button without a border, in the tint. Drawn between brackets, and told as `borderless`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderless`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .borderless }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border, in the tint. Drawn between brackets, and told as `borderless`.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button with a weak ground. Drawn between brackets with room beside the label, and told as `bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The same as `.bordered`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .bordered }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a weak ground. Drawn between brackets with room beside the label, and told as `bordered`.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The button that matters, on a ground of the tint. Drawn between brackets, and told as `prominent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderedProminent`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .prominent }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The button that matters, on a ground of the tint. Drawn between brackets, and told as `prominent`.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button of glass. Drawn between brackets, and told as `glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The same as `.glass`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .glass }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass. Drawn between brackets, and told as `glass`.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The button that matters, of tinted glass. Drawn between brackets, and told as `glass prominent`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.glassProminent`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .glassProminent }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button that matters, of tinted glass. Drawn between brackets, and told as `glass prominent`.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button of a bar above a window's content. Drawn between brackets, and told as `borderless`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// The same as `.accessoryBar`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .borderless }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of a bar above a window's content. Drawn between brackets, and told as `borderless`.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button that looks as a link does. Drawn between brackets, and told as `borderless`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// The same as `.link`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  nonisolated public static var _kind: _ButtonStyleKind? { .borderless }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks as a link does. Drawn between brackets, and told as `borderless`.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
