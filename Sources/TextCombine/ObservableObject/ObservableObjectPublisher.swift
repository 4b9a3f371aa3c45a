/// The publisher that tells that an object is about to change. It does so whatever its subscribers ask for.
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
