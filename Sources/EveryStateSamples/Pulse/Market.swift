import Foundation

/// One instrument on the watchlist.
public struct Market: Identifiable, Equatable, Sendable {
  public let symbol: String
  public let name: String
  public let price: Double
  /// Since yesterday's close: 0.012 is 1.2 %.
  public let change: Double

  public var id: String { symbol }

  public init(symbol: String, name: String, price: Double, change: Double) {
    self.symbol = symbol
    self.name = name
    self.price = price
    self.change = change
  }
}

extension Market {
  public static let samples = [
    Market(symbol: "AAPL", name: "Apple Inc.", price: 189.84, change: -0.012),
    Market(symbol: "MSFT", name: "Microsoft Corporation", price: 415.5, change: 0.0034),
    Market(symbol: "BRK.B", name: "Berkshire Hathaway Inc. Class B", price: 408.1, change: 0),
  ]
}
