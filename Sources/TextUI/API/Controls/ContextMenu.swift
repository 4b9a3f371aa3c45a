/// A context menu as a value, as older apps hand it over.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu of these items, for `contextMenu(_:)`.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// A menu that a long press on the view opens; nil where there is none.
  @ViewBuilder
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
