import Foundation

@testable import TextUI

@MainActor
enum LargeTypeScreen: HardScreen {
  static func set(_ environment: inout EnvironmentValues) { environment.dynamicTypeSize = .accessibility3 }
  static func view() -> some View {
    NavigationStack { BasketView(lines: lines) }
  }

  struct BasketView: View {
    @Environment(\.dynamicTypeSize) private var size
    let lines: [Line]
    var body: some View {
      List(lines) { line in
        let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
          Text(line.name).font(.headline)
          Spacer()
          Stepper("Number: \(line.count)", value: .constant(line.count)).labelsHidden()
          Text(line.price, format: .currency(code: "USD")).lineLimit(1).minimumScaleFactor(0.5)
        }
      }
      .safeAreaInset(edge: .bottom) {
        Button {
        } label: {
          Text("Pay $280.50").frame(maxWidth: .infinity)
        }.buttonStyle(.borderedProminent)
      }
      .navigationTitle("Basket")
    }
  }

  struct Line: Identifiable {
    let name: String
    let count: Int
    let price: Double
    var id: String { name }
  }
  static let lines = [
    Line(name: "Fjord 2 Tent for two people", count: 1, price: 249), Line(name: "Wool Socks", count: 2, price: 31.5),
  ]

  static let drawing = #"""
    = Basket
    * Fjord 2 Tent for                                    {headline}
      two people                                          {headline}
      [-] [+]                                             {"Number: 1"}
      $249.00
    * Wool Socks                                          {headline}
      [-] [+]                                             {"Number: 2"}
      $31.50
    _ [                  Pay $280.50                   ]  {prominent}
    """#
}
