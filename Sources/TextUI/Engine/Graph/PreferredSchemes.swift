/// Collects the color scheme that views prefer for their presentation, the screen itself among them. The outer view decides, and of views
/// beside each other the first. (Apple, `preferredColorScheme(_:)`: "The value that you set overrides the user's Dark Mode selection for that
/// presentation"; it "propagates up through the view hierarchy to the enclosing presentation, or until another color scheme modifier higher
/// in the hierarchy overrides it". A sheet inherits the environment: oleb.net/2020/sheet-environment.)
@MainActor final class PreferredSchemes {
  private typealias Wish = (presentation: PresentedNode?, scheme: ColorScheme)
  /// Those of the current layout, and those that are in effect.
  private var wishes: [Wish] = []
  private var granted: [Wish] = []

  func begin() { wishes = [] }

  func note(_ scheme: ColorScheme, in presentation: PresentedNode?) {
    if !wishes.contains(where: { $0.presentation === presentation }) { wishes.append((presentation, scheme)) }
  }

  /// - Returns: Whether the screen has to be placed again.
  func grant(in graph: ViewGraph) -> Bool {
    if wishes.isEmpty, granted.isEmpty { return false }
    var isChanged = false
    for (presentation, _) in granted + wishes where presentation?.isMounted != false {
      let scheme = wishes.first { $0.presentation === presentation }?.scheme
      guard scheme != (presentation.map(\.preferredScheme) ?? graph.preferredScheme) else { continue }
      isChanged = true
      if let presentation { presentation.preferredScheme = scheme } else { graph.preferredScheme = scheme }
    }
    granted = wishes
    return isChanged
  }
}

nonisolated struct PreferredScheme: NodeModifier {
  typealias Node = PreferredSchemeNode
  let scheme: ColorScheme?
}

final class PreferredSchemeNode: ModifierNode<PreferredScheme> {
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    if let scheme = modifier.scheme { graph.preferredSchemes.note(scheme, in: ancestor(PresentedNode.self)) }
    return super.place(in: frame, proposal)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    if modifier.scheme == .dark, environment.builtIn.colorScheme == .dark { canvas.heard.addScreenFact("dark") }
    super.draw(placed, on: canvas)
  }
}
