/// What a loader is doing, and what it has.
///
///     switch loader.currentState {
///     case .idle: "not asked yet"
///     case .loading(let progress): progress?.message ?? "loading"
///     case .failure(let error): "\(error)"
///     case .loaded(let user): user.name
///     }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public enum LoadingState<Value: Hashable & Sendable>: Sendable {
  /// Nothing was asked for yet, or the loader was reset.
  case idle
  /// A load is in flight; or it was cancelled, which its progress says.
  case loading(LoadingProgress?)
  /// The last load failed.
  case failure(any Error)
  /// The last load succeeded.
  case loaded(Value)

  /// What was loaded; nil in all other states.
  public var value: Value? { if case .loaded(let value) = self { value } else { nil } }

  /// What the load failed with; nil in all other states.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  /// Whether a load is in flight. One that was cancelled is not.
  public var isLoading: Bool { if case .loading(let progress) = self { progress?.isCanceled != true } else { false } }

  /// Whether the last load was cancelled.
  public var isCanceled: Bool { if case .loading(let progress) = self { progress?.isCanceled == true } else { false } }

  /// The progress of a load, in flight or cancelled.
  public var progress: LoadingProgress? { if case .loading(let progress) = self { progress } else { nil } }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension LoadingState: Hashable {
  /// Failures are equal by their errors' `==`, or, where these have none, if `String(reflecting:)` says the same of both.
  public static func == (left: LoadingState, right: LoadingState) -> Bool {
    switch (left, right) {
    case (.idle, .idle): true
    case (.loading(let one), .loading(let other)): one == other
    case (.failure(let one), .failure(let other)): ComparedError(one) == ComparedError(other)
    case (.loaded(let one), .loaded(let other)): one == other
    case (.idle, _), (.loading, _), (.failure, _), (.loaded, _): false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .idle: hasher.combine(0)
    case .loading(let progress):
      hasher.combine(1)
      hasher.combine(progress)
    case .failure(let error):
      hasher.combine(2)
      hasher.combine(ComparedError(error))
    case .loaded(let value):
      hasher.combine(3)
      hasher.combine(value)
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension LoadingState: CustomStringConvertible {
  /// `idle`, `loading  attempt 2 of 3`, `failure  offline`, `loaded  Ada`: two blanks between the parts.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading(nil): "loading"
    case .loading(let progress?): progress.description.isEmpty ? "loading" : "loading  \(progress)"
    case .failure(let error): "failure  \(error)"
    case .loaded(let value): "loaded  \(value)"
    }
  }
}
