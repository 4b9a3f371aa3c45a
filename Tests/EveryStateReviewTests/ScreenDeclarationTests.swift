import EveryStateConditions

@testable import EveryStateCommand

/// What `everystate adopt --declare SCREEN` prints for small apps.
@Suite struct ScreenDeclarationTests {
  private static let sources = """
    protocol Movies: Sendable {
      func all(page: Int) async throws -> [Movie]
      func detail(of id: Int) async throws -> Detail
      func rate(_ movie: Movie) async throws
      func isKnown(_ id: Int) -> Bool
      func title() async -> String?
      func all(by person: String, in year: Int) async throws -> [Movie]
    }
    protocol Counted: AnyObject { func count() async throws -> Int }
    protocol Session: Counted { var user: String { get set } }
    struct SessionView: View { let session: any Session; var body: some View { Text("") } }
    struct Movie { let id: Int; let title: String; var genre: Genre; static let count = 1 }
    struct Detail { static let sample = Detail(text: "long"); let text: String }
    enum Genre { case drama(Int), other, comedy }
    final class MoviesModel: ObservableObject {
      init(movies: any Movies, pageSize: Int = 20) {}
    }
    struct MoviesView: View { @ObservedObject var model: MoviesModel; let title: String; var body: some View { Text("") } }
    enum State { case open }
    struct OwnView: View { @State private var model = MoviesModel(); var body: some View { Text("") } }
    struct PlainView: View { let movie: Movie; var body: some View { Text("") } }
    """
  private func declaration(_ screen: String) throws -> ScreenDeclaration {
    try ScreenDeclaration(of: screen, AppTypes([SwiftOutline(Array(Self.sources.utf8))]), module: "Shop")
  }

  private static let parts: [[String]] = #"""
    the call ¦ MoviesView(model: MoviesModel(movies: MockMovies(allResponse: world.all, detailResponse: world.detail, rateResponse: world.rate, titleResponse: world.title, allByInResponse: world.allByIn)), title: "title")
    a function of one name ¦ func all(by person: String, in year: Int) async throws -> [Movie] { try await allByInResponse("by \(person)") } ¦¦ a list ¦ var all = MockResponse([Movie(id: 1, title: "title", genre: .other)]) ¦¦ its state ¦ .loads(\.all, as: "all", failure: URLError(.notConnectedToInternet)),
    a label ¦ func all(page: Int) async throws -> [Movie] { try await allResponse("page \(page)") }
    a sample ¦ var detail = MockResponse(Detail.sample) ¦¦ one value ¦ .loads(\.detail, as: "detail", neverEmpty: "it is one value", failure: URLError(.notConnectedToInternet)),
    another name inside ¦ { try await detailResponse("of \(id)") } ¦¦ a write ¦ var rate = MockResponse<Void>()
    a write's state ¦ // .performs(\.rate, failure: URLError(.notConnectedToInternet), by: { try await $0.press("...") }), ¦¦ what cannot fail ¦ .loads(\.title, as: "title", neverFails: "it does not throw"), ¦¦ what is not asynchronous ¦ func isKnown(_ id: Int) -> Bool { true }
    what does not throw ¦ { (try? await titleResponse()) ?? "title" } ¦¦ the module ¦ @testable import Shop
    """#.exactRows
  @Test(arguments: parts) func `a declaration has mocks, samples and states`(_ row: [String]) throws {
    let text = try declaration("MoviesView").text
    expect(text, contains: row[1], comment: text)
  }

  private static let classes: [[String]] = #"""
    a class ¦ final class MockSession: Session, @unchecked Sendable { ¦¦ a property ¦ var user: String = "user"
    a function of another protocol ¦ func count() async throws -> Int { try await countResponse() }
    its initializer ¦ init(countResponse: MockResponse<Int>) { ¦¦ one that loads alone ¦ .loads(\.count, neverEmpty ¦¦ its assignment ¦ self.countResponse = countResponse
    """#.exactRows
  @Test(arguments: classes) func `a mock of a protocol of classes is a class`(_ row: [String]) throws {
    let text = try declaration("SessionView").text
    expect(text, contains: row[1], comment: text)
  }

  private static let refusals: [[String]] = """
    a view that is not there | MovieView | Shop has no view 'MovieView'. Did you mean 'MoviesView'?
    a model of its own | OwnView | OwnView makes its own MoviesModel, so that no mock reaches it. Let it take one: init(model: MoviesModel).
    no protocol | PlainView | PlainView takes no protocol, and nothing that takes one. Let its model take what loads as a protocol, or declare its looks as previews.
    """.rows
  @Test(arguments: refusals) func `a view that no mock reaches is refused`(_ row: [String]) {
    let error = #expect(throws: CannotExamine.self) { try declaration(row[1]) }
    expect(error.map { "\($0)" } ?? "", is: row[2])
  }
}
