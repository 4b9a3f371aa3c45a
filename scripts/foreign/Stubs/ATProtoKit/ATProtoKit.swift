// A client that is never answered.
import Foundation

public final class AppleSecureKeychain: Sendable { public init(identifier: UUID) {} }
public struct UserSession: Sendable { public let sessionDID: String }
public final class ATProtocolConfiguration: Sendable {
  public init(keychainProtocol: AppleSecureKeychain) {}
  public func authenticate(with handle: String, password: String) async throws {}
  public func refreshSession() async throws {}
  public func deleteSession() async throws {}
}

public struct Feeds<Item> {
  public let feed: [Item]
  public let cursor: String?
}
public struct Generators { public let feeds: [AppBskyLexicon.Feed.GeneratorViewDefinition] }
public struct Posts { public let posts: [AppBskyLexicon.Feed.PostViewDefinition] }
public struct Thread { public let thread: ATUnion.ThreadViewPostUnion }
public struct Preferences { public let preferences: [ATUnion.PreferenceUnion] }
public struct Notifications {
  public let notifications: [AppBskyLexicon.Notification.Notification]
  public let cursor: String?
}

public class ATProtoKit {
  public typealias Timeline = Feeds<AppBskyLexicon.Feed.FeedViewPostDefinition>
  public init(sessionConfiguration: ATProtocolConfiguration?) async {}
  public func getUserSession() async throws -> UserSession? { nil }
  public func getProfile(for did: String) async throws -> AppBskyLexicon.Actor.ProfileViewDetailedDefinition {
    throw CancellationError()
  }
  public func getPreferences() async throws -> Preferences { Preferences(preferences: []) }
  public func getTimeline(cursor: String? = nil) async throws -> Timeline { Timeline(feed: [], cursor: nil) }
  public func getFeed(by uri: String, cursor: String? = nil) async throws -> Timeline { Timeline(feed: [], cursor: nil) }
  public func getAuthorFeed(
    by did: String, limit: Int? = 50, cursor: String? = nil, postFilter: AppBskyLexicon.Feed.GetAuthorFeed.Filter? = nil
  ) async throws -> Timeline { Timeline(feed: [], cursor: nil) }
  public func getActorLikes(by did: String, limit: Int? = 50, cursor: String? = nil) async throws -> Timeline {
    Timeline(feed: [], cursor: nil)
  }
  public func getPostThread(from uri: String) async throws -> Thread { Thread(thread: .unknown("")) }
  public func getPosts(_ uris: [String]) async throws -> Posts { Posts(posts: []) }
  public func listNotifications(isPriority: Bool?, cursor: String? = nil) async throws -> Notifications {
    Notifications(notifications: [], cursor: nil)
  }
  public func getPopularFeedGenerators(matching query: String?) async throws -> Generators { Generators(feeds: []) }
  public func getFeedGenerators(by uris: [String]) async throws -> Generators { Generators(feeds: []) }
}

public struct RecordReference: Sendable {
  public let recordURI: String
  public let cidHash: String
  public init(recordURI: String, cidHash: String) { (self.recordURI, self.cidHash) = (recordURI, cidHash) }
}
public class ATProtoBluesky {
  public enum RecordIdentifier { case recordURI(atURI: String) }
  public init(atProtoKitInstance: ATProtoKit) {}
  public func createPostRecord(text: String) async throws -> RecordReference { RecordReference(recordURI: "", cidHash: "") }
  public func createLikeRecord(_ reference: RecordReference) async throws -> RecordReference { reference }
  public func createRepostRecord(_ reference: RecordReference) async throws -> RecordReference { reference }
  public func deleteRecord(_ record: RecordIdentifier) async throws {}
}
