import EveryState
import SwiftData
import SwiftUI

/// An app's models and screen, as one writes them for SwiftData.
@Model final class Book {
  @Attribute(.unique) var code: String
  var title: String
  /* What readers say, 1 to 5: { } */var stars: Int = 3
  var read: Date?
  @Relationship(inverse: \Shelf.books) var shelf: Shelf?
  @Transient var isOpen = false
  let made = "by hand"
  nonisolated(unsafe) static var count: Int = 0
  lazy var words: [Substring] = title.split(separator: " ")
  var isGood: Bool { stars > 3 }
  var `default`: String = "\"{\(1 + 1)}\"" { didSet { changes += 1 } }
  var note: String? { didSet { changes += 1 } }
  @Transient var changes = 0

  init(_ title: String, code: String? = nil, stars: Int = 3) {
    self.code = code ?? title
    self.title = title
    self.stars = stars
  }
}

@Model class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade) var books: [Book] = []
  /// Without a word about the other side.
  var labels: [ShelfLabel] = []

  init(name: String) { self.name = name }
}

extension Shelf {
  @Model final class Stamp: Equatable {
    var text = ""
    init() {}
  }
}

@Model final class ShelfLabel {
  var text: String
  var shelf: Shelf?

  init(_ text: String) { self.text = text }
}

@ModelActor actor Librarian {
  func add(_ title: String, saving: Bool) throws {
    modelContext.insert(Book(title))
    if saving { try modelContext.save() }
  }
}

struct LibraryView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.title) private var books: [Book]
  @Query(filter: #Predicate<Book> { $0.stars > 3 }) private var good: [Book]

  var body: some View {
    List {
      ForEach(books) { book in BookRow(book: book) }
        .onDelete { for index in $0 { context.delete(books[index]) } }
    }
    .overlay { if books.isEmpty { ContentUnavailableView("No books", systemImage: "book") } }
    .navigationTitle("\(books.count) books, \(good.count) good")
    .toolbar {
      Button("Add", systemImage: "plus") { context.insert(Book("Middlemarch", stars: 5)) }
      Button("Undo", systemImage: "minus") { context.rollback() }
    }
  }
}

struct BookRow: View {
  @Bindable var book: Book
  var body: some View { Stepper("\(book.title): \(book.stars)", value: $book.stars, in: 1...5) }
}

struct LibrarySnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var titles = ["Ulysses", "Emma"]
    var hasContainer = true
  }

  func view(_ world: World) -> some View {
    NavigationStack { if world.hasContainer { LibraryView().modelContainer(container(world)) } else { LibraryView() } }
  }

  @MainActor private func container(_ world: World) -> ModelContainer {
    let container = try! ModelContainer(for: Book.self, Shelf.self)
    for title in world.titles { container.mainContext.insert(Book(title)) }
    return container
  }

  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "models are in memory"), .state("loaded"), .state("empty") { $0.titles = [] },
      .state("added", { _ in }, by: { try await $0.press("Add") }),
      .state("deleted", { _ in }, by: { try await $0.swipeAction("Delete", on: "Ulysses: 3") }),
      .state("liked", { _ in }, by: { try await $0.perform("Increment", on: "Ulysses: 3") }),
      .state("no container") { $0.hasContainer = false },
    ]
  }
}
