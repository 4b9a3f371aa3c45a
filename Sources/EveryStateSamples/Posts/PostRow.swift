import SwiftUI

struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading) {
      Text(post.title)
        .font(.headline)
      Text(post.body)
        .lineLimit(2)
    }
  }
}

struct NoPostsView: View {
  var body: some View {
    Text("No posts yet")
      .foregroundStyle(.secondary)
  }
}

struct PostsErrorView: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    VStack {
      Image(systemName: "exclamationmark.triangle")
        .font(.largeTitle)
      Text(error.localizedDescription)
        .multilineTextAlignment(.center)
      Button("Try Again", action: retry)
    }
    .padding()
  }
}
