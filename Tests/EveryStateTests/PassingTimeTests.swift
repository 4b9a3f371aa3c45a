import SwiftUI
import TestSupport

@testable import EveryState

/// Time passes for a screen as it does for an app that runs: wake by wake, the screen brought up to date after each.
@MainActor
@Suite struct PassingTimeTests {
  @Test @MainActor func `a task that counts down and starts itself anew counts every second of a wait`() throws {
    let moments = try film(seconds: 3) { CountdownByID() }
    expect(
      moments,
      is: [
        "shown: 10", "1 s later: 9", "1 s later: 8", "1 s later: 7",
      ])
  }

  @Test @MainActor func `a wait shows onChange each change`() throws {
    let moments = try film(seconds: 3) { ChangeCount() }
    expect(moments, is: ["shown: 0/0", "1 s later: 1/1", "1 s later: 2/2", "1 s later: 3/3"])
  }

  @Test @MainActor func `a toast comes and hides itself within one wait`() throws {
    let moments = try film(seconds: 10) { Toast() }
    expect(moments, is: ["shown: -", "2 s later: Saved", "3 s later: -"])
  }

  @Test @MainActor func `what the screen starts when it changes has its own time within the wait`() throws {
    // Each step appears when the one before has come, and starts its own second.
    let moments = try film(seconds: 2.5) { Chain() }
    expect(moments, is: ["shown: step 0", "1 s later: step 1", "1 s later: step 2"])
  }

  @Test @MainActor func `later is the time since the moment before, however many waits lie between`() throws {
    let moments = try film(waits: [1, 1, 1, 1]) { Late(seconds: 3) }
    expect(moments, is: ["shown: early", "3 s later: late"])
  }

  @Test @MainActor func `a moment that an action led to is what the next one counts from`() throws {
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
    ) { _ in PressedLate() }
    let drawing = try drawing(shelf, "it")
    expect(
      drawing.split(separator: "\n").filter { $0.hasPrefix("#") },
      is: ["# 1  shown", "# 2  press \"Go\"", "# 3  1.5 s later"], "\(drawing)")
  }

  @Test @MainActor func `a screen that shows the time has a moment for each time that it shows`() throws {
    let moments = try film(seconds: 3) {
      TimelineView(.periodic(from: .now, by: 1)) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970) % 100)") }
    }
    expect(moments, is: ["shown: 60", "1 s later: 61", "1 s later: 62", "1 s later: 63"])
  }

  @Test @MainActor func `a wait beyond the limit of virtual time, or backwards, is refused`() throws {
    for duration in [Duration.seconds(90_000), .seconds(-1)] {
      let shelf = Shelf(
        .loadsNothing(because: "a test"), .state("it", { _ in }, by: { await $0.wait(duration) })
      ) { _ in Text("still") }
      #expect(try drive(shelf, "it").outcome.verdict != nil, "\(duration)")
    }
  }
}

/// The moments of a storyboard in which a person only waits: what led to each, and what stands there.
@MainActor
private func film(
  seconds: Double, @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
) throws -> [String] { try film(waits: [seconds], of: view) }

@MainActor
private func film(
  waits: [Double], @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
) throws -> [String] {
  let shelf = Shelf(
    .loadsNothing(because: "a test"),
    .storyboard("it", { _ in }, by: { user in for seconds in waits { await user.wait(.seconds(seconds)) } })
  ) { _ in view() }
  let driven = try #require(DeclaredScreen(shelf).frames.first).drive()
  guard case .drawn(let moments) = driven.result else { return ["\(driven.result)"] }
  return moments.map { moment in
    let text = moment.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
      separator: " ")
    return "\(moment.event ?? ""): \(text)"
  }
}

private struct CountdownByID: View {
  @State private var left = 10
  var body: some View {
    Text(verbatim: "\(left)").task(id: left) {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      left -= 1
    }
  }
}

private struct ChangeCount: View {
  @State private var value = 0
  @State private var seen = 0
  var body: some View {
    Text(verbatim: "\(value)/\(seen)")
      .task { while (try? await Task.sleep(for: .seconds(1))) != nil { value += 1 } }
      .onChange(of: value) { seen += 1 }
  }
}

private struct Toast: View {
  @State private var isShown = false
  var body: some View {
    Text(isShown ? "Saved" : "-")
      .task {
        try? await Task.sleep(for: .seconds(2))
        isShown = true
      }
      .task(id: isShown) {
        guard isShown else { return }
        try? await Task.sleep(for: .seconds(3))
        isShown = false
      }
  }
}

private struct Chain: View {
  @State private var step = 0
  var body: some View {
    Text(verbatim: "step \(step)").id(step)
      .task(id: step) {
        guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
        step += 1
      }
  }
}

private struct Late: View {
  let seconds: Int
  @State private var isLate = false
  var body: some View {
    Text(isLate ? "late" : "early").task {
      try? await Task.sleep(for: .seconds(seconds))
      isLate = true
    }
  }
}

private struct PressedLate: View {
  @State private var text = "Go"
  var body: some View {
    Button(text) {
      Task {
        try? await Task.sleep(for: .seconds(1.5))
        text = "Gone"
      }
    }
  }
}
