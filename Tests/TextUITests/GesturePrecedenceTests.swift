@testable import TextUI

/// Which of two gestures for the same move receives it: their notes and their effects.
@MainActor struct GesturePrecedenceTests {
  private let journal = Journal()

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { [journal] in journal.add(name) }
  }
  private func drag(_ name: String) -> some Gesture { DragGesture().onEnded { [journal] _ in journal.add(name) } }
  private var button: Button<Text> { Button("A") { [journal] in journal.add("button") } }
  private var tapped: some View { Text("A").onTapGesture { [journal] in journal.add("inner") } }
  private var tappedTwice: some View { Text("A").onTapGesture(count: 2) { [journal] in journal.add("twice") } }

  private struct Case {
    let name: String
    let view: AnyView
    let told: String
    let press: [String]
    let doubleTap: [String]
    let drag: [String]

    init<V: View>(
      _ name: String, told: String = "", press: [String] = [], doubleTap: [String] = [], drag: [String] = [],
      @ViewBuilder view: () -> V
    ) {
      (self.name, self.view) = (name, AnyView(view()))
      (self.told, self.press, self.doubleTap, self.drag) = (told, press, doubleTap, drag)
    }
  }

  private var cases: [Case] {
    [
      Case("a tap on a button", press: ["button"]) { button.onTapGesture { [journal] in journal.add("tap") } },
      Case("and the button", press: ["button", "tap"]) { button.simultaneousGesture(tap("tap")) },
      Case("before the button", press: ["tap"]) { button.highPriorityGesture(tap("tap")) },
      Case("two taps beside a button", told: "double tap", press: ["button"], doubleTap: ["twice"]) {
        button.simultaneousGesture(tap("twice", count: 2))
      },
      Case("two taps before a button", told: "double tap", press: ["button"], doubleTap: ["twice"]) {
        button.highPriorityGesture(tap("twice", count: 2))
      },
      Case("two taps around one", told: "tap; double tap", press: ["inner"], doubleTap: ["twice"]) {
        tapped.onTapGesture(count: 2) { [journal] in journal.add("twice") }
      },
      Case("one tap around two", told: "double tap; tap", press: ["once"], doubleTap: ["twice"]) {
        tappedTwice.onTapGesture { [journal] in journal.add("once") }
      }, Case("two taps alone", told: "double tap", press: ["twice"]) { tappedTwice },
      Case("three taps", told: "tap; 3 taps", press: ["inner"]) { tapped.gesture(tap("thrice", count: 3)) },
      Case("two or one", told: "double tap; tap", press: ["once"], doubleTap: ["twice"]) {
        Text("A").gesture(tap("twice", count: 2).exclusively(before: tap("once")))
      }, Case("inside", told: "tap", press: ["inner"]) { tapped.gesture(tap("outer")) },
      Case("both", told: "tap", press: ["inner", "outer"]) { tapped.simultaneousGesture(tap("outer")) },
      Case("outside", told: "tap", press: ["outer"]) { tapped.highPriorityGesture(tap("outer")) },
      Case("three of a place", told: "tap", press: ["inner", "b", "c"]) {
        tapped.simultaneousGesture(tap("b")).simultaneousGesture(tap("c"))
      }, Case("drag inside", told: "drag", drag: ["a"]) { Text("A").gesture(drag("a")).gesture(drag("b")) },
      Case("both drags", told: "drag", drag: ["a", "b"]) {
        Text("A").gesture(drag("a")).simultaneousGesture(drag("b"))
      },
      Case("drag outside", told: "drag", drag: ["b"]) { Text("A").gesture(drag("a")).highPriorityGesture(drag("b")) },
      Case("tap or drag on a button", told: "drag", press: ["button"], drag: ["d"]) {
        button.simultaneousGesture(drag("d"))
      },
      // Masks.
      Case("all", told: "tap; drag", press: ["inner"], drag: ["d"]) { tapped.gesture(drag("d"), including: .all) },
      Case("the gesture", told: "drag", drag: ["d"]) { tapped.gesture(drag("d"), including: .gesture) },
      Case("the gesture, not the button", told: "drag; no taps", drag: ["d"]) {
        button.gesture(drag("d"), including: .gesture)
      }, Case("inner ones", told: "tap", press: ["inner"]) { tapped.gesture(drag("d"), including: .subviews) },
      Case("none") { tapped.gesture(drag("d"), including: .none) },
      Case("none on a button", told: "no taps") { button.simultaneousGesture(tap("t"), including: .none) },
      Case("inner ones of both", press: ["button"]) { button.simultaneousGesture(tap("t"), including: .subviews) },
      Case("the tap alone", told: "tap", press: ["t"]) { tapped.highPriorityGesture(tap("t"), including: .gesture) },
      Case("long press off") { Text("A").onLongPressGesture {}.gesture(tap("t"), including: .none) },
      Case("not enabled", told: "tap", press: ["inner"]) { tapped.gesture(drag("d"), isEnabled: false) },
      Case("disabled") { tapped.simultaneousGesture(tap("t")).disabled(true) },
      Case("no hit testing", told: "no taps") { tapped.gesture(drag("d")).allowsHitTesting(false) },
    ]
  }

  @Test @MainActor func `a move goes to the gesture that takes precedence`() throws {
    for one in cases {
      let screen = ScreenInUse(height: 2) { one.view }
      let told = screen.text.split(separator: "\n").filter { $0.hasPrefix("~ ") }.map { String($0.dropFirst(2)) }
      expect(told.joined(separator: " / "), is: one.told, "\(one.name): \(screen.text)")
      let element = try #require(screen.screen.elements.first, "\(one.name)")
      element.press?()
      expect(journal.take(), is: one.press, "\(one.name)")
      element.touch(.taps(2))?()
      let touched = journal.take()
      if !one.doubleTap.isEmpty { expect(touched, is: one.doubleTap, "\(one.name)") }
      element.actions.first { $0.name == "Double Tap" }?.perform()
      expect(journal.take(), is: one.doubleTap, "\(one.name)")
      element.touch(.drag(CGSize(width: 50, height: 0)))?()
      expect(journal.take(), is: one.drag, "\(one.name)")
    }
  }

  @Test func `a tap around a disabled button can be made`() throws {
    let screen = ScreenInUse { button.disabled(true).onTapGesture { [journal] in journal.add("tap") } }
    try expect(screen.element("A").isEnabled)
    try screen.press("A")
    expect(journal.take(), is: ["tap"])
    expect(ScreenInUse { Text("A").gesture(drag("d")) }.controls, is: [])
  }

  @Test func `a card can be tapped beside its button, whichever comes first`() throws {
    // Around several views there is a place beside the controls.
    for isButtonFirst in [true, false] {
      for (precedence, expected) in [("inner", ["button"]), ("both", ["button", "card"]), ("outer", ["card"])] {
        @ViewBuilder var content: some View {
          if isButtonFirst { button }
          Text("Card")
          Text("Inside")
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
        expect(screen.controls, is: ["button Card, Inside", "button A"], "\(precedence), \(isButtonFirst)")
        try screen.press("Card, Inside")
        expect(journal.take(), is: ["card"], "\(precedence), \(isButtonFirst)")
        try screen.press("A")
        expect(journal.take(), is: expected, "\(precedence), \(isButtonFirst)")
      }
    }
  }

  @Test func `gestures that are off inside are on again in a presentation`() {
    let presented = ScreenInUse {
      Text("A").sheet(isPresented: .constant(true)) { Button("Inside") {} }.gesture(tap("t"), including: .gesture)
    }
    expect(presented.screen.elements.contains { $0.label == "Inside" && $0.press != nil })
  }
}

@MainActor struct DropPlaceTests {
  @Test @MainActor func `a view that takes no drops has no note about them`() throws {
    let journal = Journal()
    func place(isEnabled: Bool) -> ScreenInUse {
      ScreenInUse {
        Text("A").dropDestination(for: String.self, isEnabled: isEnabled) { things, _ in journal.add(things.joined()) }
      }
    }
    let (open, closed) = (place(isEnabled: true), place(isEnabled: false))
    expect(open.text, contains: "~ takes drops")
    expect(closed.text, lacks: "drops")
    expect(open.screen.elements.map(\.takesDrops), is: [true])
    expect(closed.screen.elements.map(\.takesDrops), is: [false])
    expect(open.screen.elements.first?.drop(["x"])?(), is: true)
    expect(closed.screen.elements.first?.drop(["x"]) == nil)
    expect(journal.take(), is: ["x"])
  }
}
