import EveryStateMocks
import TestSupport

/// What a store's operations return, and what they leave in it.
@Suite struct MockStoreTests {
  typealias Store = MockStore<Todo>

  /// A row of a table: what is done with a store of Milk, Bread and Tea, and the result.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let result: String
    let act: @Sendable (inout Store) async throws -> String?

    /// - Parameter result: what the action returns, or else the list after it.
    init(_ name: String, is result: String, _ act: @escaping @Sendable (inout Store) async throws -> String?) {
      (testDescription, self.result, self.act) = (name, result, act)
    }

    /// A write whose result is the list after it.
    static func writes(_ name: String, _ result: String, _ act: @escaping @Sendable (Store) async throws -> Void)
      -> Case
    {
      Case(name, is: result) { store in
        try await act(store)
        return nil
      }
    }

    func check() async throws {
      var store = Store(Todo.samples)
      do {
        let own = try await act(&store)
        let list = try await store.list().titles
        expect(own ?? list, is: result)
      } catch { expect("throws \(error)", is: result) }
    }
  }

  static let writes: [Case] = [
    .writes("insert", "Milk, Bread, Tea, Jam") { try await $0.insert(Todo(id: 9, title: "Jam")) },
    .writes("insert at 0", "Jam, Milk, Bread, Tea") { try await $0.insert(Todo(id: 9, title: "Jam"), at: 0) },
    .writes("insert far behind", "Milk, Bread, Tea, Jam") { try await $0.insert(Todo(id: 9, title: "Jam"), at: 99) },
    .writes("insert what exists", "Milk, Rye, Tea") { try await $0.insert(Todo(id: 2, title: "Rye")) },
    .writes("insert a server's", "Milk, Bread, Tea, Number 4, Number 5") {
      for _ in 1...2 { try await $0.insert { Todo(id: $0, title: "Number \($0)") } }
    },
    .writes("update", "Milk, Rye, Tea") { try await $0.update(Todo(id: 2, title: "Rye")) },
    .writes("change", "Milk, Bread!, Tea") { try await $0.update(id: 2) { $0.title += "!" } },
    .writes("change twice", "Milk, Bread!!, Tea") {
      for _ in 1...2 { try await $0.update(id: 2) { $0.title += "!" } }
    },
    .writes("delete", "Milk, Tea") { try await $0.delete(id: 2) },
    .writes("delete, then undo", "Milk, Bread, Tea") {
      try await $0.delete(id: 2)
      try await $0.insert(Todo.samples[1])
    },
    .writes("reorder", "Tea, Bread, Milk") { try await $0.reorder([3, 2, 1]) },
    .writes("reorder some", "Tea, Bread, Milk") { try await $0.reorder([3, 1]) },
    .writes("reorder with an unknown one", "Bread, Milk, Tea") { try await $0.reorder([2, 7, 1]) },
  ]

  static let reads: [Case] = [
    Case("list", is: "Milk, Bread, Tea") { try await $0.list().titles },
    Case("list now", is: "Milk, Tea") {
      try await $0.delete(id: 2)
      return try $0.list.now().titles
    },
    Case("item", is: "Bread") { try await $0.item(id: 2).title },
    Case("first page", is: "Milk, Bread") { try await $0.page(1, size: 2).titles },
    Case("second page", is: "Tea") { try await $0.page(2, size: 2).titles },
    Case("page behind the last", is: "") { try await $0.page(3, size: 2).titles },
    Case("page before the first", is: "Milk, Bread") { try await $0.page(0, size: 2).titles },
    Case("search in any case", is: "Bread, Tea") { try await $0.search("eA", in: \.title).titles },
    Case("search for nothing", is: "Milk, Bread, Tea") { try await $0.search("", in: \.title).titles },
    Case("missing item", is: "throws the item does not exist") { try await $0.item(id: 7).title },
    Case("missing change", is: "throws the item does not exist") { try await $0.update(id: 7) { _ in }.title },
    Case("missing update", is: "throws the item does not exist") { try await $0.update(Todo(id: 7)).title },
    .writes("missing delete", "throws the item does not exist") { try await $0.delete(id: 7) },
    .writes("second delete", "throws the item does not exist") {
      for _ in 1...2 { try await $0.delete(id: 2) }
    },
    Case("what an insertion returns", is: "Jam") { try await $0.insert(Todo(id: 9, title: "Jam")).title },
    Case("what an update returns", is: "Bread!") { try await $0.update(id: 2) { $0.title += "!" }.title },
  ]

  /// A script is what the data was; the writes since are in each answer.
  static let scripts: [Case] = [
    Case("value", is: "Tea") {
      $0.list = .returns([Todo.samples[1], Todo.samples[2]])
      try await $0.delete(id: 2)
      return nil
    },
    Case("step that repeats", is: "Milk, Tea") {
      $0.list = .sequence([], Todo.samples)
      for _ in 1...2 { _ = try await $0.list() }
      try await $0.delete(id: 2)
      return nil
    },
    Case("label", is: "Milk") {
      $0.list = $0.list.answering("open", with: .returns([Todo.samples[0], Todo.samples[1]]))
      try await $0.delete(id: 2)
      return try await $0.list("open").titles
    },
    Case("empty list", is: "Jam") {
      $0.list = .returns([])
      try await $0.insert(Todo(id: 9, title: "Jam"))
      return nil
    },
    Case("item that only a script has", is: "Jam, Rum!") {
      $0.list = .returns([Todo(id: 8, title: "Jam"), Todo(id: 9, title: "Rum")])
      _ = try await $0.list()
      try await $0.update(id: 9) { $0.title += "!" }
      return nil
    },
    Case("scripted item", is: "Rye!") {
      $0.item = .returns(Todo(id: 2, title: "Rye"))
      _ = try await $0.item(id: 2)
      try await $0.update(id: 2) { $0.title += "!" }
      return try await $0.item(id: 2).title
    },
    Case("item of another id", is: "Tea") {
      $0.item = .returns(Todo(id: 2, title: "Rye"))
      return try await $0.item(id: 3).title
    },
    Case("what a list has changed, beside an item of another id", is: "Rum!") {
      $0.list = .returns([Todo(id: 1, title: "Rum")])
      _ = try await ($0.list(), $0.item(id: 2))
      return try await $0.update(id: 1) { $0.title += "!" }.title
    },
    Case("another store's script", is: "Milk, Tea") {
      $0.list = .fails(APIError.timeout)
      $0.list.goOn(with: Store(Todo.samples).list, skipping: 0)
      try await $0.delete(id: 2)
      return nil
    },
    Case("shortened answer", is: "Milk!") { store in
      let short = try #require(store.list.script.first?.shortened)
      store.list.goOn(with: try #require(store.list.scripted([short])), skipping: 0)
      try await store.update(id: 1) { $0.title += "!" }
      return nil
    },
    Case("item of an empty store", is: "Jam") {
      $0 = Store([])
      try await $0.insert(Todo(id: 9, title: "Jam"))
      return try await $0.item(id: 9).title
    },
    Case("empty store", is: "throws the item does not exist") {
      $0 = Store([])
      return try await $0.item(id: 1).title
    },
  ]

  @Test(arguments: writes + reads + scripts) func `an operation returns and leaves`(_ it: Case) async throws {
    try await it.check()
  }

  static let failing: [Case] = [
    .failing("insert", \.insert) { try await $0.insert(Todo(id: 9)) },
    .failing("a server's insert", \.insert) { try await $0.insert { Todo(id: $0) } },
    .failing("update", \.update) { try await $0.update(Todo(id: 2)) },
    .failing("change", \.update) { try await $0.update(id: 2) { $0.title = "" } },
    .failing("delete", \.delete) { try await $0.delete(id: 2) },
    .failing("reorder", \.reorder) { try await $0.reorder([3, 2, 1]) },
  ]

  @Test(arguments: failing) func `a write that fails leaves the data`(_ it: Case) async throws { try await it.check() }

  static let canceled: [Case] = [
    .canceled("insert", \.insert) { try await $0.insert(Todo(id: 9)) },
    .canceled("update", \.update) { try await $0.update(Todo(id: 2)) },
    .canceled("delete", \.delete) { try await $0.delete(id: 2) },
    .canceled("reorder", \.reorder) { try await $0.reorder([3, 2, 1]) },
  ]

  @Test(arguments: canceled) func `a write of a canceled task leaves the data`(_ it: Case) async throws {
    try await it.check()
  }

  struct Song: Identifiable, Sendable {
    struct Album: Sendable { var title: String }
    let id: String
    var title = ""
    var album: Album?
    var tags: [String] = []
  }

  static let searches: [(query: String, found: String)] = [
    ("blue", "1, 2, 3"), ("LUE rI", "2"), ("", "1, 2, 3, 4"), ("4", ""),
  ]

  @Test(arguments: searches) func `a search without a text finds a query in any text of an item but its id`(
    _ query: String, found: String
  ) async throws {
    let store = MockStore([
      Song(id: "1", tags: ["jazz", "blues"]), Song(id: "2", title: "Blue River"),
      Song(id: "3", album: Song.Album(title: "Kind of Blue")), Song(id: "4"),
    ])
    let songs: [Song] = try await store.search(query)
    expect(songs.map(\.id).joined(separator: ", "), is: found)
  }

  @Test func `a list is empty once its last item is deleted`() async throws {
    let store = Store([Todo(id: 1)])
    try await store.delete(id: 1)
    _ = try await store.list()
    expect(store.list.calls.last?.outcome, is: .returned(isEmpty: true, description: "nothing"))
  }

  @Test func `each operation has a log with labels`() async throws {
    let store = Store(Todo.samples)
    _ = try await (store.list(), store.item(id: 2), store.page(2, size: 1), store.search("tea", in: \.title))
    try await store.insert(Todo(id: 9))
    try await store.update(id: 3) { $0.title = "" }
    try await store.delete(id: 1)
    try await store.reorder([3, 2])
    let logs = WorldMock.all(in: store).map { "\($0.path) \($0.response.calls.all.map(\.label))" }
    expect(
      logs,
      is: [
        #"list [""]"#, #"item ["2"]"#, #"page ["page 2"]"#, #"search ["tea"]"#, #"insert ["9"]"#, #"update ["3"]"#,
        #"delete ["1"]"#, #"reorder [""]"#,
      ])
  }

  @Test func `a copy shares the data`() async throws {
    let store = Store(Todo.samples)
    let copy = store
    try await copy.delete(id: 2)
    let found = try await store.list().titles
    expect(found, is: "Milk, Tea")
  }

  @Test func `another user has the same data`() async throws {
    let mine = Store(Todo.samples)
    let theirs = Store(sharing: mine)
    try await theirs.delete(id: 2)
    let found = try await mine.list().titles
    expect(found, is: "Milk, Tea")
  }

  @Test func `another user has logs of their own`() async throws {
    let mine = Store(Todo.samples)
    try await Store(sharing: mine).delete(id: 2)
    expect(mine.delete.calls.count, is: 0)
  }

  @Test func `a law sorts what is inserted`() async throws {
    let store = Store(Todo.samples) { $0.sort { $0.title < $1.title } }
    try await store.insert(Todo(id: 9, title: "Jam"))
    let found = try await store.list().titles
    expect(found, is: "Bread, Jam, Milk, Tea")
  }

  @Test func `a law keeps what is derived from all items in one of them`() async throws {
    let store = Store(Todo.samples) { items in
      for index in items.indices { items[index].title = "\(index + 1) of \(items.count)" }
    }
    try await store.delete(id: 1)
    let found = try await store.item(id: 3).title
    expect(found, is: "2 of 2")
  }

  @Test func `an error of the app's own stands for a missing item`() async throws {
    let store = Store([], missing: APIError.timeout)
    await #expect(throws: APIError.timeout) { try await store.item(id: 1) }
  }

  @Test func `a store that outlives a drive begins the next one with its first items`() async throws {
    let store = Store(Todo.samples)
    try await store.delete(id: 2)
    store.list.calls.reset()
    let found = try await store.list().titles
    expect(found, is: "Milk, Bread, Tea")
  }

  @Test func `another store is other data, and replaces no response`() {
    struct Home { var todos = Store(Todo.samples) }
    var home = Home()
    let before = WorldMock.all(in: home)
    home.todos = Store([])
    expect(WorldMock.replaced(WorldMock.all(in: home), from: before).map(\.path), is: [])
  }

  @Test func `a replaced response of a store is named`() {
    struct Home { var todos = Store(Todo.samples) }
    var home = Home()
    let before = WorldMock.all(in: home)
    home.todos.delete = .fails(APIError.timeout)
    expect(WorldMock.replaced(WorldMock.all(in: home), from: before).map(\.path), is: ["todos.delete"])
  }
}

extension MockStoreTests.Case {
  fileprivate static func failing(
    _ name: String, _ path: any WritableKeyPath<MockStore<Todo>, MockResponse<Void>> & Sendable,
    _ act: @escaping @Sendable (MockStore<Todo>) async throws -> Void
  ) -> Self {
    Self(name, is: "throws timeout: Milk, Bread, Tea") { store in
      store[keyPath: path] = .fails(APIError.timeout)
      do { try await act(store) } catch { return try await "throws \(error): \(store.list().titles)" }
      return nil
    }
  }

  fileprivate static func canceled(
    _ name: String, _ path: any KeyPath<MockStore<Todo>, MockResponse<Void>> & Sendable,
    _ act: @escaping @Sendable (MockStore<Todo>) async throws -> Void
  ) -> Self {
    Self(name, is: "call 1 was canceled: Milk, Bread, Tea") { [store = MockStore(Todo.samples)] _ in
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try? await act(store)
      }.value
      let call = store[keyPath: path].calls.last.map { "call \($0.number) \($0.outcome)" } ?? "no call"
      return try await "\(call): \(store.list().titles)"
    }
  }
}

struct Todo: Identifiable, Hashable, Sendable {
  let id: Int
  var title = ""
  static let samples = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Tea")]
}

extension [Todo] { fileprivate var titles: String { map(\.title).joined(separator: ", ") } }
