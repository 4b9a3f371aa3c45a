// How tabs are arranged on wide screens, and what a person may change of it: text has no counterpart, so that these compile and
// change nothing.

extension TabContent {
  /// Does nothing in text. On a device: the tab's name, for what a person arranges.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Does nothing in text. On a device: how far a person can move or hide it.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Does nothing in text. On a device: where the tab is shown before a person changes it.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Does nothing in text. On a device: where the tab stands in a sidebar and in a bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// Does nothing in text. On a device: what is offered beside a section in a sidebar.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
}

extension View {
  /// Does nothing in text. On a device: how a person has arranged the tabs.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Does nothing in text. On a device: what stands above a sidebar's tabs.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Does nothing in text. On a device: what stands below a sidebar's tabs.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Does nothing in text. On a device: what stands at the bottom of a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Does nothing in text. On a device: when the bar gets out of the way.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Does nothing in text. On a device: what opens the search of a search tab.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// Does nothing in text. On a device: whether tabs begin as a bar or as a sidebar.
  nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
}

/// What a person has arranged of a tab view: nothing.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What a person who has arranged nothing has.
  public init() {}
  /// Does nothing in text. On a device: shows the tabs again that a person has hidden.
  public func resetVisibility() {}
  /// Does nothing in text. On a device: puts the tabs of sections back into their first order.
  public func resetSectionOrder() {}

  /// What a person has arranged of one tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab is shown in a sidebar.
    public var sidebarVisibility: Visibility = .automatic
    /// Whether the tab is shown in a bar.
    public var tabBarVisibility: Visibility = .automatic
  }
  /// What a person has arranged of one section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The ids of the section's tabs in the order that a person has chosen; nil for the first order.
    public var tabOrder: [String]?
  }
  /// What a person has arranged of the tab with this id: nothing. What is set is not kept.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  /// What a person has arranged of the section with this id: nothing. What is set is not kept.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
}

/// Taken and not drawn: how far a person can move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// As far as the tab's place allows.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab can be neither moved nor hidden.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  /// The tab can be moved, and not hidden.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// Taken and not drawn: a bar of tabs, or the sidebar that it can become.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The one that suits the device.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Taken and not drawn: where a tab stands in a bar, or whether only a sidebar has it.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// Where the tab suits best.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, at a place that a person cannot change.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar, and not in the bar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Taken and not drawn: when a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the device prefers.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// As a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// As a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar keeps its size.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Taken and not drawn: what opens the search of a search tab.
public struct TabSearchActivation: Sendable {
  /// As the device prefers.
  public static let automatic = TabSearchActivation()
  /// Choosing the tab opens the search at once.
  public static let searchTabSelection = TabSearchActivation()
}
