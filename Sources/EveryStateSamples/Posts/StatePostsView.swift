import SwiftUI

@MainActor
@Observable
public final class StatePostsViewModel {
  private(set) var state = LoadState<[Post]>.loading
  @ObservationIgnored private let repository: any PostsRepository
  @ObservationIgnored private let errorDisplay: ErrorDisplay

  public init(repository: any PostsRepository, errorDisplay: ErrorDisplay) {
    self.repository = repository
    self.errorDisplay = errorDisplay
  }

  func load() async {
    state = .loading
    do { state = .loaded(try await repository.posts()) } catch { state = .error(error, errorDisplay) }
  }

  func retry() {
    Task { await load() }
  }

  /// Keeps the error on screen, with a way to try again.
  func dismissAlert() {
    if case .error(let error, .alert) = state { state = .error(error, .fullScreen) }
  }
}

/// Style 1: one generic enum, a switch over it, and an alert that a clear view raises when it appears.
public struct StatePostsView: View {
  @State private var viewModel: StatePostsViewModel

  public init(viewModel: StatePostsViewModel) { _viewModel = State(wrappedValue: viewModel) }

  public var body: some View {
    NavigationStack {
      Group {
        switch viewModel.state {
        case .loading: ProgressView()
        case .loaded(let posts): LoadedPostsView(posts: posts)
        case .error(let error, .fullScreen): PostsErrorView(error: error, retry: viewModel.retry)
        case .error(let error, .alert):
          PostsAlertView(error: error, retry: viewModel.retry, dismiss: viewModel.dismissAlert)
        }
      }
      .navigationTitle("Posts")
    }
    .task { await viewModel.load() }
  }
}

private struct LoadedPostsView: View {
  let posts: [Post]

  var body: some View {
    if posts.isEmpty {
      NoPostsView()
    } else {
      List(posts) { post in
        PostRow(post: post)
      }
    }
  }
}

private struct PostsAlertView: View {
  let error: any Error
  let retry: @MainActor () -> Void
  let dismiss: @MainActor () -> Void
  @State private var isPresented = false

  var body: some View {
    Color.clear
      .onAppear { isPresented = true }
      .alert("Something went wrong", isPresented: $isPresented) {
        Button("OK", role: .cancel, action: dismiss)
        Button("Try Again", action: retry)
      } message: {
        Text(error.localizedDescription)
      }
  }
}
