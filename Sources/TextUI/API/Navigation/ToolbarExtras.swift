extension View {
  /// Items that the user may arrange: text keeps the app's order.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
  /// The older form of a toolbar, with items at its ends.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L = EmptyView(), trailing: T = EmptyView()
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

extension ToolbarItem {
  /// An item with a name, for toolbars that the user may arrange.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void, Content: View { self.init(placement: placement, content: content) }
}

/// Contents that the user may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == Void, Content: View {}
extension ToolbarSpacer: CustomizableToolbarContent {}

/// Says where an item goes that the system gives: the search field in the bar at the bottom. Elsewhere it is in its place already.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// The system's item of a kind, at a place of the bars.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    guard content.kind == .search else { return }
    let evaluate: @MainActor (_Site) -> _Node = { site in
      site.element { site in site.existing(as: SearchPlaceNode.self) ?? SearchPlaceNode(site.context) }
    }
    items.views.append((content.placement, evaluate))
  }
}

/// The place of the screen's search field among the items of its bars; nothing where the screen has none.
final class SearchPlaceNode: _Node {}

/// An item that the system gives: the button of the sidebar, which text does not draw, the screen's name, the search field.
public enum ToolbarDefaultItemKind: Equatable, Sendable { case sidebarToggle, title, search }

extension View {
  /// Takes an item of the system's away: without its title a bar stays, and is known by it.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarPart { _ in defaultItemKind == .title ? .titleRemoval : .none })
  }
  /// Sets the menu of the title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// A space between items of a toolbar: at the bottom a flexible one keeps them apart.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space at a place of the bars; a flexible one in the bottom bar is drawn, others are not.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    guard content.sizing == .flexible, content.placement.side == .bottom else { return }
    items.views.append((content.placement, { Spacer._evaluate(Spacer(), at: $0) }))
  }
}

/// How long a space is: `fixed` is always the same, `flexible` takes the rest.
public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

/// The menu of the title, beside it.
public struct ToolbarTitleMenu<Content: View> { let content: Content }

extension ToolbarTitleMenu: ToolbarContent where Content: View {
  /// A menu that the title opens: `[Donut v]`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    let menu = Menu(content: { content.content }, label: { TitleOfBar() })
    items.views.append((.principal, { type(of: menu)._evaluate(menu, at: $0) }))
  }
}

/// The menu for what does not fit a bar, at its end: `[<> v]  {ellipsis "More"}`. In text all items fit, so that it has its content alone.
nonisolated public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Actions that are always in the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    items.overflow.append(AnyView(content.content))
  }
}

/// The actions of a toolbar that have no button of their own in the bar.
@MainActor final class ToolbarOverflow {
  private let own: [AnyView]
  /// Those of the screen's other toolbars.
  var others: [ToolbarOverflow] = []

  init(_ own: [AnyView]) { self.own = own }

  private var all: [AnyView] { own + others.flatMap(\.all) }

  private struct Items: View {
    let overflow: ToolbarOverflow
    var body: some View { ForEach(Array(overflow.all.enumerated()), id: \.offset) { $0.element } }
  }

  func menu(at site: _Site) -> _Node {
    let menu = Menu(
      content: { Items(overflow: self) }, label: { Label(.init(ofSystem: "More"), systemImage: "ellipsis") }
    )
    .modifier(TraitValue(key: _Node.overflow, value: self))
    return type(of: menu)._evaluate(menu, at: site)
  }
}

extension _Node { nonisolated static let overflow = TraitKey<ToolbarOverflow>(name: "overflow menu") }

extension View {
  /// Adds actions to the menu for what does not fit the bar.
  nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarOverflowMenu(content: content) }
  }
}

/// The title of the bar, as the label of the menu beside it.
private struct TitleOfBar: View {
  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in site.existing(as: BarTitleNode.self) ?? BarTitleNode(site.context) }
  }
}

/// Shows the title that the bar around sets.
final class BarTitleNode: _Node {
  var title = ""

  // The title comes after the view: a remembered size would belong to another one.
  override func size(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: NavigationBar.inlineTitle.width(of: title), height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.text(title, width: placed.frame.width, at: placed.frame.origin, .plain)
  }

  override func semantics(_ placed: Placed) -> Semantics? { Semantics(role: .text, label: title, isEnabled: true) }
}
