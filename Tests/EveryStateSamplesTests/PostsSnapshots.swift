import EveryState
import EveryStateSamples
import SwiftUI

/// One screen in five styles of code: equal meaning must look equal.
struct PostsSnapshots: ScreenSnapshots {
  enum Style: String, CaseIterable, Sendable { case flags, state, modifiers, builders, publisher }

  struct World: SnapshotWorld {
    var posts = MockStore(Post.samples)
    var errorDisplay = ErrorDisplay.fullScreen
  }

  let style: Style
  var screenName: String { "Posts in \(style.rawValue)" }

  func view(_ world: World) -> some View {
    let repository = world.posts
    let display = world.errorDisplay
    switch style {
    case .flags: FlagPostsView(viewModel: PostsViewModel(repository: repository, errorDisplay: display))
    case .state: StatePostsView(viewModel: StatePostsViewModel(repository: repository, errorDisplay: display))
    case .modifiers: ModifierPostsView(viewModel: PostsViewModel(repository: repository, errorDisplay: display))
    case .builders: BuilderPostsView(viewModel: PostsViewModel(repository: repository, errorDisplay: display))
    case .publisher:
      PublisherPostsView(errorDisplay: display, viewModel: PublisherPostsViewModel(repository: repository))
    }
  }

  var states: [SnapshotState<World>] {
    [
      .loads(\.posts.list, failure: PostsError.server(status: 500)),
      .state("failed with an alert", proving: .failed) {
        $0.posts.list = .fails(PostsError.network)
        $0.errorDisplay = .alert
      },
      .storyboard("try again") {
        $0.posts.list = .sequence(.fails(PostsError.network), .returns(Post.samples))
      } by: {
        try await $0.press("Try Again")
      },
      .storyboard("alert then OK") {
        $0.posts.list = .fails(PostsError.network)
        $0.errorDisplay = .alert
      } by: {
        try await $0.press("OK")
      },
      .storyboard("alert then try again") {
        $0.posts.list = .sequence(.fails(PostsError.network), .returns(Post.samples))
        $0.errorDisplay = .alert
      } by: {
        try await $0.press("Try Again")
      },
    ]
  }
}
