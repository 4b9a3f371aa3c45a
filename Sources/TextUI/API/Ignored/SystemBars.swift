// What surrounds a screen on a device: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: hides the home indicator and its like.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Does nothing in text. On a device: lets the app's gestures go before the system's at an edge.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Does nothing in text. On a device: the margins of a scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Does nothing in text. On a device: the margins of a scene.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  /// Does nothing in text. On a device: how bright pictures may be.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Does nothing in text. On a device: whether the focus is drawn.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: keeps the focus together among the views inside.
  nonisolated public func focusSection() -> some View { self }
  /// Does nothing in text. On a device: the look of the pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Does nothing in text. On a device: whether the pointer is shown.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Does nothing in text. On a device: whether a pointer changes the view's look.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: how views inside look under a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Does nothing in text. On a device: marks what a widget may show as out of date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: makes dark colours transparent.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Does nothing in text. On a device: the document that the title stands for.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Does nothing in text. On a device: how far the system offers to rewrite text.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Does nothing in text. On a device: how a symbol's colours are drawn.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Does nothing in text. On a device: which events from outside the view or scene opens for.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// Taken and not drawn: which margins of a scene a view keeps.
public struct ScenePadding: Equatable, Sendable {
  /// The least that keeps content from a scene's edges.
  public static let minimum = ScenePadding()
}

extension Image {
  /// Taken and not drawn: how much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter than white, so that pictures side by side go together.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the picture asks and the screen can.
    public static let high = DynamicRange(name: "high")
  }
}

/// Taken and not drawn: the look of the pointer.
public struct PointerStyle: Equatable, Sendable {
  private let name: String
  /// The system's arrow.
  public static let `default` = PointerStyle(name: "default")
  /// A pointing hand, as over a link.
  public static let link = PointerStyle(name: "link")
  /// An open hand, over what can be dragged.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand, as something is dragged.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The upright bar for choosing a place in text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The level bar for choosing a place in text that runs downwards.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross, for choosing a rectangle.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A magnifying glass that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A magnifying glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to the sides, for a column's width.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows up and down, for a row's height.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Taken and not drawn: how far the system offers to rewrite text.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  /// As the text and the device suggest.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// Rewrites the text in its place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Shows what it has written beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Offers nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Taken and not drawn: whether a symbol's colours are even.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  /// Even colours.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Colours that change a little over the symbol.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
