import Combine
import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

// The examples of the documentation, compiled. ExampleTests compares the two.

struct User: Hashable, Sendable { let name: String }
struct Page: Hashable, Sendable { let number: Int }

protocol UserAPI: Sendable {
  func user() async throws -> User
  func page(_ number: Int) async throws -> Page
  func download(_ file: String) async throws -> Page
  @MainActor func user(_ done: @escaping @MainActor (User) -> Void)
}

final class UserLoader: BaseLoadable<User> {
  private let api: any UserAPI
  init(api: any UserAPI) { self.api = api }

  override func fetch() async throws -> User {
    report(LoadingProgress(message: "signing in"))
    return try await api.user()
  }
}

let api: any UserAPI = ExampleAPI()

struct ExampleAPI: UserAPI {
  func user() async throws -> User { User(name: "Ada") }
  func page(_ number: Int) async throws -> Page { Page(number: number) }
  func download(_ file: String) async throws -> Page { Page(number: 1) }
  func user(_ done: @escaping @MainActor (User) -> Void) { done(User(name: "Ada")) }
}

final class LegacyUser: PublisherLoadable {
  let state = PassthroughSubject<LoadingState<User>, Never>()
  func load() { api.user { self.state.send(.loaded($0)) } }
}

@MainActor enum Examples {
  static func progress() -> LoadingProgress {
    LoadingProgress(message: "page 2 of 5", percent: 40)
  }

  static func text(_ loader: UserLoader) -> String {
    switch loader.currentState {
    case .idle: "not asked yet"
    case .loading(let progress): progress?.message ?? "loading"
    case .failure(let error): "\(error)"
    case .loaded(let user): user.name
    }
  }

  static func loadable() async {
    let loader = BlockLoadable { try await api.user() }
    Task { for await state in loader.state { print(state) } }
    await loader.load()
  }

  static func relay() {
    let relay = StateRelay<Int>()
    Task { for await state in relay.states { print(state) } }  // idle, loading, loaded  42
    relay.send(.loading(nil))
    relay.send(.loaded(42))
  }

  static func blocks() -> (BlockLoadable<User>, BlockLoadable<[Page]>) {
    let user = BlockLoadable { try await api.user() }

    let pages = BlockLoadable { report in
      var pages: [Page] = []
      for number in 1...5 {
        pages.append(try await api.page(number))
        report(LoadingProgress(message: "page \(number) of 5", percent: number * 20))
      }
      return pages
    }
    return (user, pages)
  }

  static func backOff() -> BackOff {
    BackOff(base: .milliseconds(500), cap: .seconds(30)) { $0 * Double.random(in: 0.5...1) }
  }

  static func retry() async {
    let loader = RetryableLoader(base: BlockLoadable { try await api.user() }, maxAttempts: 3)
    await loader.load()
  }

  static func debounce(_ results: UserLoader) {
    let search = DebouncingLoadable(wrapping: results, debounceInterval: .milliseconds(300))
    // at each key:
    Task { await search.load() }
  }

  static func limit(_ files: [String]) async throws -> Int {
    let bucket = try TokenBucket(limit: 2)
    let downloads = files.map { file in
      ConcurrencyLimitingLoadable(wrapping: BlockLoadable { try await api.download(file) }, tokens: bucket)
    }
    let page = try await bucket.withToken { try await api.page(1) }
    do { _ = try TokenBucket(limit: 0) } catch { print(error) }  // A concurrency limit must be at least 1, ...
    return downloads.count + page.number
  }

  static func publishers() async {
    let user = ObservingLoadable(LegacyUser())
    await user.load()
    print(user.currentState)  // loaded, and the value

    let legacy = PublishingLoadable(UserLoader(api: api))
    let subscription = legacy.state.sink { print($0) }
    legacy.load()
    subscription.cancel()
  }

  @ViewBuilder static func views(_ user: UserLoader) -> some View {
    LoadingView(loader: user) { user in
      Text(user.name)
    }
    .errorView { error in Text("No user: \(error.localizedDescription)") }

    LoadingView(loader: user) { user in Text(user.name) }
      .emptyView { DefaultEmptyView { Task { await user.load() } } }

    LoadingView(loader: user) { user in Text(user.name) }
      .progressView { progress in
        DefaultProgressView(progress: progress) { Task { await user.load() } }
      }

    LoadingView(loader: user) { user in Text(user.name) }
      .errorView { error in
        DefaultErrorView(error: error) { Task { await user.load() } }
      }
  }
}
