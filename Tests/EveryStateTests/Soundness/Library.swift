import EveryState
import SwiftUI

/// Books that are loaded correctly. Each screen of these tests differs from this in one way.
@MainActor @Observable final class Library {
  enum Phase {
    case idle, loading
    case loaded([String])
    case failed(any Error)
  }
  var phase = Phase.idle
  let world: ShelfWorld
  init(_ world: ShelfWorld) { self.world = world }

  /// The number of the newest load; older loads are ignored.
  private var newestLoad = 0

  func load() async {
    newestLoad += 1
    let own = newestLoad
    phase = .loading
    let phase: Phase
    do { phase = .loaded(try await ask()) } catch { phase = .failed(error) }
    if own == newestLoad { self.phase = phase }
  }

  /// Keeps the content until the answer, and after a failure.
  func refresh() async { if let titles = try? await ask() { phase = .loaded(titles) } }

  func stop() {
    newestLoad += 1
    phase = .failed(Stopped())
  }

  private struct Stopped: LocalizedError { var errorDescription: String? { "Stopped." } }

  func loadPage(after titles: [String]) async {
    if let page = try? await ask() { phase = .loaded(titles + page.map { "\($0) \(titles.count)" }) }
  }

  func advertise(_ number: Int) async { _ = try? await world.ads() }
  func ask() async throws -> [String] { try await world.books() }
  func retry() { Task { await load() } }
}

struct LibraryView<Content: View>: View {
  @State private var library: Library
  private let content: (Library) -> Content
  private let more: @MainActor (Library) async -> Void

  /// - Parameter more: further work while the screen is visible.
  init(
    _ world: ShelfWorld, alongside more: @escaping @MainActor (Library) async -> Void = { _ in },
    @ViewBuilder content: @escaping (Library) -> Content
  ) {
    _library = State(initialValue: Library(world))
    (self.content, self.more) = (content, more)
  }

  var body: some View {
    NavigationStack {
      VStack { content(library) }
        .navigationTitle("Library")
        .task { await more(library) }
    }
    .task { await library.load() }
  }
}

struct PhaseView: View {
  let library: Library

  var body: some View {
    switch library.phase {
    case .idle, .loading: ProgressView()
    case .loaded(let titles): BookList(titles: titles)
    case .failed(let error): FailureView(error: error, retry: library.retry)
    }
  }
}

struct BookList: View {
  let titles: [String]
  var body: some View { if titles.isEmpty { Text("No books yet") } else { List(titles, id: \.self) { Text($0) } } }
}

struct FailureView: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    VStack {
      Text(error.localizedDescription)
      Button("Try Again", action: retry)
    }
  }
}

/// Keeps the failure beside the content, until the next load or forever.
struct ForgetfulLibrary: View {
  let library: Library
  let forgets: Bool
  @State private var message: String?
  var body: some View {
    VStack {
      if let message { Text(message) }
      PhaseView(library: library)
    }.onChange(of: "\(library.phase)") {
      if case .failed(let error) = library.phase { message = error.localizedDescription }
      if case .loading = library.phase, forgets { message = nil }
    }
  }
}
