/// Rows that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let content = TupleView(
      RoleView(role: .header, content: view.header), RoleView(role: .row, content: view.content),
      RoleView(role: .footer, content: view.footer))
    let node = site.existing(as: SectionNode.self) ?? SectionNode(site.context)
    node.context = site.context
    node.evaluateContent(keeping: true) { type(of: content)._evaluate(content, at: $0) }
    return node
  }
}

final class SectionNode: PassthroughNode { override var identifying: (any IdentifyingNode)? { self } }

extension Section {
  /// Rows, with a header and a footer where they are given. In a list they are drawn behind `: ` and `. `.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) where Parent: View, Content: View, Footer: View {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// Rows with a header, and a footer where it is given, in the older form.
  nonisolated public init(
    header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) where Parent: View, Content: View, Footer: View { self.init(header: header, content: content(), footer: footer) }
  /// Rows with a footer alone, in the older form.
  nonisolated public init(
    footer: Footer, @ViewBuilder content: () -> Content
  ) where Parent == EmptyView, Content: View, Footer: View {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
  /// Rows under a title of the app's string tables. In a list it is drawn behind `: `.
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Parent == Text, Content: View, Footer == EmptyView {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Parent == Text, Content: View, Footer == EmptyView {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// A section that the user closes and opens by its header.
  nonisolated public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == _SectionToggle<Text>, Content == _ExpandedRows<Rows>, Content: View, Footer == EmptyView {
    self.init(title: Text(title), isExpanded: isExpanded, rows: content)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, Rows: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == _SectionToggle<Text>, Content == _ExpandedRows<Rows>, Content: View, Footer == EmptyView {
    self.init(title: Text(title), isExpanded: isExpanded, rows: content)
  }
  nonisolated public init<Rows: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Parent == _SectionToggle<Header>, Content == _ExpandedRows<Rows>, Content: View, Footer == EmptyView {
    self.init(title: header(), isExpanded: isExpanded, rows: content)
  }
  nonisolated private init<Rows: View, Header: View>(
    title: Header, isExpanded: Binding<Bool>, rows: () -> Rows
  ) where Parent == _SectionToggle<Header>, Content == _ExpandedRows<Rows>, Content: View, Footer == EmptyView {
    let rows = rows()
    self.init(
      header: Parent(isExpanded: isExpanded, label: title), content: Content(isExpanded: isExpanded, rows: { rows }),
      footer: EmptyView())
  }
}

/// The header of a section that can be closed: `[v Done]`, `[> Done]`, and `[~v Done~]` while it is disabled. Only a sidebar has the arrow
/// (github.com/Esri/arcgis-maps-sdk-swift-toolkit/issues/349); elsewhere the app alone closes the section.
public struct _SectionToggle<Label> {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasSidebarLook) private var hasArrow
}

extension _SectionToggle: View where Label: View {
  @ViewBuilder public var body: some View {
    if hasArrow { label.disclosing(isExpanded, isEnabled: isEnabled) } else { label }
  }
}

/// The rows of a section while it is open.
public struct _ExpandedRows<Rows> {
  let isExpanded: Binding<Bool>
  let rows: () -> Rows
}

extension _ExpandedRows: View where Rows: View { public var body: some View { if isExpanded.wrappedValue { rows() } } }

enum ListRole { case row, header, footer }

/// The header, the rows or the footer of a section that a container arranges.
final class SectionPartNode: PassthroughNode { var role = ListRole.row }

private struct RoleView<Content: View>: View {
  typealias Body = Never
  let role: ListRole
  let content: Content

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    guard !site.isCollecting else {
      // A container arranges the section, which the list does not have any more.
      let node = site.existing(as: SectionPartNode.self) ?? SectionPartNode(site.context)
      node.context = site.context
      node.role = view.role
      node.evaluateContent(keeping: true) { Content._evaluate(view.content, at: $0) }
      return node
    }
    return RoleModifier._evaluate(RoleModifier(role: view.role), at: site) { Content._evaluate(view.content, at: $0) }
  }
}

nonisolated struct RoleModifier: NodeModifier {
  typealias Node = RoleNode
  let role: ListRole
}

final class RoleNode: ModifierNode<RoleModifier> {
  var isHeader: Bool { modifier.role == .header }
  override var isItemLook: Bool { !isHeader }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard isHeader, environment.builtIn.hasProminentHeaders else { return super.draw(placed, on: canvas) }
    canvas.add(AddedLook(kind: .text, words: "prominent"), to: placed) { super.draw(placed, on: canvas) }
  }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == ListNode.role.name { return modifier.role as? T }
    return super.trait(key)
  }
}
