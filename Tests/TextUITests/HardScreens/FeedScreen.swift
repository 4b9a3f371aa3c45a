import Foundation

@testable import TextUI

/// The screen of the article, with what stands in it.
@MainActor
enum FeedScreen: HardScreen {
  static let name = "Feed"
  static func view() -> some View {
    FeedView(posts: posts)
  }

  struct FeedView: View {
    let posts: [Post]
    var body: some View {
      NavigationStack { List(posts) { PostRow(post: $0) }.navigationTitle("Timeline") }
    }
  }

  struct PostRow: View {
    let post: Post
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "person.circle").font(.title); Text(post.author).bold();
          Text("@\(post.handle)").foregroundStyle(.secondary); Spacer(); Text("3 h").font(.caption)
        }
        Text(post.text).lineLimit(3)
        HStack {
          Label("\(post.replies)", systemImage: "bubble.left"); Spacer()
          Label("\(post.boosts)", systemImage: "arrow.2.squarepath").foregroundStyle(
            post.isBoosted ? .green : .secondary);
          Spacer()
          Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart").foregroundStyle(
            post.isLiked ? .red : .secondary);
          Spacer()
          Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
        }
        .font(.caption).foregroundStyle(.secondary).buttonStyle(.plain)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Like") {}
      .accessibilityAction(named: "Boost") {}
      .contextMenu {
        Button("Copy link") {}; Button("Mute") {}
      }
    }
  }

  struct Post: Identifiable {
    let author: String
    let handle: String
    let text: String
    let replies: Int
    let boosts: Int
    let likes: Int
    var isBoosted = false
    var isLiked = false
    var id: String { handle }
  }
  static let posts = [
    Post(
      author: "Ada Lovelace", handle: "ada", text: "Waiting is a part of every screen. Draw it.", replies: 12,
      boosts: 4,
      likes: 128, isBoosted: true, isLiked: true),
    Post(author: "Charles B.", handle: "cb", text: "The engine is not ready yet.", replies: 1, boosts: 0, likes: 3),
  ]
}
