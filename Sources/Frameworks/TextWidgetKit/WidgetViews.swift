import TextUI

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline, accessoryCorner
  public var description: String { "\(self)" }
}

public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static var fullColor: Self { Self(name: "fullColor") }
  public static var accented: Self { Self(name: "accented") }
  public static var vibrant: Self { Self(name: "vibrant") }
}

extension EnvironmentValues {
  /// Set it in `view(_:)` to see another size: `.environment(\.widgetFamily, .systemSmall)`.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  public var isActivityFullscreen: Bool { false }
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }

extension View {
  // Text has no counterpart: these compile, and change nothing.
  nonisolated public func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  nonisolated public func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { self }
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}

extension Image {
  nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
public enum WidgetAccentedRenderingMode: Sendable { case accented, accentedDesaturated, desaturated, fullColor }

extension ContainerBackgroundPlacement {
  /// Behind a widget.
  public static var widget: Self { Self(name: "widget") }
}

public struct WidgetPreviewContext: Sendable {
  public init(family: WidgetFamily) {}
}

/// The ground that the system draws behind small widgets.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}
  public var body: some View { Circle().fill(.quaternary) }
}
