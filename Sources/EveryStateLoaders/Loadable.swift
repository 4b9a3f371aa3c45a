/// Loads a value and reports its state to observers.
///
///     let loader = BlockLoadable { try await api.user() }
///     Task { for await state in loader.state { print(state) } }
///     await loader.load()
///
/// Every loader of this module follows these rules:
/// - A load begins with `loading` and ends in exactly one of `loaded`, `failure` and `loading` with `isCanceled`.
/// - A newer load replaces an older one: the older one sends no more states, whenever its work ends.
/// - After ``cancel()`` or ``reset()`` earlier loads send no more states.
/// - ``load()`` returns when the work of this load has ended, also if it was canceled or replaced; work that ignores its
///   cancellation is waited for.
/// - A load whose caller's task is canceled is canceled.
@MainActor public protocol Loadable<Value>: Sendable {
  /// The type of the loaded value.
  associatedtype Value: Hashable & Sendable

  /// The current state at once, then every change, in order. Each iteration observes for itself, and ends with its loader.
  var state: any AsyncSequence<LoadingState<Value>, Never> { get }

  /// The state now.
  var currentState: LoadingState<Value> { get }

  /// Whether the last load was canceled, and nothing has begun since.
  var isCanceled: Bool { get }

  /// Cancels the load in flight or waiting; the state becomes `loading` with `isCanceled`. A load that has reported nothing yet, such as
  /// one in a debounce, leaves no trace: the loaded value stays. Without a load nothing happens.
  func cancel()

  /// Cancels the load in flight and forgets the loaded value; the state becomes `idle`.
  func reset()

  /// Loads, and returns when the load has ended. The state has the result.
  func load() async
}

extension Loadable {
  public var isCanceled: Bool { currentState.isCanceled }

  /// Loads, unless a load is in flight: then it returns at once.
  public func loadIfNotLoading() async { if !currentState.isLoading { await load() } }
}
