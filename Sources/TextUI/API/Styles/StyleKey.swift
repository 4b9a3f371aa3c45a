/// The changes that a system style makes to the environment.
public typealias _StyleChange = @Sendable (inout EnvironmentValues) -> Void

/// A style, of an app's or of the system's own.
public protocol _ControlStyle {
  /// The change that the system's own styles make to the environment; nil for an app's.
  nonisolated static var _builtIn: _StyleChange? { get }
}

extension _ControlStyle { nonisolated public static var _builtIn: _StyleChange? { nil } }

/// A style of the system's own: the control is drawn as it draws itself.
public protocol _SystemStyle: _ControlStyle {}

extension _SystemStyle { nonisolated public static var _builtIn: _StyleChange? { { _ = $0 } } }

/// A style in the environment: makes a control's view of its configuration.
struct StyleBody<Configuration> { let view: @MainActor (Configuration) -> AnyView }

enum StyleKey<Configuration>: EnvironmentKey { static var defaultValue: StyleBody<Configuration>? { nil } }

/// Evaluates a style's view. A style may read the environment, and its view has the style from before: a
/// control inside looks as the system draws it.
nonisolated struct StyledBody<Style, Configuration, Made: View>: View {
  // The first property: the style's own dynamic properties are found there.
  var style: PropertyHost<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  @MainActor var body: some View {
    make(style.value, configuration).transformingEnvironment { $0[StyleKey<Configuration>.self] = nil }
  }
}

/// Connects the dynamic properties of a value that is not a view, such as a style.
nonisolated struct PropertyHost<Value>: DynamicProperty {
  var value: Value

  @MainActor static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    for field in DynamicProperties.fields(of: Value.self, at: pointer, slot.node.graph) {
      guard field.type._install(at: pointer + field.offset, in: slot.nested(field.offset)) else { return false }
    }
    return true
  }
}

extension View {
  nonisolated func styled<Style, Configuration, Made: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    nonisolated(unsafe) let style = style
    let body = StyleBody<Configuration> { configuration in
      AnyView(StyledBody(style: PropertyHost(value: style), configuration: configuration, make: make))
    }
    return transformingEnvironment { $0[StyleKey<Configuration>.self] = body }
  }

  /// Styles the controls inside, by a style of an app's or of the system's own, which changes the environment.
  nonisolated func styled<Style, Configuration, Made: View>(
    _ style: Style, builtIn: _StyleChange?, _ make: @escaping @MainActor (Style, Configuration) -> Made
  ) -> some View {
    styled(style, make).transformingEnvironment { environment in
      guard let builtIn else { return }
      environment[StyleKey<Configuration>.self] = nil
      builtIn(&environment)
    }
  }
}

/// A part of a control, its label or its content, as a style may place it.
nonisolated public struct _StylePart: View {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }

  @MainActor public var body: some View { view }
}

/// The parts of a control, for a style: each part has a type that the style may name.
public protocol _StyleConfiguration {}

extension _StyleConfiguration {
  /// The control's label, for the style to place.
  public typealias Label = _StylePart
  /// The control's content, for the style to place.
  public typealias Content = _StylePart
  /// The text of a label, as the style may place it.
  public typealias Title = _StylePart
  /// The picture of a label, as the style may place it.
  public typealias Icon = _StylePart
  /// The label of the current value, for the style to place.
  public typealias CurrentValueLabel = _StylePart
  /// The label of the least value, for the style to place.
  public typealias MinimumValueLabel = _StylePart
  /// The label of the greatest value, for the style to place.
  public typealias MaximumValueLabel = _StylePart
}
