extension Publishers {
  /// Sends the values of several publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// Sends the values of all the publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      FlatMap(upstream: Sequence<[Upstream], Failure>(sequence: publishers), maxPublishers: .unlimited) { $0 }
        .receive(subscriber: subscriber)
    }

    /// Also sends the values of `other`.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }

  /// Sends what publishers of several types send; `Parts` is the tuple of these types.
  public struct _Merged<Parts, Output, Failure: Error>: Publisher {
    fileprivate let publishers: [AnyPublisher<Output, Failure>]

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(publishers).receive(subscriber: subscriber)
    }
  }

  /// Sends the values of two publishers.
  public typealias Merge<A: Publisher, B: Publisher> = _Merged<(A, B), A.Output, A.Failure>
  /// Sends the values of three publishers.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = _Merged<(A, B, C), A.Output, A.Failure>
  /// Sends the values of four publishers.
  public typealias Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    _Merged<(A, B, C, D), A.Output, A.Failure>
  /// Sends the values of five publishers.
  public typealias Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher> =
    _Merged<(A, B, C, D, E), A.Output, A.Failure>
  /// Sends the values of six publishers.
  public typealias Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher> =
    _Merged<(A, B, C, D, E, F), A.Output, A.Failure>
  /// Sends the values of seven publishers.
  public typealias Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  > = _Merged<(A, B, C, D, E, F, G), A.Output, A.Failure>
  /// Sends the values of eight publishers.
  public typealias Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  > = _Merged<(A, B, C, D, E, F, G, H), A.Output, A.Failure>
}

extension Publishers._Merged {
  /// A publisher that takes part in the merge.
  public typealias Part = Publisher<Output, Failure>

  /// Sends what two publishers send.
  public init<A: Part, B: Part>(_ a: A, _ b: B) where Parts == (A, B) { self.init([a, b]) }

  public init<A: Part, B: Part, C: Part>(_ a: A, _ b: B, _ c: C) where Parts == (A, B, C) { self.init([a, b, c]) }

  public init<A: Part, B: Part, C: Part, D: Part>(_ a: A, _ b: B, _ c: C, _ d: D) where Parts == (A, B, C, D) {
    self.init([a, b, c, d])
  }

  public init<A: Part, B: Part, C: Part, D: Part, E: Part>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
  where Parts == (A, B, C, D, E) { self.init([a, b, c, d, e]) }

  public init<A: Part, B: Part, C: Part, D: Part, E: Part, F: Part>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
  where Parts == (A, B, C, D, E, F) { self.init([a, b, c, d, e, f]) }

  public init<A: Part, B: Part, C: Part, D: Part, E: Part, F: Part, G: Part>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) where Parts == (A, B, C, D, E, F, G) { self.init([a, b, c, d, e, f, g]) }

  public init<A: Part, B: Part, C: Part, D: Part, E: Part, F: Part, G: Part, H: Part>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) where Parts == (A, B, C, D, E, F, G, H) { self.init([a, b, c, d, e, f, g, h]) }

  private init(_ parts: [any Part]) { publishers = parts.map { AnyPublisher($0) } }
}

extension Publisher {
  public typealias _Part = Publisher<Output, Failure>

  /// Sends what this publisher and another one send.
  public func merge<P: _Part>(with other: P) -> Publishers.Merge<Self, P> { Publishers.Merge(self, other) }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

  public func merge<B: _Part, C: _Part>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: _Part, C: _Part, D: _Part>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D> { Publishers.Merge4(self, b, c, d) }

  public func merge<B: _Part, C: _Part, D: _Part, E: _Part>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E> { Publishers.Merge5(self, b, c, d, e) }

  public func merge<B: _Part, C: _Part, D: _Part, E: _Part, F: _Part>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F> { Publishers.Merge6(self, b, c, d, e, f) }

  public func merge<B: _Part, C: _Part, D: _Part, E: _Part, F: _Part, G: _Part>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G> { Publishers.Merge7(self, b, c, d, e, f, g) }

  public func merge<B: _Part, C: _Part, D: _Part, E: _Part, F: _Part, G: _Part, H: _Part>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
