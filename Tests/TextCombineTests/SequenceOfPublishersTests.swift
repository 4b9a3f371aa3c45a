import TextCombine

@Suite struct SequenceOfPublishersTests {
  @Test func `an appended publisher follows the end of the first`() {
    let table: [(script: String, events: String)] = [
      ("a1 b2", "1"), ("a1 a| b2 b|", "1 2 |"), ("a| b2 b3", "2 3"), ("a1 ax b2", "1 xa"), ("a1 a| bx", "1 xa"),
      ("b1 a2 a| b3 b|", "2 3 |"),
    ]
    for (script, events) in table {
      expect(Script.events(script) { $0.a.append($0.b) }, is: events, "append \(script)")
      expect(Script.events(script) { $0.b.prepend($0.a) }, is: events, "prepend \(script)")
      expect(
        Script.events(script) { Publishers.Concatenate(prefix: $0.a, suffix: $0.b) }, is: events,
        "concatenate \(script)")
    }
    expect(
      [Just(1).append(2, 3).append([4]).events(), Just(1).prepend(2, 3).prepend([4]).events()],
      is: ["1 2 3 4 |", "4 2 3 1 |"])
  }

  @Test func `the second publisher is subscribed to when the first one has finished, with the demand that is left`() {
    let (first, second) = (Source<Int, Oops>(), Source<Int, Oops>())
    let recorder = first.append(second).record(demand: .max(3))
    first.send(1)
    expect(first.log, is: ["max(3)"])
    expect(second.subscriptions, is: 0)
    first.send(completion: .finished)
    expect(second.log, is: ["max(2)"])
    expect(second.subscriptions, is: 1)
    recorder.request(.max(4))
    expect(second.log, is: ["max(2)", "max(4)"])
    recorder.cancel()
    expect([first.cancellations, second.cancellations], is: [0, 1])
  }

  @Test func `a canceled subscriber does not reach the appended publisher`() {
    let (early, late) = (Source<Int, Oops>(), Source<Int, Oops>())
    early.append(late).record().cancel()
    early.send(completion: .finished)
    expect([early.cancellations, late.subscriptions], is: [1, 0])
  }

  @Test func `a publisher that sends more than was asked for is not heard`() {
    let source = Source<Int, Oops>()
    let deaf = source.append(9).record(demand: .max(1))
    for value in 1...3 { source.send(value) }
    expect(deaf.events, is: ["1"])
  }

  /// Switches between `a` and `b`, when `c` says 1 and 2.
  private func switched(_ script: String, demand: Subscribers.Demand = .unlimited) -> String {
    Script.events(script, demand: demand) { script in
      let inner = [script.a, script.b]
      return script.c.map { inner[$0 - 1] }.switchToLatest()
    }
  }

  @Test func `the latest publisher is followed, and both must finish`() {
    let table: [(script: String, events: String)] = [
      ("a1", ""), ("c1 a1 b2", "1"), ("c1 a1 c2 a2 b3", "1 3"), ("c1 c2 c1 a4", "4"), ("c1 a1 a| c2 b2", "1 2"),
      ("c1 a1 a| c|", "1 |"), ("c1 a1 c| a2 a|", "1 2 |"), ("c|", "|"), ("c1 c2 a| c| b3 b|", "3 |"),
      // The failures of the latest and the outer publisher count; those of earlier ones do not.
      ("c1 a1 ax", "1 xa"), ("c1 c2 ax b2", "2"), ("c1 a1 cx a2", "1 xa"), ("cx", "xa"),
    ]
    for (script, events) in table { expect(switched(script), is: events, "\(script)") }
    expect(switched("c1 a1 a2 c2 b3 b4", demand: .max(3)), is: "1 2 3")
  }

  @Test func `the next publisher gets the demand that is left, and the outer one is asked for all`() {
    let inner = [Source<Int, Oops>(), Source<Int, Oops>()]
    let outer = Source<Source<Int, Oops>, Oops>()
    let recorder = outer.switchToLatest().record(demand: .max(5))
    expect(outer.log, is: ["unlimited"])
    outer.send(inner[0])
    inner[0].send(1)
    inner[0].send(2)
    outer.send(inner[1])
    expect([inner[0].log, inner[1].log], is: [["max(5)", "cancel"], ["max(3)"]])
    inner[0].send(9)
    inner[1].send(completion: .failure(.b))
    expect([outer.cancellations, inner[1].cancellations], is: [1, 0])
    expect(recorder.events, is: ["1", "2", "xb"])
  }

  @Test func `the failure of the outer publisher leaves the latest one`() {
    let (other, last) = (Source<Source<Int, Oops>, Oops>(), Source<Int, Oops>())
    let recorder = other.switchToLatest().record()
    other.send(last)
    other.send(completion: .failure(.a))
    expect(last.cancellations, is: 1)
    expect(recorder.events, is: ["xa"])
  }

  @Test func `publishers that cannot fail switch among those that can`() {
    let failing = [Fail<Int, Oops>(error: .a)].publisher
    expect(failing.switchToLatest().events(), is: "xa")
    let never = [Just(1)].publisher.setFailureType(to: Oops.self)
    expect(never.switchToLatest().events(), is: "1 |")
    expect(failing.map { $0 }.switchToLatest().replaceError(with: 3).events(), is: "3 |")
  }
}
