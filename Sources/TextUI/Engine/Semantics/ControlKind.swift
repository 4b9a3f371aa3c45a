/// Which control of a screen's source an element is: the same for the Delete of every row, and another for each of two buttons side by side.
package struct ControlKind: Hashable, Sendable {
  fileprivate struct Step: Hashable, Sendable {
    let type: _Node.Type
    /// The position among its siblings; nil for rows, which are one like another.
    let position: Int?

    static func == (one: Self, other: Self) -> Bool { one.type == other.type && one.position == other.position }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(position)
    }
  }
  fileprivate let steps: [Step]

  /// Whether it is the other control on a screen that presents or pushes the other's screen: both are at one place of a view of the app.
  @MainActor package func isCopy(of other: ControlKind) -> Bool {
    guard let screen = other.steps.lastIndex(where: { $0.type.isOfApp }), steps.count > screen + 1 else { return false }
    return steps[screen].type == other.steps[screen].type && steps.prefix(screen) == other.steps.prefix(screen)
      && steps[(screen + 1)...].contains { $0.type.isOfApp }
  }
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
      steps.append(ControlKind.Step(type: type(of: node), position: position))
      node = parent
    }
    return ControlKind(steps: steps)
  }
}
