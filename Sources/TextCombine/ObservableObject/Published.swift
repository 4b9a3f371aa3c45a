/// A property that sends its value before it changes.
///
/// `$property` is a publisher of the value: the current one first, then each new one *before* it is stored.
@propertyWrapper public struct Published<Value> {
  /// The box is the only stored property: ``PublishedFields`` reads it from an object's memory.
  private let box: PublishedBox<Value>

  /// A property that starts with `initialValue`.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// The publisher of the property's values.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }

    func feed(from publisher: some TextCombine.Publisher<Value, Never>) { box.feed(from: publisher) }
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    // For `assign(to: &$property)`, which writes back the publisher that it was given: a property keeps its own.
    set { _ = newValue }
  }

  /// Not for use: in a class the property's value is read and set through the object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The property's value.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue, of: object) }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property, as long as the property lives.
  ///
  ///     repository.names.assign(to: &$names)
  public func assign(to published: inout Published<Output>.Publisher) { published.feed(from: self) }
}

/// A property of whatever value.
protocol PublishedProperty { var anyBox: AnyPublishedBox { get } }

extension Published: PublishedProperty { var anyBox: AnyPublishedBox { box } }

/// The storage of a `@Published` property, whatever its type.
class AnyPublishedBox: @unchecked Sendable {
  /// The publisher of the object that the property belongs to; set when the object is first asked for it.
  fileprivate(set) final var objectWillChange: ObservableObjectPublisher?
}

extension AnyPublishedBox {
  /// Must be called under the lock of ``WillChange``.
  func connect(to publisher: ObservableObjectPublisher) { objectWillChange = publisher }
}

/// The storage of a `@Published` property: its value and its subscribers.
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

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never { core.attach(subscriber) }

  func feed(from publisher: some Publisher<Value, Never>) {
    // Weak: the property owns the feed, not the feed the property.
    let feed = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { feeds.append(feed) }
  }
}
