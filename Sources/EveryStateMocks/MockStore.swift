/// The data behind a mocked repository: reads return it, and writes change it.
///
///     struct MockTodos: TodosRepository {
///       let store: MockStore<Todo>
///       func todos() async throws -> [Todo] { try await store.list() }
///       func todo(_ id: Todo.ID) async throws -> Todo { try await store.item(id: id) }
///       func save(_ todo: Todo) async throws { try await store.update(todo) }
///       func delete(_ id: Todo.ID) async throws { try await store.delete(id: id) }
///     }
///
/// Each operation is a ``MockResponse`` with its own script, delay and log, which a declaration names:
///
///     struct World: SnapshotWorld { var todos = MockStore(Todo.samples) }
///
///     .loads(\.todos.list, failure: APIError.offline),
///     .performs(\.todos.delete, failure: APIError.offline, by: { try await $0.swipeAction("Delete", on: "Milk") }),
///
/// A read returns what its script says, with the writes that have succeeded so far: after a delete, a list lacks the row, even if a state
/// has replaced the list. Reads and writes take effect at the moment of their answer; a write that fails, or whose task is canceled,
/// changes nothing. A copy shares the data and the logs. Each drive makes its world, and with it the data, anew.
public struct MockStore<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The answers to `list()` and `list("open")`. Their values are whole collections.
  public var list: MockResponse<[Item]> { didSet { contents.feed(&list) } }
  /// The answers to `item(id:)`, labeled with the identifier. A value counts for the item that has its identifier.
  public var item: MockResponse<Item>
  /// The answers to `page(_:size:)`, labeled `page 2`. Their values are whole collections.
  public var page: MockResponse<[Item]>
  /// The answers to `search(_:in:)`, labeled with the query. Their values are whole collections.
  @_disfavoredOverload  // `search(query)` is a search, and no call of the response with a label.
  public var search: MockResponse<[Item]>
  /// The answers to `insert(_:)`, labeled with an identifier that the app has made.
  public var insert: MockResponse<Void>
  /// The answers to `update(_:)`, labeled with the identifier.
  public var update: MockResponse<Void>
  /// The answers to `delete(id:)`, labeled with the identifier.
  public var delete: MockResponse<Void>
  /// The answers to `reorder(_:)`.
  public var reorder: MockResponse<Void>

  private let contents: StoreContents<Item>

  /// Creates a store whose operations all succeed, or all fail if there is a failure.
  ///
  ///     MockStore(Song.samples, missing: APIError.notFound) { $0.sort { $0.title < $1.title } }
  ///
  /// - Parameters:
  ///   - items: the data before any write.
  ///   - failure: the error that every operation throws.
  ///   - delay: the time that every operation takes: none in a preview, and the virtual latency in a snapshot test by default.
  ///   - missing: the error for an item that does not exist or was deleted. A declared state that meets the default one is not driven.
  ///   - onUpdate: the server's law, which the data obeys in every answer: a sorted order, a total. Applied twice, it changes nothing more.
  public init(
    _ items: [Item], failure: (any Error)? = nil, delay: Duration? = nil,
    missing: any Error = MockResponseError.missingItem,
    onUpdate: @escaping @Sendable (inout [Item]) -> Void = { _ in }
  ) {
    self.init(StoreContents(items, missing: missing, law: onUpdate), failure, delay)
  }

  /// Creates a store with the same data, for another user or device: its operations have scripts, delays and logs of their own.
  ///
  ///     init() { theirs = MockStore(sharing: mine) }
  public init(sharing other: Self, failure: (any Error)? = nil, delay: Duration? = nil) {
    self.init(other.contents, failure, delay)
  }

  private init(_ contents: StoreContents<Item>, _ failure: (any Error)?, _ delay: Duration?) {
    func response<Value>(_ value: Value) -> MockResponse<Value> { MockResponse(value, failure: failure, delay: delay) }
    self.contents = contents
    item = contents.initial.first.map(response) ?? MockResponse(steps: [.fails(failure ?? NoItem())], delay: delay)
    (list, page, search) = (response(contents.initial), response(contents.initial), response(contents.initial))
    (insert, update, delete, reorder) = (response(()), response(()), response(()), response(()))
    contents.feed(&list)
  }
}

extension MockStore {
  /// Returns a page of the items. The first page has number 1.
  nonisolated(nonsending) public func page(
    _ number: Int, size: Int, function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws -> [Item] {
    let start = max(number - 1, 0) * size
    return try await read(page, "page \(number)", function, file, line) { Array($0.dropFirst(start).prefix(size)) }
  }

  /// Returns the items for which `text` contains the query, in any case; an empty query finds all. Without `text`, every text of an item is
  /// searched, at any depth, but not its `id`.
  ///
  ///     func songs(_ query: String) async throws -> [Song] { try await store.search(query) { $0.title + " " + $0.artist } }
  nonisolated(nonsending) public func search(
    _ query: String, in text: ((Item) -> String)? = nil, function: String = #function, file: String = #fileID,
    line: Int = #line
  ) async throws -> [Item] {
    let words = query.lowercased()
    return try await read(search, query, function, file, line) {
      $0.filter { item in
        words.isEmpty || (text.map { [$0(item)] } ?? texts(of: item)).contains { $0.lowercased().contains(words) }
      }
    }
  }

  /// Returns an item, or throws the store's error for a missing one.
  nonisolated(nonsending) public func item(
    id: Item.ID, function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws -> Item {
    let site = CallSite(function: function, file: file, line: line, column: 0)
    return try await item.call("\(id)", at: site) { answer in
      let scripted: Item? = if case .failure(is NoItem) = answer { nil } else { try answer.get() }
      let item = try contents.item(id, scripted: scripted)
      return (item, item)
    }
  }

  /// Inserts an item, at the end by default, and returns it as the data has it. A deleted one returns to its place, an existing one is replaced.
  @discardableResult nonisolated(nonsending) public func insert(
    _ item: Item, at index: Int? = nil, function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws -> Item {
    try await write(insert, "\(item.id)", function, file, line) {
      try contents.insert(at: index) { _ in item }
    }
  }

  /// Inserts an item that the server makes, with a number that no other one has if those of the first items begin with 1.
  ///
  ///     func add(_ title: String) async throws -> Todo { try await store.insert { Todo(id: $0, title: title) } }
  @discardableResult nonisolated(nonsending) public func insert(
    at index: Int? = nil, function: String = #function, file: String = #fileID, line: Int = #line,
    _ make: (_ number: Int) -> Item
  ) async throws -> Item {
    try await write(insert, "", function, file, line) { try contents.insert(at: index, make) }
  }

  /// Replaces the item with the same identifier, and returns it as the data has it.
  @discardableResult nonisolated(nonsending) public func update(
    _ item: Item, function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws -> Item {
    try await write(update, "\(item.id)", function, file, line) { try contents.update(item.id) { $0 = item } }
  }

  /// Changes an item, and returns it as the data has it.
  ///
  ///     func toggle(_ id: Todo.ID) async throws { try await store.update(id: id) { $0.isDone.toggle() } }
  @discardableResult nonisolated(nonsending) public func update(
    id: Item.ID, function: String = #function, file: String = #fileID, line: Int = #line,
    _ change: (inout Item) -> Void
  ) async throws -> Item {
    try await write(update, "\(id)", function, file, line) { try contents.update(id, change) }
  }

  /// Deletes an item, or throws the store's error for a missing one.
  nonisolated(nonsending) public func delete(
    id: Item.ID, function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws {
    try await write(delete, "\(id)", function, file, line) { try contents.delete(id) }
  }

  /// Brings the items with these identifiers into this order, in the places that they have; others stay.
  nonisolated(nonsending) public func reorder(
    _ ids: [Item.ID], function: String = #function, file: String = #fileID, line: Int = #line
  ) async throws {
    try await write(reorder, "", function, file, line) { contents.reorder(ids) }
  }

  nonisolated(nonsending) private func read(
    _ response: MockResponse<[Item]>, _ label: String, _ function: String, _ file: String, _ line: Int,
    _ selected: ([Item]) -> [Item]
  ) async throws -> [Item] {
    try await response.call(label, at: CallSite(function: function, file: file, line: line, column: 0)) {
      let items = selected(contents.items(of: try $0.get()))
      return (items, items)
    }
  }

  nonisolated(nonsending) private func write<Result>(
    _ response: MockResponse<Void>, _ label: String, _ function: String, _ file: String, _ line: Int,
    _ change: () throws -> Result
  ) async throws -> Result {
    let site = CallSite(function: function, file: file, line: line, column: 0)
    return try await response.call(label, at: site) { (try $0.get(), try change()) }
  }
}

@available(*, unavailable, message: "name the store's operation: \\.items.list, \\.items.delete")
extension MockStore: MockDependency {
  public typealias Value = [Item]
  public var calls: MockCalls { MockCalls() }
  public static func returns(_ value: [Item]) -> Self { Self(value) }
  public static func fails(_ error: any Error) -> Self { Self([], failure: error) }
}

/// Every text of a value, at any depth, apart from those named `id`. Only the value itself may be an object, as objects may have cycles.
private func texts(of value: Any) -> [String] {
  if let text = value as? String { return [text] }
  return Mirror(reflecting: value).children.flatMap { child in
    child.label == "id" || type(of: child.value) is AnyClass ? [] : texts(of: child.value)
  }
}

/// A store of any items: its responses are found in its place.
protocol AnyMockStore { var data: ObjectIdentifier { get } }
extension MockStore: AnyMockStore { var data: ObjectIdentifier { ObjectIdentifier(contents) } }

/// The script of an empty store's `item`.
private struct NoItem: Error {}
