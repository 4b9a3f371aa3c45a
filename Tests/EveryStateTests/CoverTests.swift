import SwiftUI
import TestSupport
import Testing

@testable import EveryState

/// A person cannot touch what something opaque lies over.
@MainActor
struct CoverTests {
  private func refusal(_ view: some View) -> String? {
    let screen = TextScreen(view, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    do {
      _ = try screen.element(ElementName("Buy"), "to press") { $0.canBePressed }
      return nil
    } catch { return "\(error)" }
  }

  @Test @MainActor func `What an opaque view lies over cannot be pressed, and the refusal says what covers it`() throws
  {
    let words = try #require(self.refusal(Button("Buy") {}.overlay(Color.white)))
    expect(words, begins: "\"Buy\" is covered: <fill white> lies over it and takes the touch, as on a device.")
    expect(words, contains: "allowsHitTesting(false)")
    let buy = Button("Buy") {}
    let covers: [(String, AnyView)] = [
      (
        "a layer",
        AnyView(
          ZStack {
            buy
            Color.white
          })
      ),
      (
        "a card with a text",
        AnyView(
          buy.overlay {
            Text("Wait").frame(width: 100, height: 60).background(.red, in: .rect(cornerRadius: 8))
          })
      ),
      ("a whole list", AnyView(List { buy }.overlay { Color.white })),
      (
        "by its place above",
        AnyView(
          ZStack {
            Color.white.zIndex(1)
            buy
          })
      ),
    ]
    for (name, view) in covers { expect(self.refusal(view) != nil, "\(name)") }
  }

  @Test
  @MainActor
  func `What is covered is offered neither to the walk over the controls nor to who plays, and is named as one of all`()
  {
    func offers(_ view: some View) -> (walk: [String], play: [String]) {
      let screen = TextScreen(view, columns: 30, height: 12)
      screen.update()
      defer { screen.unmount() }
      let controls = PlayControls(screen, screen.elements).controls
      return (screen.uses.map(\.event), controls.filter(\.isEnabled).flatMap(\.moves))
    }
    let both = VStack {
      Button("Buy") {}.contextMenu { Button("Share") {} }.overlay(Color.white)
      Button("Buy") {}
    }
    let (walk, play) = offers(both)
    expect(walk == ["press \"Buy\", number 1"] || walk.count == 1, "\(walk)")
    expect(play == ["press 2 \"Buy\""] || play.count == 1, "\(play)")
    let under = offers(
      ZStack {
        Button("Buy") {}; Color.white.onTapGesture {}
      })
    expect(under.walk.count == 1 && under.play.count == 1, "the layer itself is tapped: \(under)")
    let seen = offers(
      ZStack {
        Color.white; Button("Buy") {}
      })
    #expect(seen.walk == ["press \"Buy\""] && seen.play == ["press \"Buy\""])
    let sheet = offers(Button("Buy") {}.sheet(isPresented: .constant(true)) { Button("Pay") {} })
    expect(!sheet.walk.joined().contains("Buy") && sheet.walk.contains("press \"Pay\""), "\(sheet)")
    let alert = offers(Button("Buy") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(alert.walk == ["press \"Yes\""] && alert.play == alert.walk)
  }

  @Test @MainActor func `What is seen, or may be seen, can be pressed`() {
    let buy = Button("Buy") {}
    let views: [(String, AnyView)] = [
      ("a ground", AnyView(buy.background(Color.white))),
      (
        "its own look",
        AnyView(
          Button {
          } label: {
            Text("Buy").overlay(Color.white)
          })
      ),
      ("a style's look", AnyView(buy.buttonStyle(Covered()))),
      ("a veil", AnyView(buy.overlay(Color.white.opacity(0.5)))),
      ("a faded cover", AnyView(buy.overlay { Color.white.opacity(1).opacity(0.2) })),
      ("touches go through", AnyView(buy.overlay(Color.white.allowsHitTesting(false)))),
      ("hidden", AnyView(buy.overlay { Color.white.hidden() })),
      ("scaled", AnyView(buy.overlay { Color.white.scaleEffect(0.1) })),
      ("a circle's corners", AnyView(buy.overlay { Circle().fill(.white) })),
      ("an outline", AnyView(buy.overlay { Rectangle().stroke(.red) })),
      ("a part of it", AnyView(buy.overlay(alignment: .leading) { Color.white.frame(width: 10) })),
      (
        "below",
        AnyView(
          ZStack {
            Color.white
            buy
          })
      ),
      (
        "a row that scrolls out from below",
        AnyView(
          List {
            Text("a")
            buy
          }.overlay { Color.white.frame(height: 60) })
      ),
      ("an opened sheet's own", AnyView(Color.white.sheet(isPresented: .constant(true)) { buy })),
      (
        "a row with a background",
        AnyView(List { buy.listRowBackground(Color.white) })
      ),
    ]
    for (name, view) in views { expect(refusal(view) == nil, "\(name)") }
  }
}

private struct Covered: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.overlay(Color.white) }
}
