/// The look of buttons and the gesture that presses them. An app writes its own by making a view of the configuration.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The system's own styles; nil for an app's.
  nonisolated static var _kind: _ButtonStyleKind? { get }
}

extension PrimitiveButtonStyle { nonisolated public static var _kind: _ButtonStyleKind? { nil } }

/// How buttons look, while the system presses them.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a `PrimitiveButtonStyle`.
public struct PrimitiveButtonStyleConfiguration: _StyleConfiguration {
  /// The purpose of the button; nil for none in particular.
  public let role: ButtonRole?
  /// The label of the button, for the style to place.
  public let label: _StylePart
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The parts of a button, for a `ButtonStyle`. In a frame the button is not pressed.
public struct ButtonStyleConfiguration: _StyleConfiguration {
  /// The purpose of the button; nil for none in particular.
  public let role: ButtonRole?
  /// The label of the button, for the style to place.
  public let label: _StylePart
  /// Whether the user holds the button down now: never, at the moment of a frame.
  public var isPressed: Bool { false }
}

public enum _ButtonStyleKind: String, Sendable {
  case automatic, plain, borderless, bordered, prominent, glass
  case glassProminent = "glass prominent"

  var note: String? { self == .automatic ? nil : rawValue }

  var isFilled: Bool {
    switch self {
    case .bordered, .prominent, .glassProminent: true
    case .automatic, .plain, .borderless, .glass: false
    }
  }
}

nonisolated extension View {
  /// Sets how buttons inside look.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let kind = S._kind
    return styled(style) { $0.makeBody(configuration: $1) }
      .transformingEnvironment { environment in
        environment[StyleKey<ButtonStyleConfiguration>.self] = nil
        environment.builtIn.buttonStyle = kind ?? .automatic
        if kind != nil { environment[StyleKey<PrimitiveButtonStyleConfiguration>.self] = nil }
        environment.builtIn.hasButtonStyle = kind == nil
      }
  }

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
      .transformingEnvironment { environment in
        environment[StyleKey<PrimitiveButtonStyleConfiguration>.self] = nil
        environment.builtIn.buttonStyle = .automatic
        environment.builtIn.hasButtonStyle = true
      }
  }
}

extension EnvironmentValues {
  func buttonWords(_ role: ButtonRole? = nil) -> [String] {
    var words: [String] = []
    if let style = builtIn.buttonStyle.note {
      words.append(style)
      if let shape = builtIn.borderShape.name { words.append(shape) }
    }
    if controlSize != .regular { words.append("\(controlSize)") }
    if let role { words.append(role.name) }
    return words
  }

  /// The margin of a border at each side of a button's label. Brackets take no room.
  var buttonMargin: Int {
    switch builtIn.buttonStyle {
    case .bordered, .prominent, .glass, .glassProminent: controlSize.margin
    case .automatic, .plain, .borderless: 0
    }
  }
}

/// The label of a link that looks like a button. An app's own button style makes it.
nonisolated struct LinkLabel<Label: View>: View {
  let label: Label

  typealias Body = Never

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let environment = site.context.environment
    guard environment.builtIn.hasButtonStyle, let style = environment[StyleKey<ButtonStyleConfiguration>.self] else {
      return Label._evaluate(view.label, at: site)
    }
    let made = style.view(.init(role: nil, label: .init(AnyView(view.label))))
      .setting(\.hasButtonStyle, false)
    return type(of: made)._evaluate(made, at: site)
  }
}
