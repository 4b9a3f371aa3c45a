import Combine
import SwiftUI

/// Publishes posts through a subject, as code did before async and await.
@MainActor
public final class PublisherPostsViewModel: ObservableObject {
  enum Event {
    case loading
    case loaded([Post])
    case failed(PostsError)
  }
  let events = PassthroughSubject<Event, Never>()

  private let results = PassthroughSubject<Result<[Post], any Error>, Never>()
  private let repository: any PostsRepository
  private var cancellables: Set<AnyCancellable> = []

  public init(repository: any PostsRepository) {
    self.repository = repository
    results
      .map { result in
        switch result {
        case .success(let posts): Event.loaded(posts)
        case .failure(let error): Event.failed(error as? PostsError ?? .network)
        }
      }
      .sink { [events] in events.send($0) }
      .store(in: &cancellables)
  }

  func load() {
    events.send(.loading)
    Task {
      do { results.send(.success(try await repository.posts())) } catch { results.send(.failure(error)) }
    }
  }
}

/// Style 4: the view keeps what the publisher tells.
public struct PublisherPostsView: View {
  @StateObject private var viewModel: PublisherPostsViewModel
  private let errorDisplay: ErrorDisplay
  @State private var isLoading = true
  @State private var posts: [Post] = []
  @State private var error: PostsError?
  @State private var showsAlert = false

  public init(errorDisplay: ErrorDisplay, viewModel: @autoclosure @escaping () -> PublisherPostsViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
    self.errorDisplay = errorDisplay
  }

  public var body: some View {
    NavigationStack {
      Group {
        if isLoading {
          ProgressView()
        } else if showsAlert {
          Color.clear
        } else if let error {
          PostsErrorView(error: error, retry: viewModel.load)
        } else if posts.isEmpty {
          NoPostsView()
        } else {
          List(posts) { PostRow(post: $0) }
        }
      }
      .navigationTitle("Posts")
    }
    .alert("Something went wrong", isPresented: $showsAlert, presenting: error) { _ in
      Button("OK", role: .cancel) {}
      Button("Try Again", action: viewModel.load)
    } message: { error in
      Text(error.localizedDescription)
    }
    .onReceive(viewModel.events) { event in
      switch event {
      case .loading:
        isLoading = true
        error = nil
        showsAlert = false
      case .loaded(let posts):
        isLoading = false
        self.posts = posts
      case .failed(let error):
        isLoading = false
        self.error = error
        showsAlert = errorDisplay == .alert
      }
    }
    .onAppear { viewModel.load() }
  }
}
