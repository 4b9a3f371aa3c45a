// A small app for the harness's own tests.
import EveryState
import Foundation
import SwiftUI

struct ShelfError: LocalizedError {
  var errorDescription: String? { "The shelf is locked." }
}

/// Loads books; every behaviour that a test needs is a switch of its own.
@MainActor
@Observable
final class ShelfModel {
  var titles: [String]?
  var message: String?
  private let books: MockResponse<[String]>

  init(_ books: MockResponse<[String]>) { self.books = books }

  func load() async {
    do { titles = try await books() } catch { message = error.localizedDescription }
  }

  func retry() {
    message = nil
    titles = nil
    Task { await load() }
  }
}

struct ShelfView: View {
  @State var model: ShelfModel

  var body: some View {
    VStack {
      if let message = model.message {
        Text(message)
        Button("Try Again") { model.retry() }
      } else if let titles = model.titles {
        if titles.isEmpty { Text("No books") }
        ForEach(titles, id: \.self) { Text($0) }
      } else {
        ProgressView()
      }
    }
    .task { await model.load() }
  }
}

struct ShelfWorld: SnapshotWorld {
  var books = MockResponse(["Dune", "Emma"])
  var ads = MockResponse("an ad")
}

/// A screen of these tests: a view in the shelf's world, and states.
struct Shelf<Content: View>: ScreenSnapshots {
  typealias World = ShelfWorld
  var states: [SnapshotState<ShelfWorld>]
  let make: @MainActor @Sendable (ShelfWorld) -> Content

  init(
    _ states: SnapshotState<ShelfWorld>..., @ViewBuilder view: @escaping @MainActor @Sendable (ShelfWorld) -> Content
  ) {
    self.states = states
    make = view
  }

  var screenName: String { "Shelf" }
  var environment: SnapshotEnvironment { SnapshotEnvironment(columns: 20, height: 6) }
  func view(_ world: ShelfWorld) -> Content { make(world) }
}

extension Shelf where Content == ShelfView {
  init(_ states: SnapshotState<ShelfWorld>...) {
    self.states = states
    make = { ShelfView(model: ShelfModel($0.books)) }
  }
}
