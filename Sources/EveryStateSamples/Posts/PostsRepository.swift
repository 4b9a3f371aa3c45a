import EveryStateMocks

public protocol PostsRepository: Sendable {
  func posts() async throws -> [Post]
}

extension MockStore: PostsRepository where Item == Post {
  public func posts() async throws -> [Post] { try await list() }
}
