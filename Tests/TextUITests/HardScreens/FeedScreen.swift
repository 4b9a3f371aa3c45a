import Foundation

@testable import TextUI

@MainActor
enum FeedScreen: HardScreen {
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

  static let drawing = #"""
    = Timeline
    ~ each  read as one; actions: Like, Boost; hold: Copy link, Mute
    * <>    Ada Lovelace      @ada                   3 h  {person.circle title, bold | secondary | caption}
      Waiting is a part of every screen. Draw it.
      <> 12            <> 4          <> 128           <>
    ~ {all caption: 12: bubble.left secondary | 4: arrow.2.squarepath green | 128: heart.fill red | square.and.arrow.up secondary "Share"}
    * <>    Charles B.   @cb                         3 h  {person.circle title, bold | secondary | caption}
      The engine is not ready yet.
      <> 1             <> 0           <> 3            <>
    ~ {all caption: 1: bubble.left secondary | 0: arrow.2.squarepath secondary | 3: heart secondary | square.and.arrow.up secondary "Share"}
    """#
}
