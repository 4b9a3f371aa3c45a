import EveryStateMocks
import TestSupport

@Suite struct MockResponseTests {
  @Test func `the nth call takes the nth step of its label`() async throws {
    let (page1, page2) = (["a", "b"], ["c"])
    let table: [Row<(MockResponse<[String]>, [String])>] = [
      Row(MockResponse(page1), [#"["a", "b"]"#, #"["a", "b"]"#]), Row(.returns([]), ["[]", "[]"]),
      Row(.fails(APIError.timeout), ["throws timeout", "throws timeout"]),
      Row(.sequence(page1, page2), [#"["a", "b"]"#, #"["c"]"#, #"["c"]"#]), Row(.sequence([], []), ["[]", "[]", "[]"]),
      Row(.sequence(.fails(APIError.timeout), .returns(page2)), ["throws timeout", #"["c"]"#, #"["c"]"#]),
      Row(.sequence(.returns(page2), .fails(APIError.timeout)), [#"["c"]"#, "throws timeout", "throws timeout"]),
      Row(MockResponse(steps: [.returns(page2)]), [#"["c"]"#, #"["c"]"#]),
      Row(MockResponse(page1, failure: APIError.server(status: 503)), ["throws server(status: 503)"]),
      Row(MockResponse(page1, delay: .nanoseconds(1)), [#"["a", "b"]"#]),
      Row(.returns(page2).delayed(by: .nanoseconds(1)), [#"["c"]"#]),
      Row(.returns(page2).delayed(by: .seconds(-1)), [#"["c"]"#]),
      Row(.sequence(.returns(page2).delayed(by: .nanoseconds(1)), .returns([])), [#"["c"]"#, "[]"]),
      Row(
        .fails(APIError.timeout).then(.returns(page1), fromCall: 2), ["throws timeout", #"["a", "b"]"#, #"["a", "b"]"#]),
      Row(.sequence(page1, page2).then(.returns([]), fromCall: 2), [#"["a", "b"]"#, "[]", "[]"]),
      Row(.returns(page1).then(.returns(page2), fromCall: 3), [#"["a", "b"]"#, #"["a", "b"]"#, #"["c"]"#]),
      Row(.returns(page1).then(.returns(page2), fromCall: 1), [#"["c"]"#]),
      // A step's own delay wins over the response's: an hour would not pass here.
      Row(
        .sequence(.returns(page2).delayed(by: .zero), .returns([]).delayed(by: .zero)).delayed(by: .seconds(3600)),
        [#"["c"]"#, "[]"]),
    ]
    for (row, (response, expected)) in table.rows() {
      var answers: [String] = []
      for _ in expected { answers.append(await answer { try await response() }) }
      expect(answers, is: expected, at: row)
      expect(response.calls.count, is: expected.count, at: row)
      expect(!response.calls.hasCallInFlight, at: row)
    }
  }

  @Test func `calls with a label of their own have an answer of their own`() async throws {
    let base = MockResponse<String>.sequence("a", "b", "c")
    let own = MockResponse<String>.sequence(.fails(APIError.timeout), .returns("x"))
    let table: [Row<(MockResponse<String>, [String])>] = [
      Row(base.answering("2", with: own), ["a", "throws timeout", "b", "x"]),
      Row(base.answering("2", with: own).answering("2", with: .returns("y")), ["a", "y", "b", "y"]),
      Row(base.answering("1", with: own), ["throws timeout", "a", "x", "b"]),
      Row(base.answering("2", with: own).delayed(by: .nanoseconds(1)), ["a", "throws timeout", "b", "x"]),
      Row(base.answering("2", with: own).ignoringCancellation(), ["a", "throws timeout", "b", "x"]),
      Row(base.answering("2", with: own).then(.returns("z"), fromCall: 2), ["a", "throws timeout", "z", "x"]),
      Row(.returns("q").then(base.answering("2", with: own), fromCall: 2), ["q", "throws timeout", "a", "x"]),
      // The labels of what follows do not answer the calls before it.
      Row(.returns("q").then(base.answering("1", with: own), fromCall: 2), ["q", "a", "throws timeout", "b"]),
      Row(.returns("q").then(base.answering("2", with: own), fromCall: 3), ["q", "q", "a", "throws timeout"]),
    ]
    for (row, (response, expected)) in table.rows() {
      var answers: [String] = []
      for label in ["1", "2", "1", "2"] { answers.append(await answer { try await response(label) }) }
      expect(answers, is: expected, at: row)
    }
    expect("\(base.answering("2", with: own))", ends: "; 2: fails with timeout, then returns \"x\"")
    // Also where another response continues; the calls before it keep their answers.
    let continued = base.answering("1", with: .returns("q"))
    var answers = [await answer { try await continued("1") }]
    continued.goOn(with: base.answering("2", with: own), skipping: 0)
    for label in ["2", "1"] { answers.append(await answer { try await continued(label) }) }
    expect(answers, is: ["q", "throws timeout", "b"])
    expect(continued.calls.entries.map(\.ignoresCancellation), is: [false, false, false])
  }

  @Test func `a call after the script's end is an error, if the last step does not repeat`() async throws {
    let noStepLeft = MockResponseError.noStepLeft(call: 2, steps: 1)
    let table: [MockResponse<String>] = [
      .sequence("a", repeatsLast: false), .sequence(.returns("a"), repeatsLast: false),
      .sequence("a", repeatsLast: false).delayed(by: .zero), MockResponse(steps: [.returns("a")], repeatsLast: false),
    ]
    for response in table {
      try await expect(response(), is: "a")
      await #expect(throws: noStepLeft) { try await response() }
      expect(response.calls.last?.outcome, is: .threw(type: "MockResponseError", description: "\(noStepLeft)"))
    }
    expect("\(noStepLeft)", contains: "1 step and repeatsLast: false. Add a step")
  }

  @Test(.enabled(if: isLongRun)) func `a response of no steps ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = MockResponse<Int>(steps: []) }
  }

  @Test func `values, protocols and fallbacks answer in every shape`() async throws {
    try await expect(MockResponse<String?>.sequence(nil, "a")(), is: nil)
    try await expect(MockResponse<[String: Int]>.returns([:])(), is: [:])
    try await expect(MockResponse<Profile>.returns(.init())(), is: Profile())
    let saves: [MockResponse<Void>] = [MockResponse(), .returns, .sequence(.returns, .fails(APIError.timeout))]
    for save in saves {
      try await save()
      expect(save.calls.last?.description, is: "call 1 returned successfully")
    }
    await #expect(throws: APIError.timeout) { try await MockResponse(failure: APIError.timeout)() }
    // An app's mock answers through a protocol, with fixtures, failure or delay.
    let table: [Row<(MockMarketsRepository, String)>] = [
      Row(MockMarketsRepository(), #"["AAPL", "MSFT"]"#), Row(MockMarketsRepository(fixtures: []), "[]"),
      Row(MockMarketsRepository(failure: .server(status: 503)), "throws server(status: 503)"),
      Row(MockMarketsRepository(delay: .nanoseconds(1)), #"["AAPL", "MSFT"]"#),
      Row(MockMarketsRepository(.fails(APIError.timeout)), "throws timeout"),
    ]
    for (row, (mock, expected)) in table.rows() {
      let repository: any MarketsRepository = mock
      await expect(answer { try await repository.markets(page: 3) }, is: expected, at: row)
      expect(mock.response.calls.last?.label, is: "page 3", at: row)
    }
    // A dependency that cannot throw answers the fallback.
    let response = MockResponse<[Int]>.sequence(.fails(APIError.timeout), .returns([1]))
    await expect(response(orElse: [0]), is: [0])
    await expect(response("again", orElse: [0]), is: [1])
    expect(response.calls.description, is: "call 1 threw APIError: timeout\ncall 2 (again) returned 1 element")
  }

  @Test func `a synchronous call does not wait, and a response describes its script`() throws {
    let cannotWait = MockResponseError.synchronousCallCannotWait(call: 3)
    let response = MockResponse<Int>.sequence(.returns(1), .fails(APIError.timeout), .never, .returns(4))
      .delayed(by: .seconds(3600))
    try expect(response.now("first"), is: 1)
    #expect(throws: APIError.timeout) { try response.now() }
    #expect(throws: cannotWait) { try response.now() }
    try expect(response.now(), is: 4)
    expect(
      response.calls.all.map(\.description),
      is: [
        "call 1 (first) returned 1", "call 2 threw APIError: timeout", "call 3 threw MockResponseError: \(cannotWait)",
        "call 4 returned 4",
      ])
    // A response describes its script.
    let table: [Row<(any CustomStringConvertible, String)>] = [
      Row(MockResponse([1, 2, 3]), "returns 3 elements"), Row(MockResponse<[Int]>.never, "never answers"),
      Row(
        MockResponse<[Int]>.sequence(.fails(APIError.timeout), .returns([]).delayed(by: .seconds(2))),
        "fails with timeout, then returns nothing after 2.0 seconds"),
      Row(
        MockResponse<Int>.sequence(1, 2, repeatsLast: false).delayed(by: .seconds(1)),
        "returns 1 after 1.0 seconds, then returns 2 after 1.0 seconds, then nothing more"),
    ]
    for (row, (response, description)) in table.rows() { expect(response.description, is: description, at: row) }
  }
}
