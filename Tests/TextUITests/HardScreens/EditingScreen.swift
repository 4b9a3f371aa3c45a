import Foundation

@testable import TextUI

@MainActor
enum EditingScreen: HardScreen {
  static func view() -> some View {
    GroceriesView()
  }

  struct GroceriesView: View {
    @State private var items = ["Milk", "Bread", "Tea"]
    @State private var chosen: Set<String> = ["Bread"]
    @State private var editMode = EditMode.active
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(items, id: \.self) { item in
            Text(item).strikethrough(item == "Tea").listRowBackground(item == "Tea" ? Color.yellow : nil)
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $editMode)
        .navigationTitle("Groceries")
        .toolbar {
          ToolbarItem { EditButton() }; ToolbarItem(placement: .bottomBar) { Button("Delete \(chosen.count)") {} }
        }
      }
    }
  }

  static let drawing = #"""
    =                                             [Edit]
    = Groceries
    * <x>  Milk                                      <=>
    *><x>  Bread                                     <=>
    * <x>  Tea                                       <=>  {strikethrough; on yellow}
    _ [Delete 1]
    """#
}
