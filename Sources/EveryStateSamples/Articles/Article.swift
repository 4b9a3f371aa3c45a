import EveryStateMocks
import Foundation

public struct Article: Identifiable, Hashable, Sendable {
  public let id: String
  public let headline: String
  public let published: Date

  public init(id: String, headline: String, published: Date) {
    self.id = id
    self.headline = headline
    self.published = published
  }
}

extension Article {
  public static let samples = [
    Article(
      id: "a1", headline: "Text is the universal interface", published: Date(timeIntervalSince1970: 1_735_689_600)),
    Article(
      id: "a2", headline: "A spinner is a promise, and some promises are not kept for a long time",
      published: Date(timeIntervalSince1970: 1_735_549_200)),
  ]
}

public protocol ArticlesService: Sendable {
  func articles() async throws -> [Article]
}

public struct MockArticlesService: ArticlesService {
  private let response: MockResponse<[Article]>

  public init(_ response: MockResponse<[Article]>) { self.response = response }

  public func articles() async throws -> [Article] { try await response() }
}
