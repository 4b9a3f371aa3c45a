extension Publishers {
  /// Writes the events of a subscription, and passes everything on.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Begins each line, if it is not empty.
    public let prefix: String
    public let upstream: Upstream
    /// Where to write; the standard output if `nil`.
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let prefix = prefix.isEmpty ? "" : "\(prefix): "
      func write(_ event: String) {
        if stream == nil { Swift.print(prefix + event) } else { stream?.write("\(prefix)\(event)\n") }
      }
      func write(_ demand: Subscribers.Demand, _ how: String = "") {
        write((demand.max.map { "request max: (\($0))" } ?? "request unlimited") + how)
      }
      var events = upstream.handleEvents(
        receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        receiveCancel: { write("receive cancel") },
        receiveRequest: { write($0) }
      )
      events.receiveAnswer = { write($0, " (synchronous)") }
      events.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Writes the events of a subscription, and passes everything on.
  ///
  /// - Parameters:
  ///   - prefix: Begins each line.
  ///   - stream: Where to write; the standard output if `nil`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
