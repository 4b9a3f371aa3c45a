nonisolated extension View {
  /// Draws `content` behind the view, which decides the size. A color or a shape as large as the view is a note: `on red capsule`.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(Layer(side: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: false))
  }
  /// Puts a view behind this one, in its size. The note shows a fill as `on red capsule`, an outline as `border red 3`.
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(Layer(side: background, alignment: alignment, isInFront: false))
  }
  /// Fills the space behind the view with a style, written as `on yellow`.
  @_disfavoredOverload public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { filled(by: style, isInFront: false) }

  /// Puts views in front of this one, in its size. A translucent fill is written as `under black 50%`, an outline as `border red 3`.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(Layer(side: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: true))
  }
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(Layer(side: overlay, alignment: alignment, isInFront: true))
  }
  /// Fills the space behind the view with the background around, written as `on background`.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(by: .background, isInFront: false)
  }
  /// Fills a shape behind the view with the background around, written as `on background capsule`.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(by: .background, shape, isInFront: false)
  }
  /// Fills a shape behind the view with a style, written as `on red capsule`.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { filled(by: style, shape, isInFront: false) }

  /// Fills the space in front of the view: a translucent fill is written as `under black 50%`, another one is drawn instead of the view.
  @_disfavoredOverload public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { filled(by: style, isInFront: true) }
  /// Fills a shape in front of the view: a translucent one is written as `under black 50% capsule`.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { filled(by: style, shape, isInFront: true) }

  private func filled<S: ShapeStyle, T: Shape>(by style: S, _ shape: T = Rectangle(), isInFront: Bool) -> some View {
    let fill = ShapeMark(shape, AnyShapeStyle(style))
    return modifier(Layer(side: fill, alignment: .center, isInFront: isInFront))
  }

  /// The color of controls inside, as `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// The scheme that the views inside read. Unlike `preferredColorScheme(_:)` it has no note of its own.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { setting(\.colorScheme, colorScheme) }
  /// The scheme of the screen, or of the presentation that the view is in, and of those that it presents. The line above shows a dark one.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredScheme(scheme: colorScheme))
  }

  /// Hides the time, the network and the battery above the screen, written above it: `~ screen  no status bar`.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { notedOnScreen(hidden ? "no status bar" : nil) }
  /// The older name of `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  func notedOnScreen(_ words: String?) -> some View { modifier(ScreenFact(words: words)) }
}

/// A view behind or in front of another one, which decides the size.
private nonisolated struct Layer<Content: View>: SideViewModifier {
  typealias Node = LayerNode<Content>
  let side: Content
  let alignment: Alignment
  let isInFront: Bool
}

private final class LayerNode<Content: View>: SideViewNode<Layer<Content>>, GroundedNode {
  override var isItemLook: Bool { true }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let main = content.place(in: frame, proposal)
    let offer = ProposedCells(frame.size)
    let inside = side.frame(aligned: modifier.alignment, in: frame, size: side.size(offer))
    let other = side.place(in: inside, offer)
    return Placed(self, frame, modifier.isInFront ? [main, other] : [other, main])
  }

  override var isSeenFill: Bool { content.isSeenFill || side.isSeenFill }

  /// The view, and the fill that is its own look: one of its size.
  private func look(_ placed: Placed) -> (main: Placed, fill: Fill, layer: Placed)? {
    guard placed.children.count == 2 else { return nil }
    let (main, other) = (placed.children[modifier.isInFront ? 0 : 1], placed.children[modifier.isInFront ? 1 : 0])
    guard let fill = other.soleFill, fill.frame.covers(main.frame), main.drawnLines != nil,
      modifier.isInFront || !main.hidesWhatIsBehind
    else { return nil }
    // A bar in its groove.
    if let bar = main.soleFill(orThin: true), bar.frame.width < fill.frame.width { return nil }
    return (main, fill.fill, other)
  }

  private func main(_ placed: Placed) -> CellRect { placed.children[modifier.isInFront ? 0 : 1].frame }

  func grounded(_ placed: Placed) -> Placed? {
    guard let look = look(placed) else { return nil }
    return hides(look.fill) ? nil : look.main
  }

  private func hides(_ fill: Fill) -> Bool { modifier.isInFront && fill.isFilled && fill.isOpaque }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard let (main, fill, layer) = look(placed) else {
      for (index, child) in placed.children.enumerated() {
        if (index == 0) == modifier.isInFront {
          child.node.draw(child, on: canvas)
        } else {
          canvas.beside(modifier.alignment.vertical, of: main(placed)) {
            canvas.draw(Placed(self, placed.frame, [child]), modifier.alignment.horizontal, areLayers: true)
          }
        }
      }
      return
    }
    if fill.isClear { return main.node.draw(main, on: canvas) }
    if hides(fill) { return layer.node.draw(layer, on: canvas) }
    if !modifier.isInFront, fill.isOpaque { canvas.cover(main.frame) }
    let look =
      fill.isFilled
      ? AddedLook(kind: .ground, words: (modifier.isInFront ? "under " : "on ") + fill.words)
      : AddedLook(kind: .border, words: "border " + fill.words)
    canvas.add(look, to: main) { main.node.draw(main, on: canvas) }
  }
}

extension Placed {
  var soleFill: (fill: Fill, frame: CellRect)? { soleFill(orThin: false) }

  fileprivate func soleFill(orThin: Bool) -> (fill: Fill, frame: CellRect)? {
    if let node = node as? FillNode { return (node.fill, frame) }
    guard children.count == 1, orThin || !node.isThin, var sole = children[0].soleFill(orThin: orThin)
    else { return nil }
    (node as? any FillChanging)?.change(&sole.fill)
    return sole
  }
}

extension Placed {
  fileprivate var hidesWhatIsBehind: Bool {
    node.hidesWhatIsBehind || children.count == 1 && children[0].frame.covers(frame) && children[0].hidesWhatIsBehind
  }
}

extension CellRect {
  fileprivate func covers(_ other: CellRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}

private nonisolated struct ScreenFact: NodeModifier {
  typealias Node = ScreenFactNode
  let words: String?
}

private final class ScreenFactNode: ModifierNode<ScreenFact> {
  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if let words = modifier.words { canvas.heard.addScreenFact(words) }
    super.draw(placed, on: canvas)
  }
}
