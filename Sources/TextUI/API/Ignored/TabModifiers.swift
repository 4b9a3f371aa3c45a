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
  public init() {}
  public func resetVisibility() {}
  public func resetSectionOrder() {}

  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility: Visibility = .automatic
    public var tabBarVisibility: Visibility = .automatic
  }
  public struct SectionCustomization: Equatable, Sendable {
    public var tabOrder: [String]?
  }
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
}

public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}
