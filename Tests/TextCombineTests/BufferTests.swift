import Testing
import TextCombine

@Suite struct BufferTests {
  private typealias Whole = Publishers.BufferingStrategy<Oops>

  @Test func `a full buffer does what it was told, for each size`() {
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
      #expect(recorder.events == [])
      recorder.request(.unlimited)
      return recorder.events.joined(separator: " ")
    }
    for (size, newest, oldest, failing) in table {
      #expect(events(size, .dropNewest) == newest, "dropNewest, \(size)")
      #expect(events(size, .dropOldest) == oldest, "dropOldest, \(size)")
      #expect(events(size, .customError { .b }) == failing, "customError, \(size)")
    }
  }

  @Test func `the upstream is asked for all, or for as many as there is room for`() {
    for (prefetch, log) in [
      (Publishers.PrefetchStrategy.byRequest, ["unlimited"]), (.keepFull, ["max(3)", "max(1)", "max(1)"]),
    ] {
      let source = Source<Int, Oops>()
      let recorder = source.buffer(size: 3, prefetch: prefetch, whenFull: .dropNewest).record(demand: .max(2))
      for value in 1...3 { source.send(value) }
      #expect(source.log == log)
      #expect(recorder.events == ["1", "2"])
      recorder.request(.max(1))
      #expect(recorder.events == ["1", "2", "3"])
    }
  }

  @Test func `an error of its own leaves the upstream`() {
    let source = Source<Int, Oops>()
    let recorder = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .b }).record(demand: .none)
    source.send(1)
    source.send(2)
    source.send(3)
    source.send(completion: .finished)
    recorder.request(.unlimited)
    #expect(source.cancellations == 1)
    #expect(recorder.events == ["1", "xb"])
  }

  @Test func `a failure waits behind what was kept`() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.a))
    #expect(recorder.events == [])
    recorder.request(.max(1))
    #expect(recorder.events == ["1"])
    recorder.request(.max(1))
    #expect(recorder.events == ["1", "2", "xa"])
  }

  @Test func `what is kept goes when it is cancelled`() {
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
    #expect(kept != nil)
    recorder.cancel()
    #expect(kept == nil)
  }
}
