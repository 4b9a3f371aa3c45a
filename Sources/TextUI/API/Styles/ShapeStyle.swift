/// A color or pattern that something is drawn in.
public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment; `Never` where it is drawn as it is.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment; a style of an app's own gives a color here.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style's word in a note; nil for the default style of content.
  func _note(in environment: EnvironmentValues) -> String?
}

extension ShapeStyle {
  public func _note(in environment: EnvironmentValues) -> String? { resolve(in: environment)._note(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn as it is.") }
  public func _note(in environment: EnvironmentValues) -> String? { "\(Self.self)" }
}

extension Never: ShapeStyle { public typealias Resolved = Never }

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Forgets the style's type. It is written as before.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _note(in environment: EnvironmentValues) -> String? { note(environment) }
  func note(_ environment: EnvironmentValues) -> String? { style._note(in: environment) }

  /// The style whose levels of emphasis these are; nil for the levels of plain text.
  var base: AnyShapeStyle? {
    switch style {
    case let erased as AnyShapeStyle: erased.base
    case let level as LevelShapeStyle: level.base
    case is HierarchicalShapeStyle: nil
    default: self
    }
  }
}

/// One of the levels of emphasis of what content is drawn in: primary, secondary and so on. Inside of red they are `red`, `red secondary`.
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String?
  /// The index of the level, which the views around may have set.
  var level: Int?

  public func _note(in environment: EnvironmentValues) -> String? {
    // Nearly everywhere: nothing needs to be copied.
    if case nil = environment.builtIn.foreground, environment.builtIn.foregroundLevels.isEmpty { return name }
    guard let style = environment.builtIn.resolved(self) else { return name }
    // A level keeps the meaning of the place where it was set.
    var outer = environment
    outer.builtIn.foregroundLevels = []
    outer.builtIn.foreground = nil
    return style.note(outer)
  }

  /// The first level of emphasis: the style around, which has no note on text.
  public static let primary = HierarchicalShapeStyle(name: nil)
  /// The second level of emphasis. Written as `secondary`, inside of red as `red secondary`, or as the style set by `foregroundStyle`.
  public static let secondary = HierarchicalShapeStyle(name: "secondary", level: 0)
  /// The third level of emphasis. Written as `tertiary`, inside of red as `red tertiary`, or as the style set by `foregroundStyle`.
  public static let tertiary = HierarchicalShapeStyle(name: "tertiary", level: 1)
  /// The fourth level of emphasis. Written as `quaternary`, inside of red as `red quaternary`.
  public static let quaternary = HierarchicalShapeStyle(name: "quaternary")
  /// The fifth and weakest level of emphasis. Written as `quinary`, inside of red as `red quinary`.
  public static let quinary = HierarchicalShapeStyle(name: "quinary")
}

/// A level of emphasis of a style around: `red secondary`.
private struct LevelShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let name: String?

  func _note(in environment: EnvironmentValues) -> String? {
    guard let base = base.note(environment) else { return name }
    return base.and(name)
  }
}

extension BuiltInEnvironmentValues {
  /// A level of emphasis here: the one set by the views around, or that level of the style around. Nil for another
  /// style, and where nothing around has one.
  func resolved(_ style: some ShapeStyle) -> AnyShapeStyle? {
    guard let hierarchical = style as? HierarchicalShapeStyle else { return nil }
    if let level = level(style) { return level }
    guard let base = foreground?.base else { return nil }
    return AnyShapeStyle(LevelShapeStyle(base: base, name: hierarchical.name))
  }

  /// The style that the views around have set for a level; nil for another style, and where they have set none.
  private func level(_ style: some ShapeStyle) -> AnyShapeStyle? {
    guard !foregroundLevels.isEmpty, let level = (style as? HierarchicalShapeStyle)?.level else { return nil }
    return foregroundLevels[min(level, foregroundLevels.count - 1)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of emphasis: the style around, which has no note on text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of emphasis. Written as `secondary`, inside of red as `red secondary`, or as the style set by `foregroundStyle`.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of emphasis. Written as `tertiary`, inside of red as `red tertiary`, or as the style set by `foregroundStyle`.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of emphasis. Written as `quaternary`, inside of red as `red quaternary`.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth and weakest level of emphasis. Written as `quinary`, inside of red as `red quinary`.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style that has a name and nothing else in text: a tint, a material, a fill.
public struct NamedShapeStyle: ShapeStyle {
  let name: String?
  /// Whether it is the tint that the views around set.
  var isTint = false

  public func _note(in environment: EnvironmentValues) -> String? {
    if name == Self.background.name, let style = environment.backgroundStyle { return style._note(in: environment) }
    return isTint ? environment.builtIn.tint?._note(in: environment) ?? name : name
  }
}

/// The type of `foreground`.
public typealias ForegroundStyle = NamedShapeStyle
/// The type of `background`.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _note(in environment: EnvironmentValues) -> String? {
    NamedShapeStyle.background._note(in: environment)
  }
}
/// The type of `tint`.
public typealias TintShapeStyle = NamedShapeStyle
/// The type of `separator`.
public typealias SeparatorShapeStyle = NamedShapeStyle

extension ShapeStyle where Self == NamedShapeStyle {
  /// The default style of content, which has no note on text.
  public static var foreground: NamedShapeStyle { NamedShapeStyle(name: nil) }
  /// The default background. Written as the style that `backgroundStyle` sets, else as `background`.
  public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
  /// The tint of controls here. Written as the color set by `tint`, else as `tint`.
  public static var tint: NamedShapeStyle { NamedShapeStyle(name: "tint", isTint: true) }
  /// As lines between views are drawn. Written as `separator`.
  public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
  /// As the prompt of an empty field is drawn. Written as `placeholder`.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
  /// The background of a selection. Written as `selection`.
  public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
  /// As links are drawn. Written as `link`.
  public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
  /// A weak color that fills shapes. Written as `fill`.
  public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
  /// The background of windows. Written as `windowBackground`.
  public static var windowBackground: NamedShapeStyle { NamedShapeStyle(name: "windowBackground") }
}

nonisolated extension View {
  /// Draws the content in a style. Each piece has the note `{red}`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = $0.builtIn.resolved(style) ?? AnyShapeStyle(style)
      $0.builtIn.foregroundLevels = []
    }
  }
  /// Draws the primary content in a style, and secondary and tertiary content and a symbol's further layers in another one.
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View {
    levels(AnyShapeStyle(primary), [AnyShapeStyle(secondary)])
  }
  /// Draws primary, secondary and tertiary content in a style each.
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View { levels(AnyShapeStyle(primary), [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) }
  private func levels(_ first: AnyShapeStyle, _ others: [AnyShapeStyle]) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = first
      $0.builtIn.foregroundLevels = others
    }
  }
  /// Draws the content in a color; nil for the default. Each piece has the note `{red}`.
  public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment {
      $0.builtIn.foreground = color.map(AnyShapeStyle.init)
      $0.builtIn.foregroundLevels = []
    }
  }
  /// The color of controls inside, in the notes of their content; nil for the system's, which has no note.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { setting(\.tint, tint.map(AnyShapeStyle.init)) }
  public func tint(_ tint: Color?) -> some View { setting(\.tint, tint.map(AnyShapeStyle.init)) }
}

extension EnvironmentValues {
  var tintWords: [String] { tintWord.map { [$0] } ?? [] }

  /// A tint in the color of text is visible.
  var tintWord: String? { builtIn.tint.map { $0.note(self) ?? "primary" } }
}

extension View {
  /// Gives backgrounds inside a style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return transformingEnvironment { $0.backgroundStyle = style }
  }
}

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
  /// The style with less emphasis: `red secondary`.
  public var secondary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .secondary) }
  /// The style with little emphasis: `red tertiary`.
  public var tertiary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .tertiary) }
  /// The style with very little emphasis: `red quaternary`.
  public var quaternary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .quaternary) }
  /// The style with the least emphasis: `red quinary`.
  public var quinary: some ShapeStyle { _EmphasizedShapeStyle(base: self, level: .quinary) }
}
