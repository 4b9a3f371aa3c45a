import EveryStateMocks

/// Markets without a server: for previews, and for snapshots of every state.
public struct MockMarketsRepository: MarketsRepository {
  private let response: MockResponse<[Market]>

  public init(_ response: MockResponse<[Market]>) { self.response = response }

  /// Answers late.
  public init(delay: Duration) { self.init(MockResponse(Market.samples, delay: delay)) }

  public init(fixtures: [Market]) { self.init(.returns(fixtures)) }

  public init(failure: APIError) { self.init(.fails(failure)) }

  public func markets() async throws -> [Market] { try await response() }
}
