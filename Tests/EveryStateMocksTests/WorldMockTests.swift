import EveryStateMocks
import TestSupport
import Testing

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

  @Test func `all responses of a world are found, in declaration order`() {
    var deep = Deep()
    deep.session.session = deep.session
    deep.pair.1 = deep.pair.first
    expect(WorldMock.all(in: World()).map(\.path), is: ["markets", "ads", "save"])
    expect(
      WorldMock.all(in: deep).map(\.path),
      is: [
        "repository.response", "session.user", "optional.response", "pair.first", "existential.response",
      ])
    #expect(WorldMock.all(in: 3).isEmpty)
    #expect(WorldMock.all(in: ()).isEmpty)
  }

  @Test func `a replaced response has another log`() {
    var world = World()
    let before = WorldMock.all(in: world)
    world.ads = .returns([])
    let after = WorldMock.all(in: world)
    let isSame = zip(before, after).map { $0.response.calls === $1.response.calls }
    expect(isSame, is: [true, false, true])
    expect(after.map(\.response.description), is: ["returns 1 element", "returns nothing", "returns successfully"])
  }
}
