import CoreData
import SwiftUI

// Objects of Core Data as adopted source has them, in each language mode: Swift5 and FrameworkTests link to this folder.

nonisolated class Folder: NSManagedObject { func addToNotes(_ value: Note) { _changeManaged("addToNotes", value) } }
nonisolated class Note: NSManagedObject, Identifiable {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest(entityName: "Note") }
  var title: String? {
    get { _managed("title") }
    set { _setManaged("title", newValue) }
  }
  var stars: Int16 {
    get { _managed("stars") }
    set { _setManaged("stars", newValue) }
  }
}

nonisolated func notesContainer() -> NSPersistentContainer {
  let notes = ["name": "notes", "destinationEntity": "Note", "inverseName": "folder", "toMany": "YES"]
  let folder = [
    ["name": "name", "attributeType": "String"], notes.merging(["deletionRule": "Cascade", "optional": "YES"]) { $1 },
  ]
  let note = [
    ["name": "title", "attributeType": "String", "optional": "YES"],
    ["name": "stars", "attributeType": "Integer 16", "defaultValueString": "3"],
    ["name": "folderName", "attributeType": "String", "optional": "YES", "derivationExpression": "folder.name"],
    ["name": "folder", "destinationEntity": "Folder", "inverseName": "notes", "optional": "YES"],
  ]
  let model = NSManagedObjectModel([
    NSEntityDescription("Folder", String(reflecting: Folder.self), unique: [["name"]], folder),
    NSEntityDescription("Note", String(reflecting: Note.self), note),
  ])
  return NSPersistentContainer(name: "Notes", managedObjectModel: model)
}

struct NotesView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)], animation: .default) private var notes: FetchedResults<Note>
  @SectionedFetchRequest<Int16, Note>(sectionIdentifier: \.stars, sortDescriptors: [SortDescriptor(\.stars)])
  private var rated: SectionedFetchResults<Int16, Note>
  var body: some View {
    List { ForEach(notes) { NoteRow(note: $0) }.onDelete { for index in $0 { context.delete(notes[index]) } } }
      .navigationTitle("\(notes.count) notes, \(rated.count) sections").toolbar {
        Button("Add") { Note(context: context).setValue(5, forKey: "stars") }
        Button("Find") { notes.nsPredicate = NSPredicate(format: "title CONTAINS[c] %@", "TE") }
      }
  }
}
struct NoteRow: View {
  @ObservedObject var note: Note
  var body: some View { Stepper("\(note.title ?? ""): \(note.stars)", value: $note.stars, in: 0...5) }
}
