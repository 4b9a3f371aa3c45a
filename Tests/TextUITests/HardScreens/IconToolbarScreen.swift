import Foundation

@testable import TextUI

@MainActor
enum IconToolbarScreen: HardScreen {
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

  static let drawing = #"""
    ~ screen  refresh
    = [<>]                    Notes          [<>] [~<>~]
    ~ {line.3.horizontal | magnifyingglass "Search" | square.and.pencil "New note"}
    * Groceries                                        >
    * Tent list                                        >
    * Ideas                                            >
    _ [<>]                 3 notes                  [<>]  {archivebox "Archive" | caption | trash destructive "Delete"}
    """#
}
