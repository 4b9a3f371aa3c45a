import Foundation

@testable import TextUI

@MainActor
enum SheetScreen: HardScreen {
  static func view() -> some View {
    OrdersView()
  }

  struct OrdersView: View {
    @State private var isFiltering = true
    @State private var status = 0
    @State private var mine = false
    var body: some View {
      NavigationStack {
        List(orders) { order in LabeledContent(order.name, value: order.total, format: .currency(code: "EUR")) }
          .navigationTitle("Orders")
          .toolbar { Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering = true } }
          .sheet(isPresented: $isFiltering) {
            NavigationStack {
              Form {
                Picker("Status", selection: $status) {
                  Text("Open").tag(0); Text("Done").tag(1)
                }.pickerStyle(.inline)
                Toggle("Only mine", isOn: $mine)
              }
              .navigationTitle("Filter").navigationBarTitleDisplayMode(.inline)
              .toolbar {
                ToolbarItem { Button("Reset", role: .destructive) {} };
                ToolbarItem(placement: .confirmationAction) { Button("Apply") {} }
              }
            }
            .presentationDetents([.medium]).interactiveDismissDisabled()
          }
      }
    }
  }

  static let orders = [Order(name: "#1041", total: 89), Order(name: "#1042", total: 12.5)]
  struct Order: Identifiable {
    let name: String
    let total: Double
    var id: String { name }
  }

  static let drawing = #"""
    =                                               [<>]  {line.3.horizontal.decrease "Filter"}
    = Orders
    * #1041                                       €89.00
    * #1042                                       €12.50
    ! sheet  {medium; no swipe away}
    | =                       Filter       [Reset] [Apply]  {- | destructive | -}
    | * Status
    |   (*) Open
    |   ( ) Done
    | * Only mine                                      [ ]
    """#
}
