extension View {
  /// How the tab views inside show which of their screens is selected.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let index = style._index
    return transformingEnvironment { $0[TabIndexKey.self] = index }
  }
}

/// How a tab view shows which of its screens is selected. Only the system has such styles.
public protocol TabViewStyle { nonisolated var _index: TabIndex { get } }

/// The indicator of the selected screen: a bar of tabs, or the number of the page, `<2 of 3>`, where dots would be.
public enum TabIndex: Sendable {
  /// A bar with all tabs. The selected one has stars: `[*Home*]  [Search]`.
  case bar
  /// Whether the number is shown where there is a page, and where there are several.
  case pages(ifSingle: Bool, ifSeveral: Bool)
}

enum TabIndexKey: EnvironmentKey { static var defaultValue: TabIndex { .bar } }

/// A bar of tabs, as where no style is set.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar of tabs, as where no style is set.
  nonisolated public init() {}
  nonisolated public var _index: TabIndex { .bar }
}
/// Text shows no sidebar: its tabs are a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A sidebar where there is room for it; in text a bar of tabs.
  nonisolated public init() {}
  nonisolated public var _index: TabIndex { .bar }
}
/// Pages to swipe through, with dots.
public struct PageTabViewStyle: TabViewStyle {
  private let mode: IndexDisplayMode
  /// Pages whose number, `<2 of 3>`, is where the device would have dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  nonisolated public var _index: TabIndex { .pages(ifSingle: mode == .always, ifSeveral: mode != .never) }

  /// When the dots are shown: always, never, or where there are several pages.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}

extension TabViewStyle where Self == DefaultTabViewStyle { nonisolated public static var automatic: Self { Self() } }
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through; several pages show their number: `<2 of 3>`.
  nonisolated public static var page: Self { Self() }
  /// Pages to swipe through; `indexDisplayMode` decides when their number is shown: `<2 of 3>`.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for it; in text a bar of tabs.
  nonisolated public static var sidebarAdaptable: Self { Self() }
}
