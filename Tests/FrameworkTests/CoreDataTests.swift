import EveryState
import SwiftUI

@testable import CoreData

@MainActor @Suite struct CoreDataTests {
  private struct NotesSnapshots: ScreenSnapshots {
    struct World: SnapshotWorld { var hasContainer = true }
    func view(_ world: World) -> some View {
      let context = notesContainer().viewContext
      for title in ["Tea", "Art"] { Note(context: context).title = title }
      return NavigationStack {
        if world.hasContainer { NotesView().environment(\.managedObjectContext, context) } else { NotesView() }
      }
    }
    var states: [SnapshotState<World>] {
      [
        .loadsNothing(because: "objects are in memory"), .state("= 2 notes, 1 sections"),
        .state("= 3 notes, 2 sections", { _ in }, by: { try await $0.press("Add") }),
        .state("= 1 notes, 1 sections", { _ in }, by: { try await $0.press("Find") }),
        .state("Tea: 4", { _ in }, by: { try await $0.perform("Increment", on: "Tea: 3") }),
        .state("reads an NSManagedObjectContext through @FetchRequest") { $0.hasContainer = false },
      ]
    }
  }

  @Test func `a view's results follow its context, and need one`() throws {
    let words = ["= 2 notes, 1 sections", "= 3 notes, 2 sections", "= 1 notes, 1 sections", "Tea: 4"]
    for words in words + ["reads an NSManagedObjectContext through @FetchRequest"] {
      expect(try drawing(NotesSnapshots(), words), contains: words)
    }
  }

  @Test func `contexts keep relationships, rules and changes as the model says`() throws {
    let container = notesContainer()
    let (context, other) = (container.viewContext, container.newBackgroundContext())
    let (folder, note) = (Folder(context: context), Note(context: context))
    var changes = 0
    let subscription = folder.objectWillChange.sink { changes += 1 }
    note.setValue(folder, forKey: "folder")
    expect((folder.value(forKey: "notes") as? NSSet)?.allObjects as? [Note], is: [note])
    expect(changes, is: 1)
    subscription.cancel()
    #expect(throws: NSError.self, "a name is required") { try context.save() }
    folder.setValue("Home", forKey: "name")
    folder.addToNotes(Note(context: context))
    try context.save()
    expect(note.value(forKey: "folderName") as? String, is: "Home")
    expect(note.stars, is: 3)
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = context
    let twin = try #require(child.existingObject(with: note.objectID) as? Note)
    twin.title = "From a child"
    expect(twin !== note)
    expect(note.title == nil)
    expect(!context.hasChanges)
    child.rollback()
    expect(twin.title == nil)
    expect(!child.hasChanges)
    twin.title = "From a child"
    try child.save()
    expect(note.title, is: "From a child")
    for (stars, merges) in [(Int16(1), false), (2, true)] {
      context.automaticallyMergesChangesFromParent = merges
      try other.fetch(Note.fetchRequest()).first?.stars = stars
      try other.save()
      expect(note.stars, is: merges ? stars : 3)
    }
    // A second folder of the name is refused, or gives way.
    Folder(context: context).setValue("Home", forKey: "name")
    #expect(throws: NSError.self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    try expect(other.count(for: NSFetchRequest<Folder>(entityName: "Folder")), is: 1)
    context.delete(folder)
    try context.save()
    expect(try other.count(for: Note.fetchRequest()), is: 0)
  }

  @Test func `formats of predicates mean what they say`() {
    let object: [String: Any] = [
      "name": "Café", "age": 30, "isOn": true, "gone": NSNull(), "tags": [["name": "a"], ["name": "b"]],
    ]
    let cases: [(String, [Any], Bool)] = [
      ("name ==[cd] 'cafe'", [], true), ("name = \"cafe\"", [], false), ("name LIKE[d] 'C*e'", [], true),
      ("name CONTAINS[cd] %@ && age >= %d", ["FE", 30], true), ("name BEGINSWITH %@ OR age < 3", ["x"], false),
      ("name endswith 'é'", [], true), ("SELF.name MATCHES '[A-Z].+'", [], true), ("gone < 3", [], false),
      ("%K > %f AND NOT (%K != YES)", ["age", 29.5, "isOn"], true), ("isOn == %@", [NSNumber(value: true)], true),
      ("age IN %@", [[1, 30]], true), ("age IN {1, 2}", [], false), ("age BETWEEN {30, 40}", [], true),
      ("gone == nil AND name != NULL", [], true), ("(ANY tags.name == 'b') AND age > 1", [], true),
      ("ALL tags.name == 'b'", [], false), ("NONE tags.name in %@", [["x"]], true), ("tags.@count == 2", [], true),
    ]
    for (format, arguments, isTrue) in cases {
      expect(NSPredicate(format: format, argumentArray: arguments).evaluate(with: object), is: isTrue, format)
    }
  }
}
