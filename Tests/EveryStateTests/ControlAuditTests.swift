import SwiftUI

@testable import EveryState

struct ControlAuditTests {
  static let rules: [SoundnessRule] = [.sharedState, .brokenControl, .deadControl, .unusedControl]

  @MainActor private func messages<Screen: ScreenSnapshots>(_ screen: Screen) throws -> [String] {
    try SnapshotCatalog(suite: "Controls") { screen }.soundness().map(\.message)
  }

  @Test func `a control without effect is reported`() async throws {
    try await expect(
      messages(Controls(isDead: true)),
      is: [
        """
        Controls: press "Save" has no effect: the screen does not change, and nothing is called. (dead control)
          in 'loaded', 'loading', 'empty', 'failed'
        Fix the screen, or add a waiver to its states: .waives(.deadControl, of: "Save", because: "...")
        """
      ])
  }

  @Test func `a changed picture, a call of a dependency and a link are effects`() async throws {
    try await expect(messages(Controls(hasOthers: true)), is: [])
  }

  @Test func `a waived finding is not reported`() async throws {
    let waiver = SnapshotState<Controls.World>.waives(.unusedControl, because: "a test")
    try await expect(messages(Controls(usesSave: false, waivers: [waiver])), is: [])
  }

  @Test func `a control after which the screen never rests is reported`() async throws {
    let restless = try await messages(Controls(isRestless: true))
    expect(restless.count, is: 1)
    expect(restless.first?.contains(#"after press "Save", the screen never comes to rest. (broken control)"#), is: true)
  }

  @Test func `state that one drive leaves to the next is reported with the control that left it`() async throws {
    let waiver = SnapshotState<Controls.World>.waives(.unusedControl, because: "a test")
    let messages = try await messages(Controls(usesSave: false, countsForEver: true, waivers: [waiver]))
    expect(
      messages,
      is: [
        """
        Controls / loading: two drives differ: a change made in one drive is still present in the next. (shared state)
          'loading' looks different after press "Save" in 'loaded'
          - Saved 0
          + Saved 1
        Create the screen's state for each drive, in its world or in view(_:), not in a static, a singleton or a file. Until then, other findings for this screen may be consequences of this one.
        """
      ])
  }

  @Test func `an unused control is reported once`() async throws {
    try await expect(
      messages(Controls(usesSave: false)),
      is: [
        """
        Controls / loaded: no state uses press "Save", so no golden shows its result. (unused control)
          .storyboard("press Save", by: { try await $0.press("Save") })
        Fix the screen, or add a waiver to its states: .waives(.unusedControl, of: "Save", in: "loaded", because: "...")
        """
      ])
  }

  @Test func `a waiver of one control leaves findings of the others, and is needed itself`() async throws {
    typealias State = SnapshotState<Controls.World>
    let cases: [(of: String?, state: String?, found: [String])] = [
      (nil, nil, []), (nil, "loaded", ["Send", "Save"]), ("Save", nil, ["Send"]), ("Send", nil, ["Save"]),
      ("save", nil, ["Send", "Save", "unneeded"]), ("Save", "loaded", ["Send", "Save"]),
    ]
    for (subject, state, found) in cases where isLongRun || subject == "Save" && state == nil {
      let waiver = State.waives(.deadControl, of: subject, in: state, because: "a test")
      let others = State.waives(.unusedControl, because: "a test")
      let messages = try await messages(Controls(isDead: true, hasTwoDead: true, waivers: [waiver, others]))
      expect(messages.count, is: found.count, "\(subject ?? ""): \(messages)")
      for (message, word) in zip(messages, found) { expect(message, contains: word) }
    }
    let line = ".waives(.deadControl, of: \"save\", because: \"a test\")"
    let unneeded = Controls(isDead: true, waivers: [.waives(.deadControl, of: "save", because: "a test")])
    try await expect(messages(unneeded).last?.contains("\(line) no longer applies to a finding"), is: true)
  }
}

private struct Controls: ScreenSnapshots {
  struct World: SnapshotWorld {
    var rows = MockResponse(["Tent", "Lamp"])
    var likes = MockResponse<Void>()
  }
  var isDead = false
  var isRestless = false
  var usesSave = true
  var hasTwoDead = false
  /// Controls beside the tried one; each is driven in each state.
  var hasOthers = false
  var countsForEver = false
  var waivers: [SnapshotState<World>] = []

  func view(_ world: World) -> some View {
    ControlsView(screen: self, world: world, count: countsForEver ? ControlsView.lastCount : 0)
  }

  var states: [SnapshotState<World>] {
    var states: [SnapshotState<World>] = [
      .idle(), .loads(\.rows, failure: Refusal()), .rule(.undeclaredWrite, is: .off),
    ]
    func use(_ name: String, _ use: @escaping Use) { states.append(.storyboard(name, by: use)) }
    if hasOthers {
      use("like") { try await $0.press("Like", in: "Lamp") }
      use("refresh") { try await $0.refresh() }
      use("ping") { try await $0.press("Ping") }
      use("filter") { try await $0.toggle("Filter") }
    }
    if usesSave, !isRestless { use("save") { try await $0.press("Save") } }
    if isRestless { states.append(.waives(.unusedControl, because: "a storyboard of it would not end")) }
    return states + waivers
  }
}

private struct Refusal: Error {}

private struct ControlsView: View {
  /// State that a singleton would keep.
  static var lastCount = 0
  let screen: Controls
  let world: Controls.World
  @State var count: Int
  @State private var text = "Loading"
  @State private var rows: [String] = []
  @State private var isFiltered = false
  var body: some View { if screen.hasOthers { ScrollView { content }.refreshable { await load() } } else { content } }

  private var content: some View {
    VStack {
      Text(text)
      Text("Saved \(count)")
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row)
          if screen.hasOthers { Button("Like") { Task { try? await world.likes() } } }
        }
      }
      if screen.hasTwoDead { Button("Send") {} }
      Button("Save") {
        if !screen.isDead { count += 1 }
        if screen.countsForEver { Self.lastCount = count }
      }
      if screen.hasOthers {
        Toggle("Filter", isOn: $isFiltered)
        Link("Terms", destination: URL(string: "https://example.com")!)
        Button("Ping") { Task { try? await Task.sleep(for: .seconds(1)) } }
      }
    }.onChange(of: count) { if screen.isRestless, count > 0 { count += 1 } }.task { await load() }
  }

  private func load() async {
    text = "Loading"
    do {
      rows = try await world.rows()
      text = rows.isEmpty ? "No things" : "Things"
    } catch { text = "Failed" }
  }
}
