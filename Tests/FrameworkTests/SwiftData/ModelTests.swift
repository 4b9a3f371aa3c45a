import SwiftUI

@testable import SwiftData

@MainActor @Suite struct ModelTests {
  private let container = try! ModelContainer(
    for: Book.self, Shelf.self, configurations: .init(isStoredInMemoryOnly: true))
  private var context: ModelContext { container.mainContext }

  private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor(), in context: ModelContext? = nil) throws
    -> [String]
  { try (context ?? self.context).fetch(descriptor).map(\.title) }

  @Test func `models come in the order in which they were inserted, with properties as written`() throws {
    for title in ["C", "A", "B"] { context.insert(Book(title)) }
    try expect(titles(), is: ["C", "A", "B"])
    // Properties keep their written values.
    let book = Book("Emma")
    expect(book.default, is: "\"{2}\"")
    expect(!book.isGood)
    book.default = "x"
    expect(book.changes, is: 1)
    let names = Book._$properties.map(\.name)
    expect(names, is: ["code", "title", "stars", "read", "shelf", "default", "note"])
    expect(Set([book, book, Book("Emma")]).count, is: 2)
    expect(Shelf.Stamp().persistentModelID.entityName, is: "Stamp")
  }

  @Test func `a fetch filters, sorts, skips and counts`() throws {
    for (title, stars) in [("b10", 1), ("B9", 2), ("a", 3), ("c", 3)] { context.insert(Book(title, stars: stars)) }
    let limit = 3
    try expect(titles(FetchDescriptor(predicate: #Predicate { $0.stars < limit })), is: ["b10", "B9"])
    try expect(
      titles(FetchDescriptor(sortBy: [.init(\.stars, order: .reverse), .init(\.title)])), is: ["a", "c", "B9", "b10"])
    let asPersonsDo = FetchDescriptor<Book>(sortBy: [.init(\.title, comparator: .localizedStandard)])
    try expect(titles(asPersonsDo), is: ["a", "B9", "b10", "c"])
    var page = FetchDescriptor<Book>()
    (page.fetchOffset, page.fetchLimit) = (1, 2)
    try expect(titles(page), is: ["B9", "a"])
    try expect(context.fetchCount(FetchDescriptor<Book>()), is: 4)
  }

  @Test func `a model with an equal unique value replaces the earlier one`() throws {
    let first = Book("Emma", code: "1")
    context.insert(first)
    context.insert(Book("Ulysses", code: "2"))
    let again = Book("Emma, again", code: "1")
    let id = first.persistentModelID
    context.insert(again)
    try expect(titles(), is: ["Emma, again", "Ulysses"])
    let kept: Book? = context.registeredModel(for: id)
    expect(again.persistentModelID, is: id)
    expect(kept === again)
  }

  @Test func `both sides of a relationship agree`() throws {
    let (shelf, other) = (Shelf(name: "Upper"), Shelf(name: "Lower"))
    let book = Book("Emma")
    book.shelf = shelf
    expect(shelf.books.isEmpty, "not before it is inserted")
    context.insert(book)
    context.insert(other)
    expect(shelf.books.map(\.title), is: ["Emma"])
    try expect(context.fetchCount(FetchDescriptor<Shelf>()), is: 2, "what it leads to is inserted too")
    other.books.append(book)
    expect(shelf.books.isEmpty)
    expect(book.shelf === other)
    book.shelf = nil
    expect(other.books.isEmpty)
    let label = ShelfLabel("Novels")
    shelf.labels = [label]
    expect(label.shelf === shelf, "an inverse is found where each side has one relationship to the other")
    expect(label.modelContext === context)
  }

  @Test func `a deleted model leaves its relationships and takes its dependents along`() throws {
    let shelf = Shelf(name: "Upper")
    let label = ShelfLabel("Novels")
    (shelf.books, shelf.labels) = ([Book("Emma"), Book("Ulysses")], [label])
    context.insert(shelf)
    let emma = shelf.books[0]
    context.delete(emma)
    expect(emma.isDeleted)
    expect(shelf.books.map(\.title), is: ["Ulysses"])
    context.delete(shelf)
    try expect(titles(), is: [])
    expect(label.shelf == nil)
    expect(!label.isDeleted)
    context.insert(Book("A", stars: 1))
    context.insert(Book("B", stars: 5))
    try context.delete(model: Book.self, where: #Predicate { $0.stars == 1 })
    try expect(titles(), is: ["B"])
  }

  @Test func `unsaved changes can be undone`() throws {
    let emma = Book("Emma")
    context.insert(emma)
    try context.save()
    expect(!context.hasChanges)
    emma.title = "Emma, changed"
    emma.shelf = Shelf(name: "Upper")
    context.insert(Book("Ulysses"))
    expect(emma.hasChanges)
    expect(context.insertedModelsArray.isEmpty, "the main context saves automatically")
    context.rollback()
    try expect(titles() == ["Emma"] && emma.shelf == nil && !context.hasChanges)
    context.delete(emma)
    context.rollback()
    try expect(!emma.isDeleted && titles() == ["Emma"])
  }

  @Test func `changes of a context without autosave stay in that context`() throws {
    let own = ModelContext(container)
    let emma = Book("Emma")
    own.insert(emma)
    expect(own.insertedModelsArray.count, is: 1)
    try expect([titles(in: own), titles()], is: [["Emma"], []])
    try own.save()
    try expect(titles(), is: ["Emma"])
    own.delete(emma)
    expect(own.deletedModelsArray.count, is: 1)
    try expect([titles(in: own), titles()], is: [[], ["Emma"]])
    try own.save()
    try expect(titles(), is: [])
  }

  @Test func `an actor of models works in a context of its own`() async throws {
    let librarian = Librarian(modelContainer: container)
    try await librarian.add("Emma", saving: false)
    try expect(titles(), is: [])
    try await librarian.add("Ulysses", saving: true)
    try expect(titles(), is: ["Emma", "Ulysses"])
  }
}

@MainActor @Suite struct QueryTests {
  @Test func `a screen with a query has its states, and needs a container`() throws {
    let screen = LibrarySnapshots()
    let titles = [
      "loaded": "= 2 books, 0 good", "empty": "= 0 books, 0 good", "added": "= 3 books, 1 good",
      "deleted": "= 1 books, 0 good", "liked": "= 2 books, 1 good",
    ]
    for (state, title) in titles.sorted(by: { $0.key < $1.key }) {
      let drawing = try drawing(screen, state)
      expect(drawing, contains: title, comment: "\(state): \(drawing)")
    }
    try expect(drawing(screen, "empty"), contains: "No books")
    let rows = try drawing(screen, "added").split(separator: "\n").filter { $0.hasPrefix("* ") }.map {
      $0.dropFirst(2).prefix(4)
    }
    expect(rows, is: ["Emma", "Midd", "Ulys"])
    // A query without a container is refused.
    let drawing = try drawing(LibrarySnapshots(), "no container")
    expect(drawing, contains: "A view reads a ModelContext through @Query", comment: "\(drawing)")
    expect(drawing, contains: "Add .modelContainer(_:) to the view", comment: "\(drawing)")
  }

  // groue/GRDB.swift/issues/996, meshtastic/Meshtastic-Apple/pull/2261: "you cannot directly access" a query "from outside a view's body"
  @Test func `a query of an object finds nothing`() throws {
    let container = try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Book("Emma"))
    let screen = TextScreen(Queries().modelContainer(container), columns: 40, height: 1)
    screen.update()
    expect(screen.lines().joined(), contains: "object 0, view 1")
  }
}

private struct Queries: View {
  private final class Model: ObservableObject { @Query(sort: \Book.title) var books: [Book] }
  @StateObject private var model = Model()
  @Query(sort: \Book.title) private var books: [Book]
  var body: some View { Text("object \(model.books.count), view \(books.count)") }
}
