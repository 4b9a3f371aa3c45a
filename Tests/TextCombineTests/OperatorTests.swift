import Foundation
import TestSupport
import Testing
import TextCombine

@Suite struct OperatorTests {
  private typealias Numbers = AnyPublisher<Int, Oops>
  private let numbers = [1, 2, 2, 3, nil, 4].publisher

  /// Some values, and then the end or an error.
  private func numbers(_ values: Int..., end: Subscribers.Completion<Oops> = .finished) -> Numbers {
    let ending: AnyPublisher<Int, Oops> =
      switch end {
      case .finished: Empty().eraseToAnyPublisher()
      case .failure(let error): Fail(error: error).eraseToAnyPublisher()
      }
    return values.publisher.setFailureType(to: Oops.self).append(ending).eraseToAnyPublisher()
  }

  @Test func `operators of one publisher send what they should`() {
    let three = numbers(1, 2, 3)
    let failing = numbers(1, 2, end: .failure(.a))
    let none = numbers()
    func even(_ value: Int) -> Bool { value % 2 == 0 }
    func throwing(_ value: Int) throws -> Int { if value == 2 { throw Oops.b } else { value } }
    let table: [(events: String, expected: String)] = [
      (three.map { $0 * 2 }.events(), "2 4 6 |"),
      (failing.map(String.init).events(), "1 2 xa"),
      (three.map(\.description.count).events(), "1 1 1 |"),
      (three.map(\.self, \.bitWidth).events(), "(1, 64) (2, 64) (3, 64) |"),
      (three.tryMap(throwing).events(), "1 xb"),
      (three.tryCompactMap { try throwing($0) == 1 ? nil : 0 }.events(), "xb"),
      (numbers.compactMap { $0 }.events(), "1 2 2 3 4 |"),
      (numbers.replaceNil(with: 0).events(), "1 2 2 3 0 4 |"),
      (three.filter(even).events(), "2 |"),
      (three.filter(even).events(demand: .max(1)), "2"),
      (three.tryFilter { try throwing($0) == 1 }.events(), "1 xb"),
      (numbers.removeDuplicates().replaceNil(with: 0).events(), "1 2 3 0 4 |"),
      (three.removeDuplicates { _, _ in true }.events(), "1 |"),
      (three.tryRemoveDuplicates { _, new in try throwing(new) == 1 }.events(), "1 xb"),
      (three.scan(10, +).events(), "11 13 16 |"),
      (three.tryScan(10) { try $0 + throwing($1) }.events(), "11 xb"),
      (three.reduce(10, +).events(), "16 |"),
      (three.reduce(10, +).events(demand: .none), ""),
      (failing.reduce(10, +).events(), "xa"),
      (three.tryReduce(10) { try $0 + throwing($1) }.events(), "xb"),
      (three.collect().events(), "[1, 2, 3] |"),
      (none.collect().events(), "[] |"),
      (failing.collect().events(), "xa"),
      (three.count().events(), "3 |"),
      (three.ignoreOutput().events(), "|"),
      (failing.ignoreOutput().events(), "xa"),
      (three.max().events(), "3 |"),
      (three.min().events(), "1 |"),
      (none.min().events(), "|"),
      (three.max(by: >).events(), "1 |"),
      (three.prefix(2).events(), "1 2 |"),
      (three.prefix(0).events(), "|"),
      (failing.prefix(2).events(), "1 2 |"),
      (three.prefix(9).events(), "1 2 3 |"),
      (three.prefix { $0 < 2 }.events(), "1 |"),
      (three.output(at: 1).events(), "2 |"),
      (three.output(in: 1...).events(), "2 3 |"),
      (three.output(in: 1...1).events(demand: .max(1)), "2 |"),
      (three.dropFirst().events(), "2 3 |"),
      (three.dropFirst(9).events(), "|"),
      (three.drop { $0 < 2 }.events(), "2 3 |"),
      (three.first().events(), "1 |"),
      (none.first().events(), "|"),
      (failing.first().events(), "1 |"),
      (three.first(where: even).events(), "2 |"),
      (three.last().events(), "3 |"),
      (three.last(where: even).events(), "2 |"),
      (failing.last().events(), "xa"),
      (three.contains(2).events(), "true |"),
      (three.contains(9).events(), "false |"),
      (three.contains(2).events(demand: .none), ""),
      (three.contains(where: even).events(), "true |"),
      (three.allSatisfy(even).events(), "false |"),
      (none.allSatisfy(even).events(), "true |"),
      (failing.mapError { _ in Oops.b }.events(), "1 2 xb"),
      (failing.replaceError(with: 9).events(), "1 2 9 |"),
      (failing.replaceError(with: 9).events(demand: .max(2)), "1 2"),
      (none.replaceEmpty(with: 9).events(), "9 |"),
      (three.replaceEmpty(with: 9).events(), "1 2 3 |"),
      (failing.catch { _ in Just(8).setFailureType(to: Oops.self) }.events(), "1 2 8 |"),
      (failing.catch { _ in Just(8) }.events(), "1 2 8 |"),
      (failing.catch { _ in Just(8) }.events(demand: .max(2)), "1 2"),
      (failing.tryCatch { if $0 == .a { throw Oops.b } else { three } }.events(), "1 2 xb"),
      (failing.tryCatch { if $0 == .b { throw Oops.b } else { three } }.events(), "1 2 1 2 3 |"),
      (failing.retry(1).events(), "1 2 1 2 xa"),
      (failing.retry(1).events(demand: .max(3)), "1 2 1"),
      (three.retry(3).events(), "1 2 3 |"),
      (three.prepend(8, 9).append(4).events(), "8 9 1 2 3 4 |"),
      (three.prepend([7]).prepend(numbers(6)).events(demand: .max(3)), "6 7 1"),
      (failing.append(4).events(), "1 2 xa"),
      (three.handleEvents(receiveOutput: { _ in }).events(), "1 2 3 |"),
      (three.flatMap { numbers($0, $0 * 10) }.events(), "1 10 2 20 3 30 |"),
      (three.flatMap { numbers($0, $0 * 10) }.events(demand: .max(3)), "1 10 2"),
      (three.flatMap(maxPublishers: .max(1)) { numbers($0, $0 * 10) }.events(demand: .max(3)), "1 10 2"),
      (three.flatMap { [$0, $0].publisher }.events(), "1 1 2 2 3 3 |"),
      ([1, 2].publisher.flatMap { numbers($0, end: .failure(.b)) }.events(), "1 xb"),
      ([1, 2].publisher.flatMap { [$0, $0].publisher }.events(), "1 1 2 2 |"),
      (none.flatMap { numbers($0) }.events(), "|"),
      ([numbers(1, 2), three].publisher.switchToLatest().events(), "1 2 1 2 3 |"),
      ([Just(1), Just(2)].publisher.switchToLatest().events(), "1 2 |"),
      (three.merge(with: numbers(7, 8)).events(), "1 2 3 7 8 |"),
      (three.merge(with: failing, numbers(9)).events(), "1 2 3 1 2 xa"),
      (Publishers.MergeMany([numbers(1), numbers(2), numbers(3)]).events(), "1 2 3 |"),
      (Publishers.MergeMany<Numbers>().events(), "|"),
      (three.combineLatest(numbers(7, 8)).events(), "(3, 7) (3, 8) |"),
      (three.combineLatest(none).events(), "|"),
      (three.combineLatest(failing) { $0 * $1 }.events(), "3 6 xa"),
      (three.combineLatest(numbers(7), numbers(8)).events(), "(3, 7, 8) |"),
      (three.combineLatest(numbers(7), numbers(8), numbers(9)).events(), "(3, 7, 8, 9) |"),
      (three.zip(numbers(7, 8)).events(), "(1, 7) (2, 8) |"),
      (three.zip(numbers(7, 8)).events(demand: .max(1)), "(1, 7)"),
      (three.zip(none).events(), "|"),
      (three.zip(failing) { $0 + $1 }.events(), "2 4 xa"),
      (three.zip(numbers(7, 8), numbers(9)) { $0 + $1 + $2 }.events(), "17 |"),
      (three.zip(numbers(7), numbers(8), numbers(9)).events(), "(1, 7, 8, 9) |"),
      (three.map(\.self, \.self, \.self).events(), "(1, 1, 1) (2, 2, 2) (3, 3, 3) |"),
      (three.tryDrop { try throwing($0) == 1 }.events(), "xb"),
      (numbers(1, 3, 2).tryDrop { try throwing($0) == 1 }.events(), "3 2 |"),
      (three.tryPrefix { try throwing($0) == 1 }.events(), "1 xb"),
      (three.tryFirst { try throwing($0) == 1 }.events(), "1 |"),
      (three.tryFirst { try throwing($0) == 9 }.events(), "xb"),
      (none.tryFirst { try throwing($0) == 9 }.events(), "|"),
      (three.tryLast { try throwing($0) == 1 }.events(), "xb"),
      (numbers(1, 3).tryLast { try throwing($0) == 1 }.events(), "1 |"),
      (three.tryContains { try throwing($0) == 1 }.events(), "true |"),
      (three.tryAllSatisfy { try throwing($0) == 1 }.events(), "xb"),
      (three.tryMax { try throwing($1) < $0 }.events(), "xb"),
      (numbers(3, 1, 4).tryMin { try throwing($0) < throwing($1) }.events(), "1 |"),
      (three.collect(2).events(), "[1, 2] [3] |"),
      (three.collect(2).events(demand: .max(1)), "[1, 2]"),
      (failing.collect(3).events(), "xa"),
      (none.collect(2).events(), "|"),
      (three.prefix(untilOutputFrom: none).events(), "1 2 3 |"),
      (three.prefix(untilOutputFrom: three).events(), "|"),
      (three.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).events(demand: .max(1)), "1"),
      (three.drop(untilOutputFrom: numbers(9)).events(), "1 2 3 |"),
      (three.drop(untilOutputFrom: none).events(), "|"),
      (three.drop(untilOutputFrom: numbers(end: .failure(.b))).events(), "xb"),
      (three.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).events(), "1 2 3 |"),
      (three.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).events(demand: .max(1)), "1"),
      (three.merge(with: none, none, none, numbers(4)).events(), "1 2 3 4 |"),
      (three.measureInterval(using: ImmediateScheduler.shared).map { _ in 0 }.events(), "0 0 0 |"),
    ]
    for (index, (events, expected)) in table.enumerated() { #expect(events == expected, "row \(index)") }
  }

  @Test func `events are handled and printed in order`() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.print("p", to: log).handleEvents(
      receiveSubscription: { _ in log.write("subscription\n") }, receiveOutput: { log.write("value \($0)\n") },
      receiveCompletion: { log.write("\($0)\n") }, receiveCancel: { log.write("cancel\n") },
      receiveRequest: { log.write("request \($0)\n") }
    )
    .record(demand: .max(2))
    subject.send(1)
    recorder.cancel()
    let lines = log.text.split(separator: "\n").filter { !$0.contains("receive subscription") }
    #expect(
      lines == [
        "subscription", "request max(2)", "p: request max: (2)", "p: receive value: (1)", "value 1", "cancel",
        "p: receive cancel",
      ])
    log.text = ""
    _ = subject.print(to: log).record()
    subject.send(completion: .failure(.a))
    #expect(log.text.hasSuffix("request unlimited\nreceive error: (a)\n"))
  }

  @Test(.enabled(if: isLongRun)) func `a publisher that asserts its success ends the process when it fails`() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, Oops>(error: .a).assertNoFailure().sink { _ in }
    }
    #expect(numbers(1).assertNoFailure().events() == "1 |")
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, Oops>(error: .a).breakpointOnError().replaceError(with: 0).sink { _ in }
    }
    #expect(numbers(1).breakpoint(receiveOutput: { $0 > 1 }).breakpointOnError().events() == "1 |")
  }
}
