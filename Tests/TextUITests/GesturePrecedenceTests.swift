import TestSupport
import Testing

@testable import TextUI

/// Of two gestures that take the same move, who gets it: what is told of both, and what they do.
@MainActor
@Suite struct GesturePrecedenceTests {
  private let journal = Journal()

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { [journal] in journal.add(name) }
  }
  private func drag(_ name: String) -> some Gesture {
    DragGesture().onEnded { [journal] _ in journal.add(name) }
  }
  private var button: Button<Text> { Button("A") { [journal] in journal.add("button") } }
  private var tapped: some View { Text("A").onTapGesture { [journal] in journal.add("inner") } }
  private var tappedTwice: some View { Text("A").onTapGesture(count: 2) { [journal] in journal.add("twice") } }

  private struct Case {
    let name: String
    let view: AnyView
    /// What is told of the view.
    var told = ""
    var press: [String] = []
    var doubleTap: [String] = []
    var drag: [String] = []
  }

  private var cases: [Case] {
    [
      Case(
        name: "a tap on a button", view: AnyView(button.onTapGesture { [journal] in journal.add("tap") }),
        press: ["button"]),
      Case(name: "and the button", view: AnyView(button.simultaneousGesture(tap("tap"))), press: ["button", "tap"]),
      Case(name: "before the button", view: AnyView(button.highPriorityGesture(tap("tap"))), press: ["tap"]),
      Case(
        name: "two taps beside a button", view: AnyView(button.simultaneousGesture(tap("twice", count: 2))),
        told: "double tap", press: ["button"], doubleTap: ["twice"]),
      Case(
        name: "two taps before a button", view: AnyView(button.highPriorityGesture(tap("twice", count: 2))),
        told: "double tap", press: ["button"], doubleTap: ["twice"]),
      Case(
        name: "two taps around one", view: AnyView(tapped.onTapGesture(count: 2) { [journal] in journal.add("twice") }),
        told: "tap; double tap", press: ["inner"], doubleTap: ["twice"]),
      Case(
        name: "one tap around two", view: AnyView(tappedTwice.onTapGesture { [journal] in journal.add("once") }),
        told: "double tap; tap", press: ["once"], doubleTap: ["twice"]),
      Case(name: "two taps alone", view: AnyView(tappedTwice), told: "double tap", press: ["twice"]),
      Case(
        name: "three taps", view: AnyView(tapped.gesture(tap("thrice", count: 3))), told: "tap; 3 taps",
        press: ["inner"]),
      Case(
        name: "two or one", view: AnyView(Text("A").gesture(tap("twice", count: 2).exclusively(before: tap("once")))),
        told: "double tap; tap", press: ["once"], doubleTap: ["twice"]),
      Case(name: "inside", view: AnyView(tapped.gesture(tap("outer"))), told: "tap", press: ["inner"]),
      Case(
        name: "both", view: AnyView(tapped.simultaneousGesture(tap("outer"))), told: "tap", press: ["inner", "outer"]),
      Case(name: "outside", view: AnyView(tapped.highPriorityGesture(tap("outer"))), told: "tap", press: ["outer"]),
      Case(
        name: "three of a place", view: AnyView(tapped.simultaneousGesture(tap("b")).simultaneousGesture(tap("c"))),
        told: "tap", press: ["inner", "b", "c"]),
      Case(
        name: "drag inside", view: AnyView(Text("A").gesture(drag("a")).gesture(drag("b"))), told: "drag", drag: ["a"]),
      Case(
        name: "both drags", view: AnyView(Text("A").gesture(drag("a")).simultaneousGesture(drag("b"))), told: "drag",
        drag: ["a", "b"]),
      Case(
        name: "drag outside", view: AnyView(Text("A").gesture(drag("a")).highPriorityGesture(drag("b"))), told: "drag",
        drag: ["b"]),
      Case(
        name: "tap or drag on a button", view: AnyView(button.simultaneousGesture(drag("d"))), told: "drag",
        press: ["button"], drag: ["d"]),
      // Masks.
      Case(
        name: "all", view: AnyView(tapped.gesture(drag("d"), including: .all)), told: "tap; drag", press: ["inner"],
        drag: ["d"]),
      Case(
        name: "the gesture", view: AnyView(tapped.gesture(drag("d"), including: .gesture)), told: "drag", drag: ["d"]),
      Case(
        name: "the gesture, not the button", view: AnyView(button.gesture(drag("d"), including: .gesture)),
        told: "drag; no taps", drag: ["d"]),
      Case(
        name: "inner ones", view: AnyView(tapped.gesture(drag("d"), including: .subviews)), told: "tap",
        press: ["inner"]),
      Case(name: "none", view: AnyView(tapped.gesture(drag("d"), including: .none))),
      Case(
        name: "none on a button", view: AnyView(button.simultaneousGesture(tap("t"), including: .none)), told: "no taps"
      ),
      Case(
        name: "inner ones of both", view: AnyView(button.simultaneousGesture(tap("t"), including: .subviews)),
        press: ["button"]),
      Case(
        name: "the tap alone", view: AnyView(tapped.highPriorityGesture(tap("t"), including: .gesture)), told: "tap",
        press: ["t"]),
      Case(name: "long press off", view: AnyView(Text("A").onLongPressGesture {}.gesture(tap("t"), including: .none))),
      Case(
        name: "not enabled", view: AnyView(tapped.gesture(drag("d"), isEnabled: false)), told: "tap", press: ["inner"]),
      Case(name: "disabled", view: AnyView(tapped.simultaneousGesture(tap("t")).disabled(true))),
      Case(name: "no hit testing", view: AnyView(tapped.gesture(drag("d")).allowsHitTesting(false)), told: "no taps"),
    ]
  }

  @Test @MainActor func `a move goes to whom it belongs`() throws {
    for one in cases {
      let screen = ScreenInUse(height: 2) { one.view }
      let told = screen.text.split(separator: "\n").filter { $0.hasPrefix("~ ") }.map { String($0.dropFirst(2)) }
      expect(told.joined(separator: " / "), is: one.told, "\(one.name): \(screen.text)")
      let element = try #require(screen.screen.elements.first, "\(one.name)")
      element.press?()
      expect(journal.take(), is: one.press, "\(one.name)")
      element.touch(.taps(2))?()
      let touched = journal.take()
      expect(one.doubleTap.isEmpty || touched == one.doubleTap, "\(one.name)")
      element.actions.first { $0.name == "Double Tap" }?.perform()
      expect(journal.take(), is: one.doubleTap, "\(one.name)")
      element.touch(.drag(CGSize(width: 50, height: 0)))?()
      expect(journal.take(), is: one.drag, "\(one.name)")
    }
  }

  @Test @MainActor func `a tap around a disabled button can be made`() throws {
    let screen = ScreenInUse { button.disabled(true).onTapGesture { [journal] in journal.add("tap") } }
    #expect(try screen.element("A").isEnabled)
    try screen.press("A")
    expect(journal.take(), is: ["tap"])
  }

  /// Around several views there is a place beside the controls.
  @Test @MainActor func `a card can be tapped beside its button, whichever comes first`() throws {
    for isButtonFirst in [true, false] {
      for (precedence, expected) in [("inner", ["button"]), ("both", ["button", "card"]), ("outer", ["card"])] {
        @ViewBuilder var content: some View {
          if isButtonFirst { button }
          Text("Card")
          if !isButtonFirst { button }
        }
        let card = tap("card")
        let view: AnyView =
          switch precedence {
          case "inner": AnyView(HStack { content }.gesture(card))
          case "both": AnyView(HStack { content }.simultaneousGesture(card))
          default: AnyView(HStack { content }.highPriorityGesture(card))
          }
        let screen = ScreenInUse { view }
        expect(screen.controls, is: ["button Card", "button A"], "\(precedence), \(isButtonFirst)")
        try screen.press("Card")
        expect(journal.take(), is: ["card"], "\(precedence), \(isButtonFirst)")
        try screen.press("A")
        expect(journal.take(), is: expected, "\(precedence), \(isButtonFirst)")
      }
    }
  }

  @Test @MainActor func `gestures that are off inside are on again in what is presented`() {
    let screen = ScreenInUse {
      Text("A").sheet(isPresented: .constant(true)) { Button("Inside") {} }.gesture(tap("t"), including: .gesture)
    }
    #expect(screen.screen.elements.contains { $0.label == "Inside" && $0.press != nil })
  }
}
