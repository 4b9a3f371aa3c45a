import EveryState
import SwiftUI
import TipKit

/// Tips are shown where the app has configured them, and when their rules hold.
@MainActor @Suite struct TipTests {
  struct FavouriteTip: Tip {
    static let opened = Event(id: "opened")
    @Parameter static var isSignedIn: Bool = false
    @Parameter(.transient) static var visits: Int = 0
    var title: Text { Text("Keep it") }
    var message: Text? { Text("Press the heart.") }
    var actions: [Action] { Action(id: "more", title: "Learn More") }
    var rules: [Rule] {
      #Rule(Self.$isSignedIn) { $0 }
      #Rule(Self.$visits) { $0 > 1 }
      #Rule(Self.opened) { $0.donations.count >= 1 }
    }
    var options: [any Option] { MaxDisplayCount(1) }
  }

  struct Fruit: View {
    @State private var chosen = "-"
    var isPopover = false
    private let tip = FavouriteTip()
    var body: some View {
      VStack {
        Text("Pears, \(chosen)")
        if isPopover { Text("Heart").popoverTip(tip) { chosen = $0.id } } else { TipView(tip) { chosen = $0.id } }
        Button("Sign In") { FavouriteTip.isSignedIn = true }
        Button("Done") { tip.invalidate(reason: .actionPerformed) }
      }.task { await FavouriteTip.opened.donate() }
    }
  }

  struct Screen: ScreenSnapshots {
    struct World: SnapshotWorld { var isConfigured = true }
    var isPopover = false
    func view(_ world: World) -> some View {
      if world.isConfigured { try! Tips.configure([.displayFrequency(.immediate)]) }
      FavouriteTip.visits += 2
      return Fruit(isPopover: isPopover)
    }
    var states: [SnapshotState<World>] {
      [
        .loadsNothing(because: "a tip"), .state("not yet"),
        .state("not configured", { $0.isConfigured = false }, by: { try await $0.press("Sign In") }),
        .state("shown", { _ in }, by: { try await $0.press("Sign In") }),
      ]
        + [("chosen", "Learn More"), ("done", "Done"), ("closed", "Close")].map { state, button in
          .state(state, { _ in }) { for label in ["Sign In", button] { try await $0.press(label) } }
        }
    }
  }

  @Test func `a tip is shown by its rules, inline or as a popover, in the app's style`() throws {
    try expect(drawing(Screen(), "shown"), contains: "Press the heart.")
    for state in ["not yet", "not configured", "done", "closed"] {
      let drawn = try drawing(Screen(), state)
      expect(drawn, contains: "Pears", comment: "\(state): \(drawn)")
      expect(!drawn.contains("Press the heart."), "\(state): \(drawn)")
    }
    try expect(drawing(Screen(), "chosen"), contains: "Pears, more")
    // A tip at a button is a popover.
    let drawn = try drawing(Screen(isPopover: true), "shown")
    expect(drawn, contains: "popover", "Press the heart.", comment: "\(drawn)")
    expect(!(try drawing(Screen(isPopover: true), "closed").contains("Press the heart.")))
    // A tip is drawn as the app's style says.
    let lines = try lines {
      let _ = try? Tips.configure()
      TipView(New()).tipViewStyle(Plain())
    }
    expect(lines.contains { $0.contains("Tip:") && $0.contains("New") }, "\(lines)")
  }

  struct Plain: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Tip:")
        configuration.title
      }
    }
  }

  struct New: Tip { var title: Text { Text("New") } }
}
