import EveryStateMocks
import TestSupport

@Suite struct WorldMockTests {
  private final class Session {
    let user = MockResponse("Ada")
    var session: Session?
  }

  private struct Deep {
    var plain = 3
    var repository = MockMarketsRepository()
    var session = Session()
    var optional: MockMarketsRepository? = MockMarketsRepository()
    var pair = (first: MockResponse(1), MockResponse(2))
    var fixtures = [MockResponse(1)]
    var existential: any MarketsRepository = MockMarketsRepository()
  }

  @Test func `a world's responses are found in order, each with its log`() {
    var deep = Deep()
    deep.session.session = deep.session
    deep.pair.1 = deep.pair.first
    expect(WorldMock.all(in: World()).map(\.path), is: ["markets", "ads", "save"])
    expect(
      WorldMock.all(in: deep).map(\.path),
      is: ["repository.response", "session.user", "optional.response", "pair.first", "existential.response"])
    expect(WorldMock.all(in: 3).isEmpty)
    expect(WorldMock.all(in: ()).isEmpty)
  }

  @Test func `a replaced response has another log`() throws {
    var world = World()
    let before = WorldMock.all(in: world)
    world.ads = .returns([])
    let after = WorldMock.all(in: world)
    let isSame = zip(before, after).map { $0.response.calls === $1.response.calls }
    expect(isSame, is: [true, false, true])
    expect(after.map(\.response.description), is: ["returns 1 element", "returns nothing", "returns successfully"])
  }
}

enum APIError: Error, Hashable {
  case timeout
  case server(status: Int)
}

struct Profile: Hashable, Sendable { var name = "Ada" }

/// Written as an app writes it.
protocol MarketsRepository: Sendable { func markets(page: Int) async throws -> [String] }

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

/// The answer of one call, for comparison.
func answer<Value>(of call: () async throws -> Value) async -> String {
  do { return try await "\(call())" } catch { return "throws \(error)" }
}

func waitUntil(_ calls: MockCalls, _ isTrue: (MockCalls) -> Bool) async { while !isTrue(calls) { await Task.yield() } }
