import SwiftUI

struct MarketRow: View {
  let market: Market

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(market.symbol)
          .font(.headline)
        Text(market.name)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(market.price, format: .currency(code: "USD"))
        Text(
          market.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always(includingZero: false))
        )
        .foregroundStyle(market.change < 0 ? .red : .secondary)
      }
      .monospacedDigit()
    }
  }
}
