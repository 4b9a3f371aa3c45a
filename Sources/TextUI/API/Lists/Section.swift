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

/// What belongs together, in the tree.
@MainActor
final class SectionNode: PassthroughNode {}

extension Section where Parent: View, Content: View, Footer: View {
  /// Rows with a header and a footer. In a list they are drawn behind `: ` and `. `.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  /// Rows with a header and a footer, in the older form.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a footer alone. In a list it is drawn behind `. `.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }
  /// Rows with a footer alone, in the older form.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header alone. In a list it is drawn behind `: `.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }
  /// Rows with a header alone, in the older form.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows without a header. In a list a blank line parts them from the section before.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows under a title of the app's string tables. In a list it is drawn behind `: `.
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
  /// Rows under a title that is shown as it is. In a list it is drawn behind `: `.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Content: View, Footer == EmptyView {
  /// A section that a person closes and opens by its header.
  nonisolated public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Rows
  ) where Parent == _SectionToggle<Text>, Content == _ExpandedRows<Rows> {
    self.init(title: Text(title), isExpanded: isExpanded, rows: content)
  }
  /// A section that a person closes and opens by its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Rows: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Rows
  ) where Parent == _SectionToggle<Text>, Content == _ExpandedRows<Rows> {
    self.init(title: Text(title), isExpanded: isExpanded, rows: content)
  }
  /// A section that a person closes and opens by its header.
  nonisolated public init<Rows: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Rows, @ViewBuilder header: () -> Header
  ) where Parent == _SectionToggle<Header>, Content == _ExpandedRows<Rows> {
    self.init(title: header(), isExpanded: isExpanded, rows: content)
  }

  nonisolated private init<Rows: View, Header: View>(
    title: Header, isExpanded: Binding<Bool>, rows: @escaping () -> Rows
  ) where Parent == _SectionToggle<Header>, Content == _ExpandedRows<Rows> {
    header = _SectionToggle(isExpanded: isExpanded, label: title)
    content = _ExpandedRows(isExpanded: isExpanded, rows: rows)
    footer = EmptyView()
  }
}

/// The header of a section that can be closed: `[v Done]`, `[> Done]`, and `[~v Done~]` while it is disabled.
public struct _SectionToggle<Label> {
  let isExpanded: Binding<Bool>
  let label: Label
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init(isExpanded: Binding<Bool>, label: Label) {
    self.isExpanded = isExpanded
    self.label = label
  }
}

extension _SectionToggle: View where Label: View {
  public var body: some View {
    let isExpanded = isExpanded
    let isOpen = isExpanded.wrappedValue
    MarkedLabel(Brackets(isEnabled: isEnabled, sign: isOpen ? "v " : "> "), sign: 20, label: label)
      .control {
        Semantics(
          role: .button, label: "", value: isOpen ? "expanded" : "collapsed", isEnabled: $0.isEnabled,
          press: { isExpanded.wrappedValue = !isOpen })
      }
  }
}

/// The rows of a section while it is open.
public struct _ExpandedRows<Rows> {
  let isExpanded: Binding<Bool>
  let rows: () -> Rows
}

extension _ExpandedRows: View where Rows: View {
  public var body: some View {
    if isExpanded.wrappedValue { rows() }
  }
}

/// What an element is to the list around it.
enum ListRole {
  case row, header, footer
}

/// The header, the rows or the footer of a section that is taken apart.
@MainActor
final class SectionPartNode: PassthroughNode {
  var role = ListRole.row
}

/// Gives each element of its content a role.
private struct RoleView<Content: View>: View {
  typealias Body = Never
  let role: ListRole
  let content: Content

  static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    guard !site.isCollecting else {
      // The section is taken apart: it is not the list's any more.
      let node = site.existing(as: SectionPartNode.self) ?? SectionPartNode(site.context)
      node.context = site.context
      node.role = view.role
      node.evaluateContent(keeping: true) { Content._evaluate(view.content, at: $0) }
      return node
    }
    return RoleModifier._evaluate(RoleModifier(role: view.role), at: site) { Content._evaluate(view.content, at: $0) }
  }
}

struct RoleModifier: NodeModifier {
  typealias Body = Never
  typealias Node = RoleNode
  let role: ListRole

  nonisolated init(role: ListRole) { self.role = role }
}

@MainActor
final class RoleNode: ModifierNode<RoleModifier> {
  var isHeader: Bool { modifier.role == .header }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard isHeader, environment.builtIn.hasProminentHeaders else { return super.draw(placed, on: canvas) }
    canvas.add(AddedLook(kind: .text, words: "prominent"), to: placed) { super.draw(placed, on: canvas) }
  }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == ListNode.role.name { return modifier.role as? T }
    return super.trait(key)
  }
}
