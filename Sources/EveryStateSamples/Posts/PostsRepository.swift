import EveryStateMocks

public protocol PostsRepository: Sendable {
  func posts() async throws -> [Post]
}

public struct MockPostsRepository: PostsRepository {
  private let response: MockResponse<[Post]>

  public init(_ response: MockResponse<[Post]>) { self.response = response }

  public func posts() async throws -> [Post] { try await response() }
}
