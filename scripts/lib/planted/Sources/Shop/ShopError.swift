import Foundation

enum ShopError: LocalizedError, CaseIterable {
  case offline, busy, soldOut

  var errorDescription: String? {
    switch self {
    case .offline: "You are offline. Check your connection."
    case .busy: "The shop is busy. Try again in a minute."
    case .soldOut: "This product has just been sold out."
    }
  }
}
