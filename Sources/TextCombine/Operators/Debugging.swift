import Foundation

extension Publishers {
  /// Runs closures at the events of a subscription, and passes everything on.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Output) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Receives the demand returned for a value; nil to report it as a request.
    var receiveAnswer: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let rule = OperatorRule<Output, Failure, Output, Failure>(
        onValue: { [receiveOutput] in
          receiveOutput?($0)
          return .value($0)
        },
        onCompletion: { [receiveCompletion] in
          receiveCompletion?($0)
          return .end($0)
        })
      let producer = FilterProducer(subscriber, rule)
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

  /// Writes the events of a subscription, and passes everything on.
  public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
  /// Stops in the debugger when a closure says so, and passes everything on.
  public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}

private final class ObservedSubscription: Subscription {
  private let subscription: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(_ subscription: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
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

  /// Writes the events of a subscription, and passes everything on.
  ///
  /// - Parameters:
  ///   - prefix: Begins each line.
  ///   - stream: Where to write; the standard output if `nil`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    var stream = stream
    let prefix = prefix.isEmpty ? "" : "\(prefix): "
    func write(_ event: String) {
      if stream == nil { Swift.print(prefix + event) } else { stream?.write("\(prefix)\(event)\n") }
    }
    func write(_ demand: Subscribers.Demand, _ how: String = "") {
      write((demand.max.map { "request max: (\($0))" } ?? "request unlimited") + how)
    }
    return Publishers.Print(
      upstream: self, receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write($0) },
      receiveAnswer: { write($0, " (synchronous)") })
  }

  /// Stops in the debugger when a closure returns `true`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    func stop(if isTrue: Bool?) { if isTrue == true { raise(SIGTRAP) } }
    return handleEvents(
      receiveSubscription: { stop(if: receiveSubscription?($0)) },
      receiveOutput: { stop(if: receiveOutput?($0)) },
      receiveCompletion: { stop(if: receiveCompletion?($0)) })
  }

  /// Stops in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
