import SwiftUI

@testable import EveryState

@MainActor struct OutsideTests {
  private func moments(_ view: some View, _ act: @escaping Use) throws -> [DrivenFrame.Moment] {
    switch try Acted(environment: SnapshotEnvironment(), content: view, actions: act).drive().result {
    case .drawn(let moments): return moments
    case .refused(let verdict, let message): throw InteractionError("\(verdict): \(message)")
    }
  }

  @Test @MainActor func `links, phases, notifications and keys reach every view that handles them`() throws {
    let all = try moments(Listener()) { user in
      try await user.openURL(URL(string: "pulse://markets/eth")!)
      try await user.continueUserActivity(NSUserActivity(activityType: "org.example.read"))
      try await user.changeScenePhase(to: .background)
      try await user.changeScenePhase(to: .active)
      try await user.post(Notification.Name("memory is low"))
      try await user.pressKey(.upArrow)
      try await user.pressKey("s", modifiers: .command)
    }
    let expected = [
      ("open URL pulse://markets/eth", "inner: pulse://markets/eth, outer: eth"),
      ("continue activity org.example.read", "activity org.example.read"),
      ("scene phase background", "active > inactive, inactive > background"),
      ("scene phase active", "background > inactive, inactive > active"), ("notification memory is low", "notified"),
      ("press key up", "handled up"), ("press key cmd S", "saved"),
    ]
    check(all, expected)
  }

  @Test @MainActor func `a gesture receives the steps of a move and its end, and its state is reset`() throws {
    let touches = try moments(Touched()) { user in
      try await user.drag("Card", by: CGSize(width: -200, height: 40))
      try await user.longPress("Hold")
      try await user.longPress("Own hold")
      try await user.magnify("Photo", by: 3)
      try await user.rotate("Photo", byDegrees: 90)
      try await user.drag("Slow card", by: CGSize(width: 0, height: 60))
      try await user.press("Card")
    }
    let moves = [
      ("drag \"Card\" by -200, 40", "-100.0 -200.0 end -200.0 now 0.0"),
      ("long press \"Hold\"", "pressing, held, let go"), ("long press \"Own hold\"", "began true, ended true"),
      ("magnify \"Photo\" by 3", "2.0 3.0 end 3.0"), ("rotate \"Photo\" by 90 degrees", "45.0 90.0 end 90.0"),
      ("drag \"Slow card\" by 0, 60", "held 30.0 60.0"), ("press \"Card\"", "tapped"),
    ]
    check(touches, moves)
  }

  private func check(_ moments: [DrivenFrame.Moment], _ expected: [(event: String, text: String)]) {
    expect(moments.dropFirst().map(\.event), is: expected.map { Optional($0.event) })
    for (moment, expected) in zip(moments.dropFirst(), expected) {
      expect(moment.lines.contains { $0.contains(expected.text) }, "\(expected.event): \(moment.lines)")
    }
  }

  @Test @MainActor func `an event without a handler is an error that says so`() throws {
    let table: [(String, Use)] = [
      ("has an onOpenURL", { try await $0.openURL(URL(fileURLWithPath: "/a")) }),
      (
        #"has an onContinueUserActivity("x")"#, { try await $0.continueUserActivity(NSUserActivity(activityType: "x")) }
      ), ("has an onKeyPress or a keyboardShortcut for it", { try await $0.pressKey(.tab) }),
      ("element \"Plain\" to long-press", { try await $0.longPress("Plain") }),
      ("element \"Plain\" to drag", { try await $0.drag("Plain", by: CGSize(width: 50, height: 0)) }),
      ("element \"Plain\" to magnify", { try await $0.magnify("Plain", by: 2) }),
      ("element \"Plain\" to rotate", { try await $0.rotate("Plain", byDegrees: 90) }),
      ("element \"Plain\" that takes drops", { try await $0.drop(["text"], on: "Plain") }),
      ("element \"Plain\" to drag to another place", { try await $0.drag("Plain", onto: "Plain") }),
    ]
    for (message, act) in table {
      let error = #expect(throws: InteractionError.self) { try moments(Text("Plain"), act) }
      expect(error?.description.contains(message), is: true, "\(error?.description ?? "")")
    }
  }

  @Test @MainActor func `a drag shorter than the gesture's distance is refused`() throws {
    let error = #expect(throws: InteractionError.self) {
      try moments(Touched()) { try await $0.drag("Card", by: CGSize(width: 5, height: 0)) }
    }
    expect(error?.description.contains("element \"Card\" to drag"), is: true)
  }

  @Test @MainActor func `a draggable item is dropped on a view that accepts its kind`() throws {
    let all = try moments(Board()) { user in
      try await user.drag("Milk", onto: "Done")
      try await user.drop(["Bread", "Salt"], on: "Done")
    }
    expect(all.map(\.event), is: ["shown", "drag \"Milk\" onto \"Done\"", "drop 2 String on \"Done\""])
    let texts = try exactly(3, all.map { $0.lines.joined(separator: "\n") })
    expect(texts[0], contains: "draggable", "takes drops")
    expect(texts[1], contains: "done: Milk")
    expect(texts[2], contains: "done: Milk Bread Salt")
  }

  @Test @MainActor func `a drop of another kind than the view takes is refused`() throws {
    let error = #expect(throws: InteractionError.self) {
      try moments(Board()) { try await $0.drop([Image(systemName: "star")], on: "Done") }
    }
    expect(error?.description ?? "", contains: #""Done" takes drops, but not of Image"#)
  }

  @Test @MainActor func `the user's accessibility settings reach the views`() throws {
    let table: [(String, (inout SnapshotEnvironment) -> Void)] = [
      ("colour", { $0.differentiateWithoutColor = true }), ("opaque", { $0.reduceTransparency = true }),
      ("contrast", { $0.increaseContrast = true }), ("inverted", { $0.invertColors = true }),
      ("shapes", { $0.buttonShapes = true }), ("voice", { $0.isVoiceOverRunning = true }),
      ("switch", { $0.isSwitchControlRunning = true }), ("none", { _ in }),
    ]
    for (expected, change) in table {
      let drawing = try drawing(Plain("Settings", "shown") { Asked() }.variant("changed", change), "shown")
      expect(drawing, contains: "asked: \(expected)\n")
    }
  }
}

private struct Listener: View {
  @Environment(\.scenePhase) private var phase
  @State private var said: [String] = []
  var body: some View {
    VStack {
      Text(said.joined(separator: ", "))
      Text("Inner")
        .onOpenURL { said = ["inner: \($0)"] }
        .onKeyPress(.upArrow) {
          said = ["handled up"]; return .handled
        }
      Button("Save") { said = ["saved"] }.keyboardShortcut("s")
    }
    .onKeyPress(.upArrow) {
      said = ["too far out"]; return .handled
    }
    .onOpenURL { said.append("outer: \($0.lastPathComponent)") }
    .onContinueUserActivity("org.example.read") { said = ["activity \($0.activityType)"] }
    .onChange(of: phase) { old, new in said = (new == .inactive ? [] : said) + ["\(old) > \(new)"] }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("memory is low"))) { _ in
      said = ["notified"]
    }
  }
}

private struct Touched: View {
  @State private var said: [String] = []
  @GestureState private var offset = 0.0
  var body: some View {
    VStack {
      Text(said.joined(separator: " "))
      Text("now \(offset)")
      Text("Card")
        .onTapGesture { said = ["tapped"] }
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation.width }
            .onChanged { said = ($0.translation.width == -100 ? [] : said) + ["\($0.translation.width)"] }
            .onEnded { said += ["end", "\($0.translation.width)", "now 0.0"] })
      Text("Hold").onLongPressGesture {
        said.append("held,")
      } onPressingChanged: {
        said = $0 ? ["pressing,"] : said + ["let go"]
      }
      Text("Own hold")
        .gesture(LongPressGesture().onChanged { said = ["began \($0),"] }.onEnded { said.append("ended \($0)") })
      Text("Photo")
        .gesture(
          MagnifyGesture().onChanged { said = ($0.magnification == 2 ? [] : said) + ["\($0.magnification)"] }
            .onEnded { said += ["end", "\($0.magnification)"] }
            .simultaneously(
              with: RotateGesture().onChanged { value in
                said = (value.rotation.degrees < 60 ? [] : said) + ["\(value.rotation.degrees.rounded())"]
              }
              .onEnded { said += ["end", "\($0.rotation.degrees.rounded())"] }))
      Text("Slow card")
        .gesture(
          LongPressGesture().onEnded { _ in said = ["held"] }
            .sequenced(before: DragGesture().onChanged { said.append("\($0.translation.height)") }))
    }
  }
}

private struct Board: View {
  @State private var done: [String] = []
  @State private var isTargeted = false
  var body: some View {
    VStack {
      Text("Milk").draggable("Milk")
      Text("Done").dropDestination(for: String.self) { things, _ in
        done += things
        return isTargeted
      } isTargeted: {
        isTargeted = $0
      }
      Text("done: \(done.joined(separator: " "))")
    }
  }
}

private struct Asked: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var colour
  @Environment(\.accessibilityReduceTransparency) private var opaque
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityInvertColors) private var inverted
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilityVoiceOverEnabled) private var voice
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  var body: some View {
    let all = [
      (colour, "colour"), (opaque, "opaque"), (contrast == .increased, "contrast"), (inverted, "inverted"),
      (shapes, "shapes"), (voice, "voice"), (switchControl, "switch"),
    ]
    let asked = all.filter(\.0).map(\.1)
    Text("asked: \(asked.isEmpty ? "none" : asked.joined(separator: " "))")
  }
}
