import EveryStateMocks

enum APIError: Error, Hashable {
  case timeout
  case server(status: Int)
}

struct Profile: Hashable, Sendable {
  var name = "Ada"
}

/// Written as an app writes it.
protocol MarketsRepository: Sendable {
  func markets(page: Int) async throws -> [String]
}

struct MockMarketsRepository: MarketsRepository {
  let response: MockResponse<[String]>

  init(_ response: MockResponse<[String]>) { self.response = response }

  init(fixtures: [String] = ["AAPL", "MSFT"], failure: APIError? = nil, delay: Duration? = nil) {
    response = MockResponse(fixtures, failure: failure, delay: delay)
  }

  func markets(page: Int) async throws -> [String] { try await response("page \(page)") }
}

struct World {
  var markets = MockResponse(["AAPL"])
  var ads: MockResponse<[String]> = .fails(APIError.timeout)
  var save = MockResponse()
}

/// What one call answered, as a test compares it.
func answer<Value>(of call: () async throws -> Value) async -> String {
  do { return try await "\(call())" } catch { return "throws \(error)" }
}

/// Waits for a fact of the log; the fact is certain to come, so that no time limit is needed.
func waitUntil(_ calls: MockCalls, _ isTrue: (MockCalls) -> Bool) async {
  while !isTrue(calls) { await Task.yield() }
}
