// What views and their models read of the network's answers.
import Foundation

public enum AppBskyLexicon {
  public enum Actor {
    public struct ProfileViewBasicDefinition: Sendable, Codable, Equatable, Hashable {
      public let actorDID: String
      public let actorHandle: String
      public var displayName: String?
      public var avatarImageURL: URL?
    }
    public typealias ProfileViewDefinition = ProfileViewBasicDefinition
    public struct ProfileViewDetailedDefinition: Sendable, Codable, Equatable, Hashable {
      public let actorDID: String
      public let actorHandle: String
      public var displayName: String?
      public var avatarImageURL: URL?
    }
    public struct SavedFeed: Sendable, Codable, Equatable, Hashable {
      public let value: String
    }
    public struct SavedFeedPreferencesVersion2Definition: Sendable { public let items: [SavedFeed] }
  }

  public enum Embed {
    public struct AspectRatioDefinition: Sendable, Codable, Equatable, Hashable {
      public let width: Int
      public let height: Int
    }
    public enum ImagesDefinition {
      public struct View: Sendable, Codable, Equatable, Hashable { public let images: [ViewImage] }
      public struct ViewImage: Sendable, Codable, Equatable, Hashable {
        public let thumbnailImageURL: URL
        public let fullSizeImageURL: URL
        public let altText: String
        public var aspectRatio: AspectRatioDefinition?
      }
    }
    public enum ExternalDefinition {
      public struct ViewExternal: Sendable, Codable, Equatable, Hashable {
        public let uri: String
        public let title: String
        public let description: String
        public var thumbnailImageURL: URL?
      }
      public struct View: Sendable, Codable, Equatable, Hashable { public let external: ViewExternal }
    }
    public enum RecordDefinition {
      public struct View: Sendable, Codable, Equatable, Hashable { public let record: ATUnion.RecordViewUnion }
      public struct ViewRecord: Sendable, Codable, Equatable, Hashable {
        public let uri: String
        public let cid: String
        public let author: Actor.ProfileViewBasicDefinition
        public let value: UnknownType
        public var replyCount: Int?
        public var repostCount: Int?
        public var likeCount: Int?
        public var embeds: [ATUnion.EmbedViewUnion]?
        public let indexedAt: Date
      }
    }
  }

  public enum Feed {
    public struct PostRecord: Sendable, Codable, Equatable, Hashable {
      public struct ReplyReference: Sendable, Codable, Equatable, Hashable {}
      public let text: String
      public var reply: ReplyReference?
    }
    public struct ViewerStateDefinition: Sendable, Codable, Equatable, Hashable {
      public var likeURI: String?
      public var repostURI: String?
    }
    public struct PostViewDefinition: Sendable, Codable, Equatable, Hashable {
      public let uri: String
      public let cid: String
      public let author: Actor.ProfileViewBasicDefinition
      public let record: UnknownType
      public var embed: ATUnion.EmbedViewUnion?
      public var replyCount: Int?
      public var repostCount: Int?
      public var likeCount: Int?
      public let indexedAt: Date
      public var viewer: ViewerStateDefinition?
    }
    public struct ReplyReferenceDefinition: Sendable, Codable, Equatable, Hashable {
      public let root: ATUnion.ReplyReferenceUnion
      public let parent: ATUnion.ReplyReferenceUnion
    }
    public struct FeedViewPostDefinition: Sendable, Codable, Equatable, Hashable {
      public let post: PostViewDefinition
      public var reply: ReplyReferenceDefinition?
    }
    public final class ThreadViewPostDefinition: Sendable {
      public let post: PostViewDefinition
      public let parent: ATUnion.ThreadViewPostUnion?
      public let replies: [ATUnion.ThreadViewPostUnion]?
      public init(post: PostViewDefinition) { (self.post, parent, replies) = (post, nil, nil) }
    }
    public struct GeneratorViewDefinition: Sendable, Codable, Equatable, Hashable {
      public let feedURI: String
      public let creator: Actor.ProfileViewBasicDefinition
      public let displayName: String
      public var description: String?
      public var avatarImageURL: URL?
      public var likeCount: Int?
      public var viewer: ViewerStateDefinition?
    }
    public enum GetAuthorFeed {
      public enum Filter: Sendable { case postsWithReplies, postsWithNoReplies, postsWithMedia, postAndAuthorThreads }
    }
  }

  public enum Notification {
    public struct Notification: Sendable {
      public enum Reason: Sendable, RawRepresentable {
        case like, repost, follow, mention, reply, quote, starterpackjoined, unknown(String)
        public init?(rawValue: String) { self = .unknown(rawValue) }
        public var rawValue: String {
          if case .unknown(let name) = self { name } else { "\(self)" }
        }
      }
      public let uri: String
      public let author: Actor.ProfileViewBasicDefinition
      public let reason: Reason
      public let reasonSubjectURI: String?
      public let indexedAt: Date
    }
  }
}

public struct UnknownType: Sendable, Codable, Equatable, Hashable {
  public func getRecord<Record: Decodable>(ofType type: Record.Type) -> Record? { nil }
}

public enum ATUnion {
  public enum EmbedViewUnion: Sendable, Codable, Equatable, Hashable {
    case embedImagesView(AppBskyLexicon.Embed.ImagesDefinition.View)
    case embedExternalView(AppBskyLexicon.Embed.ExternalDefinition.View)
    case embedRecordView(AppBskyLexicon.Embed.RecordDefinition.View)
    case unknown(String)
  }
  public enum RecordViewUnion: Sendable, Codable, Equatable, Hashable {
    case viewRecord(AppBskyLexicon.Embed.RecordDefinition.ViewRecord)
    case unknown(String)
  }
  public enum ReplyReferenceUnion: Sendable, Codable, Equatable, Hashable {
    case postView(AppBskyLexicon.Feed.PostViewDefinition)
    case unknown(String)
  }
  public enum ThreadViewPostUnion: Sendable {
    case threadViewPost(AppBskyLexicon.Feed.ThreadViewPostDefinition)
    case unknown(String)
  }
  public enum PreferenceUnion: Sendable {
    case savedFeedsVersion2(AppBskyLexicon.Actor.SavedFeedPreferencesVersion2Definition)
    case unknown(String)
  }
}
