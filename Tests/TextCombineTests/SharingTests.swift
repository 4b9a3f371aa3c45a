import TextCombine

/// Multicast, share, autoconnect and makeConnectable, and subjects that are fed by publishers.
@Suite struct SharingTests {
  @Test func `a source that sends at once is shared by the first only`() {
    let shared = [1, 2].publisher.share()
    expect([shared.events(), shared.events()], is: ["1 2 |", "|"])
  }

  @Test func `one subscription serves all, from the first to the last`() {
    let chains: [(name: String, chain: (Source<Int, Oops>) -> AnyPublisher<Int, Oops>)] = [
      ("share", { $0.share().any }), ("autoconnect", { $0.multicast { PassthroughSubject() }.autoconnect().any }),
      ("autoconnect to a subject", { $0.multicast(subject: PassthroughSubject()).autoconnect().any }),
    ]
    for (name, chain) in chains {
      let source = Source<Int, Oops>()
      let shared = chain(source)
      expect(source.subscriptions, is: 0, "\(name)")
      let first = shared.record()
      source.send(1)
      let second = shared.record()
      source.send(2)
      expect(source.subscriptions, is: 1, "\(name)")
      first.cancel()
      source.send(3)
      expect(source.cancellations, is: 0, "\(name)")
      second.cancel()
      second.cancel()
      expect(source.cancellations, is: 1, "\(name)")
      expect(first.events, is: ["1", "2"], "\(name)")
      expect(second.events, is: ["2", "3"], "\(name)")
      let third = shared.record()
      source.send(4)
      source.send(completion: .finished)
      expect(source.subscriptions, is: 2, "\(name)")
      expect(third.events, is: ["4", "|"], "\(name)")
      expect(shared.events(), is: "|", "\(name)")
      expect(source.cancellations, is: 1, "\(name)")
    }
  }

  @Test func `a slow subscriber misses values that the others receive`() {
    let source = Source<Int, Oops>()
    let lossy = source.share()
    let (all, slow) = (lossy.record(), lossy.record(demand: .max(1)))
    for value in 1...3 { source.send(value) }
    slow.request(.max(1))
    source.send(4)
    expect([all.events, slow.events], is: [["1", "2", "3", "4"], ["1", "4"]])
  }

  @Test func `a subject is made once, for all connections`() {
    var made = 0
    let source = Source<Int, Oops>()
    let multicast = source.multicast { () -> PassthroughSubject<Int, Oops> in
      made += 1
      return PassthroughSubject()
    }
    expect(made, is: 0)
    let recorders = [multicast.record(), multicast.record()]
    expect([made, source.subscriptions], is: [1, 0])
    let connection = multicast.connect()
    expect([made, source.subscriptions], is: [1, 1])
    source.send(1)
    connection.cancel()
    source.send(2)
    expect(source.cancellations, is: 1)
    for recorder in recorders { expect(recorder.events, is: ["1"]) }
    // A second connection continues with the same subject.
    let again = multicast.connect()
    source.send(3)
    for recorder in recorders { expect(recorder.events, is: ["1", "3"]) }
    again.cancel()
  }

  @Test func `through a subject that has a value, each subscriber starts with the latest one`() {
    let source = Source<Int, Oops>()
    let shared = source.multicast(subject: CurrentValueSubject(0)).autoconnect()
    let first = shared.record()
    source.send(1)
    let second = shared.record()
    source.send(2)
    expect([first.events, second.events], is: [["0", "1", "2"], ["1", "2"]])
  }

  @Test func `a connectable publisher waits for all subscribers`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (first, second) = (connectable.record(), connectable.record(demand: .max(1)))
    expect(first.events, is: [])
    let connection = connectable.connect()
    expect([first.events, second.events], is: [["1", "2", "|"], ["1", "|"]])
    connection.cancel()
    let released = Source<Int, Never>()
    let waiting = released.makeConnectable()
    let recorder = waiting.record()
    do { _ = waiting.connect() }
    released.send(1)
    // A released connection ends at once.
    expect(released.cancellations, is: 1)
    expect(recorder.events, is: [])
  }

  @Test func `a subject requests unlimited values from its publisher, at the latest when a subscriber requests one`() {
    let (upstream, passthrough) = (Source<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let feed = upstream.subscribe(passthrough)
    expect(upstream.log, is: [])
    let waiting = passthrough.record(demand: .none)
    expect(upstream.log, is: [])
    waiting.request(.max(1))
    expect(upstream.log, is: ["unlimited"])
    upstream.send(1)
    upstream.send(2)
    expect(waiting.events, is: ["1"])
    feed.cancel()
    expect(upstream.cancellations, is: 1)
  }

  @Test func `a subject with a value asks its publisher for all at once`() {
    let (other, current) = (Source<Int, Oops>(), CurrentValueSubject<Int, Oops>(0))
    let currentFeed = other.subscribe(current)
    expect(other.log, is: ["unlimited"])
    other.send(5)
    expect(current.value, is: 5)
    other.send(completion: .failure(.a))
    expect(current.events(), is: "xa")
    currentFeed.cancel()
    expect(other.cancellations, is: 0)
  }

  @Test func `a subject that goes leaves its publisher`() {
    let source = Source<Int, Oops>()
    do {
      let subject = PassthroughSubject<Int, Oops>()
      subject.send(subscription: source)
    }
    expect(source.cancellations, is: 1)
  }

}
