import Combine
import SwiftUI

/// Posts as separate flags: the way of many older view models.
@MainActor
public final class PostsViewModel: ObservableObject {
  /// True from the start: the screen loads as soon as it appears, and does not know before whether posts exist.
  @Published private(set) var isLoading = true
  @Published private(set) var posts: [Post] = []
  @Published private(set) var error: (any Error)?
  /// Whether an alert shows the error. When the alert is dismissed the screen shows the error, with a way to try again.
  @Published private(set) var showsAlert = false

  private let repository: any PostsRepository
  private let errorDisplay: ErrorDisplay

  public init(repository: any PostsRepository, errorDisplay: ErrorDisplay) {
    self.repository = repository
    self.errorDisplay = errorDisplay
  }

  func load() async {
    isLoading = true
    error = nil
    showsAlert = false
    do { posts = try await repository.posts() } catch {
      self.error = error
      showsAlert = errorDisplay == .alert
    }
    isLoading = false
  }

  func retry() {
    Task { await load() }
  }

  func dismissAlert() { showsAlert = false }
}
