/// The look of lists: one of the styles below. A note names it, as in `list  plain`, and it decides the margins of rows.
public protocol ListStyle {}

/// The usual look, grouped with insets. It has no note.
public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
nonisolated extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
  public static var insetGrouped: Self { Self() }
}
/// Rows from side to side, without groups. Noted above the list: `list  plain`.
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
/// Groups of rows from side to side. Noted above the list: `list  grouped`.
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// Rows without groups, set in a little. Noted above the list: `list  inset`.
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
/// Groups of rows on backgrounds of their own, which is the usual look. It has no note.
public typealias InsetGroupedListStyle = DefaultListStyle
/// The look of a sidebar. Noted above the list: `list  sidebar`.
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
/// Rows with a border around all of them. Noted above the list: `list  bordered`.
public struct BorderedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == BorderedListStyle {
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
