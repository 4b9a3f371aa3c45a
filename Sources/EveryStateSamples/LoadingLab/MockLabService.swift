import EveryStateMocks

/// The lab without a server: for previews, and for snapshots of every state.
public struct MockLabService: LabService {
  private let profileResponse: MockResponse<Profile>
  private let quoteResponse: MockResponse<String>
  private let partResponse: MockResponse<String>
  private let ratesResponse: MockResponse<[String]>
  private let citiesResponse: MockResponse<[String]>

  public init(
    profile: MockResponse<Profile> = MockResponse(.ada), quote: MockResponse<String> = MockResponse(.quote),
    part: MockResponse<String> = MockResponse("bytes"), rates: MockResponse<[String]> = MockResponse(.rates),
    cities: MockResponse<[String]> = MockResponse([])
  ) {
    profileResponse = profile
    quoteResponse = quote
    partResponse = part
    ratesResponse = rates
    citiesResponse = cities
  }

  public func profile() async throws -> Profile { try await profileResponse() }
  public func quote() async throws -> String { try await quoteResponse() }
  public func part(_ number: Int, of file: String) async throws -> String {
    try await partResponse("part \(number + 1) of \(file)")
  }
  public func rates() async throws -> [String] { try await ratesResponse() }
  public func cities(matching query: String) async throws -> [String] {
    try await citiesResponse(query).filter { $0.lowercased().hasPrefix(query.lowercased()) }
  }
}

extension Profile {
  public static let ada = Profile(name: "Ada Lovelace", city: "London")
}

extension [String] {
  public static let rates = ["EUR 1.08", "GBP 1.27", "JPY 0.0067"]
}

extension String {
  public static let quote = "Simplicity is prerequisite for reliability."
}
