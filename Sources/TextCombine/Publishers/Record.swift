/// A publisher that sends a recording, to each subscriber from the start.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded output and completion.
  public let recording: Recording

  /// A publisher of the recording that `record` makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher that sends `output`, and ends with `completion`.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }

  /// Values and an end.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var hasEnded = false

    /// A recording without values, which takes some and an end.
    public init() {}

    /// A whole recording, which takes nothing more.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      hasEnded = true
    }

    /// Adds a value; not after the end.
    public mutating func receive(_ input: Output) {
      precondition(!hasEnded, "A recording takes no more values after its end")
      output.append(input)
    }

    /// Adds the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!hasEnded, "A recording has one end")
      self.completion = completion
      hasEnded = true
    }
  }
}
