import EveryState
import SwiftUI

/// Timers and queues as an app's view models use them, in the time of a drive.
@MainActor @Suite struct TimerTests {
  @MainActor final class Clockwork: ObservableObject {
    @Published var said = "waiting"

    func start() async {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in Task { @MainActor in self.said = "rung" } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { DispatchQueue.main.async { self.said += ", late" } }
    }
  }

  struct Clock: View {
    @StateObject private var model = Clockwork()
    var body: some View { Text(model.said).task { await model.start() } }
  }

  struct Screen: ScreenSnapshots {
    struct World: SnapshotWorld {}
    func view(_ world: World) -> some View { Clock() }
    var states: [SnapshotState<World>] {
      [
        .loadsNothing(because: "a clock"), .state("waiting"),
        .state("rung", { _ in }, by: { await $0.wait(.seconds(4)) }),
      ]
    }
  }

  @Test func `a timer of asynchronous code and work for later are in the drive's time`() throws {
    try expect(drawing(Screen(), "waiting"), contains: "waiting")
    let drawn = try drawing(Screen(), "rung")
    expect(drawn, contains: "rung, late", comment: "\(drawn)")
  }
}
