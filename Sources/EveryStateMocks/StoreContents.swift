import Synchronization

/// The items of a ``MockStore``, and the writes since the world was made. A read returns its scripted value with these writes.
final class StoreContents<Item: Identifiable & Sendable>: Sendable, CustomReflectable where Item.ID: Sendable {
  private typealias Change = @Sendable (inout [Item]) -> Void

  private struct State {
    /// The items before any write: the store's, then those that only scripts returned.
    var items: [Item]
    var changes: [(deleted: Item.ID?, apply: Change)] = []
    var insertions = 0

    mutating func change(deleting id: Item.ID? = nil, _ apply: @escaping Change) { changes.append((id, apply)) }

    mutating func learn(_ scripted: [Item]) {
      let known = Set(items.map(\.id))
      let new = Dictionary(scripted.map { ($0.id, $0) }) { $1 }
      items = items.map { new[$0.id] ?? $0 } + scripted.filter { !known.contains($0.id) }
    }
  }

  let initial: [Item]
  private let missing: any Error
  private let law: Change
  private let state: Mutex<State>

  init(_ items: [Item], missing: any Error, law: @escaping @Sendable (inout [Item]) -> Void) {
    (initial, self.missing, self.law) = (items, missing, law)
    state = Mutex(State(items: items))
  }

  /// A world is searched for mocks, not for their data.
  var customMirror: Mirror { Mirror(self, children: []) }

  /// Makes the calls of the response itself return the data. A response that outlives a drive is reset, and the data with it.
  func feed(_ list: inout MockResponse<[Item]>) {
    list.resolve = { [self] in items(of: try $0.get()) }
    list.calls.onReset { [self] in state.withLock { $0 = State(items: initial) } }
  }

  /// A scripted value with the writes since.
  func items(of scripted: [Item]) -> [Item] {
    state.withLock {
      $0.learn(scripted)
      return changed(scripted, $0)
    }
  }

  private func changed(_ items: [Item], _ state: State) -> [Item] {
    var items = items
    for change in state.changes { change.apply(&items) }
    law(&items)
    return items
  }

  private func item(_ id: Item.ID, _ state: State) throws -> Item {
    guard let item = changed(state.items, state).first(where: { $0.id == id }) else { throw missing }
    return item
  }

  /// The item with the identifier; `scripted` is its value before the writes, if it is that item's.
  func item(_ id: Item.ID, scripted: Item?) throws -> Item {
    try state.withLock {
      if let scripted, scripted.id == id { $0.learn([scripted]) }
      return try item(id, $0)
    }
  }

  func insert(at index: Int?, _ make: (_ number: Int) -> Item) throws -> Item {
    try state.withLock {
      $0.insertions += 1
      let new = make(initial.count + $0.insertions)
      // What was deleted returns to its place.
      $0.changes.removeAll { $0.deleted == new.id }
      $0.change {
        if !$0.replace(new) { $0.insert(new, at: min(max(index ?? $0.count, 0), $0.count)) }
      }
      return try item(new.id, $0)
    }
  }

  func update(_ id: Item.ID, _ change: (inout Item) -> Void) throws -> Item {
    try state.withLock {
      var new = try item(id, $0)
      change(&new)
      $0.change { [new] in _ = $0.replace(new) }
      return try item(id, $0)
    }
  }

  func delete(_ id: Item.ID) throws {
    try state.withLock {
      _ = try item(id, $0)
      $0.change(deleting: id) { $0.removeAll { $0.id == id } }
    }
  }

  func reorder(_ ids: [Item.ID]) {
    state.withLock {
      $0.change { items in
        let places = items.indices.filter { ids.contains(items[$0].id) }
        let ordered = ids.compactMap { id in items.first { $0.id == id } }
        for (place, item) in zip(places, ordered) { items[place] = item }
      }
    }
  }
}

extension Array where Element: Identifiable {
  /// Returns whether the array has an element with the same identifier.
  fileprivate mutating func replace(_ element: Element) -> Bool {
    guard let place = firstIndex(where: { $0.id == element.id }) else { return false }
    self[place] = element
    return true
  }
}
