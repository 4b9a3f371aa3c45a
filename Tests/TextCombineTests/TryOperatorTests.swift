import TextCombine

/// The operators whose closure may throw: as long as it does not they are their plain namesakes, and when it does they end.
@Suite struct TryOperatorTests {
  private typealias Upstream = AnyPublisher<Int, Oops>
  private typealias Trial = (Int) throws -> Int
  private typealias Trying = (Upstream, @escaping Trial) -> AnyPublisher<String, any Error>

  /// Fails on the numbers that are not allowed.
  private func trial(_ allowed: Int) -> Trial {
    { number in
      if number > allowed { throw Oops.b }
      return number
    }
  }

  private let twins: [(name: String, plain: (Upstream) -> String, trying: Trying)] = [
    ("map", { $0.map { $0 * 2 }.events() }, { up, of in up.tryMap { try of($0) * 2 }.text() }),
    (
      "compactMap", { $0.compactMap { $0 % 2 == 0 ? $0 : nil }.events() },
      { up, of in up.tryCompactMap { try of($0) % 2 == 0 ? $0 : nil }.text() }
    ), ("filter", { $0.filter { $0 % 2 == 0 }.events() }, { up, of in up.tryFilter { try of($0) % 2 == 0 }.text() }),
    (
      "removeDuplicates", { $0.removeDuplicates { $0 == $1 }.events() },
      { up, of in up.tryRemoveDuplicates { try of($0) == of($1) }.text() }
    ), ("scan", { $0.scan(10, +).events() }, { up, of in up.tryScan(10) { try $0 + of($1) }.text() }),
    ("reduce", { $0.reduce(10, +).events() }, { up, of in up.tryReduce(10) { try $0 + of($1) }.text() }),
    ("drop while", { $0.drop { $0 < 2 }.events() }, { up, of in up.tryDrop { try of($0) < 2 }.text() }),
    ("prefix while", { $0.prefix { $0 < 2 }.events() }, { up, of in up.tryPrefix { try of($0) < 2 }.text() }),
    ("first where", { $0.first { $0 == 2 }.events() }, { up, of in up.tryFirst { try of($0) == 2 }.text() }),
    ("last where", { $0.last { $0 < 3 }.events() }, { up, of in up.tryLast { try of($0) < 3 }.text() }),
    ("contains", { $0.contains { $0 == 2 }.events() }, { up, of in up.tryContains { try of($0) == 2 }.text() }),
    ("allSatisfy", { $0.allSatisfy { $0 < 3 }.events() }, { up, of in up.tryAllSatisfy { try of($0) < 3 }.text() }),
    ("max", { $0.max(by: <).events() }, { up, of in up.tryMax { try of($0) < of($1) }.text() }),
    ("min", { $0.min(by: <).events() }, { up, of in up.tryMin { try of($0) < of($1) }.text() }),
  ]

  @Test func `an operator whose closure never throws equals the plain operator`() {
    let courses: [[Int]] = [[], [1], [2], [1, 2, 3], [3, 2, 1], [1, 1, 2, 2], [5, 1, 4, 2, 2, 3]]
    let ends: [Subscribers.Completion<Oops>] = [.finished, .failure(.a)]
    for (name, plain, trying) in twins {
      for course in courses {
        for end in ends {
          let upstream = Record(output: course, completion: end).any
          expect(trying(upstream, trial(9)).events(), is: plain(upstream), "\(name) of \(course), \(end)")
        }
      }
    }
  }

  @Test func `an error at the last value fails the operator without a result`() {
    let expected: [String: String] = [
      "map": "2 4 xb", "compactMap": "2 xb", "filter": "2 xb", "removeDuplicates": "1 2 xb", "scan": "11 13 xb",
      "reduce": "xb", "drop while": "2 3 |", "prefix while": "1 |", "first where": "2 |", "last where": "xb",
      "contains": "true |", "allSatisfy": "xb", "max": "xb", "min": "xb",
    ]
    let upstream = [1, 2, 3].publisher.setFailureType(to: Oops.self).any
    for (name, _, trying) in twins { expect(trying(upstream, trial(2)).events(), is: expected[name], "\(name)") }
  }

  @Test func `an error ends the operator, cancels the upstream, and the closure is not called again`() {
    for (name, _, trying) in twins {
      let source = Source<Int, Oops>()
      let recorder = trying(source.any, trial(4)).record()
      source.send(1)
      let isOver = source.cancellations == 1
      source.send(9)
      source.send(9)
      // Those that compare two values look at the first one when there is a second.
      source.send(completion: .failure(.a))
      expect(source.cancellations, is: 1, "\(name)")
      // A prefix and its like may have had enough of the first value, and be over without an error.
      expect(recorder.events.last, is: (isOver ? "|" : "xb"), "\(name) \(recorder.events)")
    }
  }

  @Test func `each error is asked for once`() {
    var calls = 0
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      calls += 1
      throw Oops.a
    }
    expect(failing.events(), is: "xa")
    expect(calls, is: 1)
    expect(failing.tryCatch { error -> Just<Int> in throw error }.events(), is: "xa")
  }
}

extension Publisher where Failure == any Error {
  /// The values as text, so that publishers of any type fit in one table.
  fileprivate func text() -> AnyPublisher<String, any Error> { map { "\($0)" }.any }
}
