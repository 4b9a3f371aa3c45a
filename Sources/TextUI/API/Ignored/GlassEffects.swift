// How glass joins, and how bars and scrolled edges look over it: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: the glass shapes that turn into each other.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Does nothing in text. On a device: the glass shapes that are drawn as one.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    self
  }
  /// Does nothing in text. On a device: how the glass comes and goes.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Does nothing in text. On a device: a ground of glass.
  nonisolated public func glassBackgroundEffect() -> some View { self }
  /// Does nothing in text. On a device: draws the view on beyond the safe area, mirrored.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Does nothing in text. On a device: draws the view on beyond the safe area, mirrored.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Does nothing in text. On a device: how content fades at the edge.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Does nothing in text. On a device: whether content fades at the edge.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Does nothing in text. On a device: whether content fades at the edge.
  nonisolated public func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Does nothing in text. On a device: which input scrolls.
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  { self }
  /// Does nothing in text. On a device: the margins of sections.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Does nothing in text. On a device: whether buttons grow.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Does nothing in text. On a device: the space between a label's icon and its title.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Does nothing in text. On a device: the width kept for a label's icon.
  nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Does nothing in text. On a device: whether the search field shrinks to a button.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Does nothing in text. On a device: whether the index of sections is shown.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

/// Taken and not drawn: how the glass of a view comes and goes.
public struct GlassEffectTransition: Sendable {
  /// The glass flows out of glass nearby, and back into it.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass and its content fade in and out where they are.
  public static let materialize = GlassEffectTransition()
  /// The glass is there, or not.
  public static let identity = GlassEffectTransition()
}

/// Taken and not drawn: how scrolled content fades below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The fading that suits the bar.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// The content fades little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// The content ends at a line, nearly opaque.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// Taken and not drawn: whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// As the device prefers.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The input does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Taken and not drawn: an input that can scroll without a touch.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// Tapping finger and thumb together, on a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking at an edge.
  public static let look = ScrollInputKind(name: "look")
}

/// Taken and not drawn: whether buttons grow with the room they are offered.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the button's place suggests.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Taken and not drawn: how much room a search field takes in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As the device prefers.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button, until a person searches.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
