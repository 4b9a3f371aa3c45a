// What surrounds a screen on a device: text has no counterpart, so that these compile and change nothing.

extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// The older name of `statusBarHidden`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The margins of a scene: a frame has none.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func focusSection() -> some View { self }
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  nonisolated public func luminanceToAlpha() -> some View { self }
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

extension Image {
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

public struct PointerStyle: Equatable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
