// How glass joins, and how bars and scrolled edges look over it: text has no counterpart, so that these compile and change nothing.

extension View {
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    self
  }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  nonisolated public func glassBackgroundEffect() -> some View { self }
  /// Draws the view on beyond the safe area, mirrored.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  { self }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

public struct GlassEffectTransition: Sendable {
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
  public static let identity = GlassEffectTransition()
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
