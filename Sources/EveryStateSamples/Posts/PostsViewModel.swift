import Combine
import SwiftUI

/// Posts as separate flags: the way of many older view models.
@MainActor
public final class PostsViewModel: ObservableObject {
  @Published private(set) var isLoading = false
  @Published private(set) var posts: [Post] = []
  @Published private(set) var error: (any Error)?
  @Published private(set) var errorDisplay: ErrorDisplay

  private let repository: any PostsRepository

  public init(repository: any PostsRepository, errorDisplay: ErrorDisplay) {
    self.repository = repository
    self.errorDisplay = errorDisplay
  }

  func load() async {
    isLoading = true
    error = nil
    do { posts = try await repository.posts() } catch { self.error = error }
    isLoading = false
  }

  func retry() {
    Task { await load() }
  }

  func dismissError() { error = nil }
}
