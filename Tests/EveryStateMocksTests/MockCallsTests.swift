import EveryStateMocks
import TestSupport

@Suite struct MockCallsTests {
  @Test func `the log has the outcome of a call, and whether the value was empty`() async throws {
    func outcome<Value>(_ response: MockResponse<Value>) async -> MockCall.Outcome? {
      _ = try? await response()
      return response.calls.last?.outcome
    }
    func returned(_ description: String, isEmpty: Bool?) -> MockCall.Outcome {
      .returned(isEmpty: isEmpty, description: description)
    }
    let table: [Row<(MockCall.Outcome?, MockCall.Outcome)>] = [
      Row(await outcome(MockResponse([1, 2])), returned("2 elements", isEmpty: false)),
      Row(await outcome(MockResponse([1])), returned("1 element", isEmpty: false)),
      Row(await outcome(MockResponse<[Int]>.returns([])), returned("nothing", isEmpty: true)),
      Row(await outcome(MockResponse<Set<Int>>.returns([])), returned("nothing", isEmpty: true)),
      Row(await outcome(MockResponse(["a": 1, "b": 2])), returned("2 elements", isEmpty: false)),
      Row(await outcome(MockResponse("")), returned("\"\"", isEmpty: true)),
      Row(await outcome(MockResponse("abc")), returned("\"abc\"", isEmpty: false)),
      Row(
        await outcome(MockResponse(String(repeating: "a", count: 61))),
        returned("\"\(String(repeating: "a", count: 60))...\"", isEmpty: false)),
      Row(await outcome(MockResponse<Int?>.returns(nil)), returned("nil", isEmpty: true)),
      Row(await outcome(MockResponse<Int??>.returns(.some(nil))), returned("nil", isEmpty: true)),
      Row(await outcome(MockResponse<Int?>.returns(3)), returned("3", isEmpty: false)),
      Row(await outcome(MockResponse<[Int]?>.returns([])), returned("nothing", isEmpty: true)),
      Row(await outcome(MockResponse<Profile?>.returns(Profile())), returned("Profile", isEmpty: false)),
      Row(await outcome(MockResponse(Profile())), returned("Profile", isEmpty: nil)),
      Row(await outcome(MockResponse(0)), returned("0", isEmpty: nil)),
      Row(await outcome(MockResponse(true)), returned("true", isEmpty: nil)),
      Row(await outcome(MockResponse()), returned("successfully", isEmpty: nil)),
      Row(
        await outcome(MockResponse<Int>.fails(APIError.server(status: 503))),
        .threw(type: "APIError", description: "server(status: 503)")),
      // An error of the script is an answer; only the calling task's cancellation cancels a call.
      Row(
        await outcome(MockResponse<Int>.fails(CancellationError())),
        .threw(type: "CancellationError", description: "CancellationError()")),
    ]
    for (row, (outcome, expected)) in table.rows() { expect(outcome, is: expected, at: row) }
  }

  @Test func `a call is in flight until it answers or its task is cancelled`() async throws {
    let table: [MockResponse<Int>] = [.never, .returns(1).delayed(by: .seconds(3600)), MockResponse(1)]
    for response in table {
      response.calls.defaultDelay = .seconds(3600)
      expect(response.calls.isEmpty)
      expect(response.calls.last, is: nil)
      expect(response.calls.description, is: "no calls")
      let task = Task { try await response("slow") }
      await waitUntil(response.calls) { $0.hasCallInFlight }
      expect(response.calls.description, is: "call 1 (slow) is in flight")
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      expect(!response.calls.hasCallInFlight)
      expect(response.calls.description, is: "call 1 (slow) was canceled")
    }
  }

  @Test func `a cancelled task gets no answer, also without a delay`() async throws {
    for response in [MockResponse(1), .never, .fails(APIError.timeout), MockResponse(1, delay: .seconds(3600))] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await response()
      }
      await #expect(throws: CancellationError.self, "\(response)") { try await task.value }
      expect(response.calls.all.map(\.outcome), is: [.cancelled])
    }
  }

  @Test func `a dependency that ignores cancellation answers late`() async throws {
    let table: [MockResponse<Int>] = [
      .returns(1).ignoringCancellation(), .returns(1).delayed(by: .nanoseconds(1)).ignoringCancellation(),
      .sequence(.returns(1).delayed(by: .nanoseconds(1)).ignoringCancellation()),
      .returns(1).ignoringCancellation().delayed(by: .nanoseconds(1)),
    ]
    for response in table {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await response()
      }
      try await expect(task.value, is: 1)
      expect(response.calls.description, is: "call 1 returned 1")
    }
  }

  @Test func `a call that never answers is cancelled though it ignores cancellation`() async throws {
    let never = MockResponse<Int>.never.ignoringCancellation()
    let task = Task { try await never() }
    await waitUntil(never.calls) { $0.hasCallInFlight }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    expect(never.calls.description, is: "call 1 was canceled")
  }

  @Test func `the virtual latency applies to steps without a delay of their own`() async throws {
    let answersAtOnce: [MockResponse<Int>] = [
      MockResponse(1, delay: .zero), .returns(1).delayed(by: .zero), .sequence(.returns(1).delayed(by: .zero)),
    ]
    for response in answersAtOnce {
      response.calls.defaultDelay = .seconds(3600)
      try await expect(response(), is: 1)
    }
    let response = MockResponse(1)
    response.calls.defaultDelay = .seconds(3600)
    response.calls.defaultDelay = nil
    try await expect(response(), is: 1)
  }

  @Test func `concurrent callers get distinct steps, in call order`() async throws {
    let response = MockResponse(steps: (1...8).map { .returns($0) }, repeatsLast: false)
    let values = try await withThrowingTaskGroup(of: (String, Int).self) { group in
      for caller in 1...8 { group.addTask { ("\(caller)", try await response("\(caller)")) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let calls = response.calls.all
    expect(calls.map(\.number), is: Array(1...8))
    expect(Set(calls.map(\.label)).count, is: 8)
    for call in calls { expect(values[call.label], is: call.number) }
  }

  @Test func `a copy shares the log; a response made from another one has its own`() async throws {
    let response = MockResponse<Int>.sequence(1, 2)
    let copy = response
    try await expect(response(), is: 1)
    try await expect(copy(), is: 2)
    expect(response.calls === copy.calls)
    let delayed = response.delayed(by: .zero)
    expect(delayed.calls !== response.calls)
    try await expect(delayed(), is: 1)
  }

  @Test func `a reset log starts from the first step, and forgets calls in flight`() async throws {
    let response = MockResponse<Int>.sequence(.never, .returns(2))
    let old = Task { try await response() }
    await waitUntil(response.calls) { $0.hasCallInFlight }
    response.calls.reset()
    expect(response.calls.isEmpty)
    let new = Task { try await response("new") }
    await waitUntil(response.calls) { $0.hasCallInFlight }
    old.cancel()
    _ = await old.result
    expect(response.calls.description, is: "call 1 (new) is in flight")
    new.cancel()
    _ = await new.result
    expect(response.calls.description, is: "call 1 (new) was canceled")
  }
}
