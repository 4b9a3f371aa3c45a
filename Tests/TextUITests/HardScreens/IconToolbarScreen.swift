import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum IconToolbarScreen: HardScreen {
  static let name = "Icon toolbar"
  static func view() -> some View {
    NotesView(notes: ["Groceries", "Tent list", "Ideas"].map { Note(title: $0) })
  }

  struct NotesView: View {
    let notes: [Note]
    var body: some View {
      NavigationStack {
        List(notes) { note in NavigationLink(note.title, value: note) }
          .refreshable { await reload() }
          .navigationTitle("Notes")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button {
              } label: {
                Image(systemName: "line.3.horizontal")
              }
            }
            ToolbarItemGroup {
              Button("Search", systemImage: "magnifyingglass") {}
              Button("New note", systemImage: "square.and.pencil") {}.disabled(notes.count >= 3)
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Archive", systemImage: "archivebox") {}
              Spacer()
              Text("3 notes").font(.caption)
              Spacer()
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
      }
    }
  }

  struct Note: Identifiable, Hashable {
    let title: String
    var id: String { title }
  }
  static func reload() async {}
}
