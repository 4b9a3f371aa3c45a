/// A control's label: its texts are below each other; the first is the title, and the others explain it.
nonisolated struct LabelLines<Label: View>: View {
  typealias Body = Never
  let label: Label

  init(_ label: Label) { self.label = label }

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element { site in
      let node = StackNode.make(at: site, layout: StackLayout(axis: .vertical, alignment: .titles, spacing: nil))
      var context = site.context
      context.environment.builtIn.titleOwner = ObjectIdentifier(node)
      node.evaluateContent(view.label, context)
      return node
    }
  }
}
