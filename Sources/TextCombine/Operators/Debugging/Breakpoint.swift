import Foundation

extension Publishers {
  /// Stops in the debugger when a closure says so, and passes everything on.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether to stop when the subscription arrives.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      func stop(if isTrue: Bool?) { if isTrue == true { raise(SIGTRAP) } }
      upstream.handleEvents(
        receiveSubscription: { [receiveSubscription] in stop(if: receiveSubscription?($0)) },
        receiveOutput: { [receiveOutput] in stop(if: receiveOutput?($0)) },
        receiveCompletion: { [receiveCompletion] in stop(if: receiveCompletion?($0)) }
      )
      .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Stops in the debugger when a closure returns `true`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
