/// Which control of a screen's source an element is: the same for the Delete of every row, and another for each of two buttons side by side.
package struct ControlKind: Hashable, Sendable {
  fileprivate struct Step: Hashable, Sendable {
    let type: ObjectIdentifier
    /// The position among its siblings; nil for rows, which are one like another.
    let position: Int?
  }
  fileprivate let steps: [Step]
}

/// A row by its id, among those of its list.
package struct RowKey: Hashable, Sendable {
  package let list: ControlKind
  package let id: String
}

extension Semantics {
  /// The row around, if it has an id.
  @MainActor package var rowKey: RowKey? {
    var node = origin
    while let row = node, let parent = row.parent {
      if let rows = parent as? any RowsNode {
        return rows.identity(of: row).map { RowKey(list: parent.kind, id: "\($0.id)") }
      }
      node = parent
    }
    return nil
  }

  /// nil for an element that represents no view of its own.
  @MainActor package var kind: ControlKind? { origin?.kind }
}

extension _Node {
  fileprivate var kind: ControlKind {
    var steps: [ControlKind.Step] = []
    var node = self
    while let parent = node.parent {
      let isRow = parent is any RowsNode
      let position = isRow ? nil : parent.children.firstIndex { $0 === node }
      steps.append(ControlKind.Step(type: ObjectIdentifier(type(of: node)), position: position))
      node = parent
    }
    return ControlKind(steps: steps)
  }
}
