/// One of a provider's previews, by its name; the others do not appear.
nonisolated package struct PreviewPick<Previews: View>: View {
  nonisolated(unsafe) private let previews: Previews
  private let name: String
  private let declared: [String]

  /// Shows the preview of a `name`; the default name is its place, `preview 1`. Previews that are not `declared` are issues.
  package init(_ previews: Previews, named name: String, of declared: [String]) {
    self.previews = previews
    self.name = name
    self.declared = declared
  }

  package typealias Body = Never

  @MainActor package static func _evaluate(_ view: PreviewPick, at site: _Site) -> _Node {
    site.element(PreviewPickNode.init) { node, site in
      node.name = view.name
      node.evaluateContent(view.previews, site.context)
      node.check(against: view.declared)
    }
  }
}

private final class PreviewPickNode: ContainerNode {
  var name = ""

  private var names: [String] {
    elements.enumerated().map { index, preview in preview.trait(Self.previewName) ?? "preview \(index + 1)" }
  }

  private var picked: _Node? { names.firstIndex(of: name).map { elements[$0] } }

  func check(against declared: [String]) {
    if names.sorted() != declared.sorted() { graph.report(.otherPreviews(declared: declared, found: names)) }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize { picked?.size(proposal) ?? .zero }

  override func arrange(in frame: CellRect, _ proposal: ProposedCells) -> [Arranged] {
    picked.map { [Arranged(node: $0, frame: frame, proposal: proposal)] } ?? []
  }
}
