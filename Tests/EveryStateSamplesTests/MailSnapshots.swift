import EveryState
import EveryStateSamples
import SwiftUI

struct MailSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var mails = MockStore(Mail.samples) }
  func view(_ world: World) -> some View { MailView(model: MailModel(service: world.mails)) }

  var states: [SnapshotState<World>] {
    [
      .loads(\.mails.list, failure: URLError(.notConnectedToInternet)),
      .storyboard(
        "reading",
        by: {
          try await $0.press("Fjord Shop")
          try await $0.press("Flag")
        }),
      .storyboard("retry") {
        $0.mails.list = .sequence(.fails(URLError(.timedOut)), .returns(Mail.samples))
      } by: {
        try await $0.press("Try Again")
      },
    ]
  }
}

/// A screen that shows its columns one after the other, and side by side where there is room.
@Suite struct MailScreens {
  static let catalog = SnapshotCatalog { MailSnapshots().variants(.boldText) }.variants(.regularWidth, .rightToLeft)

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
