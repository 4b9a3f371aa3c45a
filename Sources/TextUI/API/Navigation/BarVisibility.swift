extension View {
  /// Hides the button that goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarVisibility(hidesBar: false, hidesBackButton: hidesBackButton, hidesTabBar: false))
  }

  /// Hides the navigation bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibility(hidesBar: hidden, hidesBackButton: false, hidesTabBar: false))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility, bars))
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility, bars))
  }
}

/// A bar of a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  /// The bar that is meant where none is named: the navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar with the title, at the top of the screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of the items with a `bottomBar` placement, at the bottom of the screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of the tab view around, at the bottom of the screen.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a desktop's window, which text does not draw.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

private struct BarVisibility {
  let hidesBar: Bool
  let hidesBackButton: Bool
  let hidesTabBar: Bool

  init(hidesBar: Bool, hidesBackButton: Bool, hidesTabBar: Bool) {
    self.hidesBar = hidesBar
    self.hidesBackButton = hidesBackButton
    self.hidesTabBar = hidesTabBar
  }

  init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    let isHidden = visibility == .hidden
    self.init(
      hidesBar: isHidden && (bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)),
      hidesBackButton: false, hidesTabBar: isHidden && bars.contains(.tabBar))
  }
}

extension BarVisibility: NodeModifier {
  typealias Body = Never
  typealias Node = BarVisibilityNode
}

@MainActor
private final class BarVisibilityNode: ModifierNode<BarVisibility> {
  override var barRole: BarRole {
    .visibility(
      hidesBar: modifier.hidesBar, hidesBackButton: modifier.hidesBackButton, hidesTabBar: modifier.hidesTabBar)
  }
}
