import SwiftUI

@testable import EveryState

/// The limits of derived flows: cancellation, a second question, and the failure of another dependency.
struct FlowLimitTests {
  @Test @MainActor func `a press that does not cancel is not a cancellation`() throws {
    let found = try SnapshotCatalog(suite: "Flows") {
      Shelf(.loads(\.books, failure: ShelfError()), .waives(.unusedControl, because: "the flows use them")) {
        RestartedView(books: $0.books)
      }
    }.soundness().map(\.message)
    expect(found, is: [], "\(found.joined(separator: "\n"))")
  }

  @Test @MainActor func `a second press that asks nothing has nothing to overtake`() throws {
    let askedOnce = try SnapshotCatalog(suite: "Flows") {
      TestScreen("AskedOnce", .asked { try await $0.press("Load") }) { AskedOnceView(books: $0.books) }
    }.soundness().map(\.message)
    expect(askedOnce, is: [], "\(askedOnce.joined(separator: "\n"))")
  }

  @Test @MainActor func `a screen that cancels a search when another begins has no late answer`() throws {
    let found = try SnapshotCatalog(suite: "Flows") {
      TestScreen("Typed", .ofTyping) { SearchFlowView(books: $0.books, showsLateAnswers: true) }
    }.soundness().map(\.level)
    expect(found, is: [.suggestion], "\(found)")
  }

  @Test @MainActor func `where no state loads, each dependency that is asked fails in turn`() throws {
    let about = try SnapshotCatalog(suite: "Flows") {
      Shelf(.loadsNothing(because: "it is all there"), .idle(), .state("about")) { world in
        With(value: nil as String?) { $ad in
          VStack {
            Text("About")
            if let ad { Text(ad) } else { ProgressView() }
          }.task { ad = try? await world.ads() }
        }
      }
    }.soundness().map(\.headline)
    expect(
      about,
      is: [
        """
        Shelf / about, while ads fails: the spinner never stops, although no request or timer is pending. (endless spinner)
        """
      ], "\(about.joined(separator: "\n"))")
  }
}

/// Has a button with an unrelated action, and one that starts the load again.
private struct RestartedView: View {
  let books: MockResponse<[String]>
  @State private var found: Result<[String], any Error>?
  @State private var isSorted = false
  @State private var attempt = 0

  var body: some View {
    VStack {
      Text(isSorted ? "By title" : "By age")
      Button("Sort") { isSorted.toggle() }
      switch found {
      case .success(let books): ForEach(books, id: \.self) { Text($0) }
      case .failure: Text("Couldn't load")
      case nil:
        ProgressView()
        Button("Restart") { attempt += 1 }
      }
      if case .success(let books) = found, books.isEmpty { Text("No books") }
    }.task(id: attempt) {
      found = nil
      let answer: Result<[String], any Error>
      do { answer = .success(try await books()) } catch { answer = .failure(error) }
      if !Task.isCancelled { found = answer }
    }
  }
}

/// Loads on request, and not again meanwhile.
private struct AskedOnceView: View {
  let books: MockResponse<[String]>
  @State private var found: Result<[String], any Error>?
  @State private var isLoading = false

  var body: some View {
    VStack {
      switch found {
      case .success(let books) where books.isEmpty: Text("No books")
      case .success(let books): ForEach(books, id: \.self) { Text($0) }
      case .failure: Text("Couldn't load")
      case nil: Button("Load", action: load)
      }
      if isLoading { ProgressView() }
    }
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    Task {
      do { found = .success(try await books()) } catch { found = .failure(error) }
      isLoading = false
    }
  }
}
