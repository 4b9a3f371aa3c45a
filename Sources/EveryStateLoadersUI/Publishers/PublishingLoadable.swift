import Combine
import EveryStateLoaders

/// A loader in its older form: for code that observes with Combine.
///
///     let legacy = PublishingLoadable(UserLoader(api: api))
///     let subscription = legacy.state.sink { print($0) }
///     legacy.load()
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
