// How lists and their rows look: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: the colour of the line between rows.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Does nothing in text. On a device: the line between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Does nothing in text. On a device: the colour of the line between sections.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Does nothing in text. On a device: whether a section can be closed in a sidebar.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}

public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
public struct BorderedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == BorderedListStyle {
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
