extension View {
  /// Hides the button that goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    hiding(hidesBackButton ? .backButton : [])
  }
  /// Hides the navigation bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { hiding(hidden ? .navigationBar : []) }
  /// Shows or hides bars: the navigation bar, the one at the bottom, the bar of tabs. Without a name it is the navigation bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(visibility, bars)
  }
  /// Shows or hides bars: the navigation bar, the one at the bottom, the bar of tabs. Without a name it is the navigation bar.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    hiding(visibility, bars)
  }

  nonisolated private func hiding(_ hidden: HiddenBars) -> some View {
    modifier(BarPart { _ in hidden.isEmpty ? .none : .hidden(hidden) })
  }

  nonisolated private func hiding(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let meant = (bars.isEmpty ? [.automatic] : bars).map(\.hidden)
    return hiding(visibility == .hidden ? HiddenBars(meant) : [])
  }
}

/// A bar of a screen.
public enum ToolbarPlacement: Equatable, Sendable {
  /// The bars with the title (meant where none is named), of `bottomBar` items, of tabs, and a window's, which is not drawn.
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar

  fileprivate var hidden: HiddenBars {
    switch self {
    case .automatic, .navigationBar: .navigationBar
    case .bottomBar: .bottomBar
    case .tabBar: .tabBar
    case .windowToolbar: []
    }
  }
}

struct HiddenBars: OptionSet {
  let rawValue: Int
  static let navigationBar = HiddenBars(rawValue: 1)
  static let backButton = HiddenBars(rawValue: 2)
  static let tabBar = HiddenBars(rawValue: 4)
  static let bottomBar = HiddenBars(rawValue: 8)
}
