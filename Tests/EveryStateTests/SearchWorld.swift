import EveryState
import EveryStateMocks

/// What a search by title depends on.
struct SearchWorld: SnapshotWorld {
  var books = MockResponse(["Atlas", "Birds"])
}

extension [SnapshotState<SearchWorld>] {
  /// The states of a screen that asks when a person types, and not before.
  static var ofTyping: Self {
    let typing: @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.type("at", into: "Title") }
    return [
      .idle(), .state("loaded", proving: .loaded, { _ in }, by: typing),
      .state("loading", proving: .loading, { _ in }, by: typing),
      .state("empty", proving: .empty, { $0.books = .returns([]) }, by: typing),
      .state("failed", proving: .failed, { $0.books = .fails(ShelfError()) }, by: typing),
    ]
  }
}
