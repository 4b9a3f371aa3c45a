import Foundation

@testable import EveryState

private struct Trial: TimelineSnapshots {
  var timelineName: String { "Trial" }
  let timelines: [SnapshotTimeline]

  init(_ script: @escaping @MainActor @Sendable (TimelineRecorder) async throws -> Void) {
    timelines = [.timeline("trial", script)]
  }
}

private struct TeaTimelines: TimelineSnapshots { let timelines: [SnapshotTimeline] = [] }

@MainActor struct TimelineTests {
  private func outcome(_ script: @escaping @MainActor @Sendable (TimelineRecorder) async throws -> Void) throws
    -> Outcome
  {
    let driven = try only(DeclaredScreen(timelines: Trial(script)).frames).drive()
    switch driven.result {
    case .refused(let verdict, let message): return .refused(verdict, message)
    case .drawn(let moments):
      return .drawn(GoldenText.text(screen: "Trial", state: "trial", columns: driven.columns, moments: moments))
    }
  }

  private static func stream(_ schedule: [(at: Int, Int)]) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        var now = 0
        for (at, number) in schedule {
          try await Task.sleep(for: .milliseconds(at - now))
          now = at
          continuation.yield(number)
        }
        continuation.finish()
      }
    }
  }

  @Test @MainActor func `a timeline that starts a thread has left virtual time`() throws {
    let refused = try outcome { recorder in
      recorder.note("begin")
      Thread.detachNewThread {}
    }
    expect("\(refused)", contains: "the timeline left virtual time: a thread was started at 0.0 seconds")
  }

  @Test @MainActor func `a timeline shows times, values and their receivers`() throws {
    let text = try outcome { recorder in
      recorder.observe(Self.stream([(0, 1), (500, 2), (750, 3), (10_000, 3)]), as: "all") { "number \($0)" }
      recorder.sample("all", as: "screen", every: .seconds(1))
      try await Task.sleep(for: .seconds(2))
      recorder.note("the script ends")
      try await Task.sleep(for: .microseconds(1))
    }
    expect(
      text,
      is: .drawn(
        """
        # Trial / trial (timeline)

         0.000 s  all     number 1
         0.500 s  all     number 2
         0.750 s  all     number 3
         1.000 s  screen  number 3  (skipped: number 1; number 2)
         2.000 s          -- the script ends
        10.000 s  all     number 3  (again)

        """), "\(text)")
  }

  @Test @MainActor func `a chart counts the calls in flight, also those between two columns`() throws {
    let chart = try outcome { recorder in
      recorder.drawChart(column: .seconds(1))
      recorder.enter("#", of: "a")
      try await Task.sleep(for: .milliseconds(1250))
      recorder.enter("#", of: "b")
      try await Task.sleep(for: .milliseconds(250))
      recorder.enter(" ", of: "b")
      recorder.enter(".", of: "c")
      try await Task.sleep(for: .milliseconds(1500))
      recorder.enter(" ", of: "a")
      recorder.enter("#", of: "c")
      try await Task.sleep(for: .seconds(1))
      recorder.enter(" ", of: "c")
    }
    expect(
      chart,
      is: .drawn(
        """
        # Trial / trial (timeline)

        (one column is 1 s, # in flight)
        a          ###
        b           +
        c           ..#
        in flight  1211
        at most 2 in flight

        """), "\(chart)")
  }

  @Test func `timelines that show nothing, throw or never end are refused`() throws {
    struct Trouble: Error {}
    let cases: [(@MainActor @Sendable (TimelineRecorder) async throws -> Void, Verdict, String)] = [
      ({ _ in }, .notDriven, "recorded nothing"), ({ _ in throw Trouble() }, .notDriven, "threw Trouble()"),
      (
        { _ in
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          for await _ in stream {}
          continuation.finish()
        }, .stuck, "stuck"
      ),
      (
        { recorder in
          recorder.note("forever")
          Task { while true { try await Task.sleep(for: .seconds(3600)) } }
        }, .stuck, "polls"
      ),
    ]
    for (script, verdict, message) in cases {
      let outcome = try outcome(script)
      expect(outcome.verdict, is: verdict, "\(outcome)")
      expect("\(outcome)", contains: message)
    }
  }

  @Test func `a catalog may have timelines beside its screens, and a catalog of timelines without any is refused`()
    throws
  {
    let declared = DeclaredScreen(timelines: Trial { $0.note("a") })
    expect(declared.refusal == nil)
    expect(declared.claims.timelines.map(\.name), is: ["trial"])
    let empty = DeclaredScreen(timelines: TeaTimelines())
    expect(empty.name, is: "Tea")
    expect(empty.refusal?.message.contains("TeaTimelines declares no"), is: true)
  }
}
