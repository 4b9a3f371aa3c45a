import SwiftUI

@testable import EveryState

/// The user cannot touch an element below an opaque view.
@MainActor struct CoverTests {
  private func row<V: View>(_ name: String, @ViewBuilder _ view: () -> V) -> (String, AnyView) {
    (name, AnyView(view()))
  }

  private func refusal(_ view: some View) -> String? {
    let screen = TextScreen(view, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    do {
      _ = try screen.element(ElementName("Buy"), "to press") { $0.canBePressed }
      return nil
    } catch { return "\(error)" }
  }

  @Test @MainActor func `An element below an opaque view cannot be pressed, and a visible one can`() throws {
    let words = try #require(self.refusal(Button("Buy") {}.overlay(Color.white)))
    expect(words, begins: "\"Buy\" is covered: <fill white> lies over it and takes the touch, as on a device.")
    expect(words, contains: "allowsHitTesting(false)")
    let buy = Button("Buy") {}
    let covers: [(String, AnyView)] = [
      row("a card with a text") {
        buy.overlay {
          Text("Wait").frame(width: 100, height: 60).background(.red, in: .rect(cornerRadius: 8))
        }
      },
      row("a whole list") { List { buy }.overlay { Color.white } },
      row("by its place above") {
        layers(Color.white.zIndex(1), buy)
      },
    ]
    for (name, view) in covers { expect(self.refusal(view) != nil, "\(name)") }
    // An element that is visible, or may be, can be pressed.
    let views: [(String, AnyView)] = [
      row("a ground") { buy.background(Color.white) },
      row("its own look") { Button(action: {}) { Text("Buy").overlay(Color.white) } },
      row("a style's look") { buy.buttonStyle(Covered()) },
      row("hidden") { buy.overlay { Color.white.hidden() } },
      row("scaled") { buy.overlay { Color.white.scaleEffect(0.1) } },
      row("a circle's corners") { buy.overlay { Circle().fill(.white) } },
      row("an outline") { buy.overlay { Rectangle().stroke(.red) } },
      row("a part of it") { buy.overlay(alignment: .leading) { Color.white.frame(width: 10) } },
      row("below") { layers(Color.white, buy) },
      row("a row that scrolls out from below") {
        List {
          Text("a")
          buy
        }.overlay { Color.white.frame(height: 60) }
      },
      row("an opened sheet's own") { Color.white.sheet(isPresented: .constant(true)) { buy } },
      row("a row with a background") { List { buy.listRowBackground(Color.white) } },
    ]
    for (name, view) in views { expect(refusal(view) == nil, "\(name)") }
  }

  @Test @MainActor func `A covered element is not offered in exploration or play, and is named in the list of all`() {
    func offers(_ view: some View) -> (walk: [String], play: [String]) {
      let screen = TextScreen(view, columns: 30, height: 12)
      screen.update()
      defer { screen.unmount() }
      let controls = PlayControls(screen, screen.elements).controls
      return (screen.uses.map(\.offer.event), controls.filter(\.isEnabled).flatMap(\.moves))
    }
    let both = down(Button("Buy") {}.contextMenu { Button("Share") {} }.overlay(Color.white), Button("Buy") {})
    let (walk, play) = offers(both)
    expect(walk == ["press \"Buy\", number 1"] || walk.count == 1, "\(walk)")
    expect(play == ["press 2 \"Buy\""] || play.count == 1, "\(play)")
    let under = offers(
      ZStack {
        Button("Buy") {}; Color.white.onTapGesture {}
      })
    expect(under.walk.count, is: 1, "the layer itself is tapped: \(under)")
    expect(under.play.count, is: 1, "the layer itself is tapped: \(under)")
    let seen = offers(
      ZStack {
        Color.white; Button("Buy") {}
      })
    expect(seen.walk, is: ["press \"Buy\""])
    expect(seen.play, is: ["press \"Buy\""])
    let sheet = offers(Button("Buy") {}.sheet(isPresented: .constant(true)) { Button("Pay") {} })
    expect(!sheet.walk.joined().contains("Buy"), "\(sheet)")
    expect(sheet.walk, contains: "press \"Pay\"", comment: "\(sheet)")
    let alert = offers(Button("Buy") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    expect(alert.walk, is: ["press \"Yes\""])
    expect(alert.play, is: alert.walk)
  }
}

private struct Covered: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.overlay(Color.white) }
}
