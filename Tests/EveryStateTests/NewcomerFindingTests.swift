import SwiftUI

@testable import EveryState

/// Findings on the screens of a climbing gym that were false, said nothing, or were said more than once.
@MainActor struct NewcomerFindingTests {
  struct Silent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: SoundnessRule
    let catalog: SnapshotCatalog

    init(
      _ testDescription: String, _ rule: SoundnessRule,
      @SnapshotCatalogBuilder _ screens: @escaping @Sendable () -> [DeclaredScreen]
    ) {
      (self.testDescription, self.rule) = (testDescription, rule)
      catalog = SnapshotCatalog(suite: "Gym", screens: screens)
    }
  }

  nonisolated static let silent: [Silent] = [
    Silent("the Cancel of another row stops no cancellation", .brokenUndo) { bookings },
    Silent("a failed undo takes its bar away", .falseSuccess) { bookings },
    Silent("a failed sign-in clears the password", .falseSuccess) { signIn },
    Silent("a live screen asks for its stream again", .needlessReload) { live },
    Silent("a text that the user typed is the user's", .untranslated) { signIn.variants(.pseudoLocale) },
    Silent("the fields of a sheet that is a screen of its own", .unusedControl) {
      signIn
      registration
    },
  ]

  @Test(arguments: silent) func `a screen is not blamed`(_ row: Silent) throws {
    try expect(CatalogSoundness(row.catalog).findings().filter { $0.rule == row.rule }.map(\.headline), is: [])
  }

  @Test func `the fields of a sheet are named where it is not a screen of its own`() throws {
    let catalog = SnapshotCatalog(suite: "Gym") { Self.signIn }
    try expect(
      catalog.soundness().filter { $0.rule == .unusedControl }.map(\.subject), is: ["Full name", "Register"])
  }

  @Test func `an action that removes any row at the tap is one finding`() throws {
    let rows = Plain("Rows", "shown") {
      NavigationStack {
        With(value: "") { $asked in
          List(["Technique", "Slab"], id: \.self) { row in
            Text("\(row), \(asked)").swipeActions { Button("Cancel", role: .destructive) { asked = row } }
          }
        }
      }
    }
    let catalog = SnapshotCatalog(suite: "Gym") { return [DeclaredScreen(rows)] }
    try expect(
      catalog.soundness().filter { $0.rule == .undefinedBehavior }.map { $0.waiver?.line(because: "") },
      is: [#".waives(.undefinedBehavior, of: "Cancel", in: "shown", because: "")"#])
  }

  @Test(arguments: ["~ screen  refresh", "_", "|******      |", "| ~ secure", "<...>", ". "])
  func `a line without words is not a fact`(_ line: String) { expect([line].pieces(), is: []) }

  // MARK: The gym

  nonisolated private static var bookings: some ScreenSnapshots {
    TestScreen<Gym, _>(
      "Bookings",
      [
        .loads(\.bookings.list, failure: ShelfError()),
        .state("asks", by: { try await $0.press("Cancel", in: "Technique") }),
        .performs(
          \.bookings.delete, as: "cancel", failure: ShelfError(),
          by: {
            try await $0.press("Cancel", in: "Technique")
            try await $0.press("Cancel booking")
          }),
      ]
    ) { BookingsView(store: $0.bookings) }
  }

  nonisolated private static var signIn: some ScreenSnapshots {
    TestScreen<Gym, _>(
      "SignIn",
      [
        .loadsNothing(because: "it is a form"), .state("blank"),
        .performs(
          \.signIn, as: "sign in", failure: ShelfError(),
          by: {
            try await $0.type("ada lovelace", into: "Name")
            try await $0.type("secret", into: "Password")
            try await $0.press("Sign in")
          }), .state("becomes a member", by: { try await $0.press("Become a member") }),
      ]
    ) { SignInView(world: $0) }
  }

  nonisolated private static var registration: some ScreenSnapshots {
    TestScreen<NoWorld, _>(
      "Registration",
      [
        .loadsNothing(because: "it is a form"), .state("blank"),
        .storyboard(
          "registers",
          by: {
            try await $0.type("Ada", into: "Full name")
            try await $0.press("Register")
          }),
      ]
    ) { _ in NavigationStack { RegistrationView() } }
  }

  nonisolated private static var live: some ScreenSnapshots {
    TestScreen<Gym, _>(
      "Live", [.loads(\.people, neverEmpty: "a stream of single values", failure: ShelfError())]
    ) { LiveView(world: $0) }
  }
}

private struct Gym: SnapshotWorld {
  var bookings = MockStore(
    ["Technique", "Slab secrets", "Lead climbing", "Kids' hour"].enumerated().map { Chore(id: $0 + 1, title: $1) })
  var signIn = MockResponse<Void>()
  var people = MockStream([40, 90], every: .seconds(60))
}

private struct BookingsView: View {
  let store: MockStore<Chore>
  @State private var bookings: [Chore]?
  @State private var asked: Chore?
  @State private var undoable: Chore?
  @State private var isRestoring = false
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      List(bookings ?? []) { booking in
        HStack {
          Text(booking.title)
          Button("Cancel", role: .destructive) { asked = booking }.buttonStyle(.borderless)
        }
      }
      .overlay {
        if bookings == [] { Text("No bookings") }
        if bookings == nil, problem == nil { ProgressView() }
      }
      .navigationTitle("Bookings").safeAreaInset(edge: .bottom) { bar }
      .confirmationDialog(
        "Cancel this booking?", isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
        titleVisibility: .visible, presenting: asked
      ) { booking in
        Button("Cancel booking", role: .destructive) { Task { await cancel(booking) } }
      }
      .alert("That didn't work", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(problem ?? "")
      }
    }.task { await load() }
  }

  @ViewBuilder private var bar: some View {
    if let undoable {
      HStack {
        Text("\(undoable.title) cancelled")
        if isRestoring { ProgressView() } else { Button("Undo") { Task { await undo(undoable) } } }
      }.padding().background(.bar)
    }
  }

  private func load() async {
    do { bookings = try await store.list() } catch { problem = error.localizedDescription }
  }

  private func cancel(_ booking: Chore) async {
    let before = bookings
    bookings?.removeAll { $0 == booking }
    do {
      try await store.delete(id: booking.id)
      undoable = booking
    } catch { (bookings, problem) = (before, error.localizedDescription) }
  }

  private func undo(_ booking: Chore) async {
    isRestoring = true
    defer { (isRestoring, undoable) = (false, nil) }
    do {
      try await store.insert(booking)
      bookings = ((bookings ?? []) + [booking]).sorted { $0.id < $1.id }
    } catch { problem = error.localizedDescription }
  }
}

private struct SignInView: View {
  let world: Gym
  @State private var name = ""
  @State private var password = ""
  @State private var problem: String?
  @State private var isBusy = false
  @State private var registers = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        if let problem { Text(problem) }
        if isBusy { ProgressView() }
        Button("Sign in") { Task { await signIn() } }.disabled(password.isEmpty || isBusy)
        Button("Become a member") { registers = true }
        Text(verbatim: name)
      }.navigationTitle("Gym").sheet(isPresented: $registers) { RegistrationView() }
    }
  }

  private func signIn() async {
    (isBusy, problem) = (true, nil)
    defer { isBusy = false }
    do { try await world.signIn() } catch { (problem, password) = (error.localizedDescription, "") }
  }
}

private struct RegistrationView: View {
  @State private var name = ""
  @State private var isDone = false
  var body: some View {
    Form {
      TextField("Full name", text: $name)
      Button("Register") { isDone = true }
      if isDone { Text("Welcome") }
    }
  }
}

private struct LiveView: View {
  let world: Gym
  @State private var people: Int?
  @State private var problem: String?
  @State private var attempt = 0

  var body: some View {
    NavigationStack {
      VStack {
        if let people { Text("\(people) climbers are here") } else if problem == nil { ProgressView() }
        if let problem {
          Text(problem)
          Button("Reconnect") { attempt += 1 }
        }
      }.navigationTitle("Live")
    }.task(id: attempt) {
      problem = nil
      do { for try await value in world.people() { people = value } } catch { problem = error.localizedDescription }
    }
  }
}
