extension View {
  /// Hides the button that goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarVisibility(hidden: hidesBackButton ? .backButton : []))
  }

  /// Hides the navigation bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibility(hidden: hidden ? .navigationBar : []))
  }

  /// Shows or hides bars: the navigation bar, the one at the bottom, the bar of tabs. Without a name it is the navigation bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibility(visibility, bars))
  }

  /// Shows or hides bars: the navigation bar, the one at the bottom, the bar of tabs. Without a name it is the navigation bar.
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

/// What a screen shows nothing of.
struct HiddenBars: OptionSet {
  let rawValue: Int
  static let navigationBar = HiddenBars(rawValue: 1)
  static let backButton = HiddenBars(rawValue: 2)
  static let tabBar = HiddenBars(rawValue: 4)
  static let bottomBar = HiddenBars(rawValue: 8)
}

private struct BarVisibility {
  let hidden: HiddenBars

  init(hidden: HiddenBars) { self.hidden = hidden }

  init(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    // A window's own bar is none of a phone's.
    let named: [(ToolbarPlacement, HiddenBars)] = [
      (.automatic, .navigationBar), (.navigationBar, .navigationBar), (.tabBar, .tabBar), (.bottomBar, .bottomBar),
    ]
    let bars = bars.isEmpty ? [.automatic] : bars
    let meant = named.filter { bars.contains($0.0) }.map(\.1)
    self.init(hidden: visibility == .hidden ? HiddenBars(meant) : [])
  }
}

extension BarVisibility: NodeModifier {
  typealias Body = Never
  typealias Node = BarVisibilityNode
}

@MainActor
private final class BarVisibilityNode: ModifierNode<BarVisibility> {
  override class var hasBarRole: Bool { true }
  override var barRole: BarRole { modifier.hidden.isEmpty ? .none : .hidden(modifier.hidden) }
}
