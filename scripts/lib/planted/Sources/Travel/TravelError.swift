import Foundation

enum TravelError: LocalizedError, CaseIterable {
  case noSignal, fullyBooked, wrongCode

  var errorDescription: String? {
    switch self {
    case .noSignal: "You have no signal."
    case .fullyBooked: "The hotel is fully booked."
    case .wrongCode: "The code is not valid."
    }
  }
}

/// What a view knows about a value that it loads.
enum Fetched<Value: Sendable>: Sendable {
  case pending
  case value(Value)
  case problem(String)

  /// The answer, or nil if the task was cancelled, whose view then stays as it is.
  @MainActor static func from(_ get: () async throws -> Value) async -> Fetched? {
    do {
      let value = try await get()
      return Task.isCancelled ? nil : .value(value)
    } catch { return Task.isCancelled ? nil : .problem(error.localizedDescription) }
  }
}
