import TextCombine

@Suite struct BufferTests {
  private typealias Whole = Publishers.BufferingStrategy<Oops>

  @Test func `a full buffer follows its strategy, for each size`() {
    // Values 1 to 5 come while nothing is wanted; then all are.
    let table: [(size: Int, newest: String, oldest: String, failing: String)] = [
      (1, "1 |", "5 |", "1 xb"), (2, "1 2 |", "4 5 |", "1 2 xb"), (4, "1 2 3 4 |", "2 3 4 5 |", "1 2 3 4 xb"),
      (5, "1 2 3 4 5 |", "1 2 3 4 5 |", "1 2 3 4 5 |"), (9, "1 2 3 4 5 |", "1 2 3 4 5 |", "1 2 3 4 5 |"),
    ]
    func events(_ size: Int, _ whenFull: Whole) -> String {
      let subject = PassthroughSubject<Int, Oops>()
      let recorder = subject.buffer(size: size, prefetch: .byRequest, whenFull: whenFull).record(demand: .none)
      for value in 1...5 { subject.send(value) }
      subject.send(completion: .finished)
      expect(recorder.events, is: [])
      recorder.request(.unlimited)
      return recorder.events.joined(separator: " ")
    }
    for (size, newest, oldest, failing) in table {
      expect(events(size, .dropNewest), is: newest, "dropNewest, \(size)")
      expect(events(size, .dropOldest), is: oldest, "dropOldest, \(size)")
      expect(events(size, .customError { .b }), is: failing, "customError, \(size)")
    }
  }

  @Test func `the upstream is asked for all, or for as many as there is room for`() {
    for (prefetch, asked) in [
      (Publishers.PrefetchStrategy.byRequest, ["unlimited"]), (.keepFull, ["max(3)", "max(1)", "max(1)"]),
    ] {
      let source = Source<Int, Oops>()
      let recorder = source.buffer(size: 3, prefetch: prefetch, whenFull: .dropNewest).record(demand: .max(2))
      for value in 1...3 { source.send(value) }
      expect(source.log, is: asked)
      expect(recorder.events, is: ["1", "2"])
      recorder.request(.max(1))
      expect(recorder.events, is: ["1", "2", "3"])
    }
  }

  @Test func `a full buffer ends with its own error`() {
    let source = Source<Int, Oops>()
    let recorder = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .b }).record(demand: .none)
    source.send(1)
    source.send(2)
    source.send(3)
    source.send(completion: .finished)
    recorder.request(.unlimited)
    expect(source.cancellations, is: 1)
    expect(recorder.events, is: ["1", "xb"])
  }

  @Test func `a failure waits for the kept values`() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.a))
    expect(recorder.events, is: [])
    recorder.request(.max(1))
    expect(recorder.events, is: ["1"])
    recorder.request(.max(1))
    expect(recorder.events, is: ["1", "2", "xa"])
  }

  @Test func `buffered values are released on cancellation`() {
    final class Token {}
    let subject = PassthroughSubject<Token, Never>()
    weak var kept: Token?
    let recorder = Recorder<Token, Never>(demand: .none)
    subject.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
    do {
      let token = Token()
      kept = token
      subject.send(token)
    }
    expect(kept != nil)
    recorder.cancel()
    expect(kept == nil)
  }
}

@Suite struct FlatMapTests {
  private typealias Inner = Source<Int, Oops>

  @Test func `a flat map follows as many publishers as allowed`() {
    let table: [(limit: Subscribers.Demand, asked: [String], active: [Int])] = [
      (.max(1), ["max(1)", "max(1)", "max(1)"], [1, 1, 1]), (.max(2), ["max(2)", "max(1)", "max(1)"], [1, 2, 2]),
      (.unlimited, ["unlimited"], [1, 2, 3]),
    ]
    for (limit, asked, active) in table {
      let upstream = Source<Int, Oops>()
      let inner = (0..<3).map { _ in Inner() }
      let recorder = upstream.flatMap(maxPublishers: limit) { inner[$0] }.record()
      var (open, wanted) = (0, limit)
      // Plays an upstream that sends as many as it is asked for.
      for number in inner.indices {
        if wanted == .none {
          inner[number - open].send(completion: .finished)
          (open, wanted) = (open - 1, .max(1))
        }
        upstream.send(number)
        (open, wanted) = (open + 1, wanted - 1)
        expect(inner[number].subscriptions, is: 1)
        expect(open, is: active[number], "\(limit)")
      }
      if limit != .unlimited { inner[2].send(completion: .finished) }
      expect(Array(upstream.log.prefix(asked.count)), is: asked, "\(limit)")
      recorder.cancel()
    }
  }

  @Test func `a flat map finishes when the upstream and all that it has made have finished`() {
    let scripts: [(script: String, events: String)] = [
      ("c1 c2 a1 b2 a3", "1 2 3"), ("c1 a1 a| c|", "1 |"), ("c1 c| a1 a|", "1 |"), ("c1 c2 c| a| b1 b|", "1 |"),
      ("c1 c2 c| a| b1", "1"), ("c|", "|"), ("c1 a| c2 b5", "5"),
      ("c1 c2 a1 bx a2", "1 xa"), ("c1 a1 cx a2", "1 xa"), ("cx", "xa"),
    ]
    for (script, expected) in scripts {
      let events = Script.events(script) { script in
        let inner = [script.a, script.b]
        return script.c.flatMap { inner[$0 - 1] }
      }
      expect(events, is: expected, "\(script)")
    }
  }

  @Test func `publishers that cannot fail are mapped to those that can`() {
    expect([1, 2].publisher.flatMap { Just($0 * 2) }.events(), is: "2 4 |")
    expect([1, 2].publisher.flatMap { _ in Fail<Int, Oops>(error: .b) }.events(), is: "xb")
    expect(Fail<Int, Oops>(error: .a).flatMap { Just($0) }.events(), is: "xa")
    expect([1, 2].publisher.setFailureType(to: Oops.self).flatMap { Just($0) }.events(), is: "1 2 |")
  }

  @Test func `a failure in a flat map leaves the upstream and all other publishers`() {
    let (upstream, inner) = (Source<Int, Oops>(), [Inner(), Inner(), Inner()])
    let recorder = upstream.flatMap { inner[$0] }.record()
    for number in inner.indices { upstream.send(number) }
    inner[1].send(completion: .failure(.b))
    expect(inner.map(\.cancellations), is: [1, 0, 1])
    expect(upstream.cancellations, is: 1)
    expect(recorder.events, is: ["xb"])
  }

  @Test func `the failure of a flat map's upstream leaves its open publishers`() {
    let (failing, open) = (Source<Int, Oops>(), Inner())
    let recorder = failing.flatMap { _ in open }.record()
    failing.send(0)
    failing.send(completion: .failure(.a))
    expect([failing.cancellations, open.cancellations], is: [0, 1])
    expect(recorder.events, is: ["xa"])
  }

  @Test func `values behind a flat map wait in their order, one of each publisher`() {
    let (upstream, inner) = (Source<Int, Oops>(), [Inner(), Inner()])
    let recorder = upstream.flatMap { inner[$0] }.record(demand: .none)
    upstream.send(0)
    upstream.send(1)
    expect(inner.map(\.log), is: [["max(1)"], ["max(1)"]])
    inner[1].send(7)
    inner[0].send(3)
    expect(recorder.events, is: [])
    recorder.request(.max(1))
    expect(recorder.events, is: ["7"])
    // Only a publisher that sent a value is asked for more.
    expect(inner.map(\.log), is: [["max(1)"], ["max(1)", "max(1)"]])
    for source in inner { source.send(completion: .finished) }
    upstream.send(completion: .finished)
    expect(recorder.events, is: ["7"])
    recorder.request(.max(1))
    expect(recorder.events, is: ["7", "3", "|"])
  }
}
