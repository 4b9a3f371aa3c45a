import Foundation

enum ClubError: LocalizedError {
  case noConnection
  case rejected(String)

  var errorDescription: String? {
    switch self {
    case .noConnection: String(localized: "There is no connection.")
    case .rejected(let reason): reason
    }
  }
}

enum Loading<Value> {
  case waiting
  case loaded(Value)
  case failed(String)
}
