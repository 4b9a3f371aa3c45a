import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum SheetScreen: HardScreen {
  static let name = "Sheet"
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
}
