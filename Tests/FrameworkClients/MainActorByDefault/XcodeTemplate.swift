import SwiftData
import SwiftUI
import Testing

// The models and views of a new Xcode project, in the settings of its target: main actor isolation by default.

@Model final class Item {
  var timestamp: Date
  var title: String
  @Attribute(.unique) var code: String
  @Relationship(deleteRule: .cascade, inverse: \Part.item) var parts: [Part] = []

  init(timestamp: Date, title: String, code: String) {
    self.timestamp = timestamp
    self.title = title
    self.code = code
  }
}

@Model final class Part {
  var name: String
  var item: Item?
  @Transient var isOpen = false
  init(_ name: String) { self.name = name }
}

enum ItemSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Item.self, Part.self] }
}

enum ItemPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ItemSchema.self] }
  static var stages: [MigrationStage] { [] }
}

@ModelActor actor Importer {
  func add(_ title: String) throws {
    modelContext.insert(Item(timestamp: .distantPast, title: title, code: title))
    try modelContext.save()
  }
}

struct ItemsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Item.timestamp, order: .reverse) private var items: [Item]

  var body: some View {
    List {
      ForEach(items) { item in Text(item.title) }
        .onDelete { offsets in for index in offsets { modelContext.delete(items[index]) } }
    }
  }
}

struct FilteredItems: View {
  @Query private var items: [Item]

  init(search: String) {
    _items = Query(
      filter: #Predicate<Item> { search.isEmpty || $0.title.localizedStandardContains(search) },
      sort: [SortDescriptor(\Item.title)])
  }

  var body: some View { List(items) { Text($0.title) } }
}

@Suite struct XcodeTemplateTests {
  @MainActor @Test func `models of a target with main actor isolation are inserted, related and found`() async throws {
    let container = try ModelContainer(
      for: Item.self, Part.self, migrationPlan: ItemPlan.self, configurations: .init(isStoredInMemoryOnly: true))
    let item = Item(timestamp: .now, title: "Café table", code: "a")
    item.parts = [Part("leg")]
    container.mainContext.insert(item)
    let search = "CAFE"
    let found = try container.mainContext.fetch(
      FetchDescriptor<Item>(predicate: #Predicate { $0.title.localizedStandardContains(search) }))
    #expect(found.map(\.title) == ["Café table"])
    #expect(found.first?.parts.first?.item === item)
    var all = FetchDescriptor<Item>()
    all.fetchLimit = 0
    #expect(try container.mainContext.fetchCount(all) == 1)
    try await Importer(modelContainer: container).add("Lamp")
    #expect(try container.mainContext.fetch(all).map(\.title) == ["Café table", "Lamp"])
  }
}
