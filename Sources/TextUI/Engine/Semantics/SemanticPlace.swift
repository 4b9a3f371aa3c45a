/// A container on the screen as the user would name it: "the Add of that row".
struct SemanticPlace: Hashable {
  enum Kind { case row, section }
  let kind: Kind
  let id: ObjectIdentifier
  /// Whether the element is in the section's header, or the title or message of a dialog: it names the section, not a row of it.
  var isHeader = false
}

extension _Node {
  /// The containers around the node, the innermost first: rows of lists, grids and `ForEach`, sections, and dialogs as sections.
  var places: [SemanticPlace] {
    var path: [_Node] = [self]
    while let parent = path.last?.parent { path.append(parent) }
    var found: [(index: Int, place: SemanticPlace)] = []
    var isInHeader = false
    for (index, node) in path.enumerated() {
      if let role = node as? RoleNode, role.isHeader { isInHeader = true }
      if let words = node as? DialogWordsNode, words.isMessage { isInHeader = true }
      if node is GridRowNode { found.append((index, SemanticPlace(kind: .row, id: ObjectIdentifier(node)))) }
      if node is SectionNode || (node as? PresentedNode)?.kind.isDialog == true {
        found.append((index, SemanticPlace(kind: .section, id: ObjectIdentifier(node), isHeader: isInHeader)))
        isInHeader = false
      }
      guard index > 0 else { continue }
      if node is any RowsNode {
        found.append((index - 1, SemanticPlace(kind: .row, id: ObjectIdentifier(path[index - 1]))))
      }
      if let list = node as? ListNode,
        let row = path[..<index].firstIndex(where: { part in list.rows.contains { $0 === part } })
      {
        found.append((row, SemanticPlace(kind: .row, id: ObjectIdentifier(path[row]))))
      }
    }
    return found.sorted { $0.index < $1.index }.map(\.place)
  }
}

extension Semantics {
  @MainActor private var places: [SemanticPlace] { origin?.places ?? [] }

  /// Whether the user would say that this element is with the other: in the same row, or in the section that the other is the header of.
  @MainActor package func isTogether(with other: Semantics) -> Bool {
    let (own, others) = (places, other.places)
    if let section = others.first(where: { $0.kind == .section }), section.isHeader {
      return own.contains { $0.id == section.id }
    }
    // One's row holds the other: a button deep in a card, a text deep in a row.
    guard let row = others.first(where: { $0.kind == .row }) else { return false }
    if own.contains(where: { $0.id == row.id }) { return true }
    guard let ownRow = own.first(where: { $0.kind == .row }) else { return false }
    return others.contains { $0.id == ownRow.id }
  }

  @MainActor package var row: AnyHashable? { places.first { $0.kind == .row }.map { AnyHashable($0.id) } }
}
