import Synchronization

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send more values.
  ///
  /// - Parameter demand: How many, on top of earlier requests. A request for none has no effect.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that has nothing to send or to cancel.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// How far a subscriber's one subscription is: awaited, there, and then ended for good.
struct SubscriptionStatus {
  private enum State {
    case awaitingSubscription
    case subscribed(any Subscription)
    case terminal
  }

  private var state = State.awaitingSubscription

  var isClosed: Bool {
    if case .terminal = state { return true }
    return false
  }

  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = state { return subscription }
    return nil
  }

  /// Takes the first subscription. A second one, or one that comes too late, must be canceled by the caller.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaitingSubscription = state else { return false }
    state = .subscribed(subscription)
    return true
  }

  /// Ends it, and returns the subscription that it held, to be canceled outside of any lock.
  mutating func close() -> (any Subscription)? {
    defer { state = .terminal }
    return subscription
  }
}

/// A value that distinguishes subscriptions.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// An identifier that no other one equals.
  public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

  /// The identifier of an object, while the object lives.
  public init(_ object: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(number, radix: 16) }
}

/// A type that has an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The value's identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, while it lives.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
