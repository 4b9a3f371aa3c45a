/// A style of buttons that the system provides.
public protocol PrimitiveButtonStyle {
  static var _kind: _ButtonStyleKind { get }
}

public enum _ButtonStyleKind: Sendable {
  case automatic, plain, borderless, bordered, prominent, glass, glassProminent

  /// The style's word in a note; text shows no borders, so that only an emphasis is told.
  var note: String? {
    switch self {
    case .prominent, .glassProminent: "prominent"
    default: nil
    }
  }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public static var _kind: _ButtonStyleKind { .automatic }
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public static var _kind: _ButtonStyleKind { .plain }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public static var _kind: _ButtonStyleKind { .borderless }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public static var _kind: _ButtonStyleKind { .bordered }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public static var _kind: _ButtonStyleKind { .prominent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformingEnvironment { $0.builtIn.buttonStyle = S._kind }
  }
}
