/// The state of a loader.
///
///     switch loader.currentState {
///     case .idle: "not asked yet"
///     case .loading(let progress): progress?.message ?? "loading"
///     case .failure(let error): "\(error)"
///     case .loaded(let user): user.name
///     }
public enum LoadingState<Value: Hashable & Sendable>: Sendable, Hashable, CustomStringConvertible {
  /// Nothing was asked for yet, or the loader was reset.
  case idle
  /// A load is in flight; or it was canceled, which its progress says.
  case loading(LoadingProgress?)
  /// The last load failed.
  case failure(any Error)
  /// The last load succeeded.
  case loaded(Value)

  /// The loaded value; nil in all other states.
  public var value: Value? { if case .loaded(let value) = self { value } else { nil } }

  /// The error of a failed load; nil in all other states.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  /// Whether a load is in flight; a canceled one is not.
  public var isLoading: Bool { if case .loading(let progress) = self { progress?.isCanceled != true } else { false } }

  /// Whether the last load was canceled.
  public var isCanceled: Bool { if case .loading(let progress) = self { progress?.isCanceled == true } else { false } }

  /// The progress of a load, in flight or canceled.
  public var progress: LoadingProgress? { if case .loading(let progress) = self { progress } else { nil } }

  /// Failures are equal by their errors' `==`, or, where these have none, by `String(reflecting:)`.
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

/// The progress of a load.
///
///     LoadingProgress(message: "page 2 of 5", percent: 40)
public struct LoadingProgress: Hashable, Sendable, CustomStringConvertible {
  /// Whether the load was canceled: nothing follows until the next load or reset.
  public let isCanceled: Bool
  /// A description of the current step for the user.
  public let message: String?
  /// The completed part: 0...100.
  public let percent: Int?

  /// A percentage below 0 becomes 0, one above 100 becomes 100.
  public init(isCanceled: Bool? = nil, message: String? = nil, percent: Int? = nil) {
    self.isCanceled = isCanceled == true
    self.message = message
    self.percent = percent.map { min(max($0, 0), 100) }
  }

  /// `canceled  attempt 2 of 3  40%`: the known parts, with two blanks between them.
  public var description: String {
    [isCanceled ? "canceled" : nil, message, percent.map { "\($0)%" }].compactMap(\.self).joined(separator: "  ")
  }
}

/// An error that can be compared with any other.
struct ComparedError: Hashable {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  static func == (left: ComparedError, right: ComparedError) -> Bool {
    guard type(of: left.error) == type(of: right.error) else { return false }
    guard let one = left.error as? any Equatable else {
      return String(reflecting: left.error) == String(reflecting: right.error)
    }
    return isEqual(one, right.error)
  }

  /// By the type alone: equal errors must have equal hashes, an error may be Equatable and not Hashable, and `NSError`'s own
  /// hash traps on Linux.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: error))) }

  private static func isEqual<E: Equatable>(_ one: E, _ other: any Error) -> Bool { one == other as? E }
}
