import Combine
import EveryStateLoaders

/// A loader of the older form as a `Loadable`.
///
///     let user = ObservingLoadable(LegacyUser())
///     await user.load()
///     print(user.currentState)  // loaded, and the value
///
/// What the base sends after a cancellation or a reset is told to nobody. A base that ends a load with `idle` has cancelled it.
/// The older form does not say which load a state belongs to: a base that is loaded again must drop its older load itself.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ObservingLoadable<Base: PublisherLoadable>: BaseLoadable<Base.Value> {
  private let base: Base
  private var lastFetch = 0

  /// - Parameter base: the loader of the older form; nobody else should load it meanwhile.
  public init(_ base: Base) {
    self.base = base
    super.init()
  }

  public override func fetch() async throws -> Base.Value {
    lastFetch += 1
    let fetch = lastFetch
    // The subject may send on any thread; the relay keeps what comes, in order.
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
    // Cancelled. A newer load of the base must go on.
    if fetch == lastFetch { base.cancel() }
    throw CancellationError()
  }
}
