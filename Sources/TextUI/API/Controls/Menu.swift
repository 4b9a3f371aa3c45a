/// A button that opens a menu: `[More v]`. Its items are evaluated while it is open.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.self) private var environment

  init(label: Label, primaryAction: (() -> Void)?, content: () -> Content) {
    let content = content()
    self.label = label
    self.primaryAction = primaryAction
    self.content = { content }
  }

  @MainActor public var body: some View {
    if let style = environment[StyleKey<MenuStyleConfiguration>.self] {
      style.view(
        .init(label: .init(AnyView(label)), content: .init(AnyView(content())), primaryAction: primaryAction))
    } else {
      systemMenu
    }
  }

  private var systemMenu: some View {
    let isOpen = $isOpen
    let open: @MainActor () -> Void = { isOpen.wrappedValue = true }
    nonisolated(unsafe) let primaryAction = primaryAction
    let isEnabled = environment.builtIn.isEnabled
    return Group { if environment.isInDialog { DialogWords(content: label) } else { label } }.transformingEnvironment {
      environment in
      environment.builtIn.isTinted = true
      environment.builtIn.controlWords += environment.buttonWords()
    }
    .marked(Brackets(isEnabled: isEnabled, end: " v"), sign: 20)
    .control { environment in
      var semantics = Semantics(role: .menu, label: "", isEnabled: environment.builtIn.isEnabled)
      guard environment.builtIn.isEnabled else { return semantics }
      semantics.press = if let primaryAction { { primaryAction() } } else { open }
      if primaryAction == nil { semantics.actions = [.init(name: Semantics.Action.showMenu, perform: open)] }
      return semantics
    }
    // A press does not open it: holding it does.
    .modifier(HeldMenu(kind: .menu, items: content, open: primaryAction == nil ? nil : open))
    .modifier(MenuPresentation(isOpen: isOpen, items: content))
  }
  /// A menu with a label of views: a press opens it, or runs the action where there is one, and holding it opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: (() -> Void)? = nil
  ) { self.init(label: label(), primaryAction: primaryAction, content: content) }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) where Label == Text { self.init(label: Text(titleKey), primaryAction: primaryAction, content: content) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(label: Text(title), primaryAction: nil, content: content) }
  /// A menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(label: TextUI.Label(titleKey, systemImage: systemImage), primaryAction: nil, content: content)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(label: TextUI.Label(title, systemImage: systemImage), primaryAction: nil, content: content)
  }
  /// The menu of a style's configuration, drawn without the style.
  public init(
    _ configuration: MenuStyleConfiguration
  ) where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    self.init(label: configuration.label, primaryAction: configuration.primaryAction) { configuration.content }
  }
}

extension Semantics.Action { static let showMenu = "Show Menu" }

/// Shows a menu's items while it is open; each of them closes it.
nonisolated struct MenuPresentation<Items: View>: ViewModifier {
  let isOpen: Binding<Bool>
  let items: () -> Items

  @MainActor func body(content: Content) -> some View {
    let isOpen = isOpen
    let items = items
    return content.modifier(
      ItemPresentation(kind: .menu, isPresented: isOpen) {
        VStack(alignment: .leading) { DialogActions(actions: items(), kind: .menu) }
          .transformingEnvironment { environment in
            let outer = environment.afterPress
            // Using an item of a menu closes it, and the menus that it was opened from.
            environment.afterPress = {
              isOpen.wrappedValue = false
              outer?()
            }
            environment.builtIn.usualPickerForm = .inline
            environment.builtIn.pickerForm = .inline
          }
      })
  }
}

extension View {
  /// A menu that a long press on the view opens. Text shows no preview beside it.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P = { EmptyView() }
  ) -> some View {
    let items = menuItems()
    return modifier(WithMenu(items: { items }))
  }
  /// A menu, in the form of older apps, that a long press on the view opens; nil for none.
  @ViewBuilder nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { if let contextMenu { self.contextMenu { contextMenu.items } } else { self } }
  /// Whether an item leaves its menu open.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformingEnvironment { if behavior == .disabled { $0.afterPress = nil } }
  }
}

/// Whether a menu closes when an item is used: it stays open only where that is `disabled`.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// Remembers whether the menu is open.
private nonisolated struct WithMenu<Items: View>: ViewModifier {
  let items: () -> Items
  @State private var isOpen = false

  @MainActor func body(content: Content) -> some View {
    let isOpen = $isOpen
    content.modifier(HeldMenu(kind: .hold, items: items) { isOpen.wrappedValue = true })
      .modifier(MenuPresentation(isOpen: isOpen, items: items))
  }
}

/// Opens a menu of items when the user holds the view, unless `open` is nil.
private nonisolated struct HeldMenu<Items: View>: NodeModifier {
  typealias Node = HeldMenuNode<Items>
  let kind: Semantics.Action.Kind
  let items: () -> Items
  let open: (@MainActor () -> Void)?
}

private final class HeldMenuNode<Items: View>: ModifierNode<HeldMenu<Items>>, SemanticsChanging {
  private let items = OfferedItems<Items>()

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let node = items.node { visit(node) }
  }

  override func didUpdate(from previous: HeldMenu<Items>, _ context: Context) {
    if modifier.open != nil { items.update(context.list(in: self), modifier.items) }
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    guard environment.builtIn.isEnabled, let open = modifier.open else { return inner }
    let action = Semantics.Action(
      name: Semantics.Action.showMenu, kind: modifier.kind, offers: { [items] in items.texts }, perform: open)
    return inner.asOne { $0.actions.append(action) }
  }
}

/// A context menu as a value, as older apps hand it over.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu of these items, for `contextMenu(_:)`.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
