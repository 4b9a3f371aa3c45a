import SwiftUI

/// Style 3: composition by functions that build views.
public struct BuilderPostsView: View {
  @ObservedObject private var viewModel: PostsViewModel

  public init(viewModel: PostsViewModel) { self.viewModel = viewModel }

  public var body: some View {
    NavigationStack {
      loading {
        failing {
          rows
        }
      }
      .navigationTitle("Posts")
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder private func loading(@ViewBuilder content: () -> some View) -> some View {
    if viewModel.isLoading {
      ProgressView()
    } else {
      content()
    }
  }

  @ViewBuilder private func failing(@ViewBuilder content: () -> some View) -> some View {
    switch (viewModel.error, viewModel.showsAlert) {
    case (let error?, false):
      PostsErrorView(error: error, retry: viewModel.retry)
    case (let error?, true):
      Color.clear
        .alert("Something went wrong", isPresented: .constant(true)) {
          Button("OK", role: .cancel, action: viewModel.dismissAlert)
          Button("Try Again", action: viewModel.retry)
        } message: {
          Text(error.localizedDescription)
        }
    case (nil, _):
      content()
    }
  }

  @ViewBuilder private var rows: some View {
    if viewModel.posts.isEmpty {
      NoPostsView()
    } else {
      List(viewModel.posts, id: \.id, rowContent: PostRow.init)
    }
  }
}
