import SwiftUI

@testable import EveryState

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

  @Test func `the refusal of a covered element names its cover and the remedy`() throws {
    let words = try #require(refusal(Button("Buy") {}.overlay(Color.white)))
    expect(words, begins: "\"Buy\" is covered: <fill white> is in front of it and receives the touch, as on a device.")
    expect(words, contains: "allowsHitTesting(false)")
  }

  @Test func `an element below an opaque view cannot be pressed`() {
    let buy = Button("Buy") {}
    let covers: [(String, AnyView)] = [
      row("a card with a text") {
        buy.overlay { Text("Wait").frame(width: 100, height: 60).background(.red, in: .rect(cornerRadius: 8)) }
      }, row("a whole list") { List { buy }.overlay { Color.white } },
      row("by its place above") { layers(Color.white.zIndex(1), buy) },
    ]
    for (name, view) in covers { expect(refusal(view) != nil, "\(name)") }
  }

  @Test func `an element that is visible, or may be, can be pressed`() {
    let buy = Button("Buy") {}
    let views: [(String, AnyView)] = [
      row("a ground") { buy.background(Color.white) },
      row("its own look") { Button(action: {}) { Text("Buy").overlay(Color.white) } },
      row("a style's look") { buy.buttonStyle(Covered()) }, row("hidden") { buy.overlay { Color.white.hidden() } },
      row("scaled") { buy.overlay { Color.white.scaleEffect(0.1) } },
      row("a circle's corners") { buy.overlay { Circle().fill(.white) } },
      row("an outline") { buy.overlay { Rectangle().stroke(.red) } },
      row("a part of it") { buy.overlay(alignment: .leading) { Color.white.frame(width: 10) } },
      row("below") { layers(Color.white, buy) },
      row("a row that scrolls out from below") {
        List {
          Text("a")
          buy
        }.overlay(alignment: .top) { Color.white.frame(height: 120) }
      }, row("an opened sheet's own") { Color.white.sheet(isPresented: .constant(true)) { buy } },
      row("a row with a background") { List { buy.listRowBackground(Color.white) } },
    ]
    for (name, view) in views { expect(refusal(view), is: nil, "\(name)") }
  }

  private func offers(_ view: some View) -> (walk: [String], play: [String]) {
    let screen = TextScreen(view, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    let controls = PlayControls(screen, screen.elements).controls
    return (screen.uses.map(\.offer.event), controls.filter(\.isEnabled).flatMap(\.moves))
  }

  @Test func `a covered element and its menu are not offered`() {
    let covered = Button("Buy") {}.contextMenu { Button("Share") {} }.overlay(Color.white)
    let (walk, play) = offers(down(covered, Button("Buy") {}))
    expect(walk.count, is: 1, "\(walk)")
    expect(play.count, is: 1, "\(play)")
  }

  @Test func `a layer that takes taps is offered in place of what it covers`() {
    let (walk, play) = offers(layers(Button("Buy") {}, Color.white.onTapGesture {}))
    expect(walk.count, is: 1, "\(walk)")
    expect(play.count, is: 1, "\(play)")
  }

  @Test func `an element above a layer is offered`() {
    let (walk, play) = offers(layers(Color.white, Button("Buy") {}))
    expect(walk, is: ["press \"Buy\""])
    expect(play, is: ["press \"Buy\""])
  }

  @Test func `an element below a sheet is not offered, and the sheet's own is`() {
    let walk = offers(Button("Buy") {}.sheet(isPresented: .constant(true)) { Button("Pay") {} }).walk
    expect(walk.joined(), lacks: "Buy", comment: "\(walk)")
    expect(walk, contains: "press \"Pay\"", comment: "\(walk)")
  }

  @Test func `an alert's buttons alone are offered`() {
    let alert = offers(Button("Buy") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    expect(alert.walk, is: ["press \"Yes\""])
    expect(alert.play, is: alert.walk)
  }
}

private struct Covered: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.overlay(Color.white) }
}
