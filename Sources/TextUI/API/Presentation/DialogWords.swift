/// The words of a button's label or of the message in an alert or a dialog, which show nothing else (Apple: "alerts only support controls
/// with labels that are Text", "only unstyled text is supported for the message"); in a menu with the label's picture before them
/// (feedback-assistant/reports/issues/247: the only icon is an Image).
nonisolated struct DialogWords<Content: View>: View {
  typealias Body = Never
  let content: Content
  /// Whether only texts count, each a paragraph; of a label all that is written in it.
  var isMessage = false

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(DialogWordsNode.init) { node, site in
      node.isMessage = view.isMessage
      node.context = site.context.single(in: node)
      node.context.environment.builtIn.resetLooks()
      node.source = Content._evaluate(view.content, at: _Site(site.context.list(in: node), existing: node.source))
      // A stack asks for its priority before its size.
      if node.content == nil { node.content = TextNode(node.context) }
      node.forget()
    }
  }
}

final class DialogWordsNode: WrapperNode {
  fileprivate(set) var source: _Node!
  fileprivate(set) var isMessage = false
  fileprivate var context: Context!
  private var known: (pass: Int, hasWords: Bool) = (-1, false)

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let source { visit(source) }
  }

  fileprivate func forget() { known.pass = -1 }

  /// Whether there are words. Read anew at each layout: the source may be evaluated again without the dialog.
  var hasWords: Bool {
    guard known.pass != graph.pass else { return known.hasWords }
    let texts = source.allElements.filter { !isMessage || $0.isText }.flatMap(\.textsAlone)
    let isInMenu = context.environment.presentation == .menu
    let picture = isInMenu ? source.firstPicture : nil
    known = (graph.pass, !texts.isEmpty || picture != nil)
    let words = Words(texts: texts, separator: isMessage || isInMenu ? "\n" : " ")
    let site = _Site(context, existing: content)
    if let picture, !texts.isEmpty {
      let label = Label {
        words
      } icon: {
        picture
      }
      content = type(of: label)._evaluate(label, at: site)
    } else {
      content = picture == nil ? Words._evaluate(words, at: site) : source.allElements[0]
    }
    return known.hasWords
  }

  private struct Words: View {
    typealias Body = Never
    let texts: [TextNode]
    let separator: String

    static func _evaluate(_ view: Self, at site: _Site) -> _Node {
      let node = site.existing(as: TextNode.self) ?? TextNode(site.context)
      node.showWords(of: view.texts, separator: view.separator, site.context.environment)
      return node
    }
  }

  override func misplaced(_ placed: Placed) -> String? {
    isMessage ? source.allElements.first { !$0.isText }?.leftOutWords(by: .alert) : nil
  }

  override func size(_ proposal: ProposedCells) -> CellSize { hasWords ? content.size(proposal) : .zero }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    hasWords ? super.place(in: frame, proposal) : Placed(self, frame)
  }
}

extension _Node {
  fileprivate var textsAlone: [TextNode] {
    var texts: [TextNode] = []
    placedAlone.visit { if let text = $0.node as? TextNode, !text.text.plain.isEmpty { texts.append(text) } }
    return texts
  }

  /// The view inside the wrappers around it.
  private var inmost: _Node {
    var node = self
    while let content = (node as? WrapperNode)?.content { node = content }
    return node
  }

  /// The items of a menu: a stack in it has no look of its own, and neither has room around an item.
  var menuItems: [_Node] {
    allElements.flatMap { element -> [_Node] in
      var node = element
      while let content = (node as? WrapperNode)?.content, node is PassthroughNode || node.isItemLook { node = content }
      guard let stack = node as? StackNode, !stack.layout.isLabel,
        stack.enclosingView?.hasPrefix("ControlGroup<") != true
      else {
        if node.button == nil { node.placedAlone.visit { ($0.node as? TextNode)?.dropLooks() } }
        return [node]
      }
      return stack.children.flatMap(\.menuItems)
    }
  }

  /// What is said of a view that a dialog or a menu leaves out.
  func leftOutWords(by kind: PresentationKind) -> String {
    let name = placedAlone.elements.first.map { "the \($0.role.rawValue) \"\($0.label)\"" } ?? "a view without text"
    guard kind != .menu else {
      return "Menu leaves out \(name): a menu shows buttons, links, toggles, pickers, sections, menus, texts and images"
    }
    return
      "Dialog leaves out \(name): an alert or a dialog shows texts and buttons with a text; an alert also shows text fields"
  }

  fileprivate var isText: Bool {
    inmost is TextNode && placedAlone.elements.allSatisfy { $0.role == .text && $0.press == nil }
  }

  /// Pictures, labels, toggles, spinners and stacks are left out, and a button without a text. Only an alert has fields (UIKit:
  /// `addTextField(configurationHandler:)`, "only if the preferredStyle property is set to alert").
  func isAccepted(in kind: PresentationKind) -> Bool {
    if kind == .menu {
      let roles = placedAlone.elements.map(\.role)
      return inmost is DividerNode || !roles.isEmpty && roles.allSatisfy(Self.menuRoles.contains)
    }
    if let button { return (button.content as? DialogWordsNode)?.hasWords != false }
    if isText { return true }
    let elements = placedAlone.elements
    guard elements.count == 1 else { return false }
    return elements[0].editing != nil ? kind == .alert : elements[0].role == .link && elements[0].press != nil
  }
  private static let menuRoles: Set<Semantics.Role> = [.text, .button, .image, .toggle, .link, .picker, .header, .menu]
}
