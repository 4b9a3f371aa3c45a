import Combine
import EveryStateLoaders

/// The older form of `Loadable`, for code that observes with Combine: a subject, and a `load()` that returns at once.
///
///     final class LegacyUser: PublisherLoadable {
///       let state = PassthroughSubject<LoadingState<User>, Never>()
///       func load() { api.user { self.state.send(.loaded($0)) } }
///     }
///
/// One that can stop what it does, or forget it, says so with ``cancel()`` and ``reset()``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public protocol PublisherLoadable<Value>: Sendable {
  /// What is loaded.
  associatedtype Value: Hashable & Sendable

  /// Sends every change; who subscribes later gets no earlier state.
  var state: PassthroughSubject<LoadingState<Value>, Never> { get }

  /// Whether the last load was cancelled; false where a loader does not say.
  var isCanceled: Bool { get }

  /// Cancels the load in flight; nothing of it is sent any more. Without one of its own a loader goes on.
  func cancel()

  /// Forgets what was loaded. Without one of its own a loader sends `idle`.
  func reset()

  /// Starts a load. It must end in a state that is not loading, at once or later.
  func load()
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PublisherLoadable {
  public var isCanceled: Bool { false }
  public func cancel() {}
  public func reset() { state.send(.idle) }
}
