// The values that ignored modifiers take.

/// Taken and not drawn: how the colours of a drawing are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A ground of glass, told in a note: `on glass capsule`.
public struct Glass: Equatable, Sendable {
  private var name: String?
  private var colour: Color?
  /// Glass that blurs what is behind it. A note says `on glass`.
  public static let regular = Glass(name: "glass")
  /// Glass that lets more of what is behind it through. A note says `on clear-glass`.
  public static let clear = Glass(name: "clear-glass")
  /// No glass: nothing is told.
  public static let identity = Glass()
  /// The glass in a colour, which the note tells after it: `on glass red`.
  public func tint(_ color: Color?) -> Glass { Glass(name: name, colour: color) }
  /// Does nothing in text. On a device: the glass answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// As a ground in a note: `on glass capsule`; none where there is no glass.
  func words(_ shape: String?) -> String? { name.map { "on \($0)".and(colour?.note).and(shape) } }
}

/// Taken and not drawn: how a view comes and goes, in the form that holds any transition.
public struct AnyTransition: Sendable {
  /// The view fades in and out.
  public static let opacity = AnyTransition()
  /// The view grows from nothing and shrinks to it.
  public static let scale = AnyTransition()
  /// The view comes in from the leading side and goes out at the trailing one.
  public static let slide = AnyTransition()
  /// The view is there, or not.
  public static let identity = AnyTransition()
  init() {}
  /// Any transition; nothing of it is kept.
  public init<T: Transition>(_ transition: T) {}
  /// The view comes in from an edge and goes out there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// The view comes in from an edge, and pushes the old one out at the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// The view comes in from a distance and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// The view comes in from a distance, in points, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// The view grows from a share of its size and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One transition as the view comes, another as it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// The view changes between two modifiers: one for while it is away, one for while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Does nothing in text. On a device: both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Does nothing in text. On a device: the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Taken and not drawn: how a view's content gives way to other content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  private var countsDown = false
  private var value: Double?
  /// The new content is there at once.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades out as the new one fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// The old content turns into the new one, where both are of a kind.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A symbol gives way to another with its own effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// A symbol gives way to another with an effect.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition
  { ContentTransition(name: "symbolEffect \(T.self)") }
  /// Digits roll to the new ones, as those of a number do that grows, or that counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText", countsDown: countsDown)
  }
  /// Digits roll to the new ones, up or down as the value has changed.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText", value: value)
  }
}

/// Taken and not drawn: what two views of one id share while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Taken and not drawn: how often a symbol's effect plays, and how fast.
public struct SymbolEffectOptions: Sendable {
  /// As often and as fast as the effect does it by itself.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once, also for an effect that repeats by itself.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times; nil is again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again, in a given way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Does nothing in text. On a device: again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Does nothing in text. On a device: once, also for an effect that repeats by itself.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Does nothing in text. On a device: so many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Does nothing in text. On a device: so many times; nil is again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Does nothing in text. On a device: again and again, in a given way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Taken and not drawn: whether there are pauses between the turns of an effect.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses between.
    public static let periodic = RepeatBehavior()
    /// With pauses between, of so many seconds; a count ends it.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

/// The forms that symbols take beside their names, told in a note: `variant.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  private var names: [String] = []
  /// Symbols as their names say; nothing is told.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// Symbols in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// Symbols that are filled.
  public static let fill = SymbolVariants(names: ["fill"])
  /// Symbols with a line through them.
  public static let slash = SymbolVariants(names: ["slash"])
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  /// The same, in a square.
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  /// The same, with a line through it.
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }

  /// The variant's word in a note: `variant.circle.fill`; none for none.
  var words: String? { names.isEmpty ? nil : "variant." + names.joined(separator: ".") }
}

/// The sizes of text that a person can choose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes that every person can choose, the smallest first; `large` is the usual one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes of the accessibility settings.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the larger sizes that the accessibility settings add.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Taken and not drawn: what keeps content from the edges of a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device and its bars take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All that takes room at the edges.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Taken and not drawn: what margins of scrolled content are for.
public struct ContentMarginPlacement: Sendable {
  /// What suits the view.
  public static let automatic = ContentMarginPlacement()
  /// The content, and not the indicators.
  public static let scrollContent = ContentMarginPlacement()
  /// The indicators, and not the content.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Taken and not drawn: what the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the view can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of the view that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of the view above its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The ground under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around the view that has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The outline that an assistive technology draws.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Taken and not drawn: whether scrolling shows its indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String
  /// As the content and the device suggest.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// They are shown, though a device may hide them at rest.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// They are hidden, unless a pointing device is used.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// They are hidden, whatever is used.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Taken and not drawn: whether scrolling goes a little beyond the end and springs back.
public struct ScrollBounceBehavior: Sendable {
  /// As the device prefers.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where the content is larger than its room.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Taken and not drawn: how scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the content suggests.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger pulls it down.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Scrolling leaves the keyboard.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Taken and not drawn: where scrolling comes to rest.
public protocol ScrollTargetBehavior {}
/// Taken and not drawn: scrolling stops at pages, each as large as the room.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
/// Taken and not drawn: scrolling stops at the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling stops at pages, each as large as the room.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling stops at the edge of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Taken and not drawn: how much room a preview has.
public enum PreviewLayout: Sendable {
  /// The whole screen of the device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Taken and not drawn: the device of a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Taken and not drawn: how a preview's device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upright, with the top below.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Level, with the top to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Level, with the top to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension Font {
  /// How wide the letters of a font are, told in a note; nothing is told of the standard width.
  public struct Width: Hashable, Sendable {
    /// The width's word in a note; none for the standard one.
    let name: String?
    /// The narrowest letters. A note says `compressed`.
    public static let compressed = Width(name: "compressed")
    /// Narrow letters. A note says `condensed`.
    public static let condensed = Width(name: "condensed")
    /// Letters of the usual width: nothing is told.
    public static let standard = Width(name: nil)
    /// Wide letters. A note says `expanded`.
    public static let expanded = Width(name: "expanded")
  }
}
