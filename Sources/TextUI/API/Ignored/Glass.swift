// How glass joins, and how bars and scrolled edges look over it. Text has no counterpart: these compile and change nothing.

nonisolated extension View {
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func glassBackgroundEffect() -> some View { self }
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

public enum GlassEffectTransition: Sendable { case matchedGeometry, materialize, identity }
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, soft, hard }
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }
public enum ScrollInputKind: Hashable, Sendable { case handGestureShortcut, look }
public enum ButtonSizing: Hashable, Sendable { case automatic, fitted, flexible }
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
