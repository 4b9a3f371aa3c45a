extension View {
  /// Items that a person may arrange: text keeps the app's order.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// The older form of a toolbar with items at both ends.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension ToolbarItem {
  /// An item with a name, for toolbars that a person may arrange.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void, Content: View {
    self.init(placement: placement, content: content)
  }
}

/// A space between items of a toolbar: at the bottom a flexible one keeps them apart.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    guard content.sizing == .flexible, content.placement.side == .bottom else { return }
    items.views.append((content.placement, { Spacer._evaluate(Spacer(), at: $0) }))
  }
}

public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

/// What a press on the title offers: a menu beside it.
public struct ToolbarTitleMenu<Content> {
  let content: Content
}

extension ToolbarTitleMenu: ToolbarContent where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    let menu = Menu {
      content.content
    } label: {
      TitleOfBar()
    }
    items.views.append((.principal, { type(of: menu)._evaluate(menu, at: $0) }))
  }
}

/// The title of the bar, as the label of the menu beside it.
private struct TitleOfBar: View {
  typealias Body = Never

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in site.existing(as: BarTitleNode.self) ?? BarTitleNode(site.context) }
  }
}

/// Shows the title that the bar around tells it.
@MainActor
final class BarTitleNode: _Node {
  var title = ""

  // The title comes after the view: a size that was remembered would be that of another one.
  override func size(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: NavigationBar.inlineTitle.width(of: title), height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.text(title, width: placed.frame.width, at: placed.frame.origin, .plain)
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    Semantics(role: .text, label: title, isEnabled: true)
  }
}
