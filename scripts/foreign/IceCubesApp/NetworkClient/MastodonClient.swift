// Stands in for the app's own client: answers from fixtures after a second, and asks no network.
import Foundation
import Models
import Observation

@Observable
public final class MastodonClient: Sendable {
  public enum Version: String, Sendable { case v1, v2 }
  public struct NoFixture: Error { public let path: String }

  public init() {}
  public var isAuth: Bool { true }

  public func get<Entity: Decodable>(endpoint: Endpoint, forceVersion: Version? = nil) async throws -> Entity {
    try await Task.sleep(for: .seconds(1))
    return try Self.answer(endpoint)
  }
  public func post<Entity: Decodable>(endpoint: Endpoint, forceVersion: Version? = nil) async throws -> Entity {
    try await get(endpoint: endpoint)
  }
  public func put<Entity: Decodable>(endpoint: Endpoint, forceVersion: Version? = nil) async throws -> Entity {
    try await get(endpoint: endpoint)
  }
  public func post(endpoint: Endpoint, forceVersion: Version? = nil) async throws -> Response? { Response() }
  public func patch(endpoint: Endpoint) async throws -> Response? { Response() }
  public func delete(endpoint: Endpoint, forceVersion: Version? = nil) async throws -> Response? { Response() }

  public struct Response: Sendable { public let statusCode = 200 }

  public static func answer<Entity: Decodable>(_ endpoint: Endpoint) throws -> Entity {
    guard let json = Fixtures.json(for: endpoint.path()) else { throw NoFixture(path: endpoint.path()) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Entity.self, from: Data(json.utf8))
  }
}

enum Fixtures {
  static func json(for path: String) -> String? {
    switch path {
    case "lists", "accounts/1/lists": lists
    case "lists/1/accounts": "[\(account)]"
    case "followed_tags", "trends/tags": tags
    case "filters": filters
    case "notifications/policy": policy
    case "notifications/requests": "[\(request)]"
    default: nil
    }
  }

  static let lists = #"[{"id": "1", "title": "Birds", "replies_policy": "list"}, {"id": "2", "title": "Trains"}]"#
  static let tags = #"""
    [{"name": "swift", "url": "https://example.com/t/swift", "following": true,
      "history": [{"day": "1", "accounts": "12", "uses": "34"}]},
     {"name": "text", "url": "https://example.com/t/text", "following": true, "history": []}]
    """#
  static let filters = #"""
    [{"id": "1", "title": "Spoilers", "keywords": [{"id": "1", "keyword": "finale", "whole_word": true}],
      "filter_action": "warn", "context": ["home", "public"]}]
    """#
  static let policy = #"""
    {"for_not_following": "accept", "for_not_followers": "filter", "for_new_accounts": "drop",
     "for_private_mentions": "accept", "for_limited_accounts": "filter",
     "summary": {"pending_requests_count": 1, "pending_notifications_count": 2}}
    """#
  static let account = #"""
    {"id": "1", "username": "ada", "display_name": "Ada", "avatar": "https://example.com/a.png",
     "header": "https://example.com/h.png", "acct": "ada@example.com", "note": "", "created_at": "2024-01-01T00:00:00.000Z",
     "followers_count": 1, "following_count": 2, "statuses_count": 3, "fields": [], "locked": false, "emojis": [],
     "bot": false}
    """#
  static let request = #"""
    {"id": "1", "created_at": "2024-01-01T00:00:00.000Z", "updated_at": "2024-01-01T00:00:00.000Z",
     "notifications_count": "2", "account": \#(account)}
    """#
}
