import SwiftUI

@testable import EveryState

/// Code that leaves virtual time is found when it starts, whether or not it comes back during the drive.
@MainActor struct DepartureTests {
  @Test @MainActor func `a departure is named where it started, and ends the drive`() throws {
    for departure in Departure.all.sampled(every: 3) {
      _ = Departure.firstProcess
      let screen = departure.screen
      for _ in 0..<(isLongRun ? 10 : 1) {
        let outcome = try drive(screen, "loaded").outcome
        expect(outcome.verdict, is: .notDriven, "\(departure.message): \(outcome)")
        let message = String("\(outcome)".dropFirst("not driven: ".count))
        let prefix = "the screen left virtual time: \(departure.message). "
        expect(message, begins: prefix, comment: "\(outcome)")
      }
    }
    // The drive stops after a departure.
    let steps = Mutex(0)
    let departure = Departure("a thread, and more", "a thread was started") {
      Thread.detachNewThread {}
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
      steps.withLock { $0 += 1 }
    }
    try expect(drive(departure.screen, "loaded").outcome.verdict, is: .notDriven)
    expect(steps.withLock { $0 }, is: 0)
  }
}

extension Departure {
  @MainActor var screen: some ScreenSnapshots {
    Shelf(.loads(\.books, failure: ShelfError())) { world in
      With(value: [String]()) { $titles in
        Text(titles.joined()).task { await work() }.task { titles = (try? await world.books()) ?? [] }
      }
    }
  }
}

/// Code on a run loop or a dispatch source that a drive cannot simulate fails its frame with its name.
@MainActor struct RunLoopRefusalTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let said: String
    let run: @MainActor @Sendable () -> Void
    var testDescription: String { said }
  }

  private nonisolated(unsafe) static let timer = Timer(timeInterval: 3600, repeats: false) { _ in }
  private nonisolated(unsafe) static let dispatchTimer = DispatchSource.makeTimerSource(queue: .global())
  private nonisolated(unsafe) static var source: (any DispatchSourceUserDataAdd)?

  private nonisolated static let cases = [
    Case(said: "a run of the run loop that never ends was started") { RunLoop.main.run() },
    Case(said: "a run of the run loop that never ends was started") {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      RunLoop.main.run()
    },
    Case(said: "a timer that was made outside of the drive was started") { RunLoop.main.add(timer, forMode: .common) },
    Case(said: "a dispatch timer that was made outside of the drive was started") {
      dispatchTimer.schedule(deadline: .now() + 3600)
    },
    Case(said: "a dispatch source that waits for the app's own data was made") {
      source = DispatchSource.makeUserDataAddSource(queue: .main)
      source?.resume()
    },
    Case(said: "a source of the run loop was started") {
      let stream = InputStream(data: Data("fruit".utf8))
      stream.schedule(in: .main, forMode: .default)
      stream.open()
    },
    Case(said: "an observer of the run loop was started") {
      NotificationQueue.default.enqueue(Notification(name: Notification.Name("idle")), postingStyle: .whenIdle)
    },
  ]

  @Test(arguments: cases.sampled(every: 3)) @MainActor private func `each is refused by name`(_ refused: Case) throws {
    _ = (Self.timer, Self.dispatchTimer)
    let screen = Shelf(.loads(\.books, failure: ShelfError())) { world in
      ShelfView(model: ShelfModel(world.books)).onAppear { refused.run() }
    }
    let outcome = try drive(screen, "loaded").outcome
    expect(outcome.verdict, is: .notDriven)
    expect("\(outcome)", contains: refused.said)
  }
}
