import SwiftUI

/// Style 0: flags, `if` and `else` in the body, and an alert bound by a binding of functions.
public struct FlagPostsView: View {
  @StateObject private var viewModel: PostsViewModel

  public init(viewModel: @autoclosure @escaping () -> PostsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  public var body: some View {
    NavigationView {
      Group {
        if viewModel.isLoading {
          ProgressView()
        } else if let error = viewModel.error {
          if viewModel.showsAlert {
            Color.clear
          } else {
            PostsErrorView(error: error, retry: viewModel.retry)
          }
        } else if viewModel.posts.isEmpty {
          NoPostsView()
        } else {
          List(viewModel.posts) { PostRow(post: $0) }
        }
      }
      .navigationTitle("Posts")
    }
    .alert(
      "Something went wrong",
      isPresented: Binding(get: { viewModel.showsAlert }, set: { if !$0 { viewModel.dismissAlert() } })
    ) {
      Button("OK", role: .cancel) {}
      Button("Try Again", action: viewModel.retry)
    } message: {
      Text(viewModel.error?.localizedDescription ?? "")
    }
    .task { await viewModel.load() }
  }
}
