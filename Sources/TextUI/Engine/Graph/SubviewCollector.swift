/// Separates the elements of a content, so that a container places them itself: each is only noted at first, and made where it is
/// placed, with its surroundings there.
@MainActor final class SubviewCollector {
  private var content: _Node?
  var changed: () -> Void = {}

  var node: _Node? { content }

  func collect<Content: View>(_ view: Content, _ context: Context, in node: _Node) {
    var inner = context.list(in: node)
    var marker = PendingModifier(environment: context.environment) { site, content in content(site) }
    marker.collector = self
    inner.content = .waiting([marker])
    content = Content._evaluate(view, at: _Site(inner, existing: content))
  }

  func note(
    at site: _Site, _ written: [(inout ContainerValues) -> Void], _ make: @escaping PendingModifier.Content
  ) -> _Node {
    let node = site.existing(as: SubviewNode.self) ?? SubviewNode(site.context)
    node.make = make
    var values = ContainerValues()
    for write in written.reversed() { write(&values) }
    node.values = values
    node.collector = self
    changed()
    return node
  }

  var subviews: [Subview] {
    var subviews: [Subview] = []
    _ = content?.visitElements {
      if let node = $0 as? SubviewNode { subviews.append(Subview(node)) }
      return true
    }
    return subviews
  }
}

final class SubviewNode: _Node {
  var make: PendingModifier.Content?
  var values = ContainerValues()
  weak var collector: SubviewCollector?

  override func willUnmount() { collector?.changed() }

  var part: (section: SectionNode, role: ListRole)? {
    var role: ListRole?
    return parent?.nearest { node in
      if let found = node as? SectionPartNode, role == nil { role = found.role }
      return (node as? SectionNode).map { section in role.map { (section, $0) } }
    } ?? nil
  }
}
