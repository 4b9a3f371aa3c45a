/// A colour or pattern that something is drawn in.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment; a style that an app writes gives a colour here.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style's word in a note; nil where it is what content has anyway.
  func _note(in environment: EnvironmentValues) -> String?
}

extension ShapeStyle {
  public func _note(in environment: EnvironmentValues) -> String? { resolve(in: environment)._note(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is.")
  }
  public func _note(in environment: EnvironmentValues) -> String? { "\(Self.self)" }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _note(in environment: EnvironmentValues) -> String? { note(environment) }
  func note(_ environment: EnvironmentValues) -> String? { style._note(in: environment) }
}

/// One of the levels of emphasis: primary, secondary and so on.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String?
  /// Which of the levels it is that the views around may have set.
  var level: Int?

  public func _note(in environment: EnvironmentValues) -> String? {
    guard let style = environment.builtIn.level(self) else { return name }
    // A level means what it meant where it was set.
    var outer = environment
    outer.builtIn.foregroundLevels = []
    return style.note(outer)
  }

  public static let primary = HierarchicalShapeStyle(name: nil)
  public static let secondary = HierarchicalShapeStyle(name: "secondary", level: 0)
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary", level: 1)
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

extension BuiltInValues {
  /// What the views around have set for a level; nil for another style, and where they have set none.
  func level(_ style: some ShapeStyle) -> AnyShapeStyle? {
    guard !foregroundLevels.isEmpty, let level = (style as? HierarchicalShapeStyle)?.level else { return nil }
    return foregroundLevels[min(level, foregroundLevels.count - 1)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style that has a name and nothing else in text: a tint, a material, a fill.
public struct NamedShapeStyle: ShapeStyle {
  let name: String?
  /// Whether it is what the views around set as their tint.
  var isTint = false

  public func _note(in environment: EnvironmentValues) -> String? {
    if name == Self.background.name, let style = environment.backgroundStyle { return style._note(in: environment) }
    return isTint ? environment.builtIn.tint?._note(in: environment) ?? name : name
  }
}

public typealias ForegroundStyle = NamedShapeStyle
public typealias BackgroundStyle = NamedShapeStyle
public typealias TintShapeStyle = NamedShapeStyle
public typealias SeparatorShapeStyle = NamedShapeStyle

extension ShapeStyle where Self == NamedShapeStyle {
  public static var foreground: NamedShapeStyle { NamedShapeStyle(name: nil) }
  public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
  public static var tint: NamedShapeStyle { NamedShapeStyle(name: "tint", isTint: true) }
  public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
  public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
  public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
  public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(name: "windowBackground") }
}

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = $0.builtIn.level(style) ?? AnyShapeStyle(style)
      $0.builtIn.foregroundLevels = []
    }
  }
  nonisolated public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View {
    levels(AnyShapeStyle(primary), [AnyShapeStyle(secondary)])
  }
  nonisolated public func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View {
    levels(AnyShapeStyle(primary), [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  nonisolated private func levels(_ first: AnyShapeStyle, _ others: [AnyShapeStyle]) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = first
      $0.builtIn.foregroundLevels = others
    }
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = color.map(AnyShapeStyle.init)
      $0.builtIn.foregroundLevels = []
    }
  }
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformingEnvironment { $0.builtIn.tint = tint.map(AnyShapeStyle.init) }
  }
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformingEnvironment { $0.builtIn.tint = tint.map(AnyShapeStyle.init) }
  }
}

extension EnvironmentValues {
  /// The colour of a control that has no text to tell it of.
  var tintWords: [String] { tintWord.map { [$0] } ?? [] }

  /// A tint in the colour of text is one that a person sees.
  var tintWord: String? { builtIn.tint.map { $0.note(self) ?? "primary" } }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What backgrounds are drawn in that have no style of their own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives backgrounds inside a style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return transformingEnvironment { $0.backgroundStyle = style }
  }
}

/// A style that is seen through.
struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _note(in environment: EnvironmentValues) -> String? {
    let words = base._note(in: environment)
    return opacity < 1 ? "\(words ?? "primary") \(Percent(opacity))" : words
  }
}

/// A style with less emphasis: `red secondary`.
public struct _EmphasizedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: HierarchicalShapeStyle

  public func _note(in environment: EnvironmentValues) -> String? {
    guard let base = base._note(in: environment) else { return level._note(in: environment) }
    return level._note(in: environment).map { "\(base) \($0)" } ?? base
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .secondary) }
  public var tertiary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .tertiary) }
  public var quaternary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .quaternary) }
  public var quinary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .quinary) }
}
