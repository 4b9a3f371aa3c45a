import Foundation

@testable import TextUI

@MainActor
enum RightToLeftScreen: HardScreen {
  static func set(_ environment: inout EnvironmentValues) {
    environment.locale = Locale(identifier: "ar_EG")
    environment.layoutDirection = .rightToLeft
  }
  static func view() -> some View {
    NavigationStack { List(markets) { MarketRow(market: $0) }.navigationTitle("Watchlist") }
  }

  struct MarketRow: View {
    let market: Market
    var body: some View {
      NavigationLink(value: market) {
        HStack {
          Image(systemName: "chart.line.uptrend.xyaxis").accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text(market.symbol).font(.headline)
            Text(market.name).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          VStack(alignment: .trailing) {
            Text(market.price, format: .currency(code: "USD"))
            Text(market.change, format: .percent).foregroundStyle(market.change < 0 ? .red : .secondary)
          }
        }
      }
      .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {} }
    }
  }

  struct Market: Identifiable, Hashable {
    let symbol: String
    let name: String
    let price: Double
    let change: Double
    var id: String { symbol }
  }
  static let markets = [
    Market(symbol: "AAPL", name: "Apple Inc.", price: 189.84, change: -0.012),
    Market(symbol: "BRK.B", name: "Berkshire Hathaway Inc. Class B", price: 408.1, change: 0),
  ]

  static let drawing = #"""
    =                                          Watchlist
    ~ each  swipe from right: Pin <pin>
    * <  ١٨٩٫٨٤ US$                             AAPL  <>  {- | chart.line.uptrend.xyaxis silent, headline; rlm; nbsp}
         -١٫٢٪                            Apple Inc.      {red | subheadline secondary; alm}
    * <  ٤٠٨٫١٠ US$                            BRK.B  <>  {- | chart.line.uptrend.xyaxis silent, headline; rlm; nbsp}
         ٠٪                Berkshire Hathaway Inc...      {secondary | subheadline secondary cut; alm}
    """#
}
