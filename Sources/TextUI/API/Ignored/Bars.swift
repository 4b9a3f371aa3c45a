// Looks of bars and tabs, and the device around a screen. Text has no counterpart: these compile and change nothing.

nonisolated extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  public func navigationTransition<T: NavigationTransition>(_ transition: T) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func focusSection() -> some View { self }
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func luminanceToAlpha() -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
}

extension View {
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public typealias BalancedNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
public typealias ProminentDetailNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}

public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: Self { Self() }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  public enum BackgroundDisplayMode: Sendable { case automatic, always, interactive, never }
}
extension IndexViewStyle where Self == PageIndexViewStyle { nonisolated public static var page: Self { Self() } }

public enum ScenePadding: Equatable, Sendable { case minimum }

extension Image { public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high } }

public enum PointerStyle: Equatable, Sendable {
  case `default`, link, grabIdle, grabActive, horizontalText, verticalText, rectSelection, zoomIn, zoomOut
  case columnResize, rowResize
}

public enum WritingToolsBehavior: Equatable, Sendable { case automatic, complete, limited, disabled }
public enum SymbolColorRenderingMode: Equatable, Sendable { case flat, gradient }

nonisolated extension TabContent {
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
}

public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public func resetVisibility() {}
  public func resetSectionOrder() {}
  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility: Visibility = .automatic
    public var tabBarVisibility: Visibility = .automatic
  }
  public struct SectionCustomization: Equatable, Sendable { public var tabOrder: [String]? }
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
}

public enum TabCustomizationBehavior: Equatable, Sendable { case automatic, disabled, reorderable }
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
public enum TabPlacement: Hashable, Sendable { case automatic, pinned, sidebarOnly }
public enum TabBarMinimizeBehavior: Hashable, Sendable { case automatic, onScrollDown, onScrollUp, never }
public enum TabSearchActivation: Sendable { case automatic, searchTabSelection }

extension NavigationLink { nonisolated public func isDetailLink(_ isDetailLink: Bool) -> Self { self } }

extension CustomizableToolbarContent {
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

extension ToolbarContent {
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
  nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> Self { self }
}

public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
  private let place: Double
  public static let low = Self(place: -1)
  public static let automatic = Self(place: 0)
  public static let high = Self(place: 1)
  private init(place: Double) { self.place = place }
  public init(higherThan other: Self) { place = other.place + 0.25 }
  public init(lowerThan other: Self) { place = other.place - 0.25 }
  public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}

public enum SearchPresentationToolbarBehavior: Sendable { case automatic, avoidHidingContent }
public enum TextInputDictationActivation: Sendable { case onLook, onSelect }
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }
public enum ToolbarCustomizationBehavior: Sendable { case `default`, reorderable, disabled }

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

public enum SearchFieldPlacement: Sendable {
  case automatic, navigationBarDrawer, sidebar, toolbar
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

public enum TextInputDictationBehavior: Sendable {
  case automatic, preventDictation
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .automatic }
}
