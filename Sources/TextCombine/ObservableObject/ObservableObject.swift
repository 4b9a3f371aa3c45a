/// An object that sends a value before it changes.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
/// The default `objectWillChange` is one publisher an object, which the object's `@Published` properties fire, those of
/// superclasses included. A class that declares its own one fires it itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher, the same each time; its `@Published` properties fire it.
  public var objectWillChange: ObservableObjectPublisher { WillChange.publisher(of: self) }
}

extension ObservableObject {
  /// Runs `action` each time before the object changes, until the result is canceled or released: what a view layer
  /// needs, also for `any ObservableObject`.
  package func onWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}

/// The publisher that sends before an object changes, whatever the demand of its subscribers.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(heedsDemand: false)

  /// A publisher without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.attach(subscriber)
  }

  /// Tells the subscribers that the object is about to change.
  public func send() { core.send((), storing: .no) }
}
