extension Publishers {
  /// Makes a publisher that sends at once wait until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Sends what `upstream` sends, once connected.
    public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }
    /// Subscribes to the upstream, until the result is cancelled or released.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Makes the publisher wait until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
