/// Views that are made of data, so that a list can take rows out of the data or move them.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The collection of the views' data.
  associatedtype Data: Collection
  /// The views' data: rows are deleted from it and moved in it.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets the user delete rows. The row is removed before the action, and comes back with the next update that still has it.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some DynamicViewContent { EditableRows(base: self, delete: action, move: nil, place: CallPlace(fileID, line)) }
  /// Lets the user move rows.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some DynamicViewContent { EditableRows(base: self, delete: nil, move: action, place: CallPlace(fileID, line)) }
}

nonisolated struct EditableRows<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  let place: CallPlace?

  typealias Body = Never
  @MainActor var data: Base.Data { base.data }

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: EditableRowsNode.self) ?? EditableRowsNode(site.context)
    node.context = site.context
    node.delete = view.delete
    node.move = view.move
    node.place = view.place
    if !site.context.environment.isInList,
      let name = view.delete != nil ? "onDelete" : view.move.map({ _ in "onMove" })
    {
      site.context.graph.misplaced[ObjectIdentifier(node)] = ("\(name) has no effect here: not in a list", node)
    }
    node.evaluateContent(keeping: true) { Base._evaluate(view.base, at: $0) }
    return node
  }
}

/// The container of the rows that it lets the user change.
final class EditableRowsNode: PassthroughNode {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var place: CallPlace?
  override var callPlace: CallPlace? { place }
}

extension _Node {
  nonisolated fileprivate static let deleteDisabled = TraitKey<Bool>(name: "delete disabled")
  nonisolated fileprivate static let moveDisabled = TraitKey<Bool>(name: "move disabled")
  nonisolated static let selectionDisabled = TraitKey<Bool>(name: "selection disabled")

  private var editors: [EditableRowsNode] {
    guard let rows = rowPlace?.rows else { return [] }
    var editors: [EditableRowsNode] = []
    var node = rows.parent
    while let candidate = node, candidate is PassthroughNode {
      if let editor = candidate as? EditableRowsNode { editors.append(editor) }
      node = candidate.parent
    }
    return editors
  }

  /// Deletes the row from its data; nil where the user cannot.
  var deletion: (@MainActor () -> Void)? {
    guard trait(Self.deleteDisabled) != true, let delete = editors.lazy.compactMap(\.delete).first,
      let identity = rowIdentity
    else { return nil }
    return { delete(IndexSet(integer: identity.offset)) }
  }

  var isMovable: Bool { movement != nil }

  var movement: (@MainActor (Int) -> Void)? {
    guard trait(Self.moveDisabled) != true, let move = editors.lazy.compactMap(\.move).first, let identity = rowIdentity
    else { return nil }
    return { move(IndexSet(integer: identity.offset), $0) }
  }

  /// - Parameter isEditing: whether each row that can be deleted has a red circle. Without it, the row's own swipe actions take the
  ///   place of Delete, on whatever edge they are (mikaelacaron/brain-marks#66).
  func rowActions(_ isEditing: Bool) -> [Semantics.Action] {
    var actions = trait(Self.swipeActions) ?? []
    for index in actions.indices where actions[index].removesRow {
      actions[index].perform = leaving(by: actions[index].name, actions[index].perform)
    }
    let name = deletion == nil ? "" : systemWord("Delete")
    if let deletion, isEditing ? !actions.contains(where: { $0.name == name }) : actions.isEmpty {
      let delete = leaving(by: name, deletion)
      actions.append(.init(name: name, kind: .swipe(.trailing), looks: ["(destructive)"], perform: delete))
    }
    if let movement, let offset = rowIdentity?.offset {
      actions.append(.init(name: "Move Up", kind: .move) { if offset > 0 { movement(offset - 1) } })
      actions.append(.init(name: "Move Down", kind: .move) { movement(offset + 2) })
    }
    return actions
  }
}

extension View {
  /// Keeps the user from deleting the row.
  nonisolated public func deleteDisabled(
    _ isDisabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    disabling(_Node.deleteDisabled, isDisabled, "deleteDisabled", CallPlace(fileID, line))
  }
  /// Keeps the user from moving the row.
  nonisolated public func moveDisabled(
    _ isDisabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    disabling(_Node.moveDisabled, isDisabled, "moveDisabled", CallPlace(fileID, line))
  }
  /// Keeps the user from selecting the row.
  nonisolated public func selectionDisabled(
    _ isDisabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    disabling(_Node.selectionDisabled, isDisabled, "selectionDisabled", CallPlace(fileID, line))
  }
  nonisolated private func disabling(
    _ key: TraitKey<Bool>, _ isDisabled: Bool, _ name: String, _ place: CallPlace?
  ) -> some View { modifier(TraitValue(key: key, value: isDisabled, rowModifier: name, place: place)) }
}
