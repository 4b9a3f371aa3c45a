/// The storage of a `@Published` property, whatever its type.
class AnyPublishedBox: @unchecked Sendable {
  /// The publisher of the object that the property belongs to; set when the object is first asked for it.
  fileprivate(set) final var objectWillChange: ObservableObjectPublisher?
}

extension AnyPublishedBox {
  /// Must be called under the lock of ``WillChange``.
  func connect(to publisher: ObservableObjectPublisher) { objectWillChange = publisher }
}

/// The storage of a `@Published` property: its value, and who wants to hear of changes.
final class PublishedBox<Value>: AnyPublishedBox, @unchecked Sendable {
  private let core: SubjectCore<Value, Never>
  private let lock = Lock()
  /// The subscriptions of `assign(to: &$property)`: they live as long as the property.
  private var feeds: [AnyCancellable] = []

  init(_ value: Value) { core = SubjectCore(latest: value) }

  var value: Value { core.current.unsafelyUnwrapped }

  /// Tells the object's subscribers, then the property's, and only then changes the value.
  func set(_ value: Value, of object: AnyObject? = nil) {
    WillChange.publisher(for: self, of: object)?.send()
    core.send(value, storing: .after)
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    core.attach(subscriber)
  }

  func feed(from publisher: some Publisher<Value, Never>) {
    // Weak: the property owns the feed, not the feed the property.
    let feed = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { feeds.append(feed) }
  }
}
