nonisolated extension View {
  /// Below a hundredth nothing is drawn; otherwise a note shows the opacity.
  public func opacity(_ opacity: Double) -> some View { modifier(Hiding(opacity: opacity)) }

  /// Draws nothing of the view. It keeps its space, and a note shows how much: `13 columns hidden`.
  public func hidden() -> some View { modifier(Hiding(opacity: 0)) }

  /// Whether the controls inside cannot be used: `[~Save~]`. A view inside a disabled one stays disabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.builtIn.isEnabled = $0.builtIn.isEnabled && !disabled }
  }
}

private nonisolated struct Hiding: NodeModifier {
  typealias Node = HidingNode
  let opacity: Double
  var isHidden: Bool { opacity < 0.01 }
}

/// Keeps the space of its content, and draws it unless it is hidden.
private final class HidingNode: ModifierNode<Hiding>, FillChanging {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if modifier.isHidden { return note(placed, on: canvas) }
    guard modifier.opacity < 1 else { return super.draw(placed, on: canvas) }
    canvas.fade(modifier.opacity, placed) { super.draw(placed, on: canvas) }
  }

  /// Hidden content keeps its space, which a note shows.
  private func note(_ placed: Placed, on canvas: CellCanvas) {
    guard let lines = placed.children.first?.drawnLines, placed.frame.width > 0 else { return }
    let columns = max(1, placed.frame.width / Cells.columnPoints)
    canvas.note(
      "\(columns) \(columns == 1 ? "column" : "columns")\(lines.count > 1 ? ", \(lines.count) lines" : "") hidden",
      line: lines.lowerBound)
  }

  override var hidesContent: Bool { modifier.isHidden }
  /// Whether an animation without an end has changed the opacity: what is drawn is one end of it.
  private var isPulsing = false
  override func didUpdate(from previous: Hiding, _ context: Context) {
    if previous.opacity != modifier.opacity { isPulsing = graph.animation?.isEndless == true }
  }
  override func surround(_ part: inout AuditedPart, _ placed: Placed) {
    part.opacity *= modifier.opacity
    if modifier.opacity < 1, isPulsing || environment.builtIn.isPulsing { part.unknown = "a repeating animation" }
  }
  override var letsTouchesThrough: Bool { modifier.isHidden }
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool { !modifier.isHidden }

  func change(_ fill: inout Fill) { fill.fade(modifier.opacity) }
}
