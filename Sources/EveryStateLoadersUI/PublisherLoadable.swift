import Combine
import EveryStateLoaders

/// The older form of `Loadable`, for code that observes with Combine: a subject, and a `load()` that returns at once.
///
///     final class LegacyUser: PublisherLoadable {
///       let state = PassthroughSubject<LoadingState<User>, Never>()
///       func load() { api.user { self.state.send(.loaded($0)) } }
///     }
///
/// One that can stop or forget its load implements ``cancel()`` and ``reset()``.
@MainActor
public protocol PublisherLoadable<Value>: Sendable {
  /// The type of the loaded value.
  associatedtype Value: Hashable & Sendable

  /// Sends every change. A new subscriber receives no earlier state.
  var state: PassthroughSubject<LoadingState<Value>, Never> { get }

  /// Whether the last load was canceled; false where a loader does not say.
  var isCanceled: Bool { get }

  /// Cancels the load in flight, which sends nothing more. By default the load continues.
  func cancel()

  /// Forgets the loaded value. By default a loader sends `idle`.
  func reset()

  /// Starts a load. It must end in a state that is not loading, at once or later.
  func load()
}

extension PublisherLoadable {
  public var isCanceled: Bool { false }
  public func cancel() {}
  public func reset() { state.send(.idle) }
}

/// A loader in its older form: for code that observes with Combine.
///
///     let legacy = PublishingLoadable(UserLoader(api: api))
///     let subscription = legacy.state.sink { print($0) }
///     legacy.load()
@MainActor
public final class PublishingLoadable<Base: Loadable>: PublisherLoadable {
  public typealias Value = Base.Value

  public let state = PassthroughSubject<LoadingState<Value>, Never>()
  private let base: Base
  private var forwarding: Task<Void, Never>?

  /// - Parameter base: the loader. Its changes are sent from now on; its current state is not.
  public init(_ base: Base) {
    self.base = base
    // Made here, so that no change is missed until the task begins; used by the task alone, which is on this actor.
    nonisolated(unsafe) var iterator = base.state.makeAsyncIterator()
    let state = state
    forwarding = Task {
      // The state that there was before, which a subject does not repeat.
      _ = await iterator.next(isolation: #isolation)
      while let change = await iterator.next(isolation: #isolation) { state.send(change) }
    }
  }

  deinit { forwarding?.cancel() }

  public var isCanceled: Bool { base.isCanceled }
  public func cancel() { base.cancel() }
  public func reset() { base.reset() }

  public func load() {
    let base = base
    Task { await base.load() }
  }
}

/// A loader of the older form as a `Loadable`.
///
///     let user = ObservingLoadable(LegacyUser())
///     await user.load()
///     print(user.currentState)  // loaded, and the value
///
/// States that the base sends after a cancellation or a reset are dropped. A base that ends a load with `idle` has canceled it.
/// The older form does not say which load a state belongs to: a base that is loaded again must drop its older load itself.
public final class ObservingLoadable<Base: PublisherLoadable>: BaseLoadable<Base.Value> {
  private let base: Base
  private var lastFetch = 0

  /// - Parameter base: The loader of the older form. Do not load it elsewhere meanwhile.
  public init(_ base: Base) {
    self.base = base
    super.init()
  }

  public override func fetch() async throws -> Base.Value {
    lastFetch += 1
    let fetch = lastFetch
    // The subject may send on any thread; the relay keeps its values in order.
    let sent = StateRelay<Base.Value>()
    let subscription = base.state.sink { sent.send($0) }
    defer { subscription.cancel() }
    var states = sent.states.makeAsyncIterator()
    _ = await states.next(isolation: #isolation)
    base.load()
    while let state = await states.next(isolation: #isolation) {
      switch state {
      case .loaded(let value): return value
      case .failure(let error): throw error
      case .loading(let progress) where state.isLoading: if let progress { report(progress) }
      case .loading, .idle: throw CancellationError()
      }
    }
    // Cancelled. A newer load of the base must continue.
    if fetch == lastFetch { base.cancel() }
    throw CancellationError()
  }
}
