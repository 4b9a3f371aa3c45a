import Combine
import EveryStateLoaders

/// The older form of `Loadable`, for code that observes with Combine: a subject, and a `load()` that returns at once.
///
///     final class LegacyUser: PublisherLoadable {
///       let state = PassthroughSubject<LoadingState<User>, Never>()
///       private(set) var isCanceled = false
///       func load() { api.user { self.state.send(.loaded($0)) } }
///       func cancel() { isCanceled = true }
///       func reset() { state.send(.idle) }
///     }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
public protocol PublisherLoadable<Value>: AnyObject, Sendable {
  /// What is loaded.
  associatedtype Value: Hashable & Sendable

  /// Sends every change; who subscribes later gets no earlier state.
  var state: PassthroughSubject<LoadingState<Value>, Never> { get }

  /// Whether the last load was cancelled.
  var isCanceled: Bool { get }

  /// Cancels the load in flight; nothing of it is sent any more.
  func cancel()

  /// Forgets what was loaded.
  func reset()

  /// Starts a load. It must end in a state that is not loading, at once or later.
  func load()
}
