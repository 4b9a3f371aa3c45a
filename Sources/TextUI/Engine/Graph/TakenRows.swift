/// The rows that lists removed on their own account: a deleted row leaves before the app's data change (Apple, onDelete(perform:): "it will be
/// called after the row has already been removed from the List"; a destructive swipe button: nightscout/Trio/pull/1123).
/// A row returns with the next update whose data still have it (DocNR/clave/pull/96, subconsciousnetwork/subconscious/issues/955). What it
/// presents does not (manaflow-ai/cmux/pull/9291).
@MainActor final class TakenRows {
  private struct Taken {
    let row: _Node
    let name: String
    /// The action that removed it, in the words of the source.
    let action: String
    /// The `ForEach` with its data; a list whose content has the row in its source.
    let source: _Node?
    let id: AnyHashable?
  }

  private var taken: [Taken] = []

  var isEmpty: Bool { taken.isEmpty }

  /// Whether an element of a list is a taken row.
  func contains(_ element: _Node) -> Bool { taken.contains { $0.row.isInside(element) } }
  func count(in list: ListNode) -> Int { taken.count { $0.row.isMounted && $0.row.ancestor(ListNode.self) === list } }

  /// Takes a row from its list until the next update.
  func take(_ row: _Node, by action: String) {
    taken.append(
      Taken(
        row: row, name: row.spoken, action: LocalizedTexts.ofThisDrive?.names(of: action).first ?? action,
        source: row.rowPlace?.rows ?? row.ancestor(ListNode.self), id: row.rowIdentity?.id))
    row.graph.needLayout()
  }

  /// Returns the rows of lists inside the updated views.
  func giveBack(in updated: [_Node]) {
    giveBack { row in updated.contains { $0 !== row.source && row.source?.isInside($0) == true } }
  }

  /// Returns the rows of an updated `ForEach`.
  func giveBack(to source: any RowsNode) { giveBack { $0.source === source } }

  private func giveBack(_ isUpdated: (Taken) -> Bool) {
    let returned = taken.filter(isUpdated)
    taken.removeAll(where: isUpdated)
    for row in returned {
      // The row is made again before its presentations are looked for.
      let found = row.id.flatMap { (row.source as? any RowsNode)?.node(for: $0) }
      guard let node = row.row.isMounted ? row.row : found else { continue }
      node.endPresentations()
      node.graph.changes.note(.takenRow(row.name, by: row.action, returns: true))
    }
  }

  /// The rows whose data still have them.
  var traps: [ScreenTrap] { taken.filter(\.row.isMounted).map { .takenRow($0.name, by: $0.action, returns: false) } }
}

extension _Node {
  /// Runs an action of the user's that deletes the row.
  func leaving(by name: String, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [weak self] in
      if let self, self.isMounted { self.graph.takenRows.take(self, by: name) }
      action()
    }
  }

  fileprivate func endPresentations() {
    (self as? PresentationNode)?.lose()
    visitChildren { $0.endPresentations() }
  }
}
