import TextCombine

@Suite struct CombiningTests {
  @Test func `two publishers are merged, combined and zipped by their rules`() {
    let table: [(script: String, merged: String, latest: String, zipped: String)] = [
      ("", "", "", ""), ("a1 b2", "1 2", "(1, 2)", "(1, 2)"), ("a1 a2 b7", "1 2 7", "(2, 7)", "(1, 7)"),
      ("a1 b2 a3 b4 a| b|", "1 2 3 4 |", "(1, 2) (3, 2) (3, 4) |", "(1, 2) (3, 4) |"),
      ("b1 a2 b3 a4", "1 2 3 4", "(2, 1) (2, 3) (4, 3)", "(2, 1) (4, 3)"),
      // One end leaves the other publisher; a zip has no partner any more.
      ("a1 a| b2 b3 b|", "1 2 3 |", "(1, 2) (1, 3) |", "(1, 2) |"),
      ("a1 b2 b3 a| b4", "1 2 3 4", "(1, 2) (1, 3) (1, 4)", "(1, 2) |"),
      ("a1 a2 b7 a| b8 b9", "1 2 7 8 9", "(2, 7) (2, 8) (2, 9)", "(1, 7) (2, 8) |"),
      // A publisher that ends without a value prevents combining; the end waits for the other publisher.
      ("a| b1", "1", "", "|"), ("a| b1 b|", "1 |", "|", "|"), ("a1 b| a2", "1 2", "", "|"), ("a| b|", "|", "|", "|"),
      // A failure ends everything, also waiting values.
      ("a1 bx a2", "1 xa", "xa", "xa"), ("a1 b2 ax b3", "1 2 xa", "(1, 2) xa", "(1, 2) xa"), ("a| bx", "xa", "xa", "|"),
      ("a1 a2 a3 bx", "1 2 3 xa", "xa", "xa"),
    ]
    for (script, merged, latest, zipped) in table {
      expect(Script.events(script) { $0.a.merge(with: $0.b) }, is: merged, "merge \(script)")
      expect(Script.events(script) { $0.a.combineLatest($0.b) }, is: latest, "combineLatest \(script)")
      expect(Script.events(script) { $0.a.zip($0.b) }, is: zipped, "zip \(script)")
    }
  }

  @Test func `three and four publishers follow the same rules`() {
    let three: [(script: String, merged: String, latest: String, zipped: String)] = [
      ("a1 b2", "1 2", "", ""), ("a1 b2 c3 a4", "1 2 3 4", "(1, 2, 3) (4, 2, 3)", "(1, 2, 3)"),
      ("a1 b2 c3 b5 a| b| c|", "1 2 3 5 |", "(1, 2, 3) (1, 5, 3) |", "(1, 2, 3) |"), ("a1 b2 c|", "1 2", "", "|"),
      ("a1 b2 c3 cx b4", "1 2 3 xa", "(1, 2, 3) xa", "(1, 2, 3) xa"),
    ]
    for (script, merged, latest, zipped) in three {
      expect(Script.events(script) { $0.a.merge(with: $0.b, $0.c) }, is: merged, "merge \(script)")
      expect(Script.events(script) { $0.a.combineLatest($0.b, $0.c) }, is: latest, "combineLatest \(script)")
      expect(Script.events(script) { $0.a.zip($0.b, $0.c) }, is: zipped, "zip \(script)")
    }
    let four: [(script: String, merged: String, latest: String, zipped: String)] = [
      ("a1 b2 c3", "1 2 3", "", ""), ("d4 c3 b2 a1 d5", "4 3 2 1 5", "(1, 2, 3, 4) (1, 2, 3, 5)", "(1, 2, 3, 4)"),
      ("a1 b2 c3 d4 a| b| c| d|", "1 2 3 4 |", "(1, 2, 3, 4) |", "(1, 2, 3, 4) |"),
      ("a1 b2 c3 dx", "1 2 3 xa", "xa", "xa"),
    ]
    for (script, merged, latest, zipped) in four {
      expect(Script.events(script) { $0.a.merge(with: $0.b, $0.c, $0.d) }, is: merged, "merge \(script)")
      expect(Script.events(script) { $0.a.combineLatest($0.b, $0.c, $0.d) }, is: latest, "combineLatest \(script)")
      expect(Script.events(script) { $0.a.zip($0.b, $0.c, $0.d) }, is: zipped, "zip \(script)")
    }
  }

  @Test func `combined values may be transformed at once`() {
    let script = "a1 b2 c3 d4"
    expect(Script.events(script) { $0.a.combineLatest($0.b) { $0 + $1 } }, is: "3")
    expect(Script.events(script) { $0.a.combineLatest($0.b, $0.c) { $0 + $1 + $2 } }, is: "6")
    expect(Script.events(script) { $0.a.combineLatest($0.b, $0.c, $0.d) { $0 + $1 + $2 + $3 } }, is: "10")
    expect(Script.events(script) { $0.a.zip($0.b) { $0 * $1 } }, is: "2")
    expect(Script.events(script) { $0.a.zip($0.b, $0.c) { $0 * $1 * $2 } }, is: "6")
    expect(Script.events(script) { $0.a.zip($0.b, $0.c, $0.d) { $0 * $1 * $2 * $3 } }, is: "24")
  }

  @Test func `five to eight publishers are merged, each with its own values`() {
    func numbers(_ number: Int) -> Just<Int> { Just(number) }
    let merged: [AnyPublisher<Int, Never>] = [
      Just(1).merge(with: [2].publisher, numbers(3), numbers(4), numbers(5)).any,
      Just(1).merge(with: [2].publisher, numbers(3), numbers(4), numbers(5), numbers(6)).any,
      Just(1).merge(with: [2].publisher, numbers(3), numbers(4), numbers(5), numbers(6), numbers(7)).any,
      Just(1).merge(with: [2].publisher, numbers(3), numbers(4), numbers(5), numbers(6), numbers(7), numbers(8)).any,
    ]
    for (index, publisher) in merged.enumerated() {
      let numbers = (1...(5 + index)).map(String.init)
      expect(publisher.record().events, is: numbers + ["|"])
      expect(publisher.record(demand: .max(4)).events, is: Array(numbers.prefix(4)))
    }
    expect(
      [Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).events(), Just(1).merge(with: Just(2)).events()],
      is: ["1 2 3 |", "1 2 |"])
  }

  @Test func `demand limits combined values, and the rest follows on request`() {
    // A zip keeps values without a partner or demand; the latest values replace each other.
    expect(Script.events("a1 b2 a3 b4 a5", demand: .max(1)) { $0.a.zip($0.b) }, is: "(1, 2)")
    expect(Script.events("a1 b2 a3 b4 a5", demand: .max(1)) { $0.a.combineLatest($0.b) }, is: "(1, 2)")
    let numbers = [1, 2, 3].publisher
    let zipped = numbers.zip(numbers).record(demand: .max(1))
    zipped.request(.max(1))
    expect(zipped.events, is: ["(1, 1)", "(2, 2)"])
    zipped.request(.unlimited)
    expect(zipped.events, is: ["(1, 1)", "(2, 2)", "(3, 3)", "|"])
    let merged = numbers.merge(with: [7, 8].publisher).record(demand: .max(2))
    expect(merged.events.count, is: 2)
    merged.request(.unlimited)
    expect(merged.events.sorted(), is: ["1", "2", "3", "7", "8", "|"])
  }

  @Test func `the failure of one cancels the other`() {
    let chains: [(name: String, chain: (Source<Int, Oops>, Source<Int, Oops>) -> AnyPublisher<Int, Oops>)] = [
      ("merge", { $0.merge(with: $1).any }), ("combineLatest", { $0.combineLatest($1).map(\.0).any }),
      ("zip", { $0.zip($1).map(\.0).any }),
    ]
    for (name, chain) in chains {
      let (first, second) = (Source<Int, Oops>(), Source<Int, Oops>())
      let recorder = chain(first, second).record()
      first.send(completion: .failure(.a))
      expect([first.cancellations, second.cancellations], is: [0, 1], "\(name)")
      expect(recorder.events, is: ["xa"], "\(name)")
    }
  }

  @Test func `a zip that can send no more leaves the other publisher, too`() {
    let (first, second) = (Source<Int, Oops>(), Source<Int, Oops>())
    let recorder = first.zip(second).record()
    second.send(1)
    first.send(completion: .finished)
    expect([first.cancellations, second.cancellations], is: [0, 1])
    expect(recorder.events, is: ["|"])
  }
}
