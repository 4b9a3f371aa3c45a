extension Publishers {
  /// Runs closures at the events of a subscription, and passes everything on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Runs when the subscription arrives.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs for each value, before it is passed on.
    public var receiveOutput: ((Output) -> Void)?
    /// Runs at the end, before it is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Runs when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Runs when the subscriber asks for values, also in its answer to a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// What a value is answered with, if that is not told as a request.
    var receiveAnswer: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let producer = FilterProducer<Output, Failure, S>(
        subscriber,
        onValue: { [receiveOutput] in
          receiveOutput?($0)
          return .value($0)
        },
        onCompletion: { [receiveCompletion] in
          receiveCompletion?($0)
          return .end($0)
        })
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { [receiveSubscription, receiveRequest, receiveCancel] in
            receiveSubscription?($0)
            producer.receive(subscription: ObservedSubscription($0, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          receiveValue: { [receiveAnswer, receiveRequest] in
            let more = producer.receive($0)
            if more > 0 { (receiveAnswer ?? receiveRequest)?(more) }
            return more
          },
          receiveCompletion: { producer.receive(completion: $0) }))
    }
  }
}

private final class ObservedSubscription: Subscription {
  private let subscription: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(
    _ subscription: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?
  ) {
    self.subscription = subscription
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    subscription.request(demand)
  }

  func cancel() {
    onCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  /// Runs closures at the events of a subscription, and passes everything on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
