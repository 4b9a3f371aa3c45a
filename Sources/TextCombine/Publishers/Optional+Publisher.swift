extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of an optional, if there is one, and finishes.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The value, if there is one.
    public let output: Wrapped?

    /// A publisher that sends `output`, or nothing if it is `nil`.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output { Just(output).receive(subscriber: subscriber) } else { Empty().receive(subscriber: subscriber) }
    }
  }
}
