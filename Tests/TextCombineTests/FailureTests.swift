import TextCombine

@Suite struct FailureTests {
  @Test func `a caught failure leads to the next publisher`() {
    var caught: [Oops] = []
    let (source, rest) = (Source<Int, Oops>(), Source<Int, Oops>())
    let recorder = source.catch { error in
      caught.append(error)
      return rest
    }.record(demand: .max(3))
    source.send(1)
    source.send(completion: .failure(.a))
    // The remaining demand goes to the next publisher.
    expect([source.log, rest.log], is: [["max(3)"], ["max(2)"]])
    rest.send(2)
    rest.send(completion: .failure(.b))
    expect(caught, is: [.a])
    expect(recorder.events, is: ["1", "2", "xb"])
  }

  @Test func `a publisher that finishes needs no other one`() {
    let finished = Source<Int, Oops>()
    let recorder = finished.catch { _ in Just(9) }.record()
    finished.send(completion: .finished)
    expect(recorder.events, is: ["|"])
  }

  @Test func `a failure is caught, mapped or replaced`() {
    let failing = Record<Int, Oops>(output: [1, 2], completion: .failure(.a))
    let finishing = Record<Int, Oops>(output: [1, 2], completion: .finished)
    let empty = Empty<Int, Oops>()
    struct Other: Error, CustomStringConvertible {
      let error: Oops
      var description: String { "other \(error)" }
    }
    let table: [(name: String, events: String, expected: String)] = [
      ("mapError", failing.mapError(Other.init).events(), "1 2 xother a"),
      ("mapError, finished", finishing.mapError(Other.init).events(), "1 2 |"),
      ("replaceError", failing.replaceError(with: 9).events(), "1 2 9 |"),
      ("replaceError, finished", finishing.replaceError(with: 9).events(), "1 2 |"),
      ("replaceEmpty", empty.replaceEmpty(with: 9).events(), "9 |"),
      ("replaceEmpty, not empty", finishing.replaceEmpty(with: 9).events(), "1 2 |"),
      ("replaceEmpty, failed", Fail<Int, Oops>(error: .a).replaceEmpty(with: 9).events(), "xa"),
      ("setFailureType", [1].publisher.setFailureType(to: Oops.self).events(), "1 |"),
      (
        "setFailureType twice", [1].publisher.setFailureType(to: Other.self).setFailureType(to: Oops.self).events(),
        "1 |"
      ), ("catch", failing.catch { _ in finishing }.events(), "1 2 1 2 |"),
      ("catch, fails again", failing.catch { _ in failing }.events(), "1 2 1 2 xa"),
      ("catch to a Just", failing.catch { Just($0 == .a ? 7 : 8) }.events(), "1 2 7 |"),
      ("tryCatch", failing.tryCatch { _ in finishing }.events(), "1 2 1 2 |"),
      (
        "tryCatch throws", failing.tryCatch { error -> Record<Int, Oops> in throw Other(error: error) }.events(),
        "1 2 xother a"
      ), ("tryCatch, finished", finishing.tryCatch { _ in failing }.events(), "1 2 |"),
      ("assertNoFailure", finishing.assertNoFailure().events(), "1 2 |"),
    ]
    for (name, events, expected) in table { expect(events, is: expected, "\(name)") }
  }

  @Test func `a value in place of a failure waits until it is wanted`() {
    let table: [(name: String, recorder: Recorder<Int, Never>)] = [
      ("replaceError", Fail<Int, Oops>(error: .a).replaceError(with: 9).record(demand: .none)),
      ("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 9).record(demand: .none)),
    ]
    for (name, recorder) in table {
      expect(recorder.events, is: [], "\(name)")
      recorder.request(.max(1))
      expect(recorder.events, is: ["9", "|"], "\(name)")
    }
  }

  @Test func `events while the last value waits are ignored`() {
    let source = Source<Int, Oops>()
    let recorder = source.replaceError(with: 9).record(demand: .none)
    source.send(completion: .failure(.a))
    source.send(1)
    source.send(completion: .finished)
    expect(recorder.events, is: [])
    recorder.request(.max(2))
    expect(recorder.events, is: ["9", "|"])
  }

  @Test func `a retry subscribes again, as often as it may`() {
    let table: [(retries: Int, failures: Int, subscriptions: Int, events: [String])] = [
      (0, 1, 1, ["xa"]), (1, 1, 2, []), (1, 2, 2, ["xa"]), (3, 2, 3, []), (3, 4, 4, ["xa"]),
    ]
    for (retries, failures, subscriptions, events) in table {
      let source = Source<Int, Oops>()
      let recorder = source.retry(retries).record(demand: .max(5))
      for _ in 0..<failures { source.send(completion: .failure(.a)) }
      expect(source.subscriptions, is: subscriptions)
      expect(recorder.events, is: events, "\(failures) failures, \(retries) retries")
    }
  }

  @Test func `values are not taken back, and their share of the demand is used up`() {
    let source = Source<Int, Oops>()
    let recorder = source.retry(2).record(demand: .max(3))
    source.send(1)
    source.send(completion: .failure(.a))
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    expect([source.log, recorder.events], is: [["max(3)", "max(2)"], ["1", "1", "2", "|"]])
    var attempts = 0
    let endless = Deferred {
      attempts += 1
      return attempts < 50 ? Result<Int, Oops>.failure(.a).publisher : Result.success(1).publisher
    }
    expect(Publishers.Retry(upstream: endless, retries: nil).events(), is: "1 |")
  }

  @Test(.enabled(if: isLongRun)) func `a failure of assertNoFailure names its place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Fail<Int, Oops>(error: .a).assertNoFailure("load").sink { _ in }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(message, contains: "load: a")
  }
}
