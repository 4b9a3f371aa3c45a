import SwiftUI

@testable import EveryState

/// Time passes for a screen as for an app: wake by wake, with an update of the screen after each.
@MainActor struct PassingTimeTests {
  @Test @MainActor func `a task that counts down and restarts itself counts every second of a wait`() throws {
    let counted = try film(waits: [3]) {
      With(value: 10) { $left in
        Text(verbatim: "\(left)").task(id: left) {
          guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
          left -= 1
        }
      }
    }
    expect(counted, is: ["shown: 10", "1 s later: 9", "1 s later: 8", "1 s later: 7"])
  }

  @Test @MainActor func `during a wait onChange is called for each change`() throws {
    let changes = try film(waits: [3]) { ChangeCount() }
    expect(changes, is: ["shown: 0/0", "1 s later: 1/1", "1 s later: 2/2", "1 s later: 3/3"])
  }

  @Test @MainActor func `a toast appears and hides itself within one wait`() throws {
    let toast = try film(waits: [10]) {
      With(value: false) { $isShown in
        Text(isShown ? "Saved" : "-").task {
          try? await Task.sleep(for: .seconds(2))
          isShown = true
        }.task(id: isShown) {
          guard isShown else { return }
          try? await Task.sleep(for: .seconds(3))
          isShown = false
        }
      }
    }
    expect(toast, is: ["shown: -", "2 s later: Saved", "3 s later: -"])
  }

  @Test @MainActor func `work that the screen starts on a change has its own time within the wait`() throws {
    // Each step appears after the one before, and starts its own second.
    let chain = try film(waits: [2.5]) {
      With(value: 0) { $step in
        Text(verbatim: "step \(step)").id(step).task(id: step) {
          guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
          step += 1
        }
      }
    }
    expect(chain, is: ["shown: step 0", "1 s later: step 1", "1 s later: step 2"])
  }

  @Test @MainActor func `moments count from the one before`() throws {
    let moments = try film(waits: [1, 1, 1, 1]) {
      With(value: "early") { $text in
        Text(text).task {
          try? await Task.sleep(for: .seconds(3))
          text = "late"
        }
      }
    }
    expect(moments, is: ["shown: early", "3 s later: late"])
  }

  @Test @MainActor func `the next moment counts from one that an action led to`() throws {
    let shelf = Shelf(
      .loadsNothing(because: "a test"),
      .storyboard(
        "it",
        by: {
          await $0.wait(.seconds(2))
          try await $0.press("Go")
          await $0.wait(.seconds(1))
          await $0.wait(.seconds(1))
        })
    ) { _ in
      With(value: "Go") { $text in
        Button(text) {
          Task {
            try? await Task.sleep(for: .seconds(1.5))
            text = "Gone"
          }
        }
      }
    }
    let drawing = try drawing(shelf, "it")
    expect(
      drawing.split(separator: "\n").filter { $0.hasPrefix("#") },
      is: ["# 1  shown", "# 2  press \"Go\"", "# 3  1.5 s later"], "\(drawing)")
  }

  @Test @MainActor func `a screen that shows the time has a moment for each time shown`() throws {
    let times = try film(waits: [3]) {
      TimelineView(.periodic(from: .now, by: 1)) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970) % 100)") }
    }
    expect(times, is: ["shown: 60", "1 s later: 61", "1 s later: 62", "1 s later: 63"])
  }

  @Test(arguments: [Duration.seconds(90_000), .seconds(-1)]) @MainActor
  func `a wait beyond the limit of virtual time, or backwards, is refused`(_ duration: Duration) throws {
    let shelf = Shelf(
      .loadsNothing(because: "a test"), .state("it", { _ in }, by: { await $0.wait(duration) })
    ) { _ in Text("still") }
    try expect(drive(shelf, "it").outcome.verdict != nil, "\(duration)")
  }
}

/// The moments of a storyboard that only waits: the cause of each, and its text.
@MainActor private func film(
  waits: [Double], @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
) throws -> [String] {
  let shelf = Shelf(
    .loadsNothing(because: "a test"),
    .storyboard("it", { _ in }, by: { user in for seconds in waits { await user.wait(.seconds(seconds)) } })
  ) { _ in view() }
  return try shelf.moments().map { moment in
    let text = moment.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
      separator: " ")
    return "\(moment.event ?? ""): \(text)"
  }
}

private struct ChangeCount: View {
  @State private var value = 0
  @State private var seen = 0
  var body: some View {
    Text(verbatim: "\(value)/\(seen)").task { while (try? await Task.sleep(for: .seconds(1))) != nil { value += 1 } }
      .onChange(of: value) { seen += 1 }
  }
}
