import SwiftUI

@testable import EveryState

/// `.performs`, `.loads(by:)` and `.fails`: the states of what a user starts.
@MainActor struct ActionStateTests {
  private typealias State = SnapshotState<Desk>
  private static let delete: State.Actions = { try await $0.swipeAction("Delete", on: "Milk") }
  private static let send: State.Actions = { try await $0.press("Send") }

  @Test func `a screen performs what its user starts, in three states that its calls prove`() throws {
    let mail = screen([.idle(), .performs(\.send, failure: ShelfError(), by: Self.send)]) { form($0) }
    try expect(
      drawn(mail),
      is: [
        "idle: Your message Send", "sending: ...", "sent: Sent.",
        "send failed: Your message Not sent. The shelf is locked. Send",
      ])
    expect(
      CoverageMatrix.text(of: SnapshotCatalog(suite: "A") { return [mail] }.claims),
      contains: "desk: no loaded, no loading, no empty, no failed | idle, sending, sent, send failed\n",
      "no failed: it only does what the user starts\n")
    // A deleted row is an empty answer; one error a state.
    let list = screen([
      .loads(\.rows, failure: ShelfError()), .performs(\.delete, failure: ShelfError(), by: Self.delete),
      .fails(\.rows, with: [Case.offline, .down]),
    ]) { Rows(desk: $0) }
    try expect(
      drawn(list),
      is: [
        "loaded: Milk Bread", "loading: ...", "empty: Nothing", "failed: The shelf is locked. Again", "deleting: Bread",
        "deleted: Bread", "delete failed: The shelf is locked. Milk Bread", "failed: offline: You are offline. Again",
        "failed: down: Not now. Again",
      ])
    for screen in [mail, list] { try expect(errors(screen), is: [], "\(screen.frames.map(\.name))") }
  }

  @Test func `a state that the actions do not prove is refused, and a waived one needs no golden`() throws {
    let wrong = screen([
      .loads(\.rows, failure: ShelfError()), .performs(\.rows, as: "reload", failure: ShelfError(), by: Self.delete),
      .performs(\.send, failure: ShelfError(), by: Self.delete),
    ]) { Rows(desk: $0) }
    for (state, message) in [
      ("reloaded", "'rows' was called before the user's actions (by:), but not after them."),
      (
        "sent",
        "'send' was never called. Add the step that performs it after swipe \"Milk\" and press \"Delete\" to by:, or let view(_:) pass it to the screen.\nThe screen has:\n"
      ),
    ] {
      guard case .refused(.notDriven, let found)? = try wrong.frames.first(where: { $0.name == state })?.drive().result
      else { return expect(false, "\(state) is drawn") }
      expect(found, contains: message)
    }
    let waived = screen([
      .performs(\.send, neverFails: "it is kept on the device", by: Self.send),
      .waives("sending", because: "it takes no time"),
    ]) { form($0) }
    expect(waived.frames.map(\.name), is: ["sent"])
    expect(
      CoverageMatrix.text(of: SnapshotCatalog(suite: "A") { return [waived] }.claims),
      contains: "  no send failed: it is kept on the device\n", "  no sending: it takes no time\n")
  }

  @Test func `a failed action that nothing tells is found, and a call that no state declares is suggested`() throws {
    let silent = screen([
      .loads(\.rows, failure: ShelfError()), .performs(\.delete, failure: ShelfError(), by: Self.delete),
    ]) { Rows(desk: $0, tells: false) }
    let found = try errors(silent)
    expect(
      found.contains { $0.hasPrefix("desk / delete failed: `delete` failed, but") },
      "\(found)")
    let undeclared = screen([.loads(\.rows, failure: ShelfError())]) { Rows(desk: $0, asks: true) }
    let suggested = try findings(undeclared).filter { $0.rule == .undeclaredWrite }.map(\.message)
    expect(
      suggested,
      is: [
        """
        desk / loaded: Delete "Milk", then press "Yes" calls delete, but no state shows that call in progress, done and failed. (undeclared write)
          .performs(
            \\.delete, failure: ShelfError(),
            by: {
              try await $0.perform("Delete", on: "Milk")
              try await $0.press("Yes")
            })
        Fix the screen, or add a waiver to its states: .waives(.undeclaredWrite, of: "delete", in: "loaded", because: "...")
        """
      ])
  }

  @Test func `what another screen of the catalog declares is not an undeclared write`() throws {
    let undeclared = screen([.loads(\.rows, failure: ShelfError())]) { Rows(desk: $0, asks: true) }
    let states: [State] = [.performs(\.delete, neverFails: "a test", by: { try await $0.press("Delete") })]
    let other = DeclaredScreen(
      TestScreen("other", states) { desk in Button("Delete") { Task { try await desk.delete() } } })
    let found = try SnapshotCatalog(suite: "Actions") { return [undeclared, other] }.soundness()
    expect(found.contains { $0.rule == .undeclaredWrite }, is: false)
  }

  @Test func `two errors that look alike where others differ are named`() throws {
    func failing(_ words: @escaping @Sendable (Case) -> String) throws -> [String] {
      let screen = screen([.loads(\.rows, failure: Case.offline)]) {
        Rows(desk: $0, words: { ($0 as? Case).map(words) ?? "" })
      }
      return try findings(screen).filter { $0.rule == .sameFailure }.map { $0.headline }
    }
    try expect(
      failing { $0 == .offline ? "You are offline." : "Something went wrong." },
      is: ["desk / failed: `down` and `busy` look the same: \"Something went wrong.\" (same failure)"])
    let mail = screen([.performs(\.send, failure: Case.offline, by: Self.send)]) { form($0) }
    try expect(
      findings(mail).map(\.headline).filter { $0.hasSuffix("(same failure)") },
      is: ["desk / send failed: `down` and `busy` look the same: \"Not sent. Not now.\" (same failure)"])
    // A screen that says one thing of all errors, and one that says something of each.
    try expect(failing { _ in "Something went wrong." }, is: [])
    try expect(failing { "It is \($0)." }, is: [])
  }

  private func form(_ desk: Desk) -> some View { SendForm { try await desk.send() } }

  private func drawn(_ screen: DeclaredScreen) throws -> [String] {
    try screen.frames.map { frame in
      guard case .drawn(let moments) = try frame.drive().result else { return "\(frame.name) is refused" }
      let lines = (moments.first?.lines ?? []).filter { !$0.contains("swipe:") }
      let words = lines.flatMap { $0.prefix { $0 != "{" }.split { " *|[]()<>_-=".contains($0) } }
      return "\(frame.name): \(words.joined(separator: " "))"
    }
  }

  private func findings(_ screen: DeclaredScreen) throws -> [SoundnessFinding] {
    try SnapshotCatalog(suite: "Actions") { return [screen] }.soundness()
  }

  private func errors(_ screen: DeclaredScreen) throws -> [String] {
    try findings(screen).filter { $0.level == .error }.map(\.message)
  }

  private func screen(_ states: [State], @ViewBuilder _ view: @escaping @MainActor @Sendable (Desk) -> some View)
    -> DeclaredScreen
  { DeclaredScreen(TestScreen("desk", states, view: view)) }
}

enum Case: LocalizedError, CaseIterable {
  case offline, down, busy
  var errorDescription: String? { self == .offline ? "You are offline." : "Not now." }
}

private struct Desk: SnapshotWorld {
  var rows = MockResponse(["Milk", "Bread"])
  var delete = MockResponse([String]())
  var send = MockResponse<Void>()
}

/// A list whose rows go at once, and return if that fails.
private struct Rows: View {
  let desk: Desk
  var tells = true
  var asks = false
  var words: (any Error) -> String = { $0.localizedDescription }
  @State var rows: [String]?
  @State var problem: String?
  @State var going: String?

  var body: some View {
    List {
      if let problem { Text(problem) }
      if rows == nil, problem != nil { Button("Again") { Task { await load() } } }
      if rows == nil, problem == nil { Text("...") }
      if rows?.isEmpty == true { Text("Nothing") }
      ForEach(rows ?? [], id: \.self) { row in
        Text(row).swipeActions { Button("Delete") { if asks { going = row } else { delete(row) } } }
      }
    }.task { await load() }.confirmationDialog("Delete?", isPresented: .constant(going != nil)) {
      Button("Yes") { going.map(delete) }
      Button("Keep", role: .cancel) { going = nil }
    }
  }

  private func load() async {
    problem = nil
    do { rows = try await desk.rows() } catch { if !Task.isCancelled { problem = words(error) } }
  }

  private func delete(_ row: String) {
    let before = rows
    (rows, going, problem) = (rows?.filter { $0 != row }, nil, nil)
    Task {
      do { _ = try await desk.delete() } catch {
        rows = before
        if tells { problem = words(error) }
      }
    }
  }
}

/// A form that a spinner replaces while it sends, and that returns after a failure.
private struct SendForm: View {
  let send: @Sendable () async throws -> Void
  @State private var isBusy = false
  @State private var words = "Your message"
  @State private var problem: String?
  var body: some View {
    if isBusy {
      ProgressView()
    } else {
      Text(words)
      if let problem { Text(problem) }
      if words != "Sent." { Button("Send") { Task { await go() } } }
    }
  }

  private func go() async {
    (isBusy, problem) = (true, nil)
    do {
      try await send()
      words = "Sent."
    } catch { problem = "Not sent. \(error.localizedDescription)" }
    isBusy = false
  }
}
