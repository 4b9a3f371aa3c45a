extension View {
  /// Text has no half-tones: below a hundredth nothing is drawn, otherwise the view is drawn as it is, and its notes
  /// tell the opacity.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(Hiding(isHidden: opacity < 0.01)) }

  nonisolated public func hidden() -> some View { modifier(Hiding(isHidden: true)) }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.builtIn.isEnabled = $0.builtIn.isEnabled && !disabled }
  }
}

private struct Hiding: NodeModifier {
  typealias Body = Never
  typealias Node = HidingNode
  let isHidden: Bool

  nonisolated init(isHidden: Bool) { self.isHidden = isHidden }
}

/// Keeps the space of its content, and draws it unless it is hidden.
@MainActor
private final class HidingNode: ModifierNode<Hiding> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if !modifier.isHidden { super.draw(placed, on: canvas) }
  }
  override var hidesContent: Bool { modifier.isHidden }
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool { !modifier.isHidden }
}
