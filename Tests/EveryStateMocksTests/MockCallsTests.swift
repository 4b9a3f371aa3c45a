import EveryStateMocks
import TestSupport

@Suite struct MockCallsTests {
  @Test func `the log lists each call's result, or that it is in flight`() async throws {
    // The log has the outcome of a call, and whether the value was empty.
    func outcome<Value>(_ response: MockResponse<Value>) async -> MockCall.Outcome? {
      _ = try? await response()
      return response.calls.last?.outcome
    }
    func returned(_ description: String, isEmpty: Bool?) -> MockCall.Outcome {
      .returned(isEmpty: isEmpty, description: description)
    }
    let table: [(outcome: MockCall.Outcome?, expected: MockCall.Outcome)] = [
      (await outcome(MockResponse([1, 2])), returned("2 elements", isEmpty: false)),
      (await outcome(MockResponse([1])), returned("1 element", isEmpty: false)),
      (await outcome(MockResponse<[Int]>.returns([])), returned("nothing", isEmpty: true)),
      (await outcome(MockResponse<Set<Int>>.returns([])), returned("nothing", isEmpty: true)),
      (await outcome(MockResponse(["a": 1, "b": 2])), returned("2 elements", isEmpty: false)),
      (await outcome(MockResponse("")), returned("\"\"", isEmpty: true)),
      (await outcome(MockResponse("abc")), returned("\"abc\"", isEmpty: false)),
      (
        await outcome(MockResponse(String(repeating: "a", count: 61))),
        returned("\"\(String(repeating: "a", count: 60))...\"", isEmpty: false)
      ),
      (await outcome(MockResponse<Int?>.returns(nil)), returned("nil", isEmpty: true)),
      (await outcome(MockResponse<Int??>.returns(.some(nil))), returned("nil", isEmpty: true)),
      (await outcome(MockResponse<Int?>.returns(3)), returned("3", isEmpty: false)),
      (await outcome(MockResponse<[Int]?>.returns([])), returned("nothing", isEmpty: true)),
      (await outcome(MockResponse<Profile?>.returns(Profile())), returned("Profile", isEmpty: false)),
      (await outcome(MockResponse(Profile())), returned("Profile", isEmpty: nil)),
      (await outcome(MockResponse(0)), returned("0", isEmpty: nil)),
      (await outcome(MockResponse(true)), returned("true", isEmpty: nil)),
      (await outcome(MockResponse()), returned("successfully", isEmpty: nil)),
      (
        await outcome(MockResponse<Int>.fails(APIError.server(status: 503))),
        .threw(type: "APIError", description: "server(status: 503)")
      ),
      // An error of the script is an answer; only the calling task's cancellation cancels a call.
      (
        await outcome(MockResponse<Int>.fails(CancellationError())),
        .threw(type: "CancellationError", description: "CancellationError()")
      ),
    ]
    for (outcome, expected) in table { expect(outcome, is: expected) }
    // A call is in flight until it answers or its task is cancelled.
    do {
      let table: [MockResponse<Int>] = [.never, .returns(1).delayed(by: .seconds(3600)), MockResponse(1)]
      for response in table {
        response.calls.defaultDelay = .seconds(3600)
        expect(response.calls.isEmpty && response.calls.last == nil && response.calls.description == "no calls")
        let task = Task { try await response("slow") }
        await waitUntil(response.calls) { $0.hasCallInFlight }
        expect(response.calls.description, is: "call 1 (slow) is in flight")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        expect(!response.calls.hasCallInFlight)
        expect(response.calls.description, is: "call 1 (slow) was cancelled")
      }
    }
  }

  @Test func `cancelled calls and virtual latency decide when an answer comes`() async throws {
    // A cancelled task gets no answer, also without a delay.
    for response in [MockResponse(1), .never, .fails(APIError.timeout), MockResponse(1, delay: .seconds(3600))] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await response()
      }
      await #expect(throws: CancellationError.self, "\(response)") { try await task.value }
      expect(response.calls.all.map(\.outcome), is: [.cancelled])
    }
    // A dependency that ignores cancellation answers late.
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
    let never = MockResponse<Int>.never.ignoringCancellation()
    let task = Task { try await never() }
    await waitUntil(never.calls) { $0.hasCallInFlight }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    expect(never.calls.description, is: "call 1 was cancelled")
    // The virtual latency applies to steps without a delay of their own.
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

  @Test func `steps are distinct by caller, copies share the log, and a reset starts anew`() async throws {
    // Concurrent callers get distinct steps, in call order.
    let response = MockResponse(steps: (1...8).map { .returns($0) }, repeatsLast: false)
    let values = try await withThrowingTaskGroup(of: (String, Int).self) { group in
      for caller in 1...8 { group.addTask { ("\(caller)", try await response("\(caller)")) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let calls = response.calls.all
    expect(calls.map(\.number), is: Array(1...8))
    expect(Set(calls.map(\.label)).count, is: 8)
    for call in calls { expect(values[call.label], is: call.number) }
    // A copy shares the log; a response made from another one has its own.
    let secondResponse = MockResponse<Int>.sequence(1, 2)
    let copy = secondResponse
    try await expect(secondResponse(), is: 1)
    try await expect(copy(), is: 2)
    expect(secondResponse.calls === copy.calls)
    let delayed = secondResponse.delayed(by: .zero)
    expect(delayed.calls !== secondResponse.calls)
    try await expect(delayed(), is: 1)
    // A reset log starts from the first step, and forgets calls in flight.
    let thirdResponse = MockResponse<Int>.sequence(.never, .returns(2))
    let old = Task { try await thirdResponse() }
    await waitUntil(thirdResponse.calls) { $0.hasCallInFlight }
    thirdResponse.calls.reset()
    expect(thirdResponse.calls.isEmpty)
    let new = Task { try await thirdResponse("new") }
    await waitUntil(thirdResponse.calls) { $0.hasCallInFlight }
    old.cancel()
    _ = await old.result
    expect(thirdResponse.calls.description, is: "call 1 (new) is in flight")
    new.cancel()
    _ = await new.result
    expect(thirdResponse.calls.description, is: "call 1 (new) was cancelled")
  }
}
