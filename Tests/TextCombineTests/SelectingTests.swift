import TextCombine

/// Operators that select values (first, last, prefix, drop, output, filter) or answer questions about them.
@Suite struct SelectingTests {
  private func check(
    _ name: String, _ table: [(course: [Int], events: String)], _ operate: (AnyPublisher<Int, Oops>) -> String
  ) {
    for (course, events) in table {
      let upstream = course.publisher.setFailureType(to: Oops.self).any
      expect(operate(upstream), is: events, "\(name) of \(course)")
    }
  }

  @Test func `the first and the last values are selected`() {
    check("first", [([], "|"), ([1], "1 |"), ([3, 2, 1], "3 |")]) { $0.first().events() }
    check("first where", [([], "|"), ([1], "|"), ([1, 4, 6], "4 |")]) { $0.first { $0 > 2 }.events() }
    check("last", [([], "|"), ([1], "1 |"), ([3, 2, 1], "1 |")]) { $0.last().events() }
    check("last where", [([], "|"), ([1], "|"), ([4, 6, 1], "6 |")]) { $0.last { $0 > 2 }.events() }
  }

  @Test func `a beginning and a rest are selected`() {
    check("prefix 0", [([], "|"), ([1, 2], "|")]) { $0.prefix(0).events() }
    check("prefix 2", [([], "|"), ([1], "1 |"), ([1, 2], "1 2 |"), ([1, 2, 3], "1 2 |")]) { $0.prefix(2).events() }
    check("prefix while", [([], "|"), ([5], "|"), ([1, 2, 5, 1], "1 2 |"), ([1, 2], "1 2 |")]) {
      $0.prefix { $0 < 3 }.events()
    }
    check("dropFirst 0", [([], "|"), ([1, 2], "1 2 |")]) { $0.dropFirst(0).events() }
    check("dropFirst 2", [([], "|"), ([1], "|"), ([1, 2], "|"), ([1, 2, 3, 4], "3 4 |")]) { $0.dropFirst(2).events() }
    check("drop while", [([], "|"), ([1], "|"), ([1, 5, 1, 2], "5 1 2 |"), ([5], "5 |")]) {
      $0.drop { $0 < 3 }.events()
    }
  }

  @Test func `values are selected by their position`() {
    let course = [10, 11, 12, 13]
    check("at 0", [(course, "10 |"), ([], "|")]) { $0.output(at: 0).events() }
    check("at 3", [(course, "13 |"), ([1], "|")]) { $0.output(at: 3).events() }
    check("1..<3", [(course, "11 12 |")]) { $0.output(in: 1..<3).events() }
    check("1...", [(course, "11 12 13 |")]) { $0.output(in: 1...).events() }
    check("...1", [(course, "10 11 |")]) { $0.output(in: ...1).events() }
    check("2..<2", [(course, "|")]) { $0.output(in: 2..<2).events() }
    check("2...9", [(course, "12 13 |")]) { $0.output(in: 2...9).events() }
  }

  @Test func `filters and repetitions are left out`() {
    check("filter", [([], "|"), ([1, 2, 3, 4], "2 4 |"), ([1], "|")]) { $0.filter { $0 % 2 == 0 }.events() }
    check("removeDuplicates", [([], "|"), ([1, 1, 2, 1, 1], "1 2 1 |")]) { $0.removeDuplicates().events() }
    // A value is compared with the last one that was sent, not received.
    check("removeDuplicates by", [([1, 3, 5, 2, 7], "1 2 7 |")]) { $0.removeDuplicates { $0 % 2 == $1 % 2 }.events() }
    check("ignoreOutput", [([], "|"), ([1, 2], "|")]) { $0.ignoreOutput().events() }
  }

  @Test func `answers about all values arrive as soon as they are certain`() {
    check("contains", [([], "false |"), ([1], "false |"), ([1, 2, 3], "true |")]) { $0.contains(2).events() }
    check("contains where", [([], "false |"), ([5], "true |")]) { $0.contains { $0 > 2 }.events() }
    check("allSatisfy", [([], "true |"), ([1, 2], "true |"), ([1, 5], "false |")]) { $0.allSatisfy { $0 < 3 }.events() }
    check("count", [([], "0 |"), ([7, 7, 7], "3 |")]) { $0.count().events() }
    check("collect", [([], "[] |"), ([1, 2], "[1, 2] |")]) { $0.collect().events() }
    check(
      "collect 3", [([], "|"), ([1, 2], "[1, 2] |"), ([1, 2, 3, 4], "[1, 2, 3] [4] |"), ([1, 2, 3], "[1, 2, 3] |")]
    ) { $0.collect(3).events() }
    check("max", [([], "|"), ([2], "2 |"), ([2, 5, 1], "5 |")]) { $0.max().events() }
    check("min", [([], "|"), ([2], "2 |"), ([2, 5, 1], "1 |")]) { $0.min().events() }
    check("min by", [([3, -4, 2], "2 |")]) { $0.min { abs($0) < abs($1) }.events() }
    check("reduce", [([], "0 |"), ([1, 2, 3], "6 |")]) { $0.reduce(0, +).events() }
    check("scan", [([], "|"), ([1, 2, 3], "1 3 6 |")]) { $0.scan(0, +).events() }
  }

  @Test func `a publisher is canceled as soon as enough values arrived`() {
    let chains: [(name: String, enough: Int, chain: (Source<Int, Oops>) -> AnyPublisher<Int, Oops>)] = [
      ("first", 1, { $0.first().any }), ("first where", 2, { $0.first { $0 > 1 }.any }),
      ("prefix", 2, { $0.prefix(2).any }), ("prefix while", 3, { $0.prefix { $0 < 3 }.any }),
      ("output", 3, { $0.output(in: 1...2).any }), ("contains", 2, { $0.contains(2).map { _ in 0 }.any }),
      ("allSatisfy", 3, { $0.allSatisfy { $0 < 3 }.map { _ in 0 }.any }),
    ]
    for (name, enough, chain) in chains {
      let source = Source<Int, Oops>()
      let recorder = chain(source).record()
      for value in 1...4 {
        source.send(value)
        expect(source.cancellations, is: (value < enough ? 0 : 1), "\(name) after \(value)")
        expect((recorder.events.last == "|"), is: (value >= enough), "\(name) after \(value)")
      }
    }
  }

  @Test func `a result that waits goes when it is canceled`() {
    let cancelled = [1].publisher.count().record(demand: .none)
    cancelled.cancel()
    cancelled.request(.unlimited)
    expect(cancelled.events, is: [])
  }
}
