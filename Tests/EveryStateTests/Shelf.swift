import SwiftUI

@testable import EveryState

struct ShelfError: LocalizedError { var errorDescription: String? { "The shelf is locked." } }

@MainActor @Observable final class ShelfModel {
  var titles: [String]?
  var message: String?
  private let books: MockResponse<[String]>
  init(_ books: MockResponse<[String]>) { self.books = books }
  func load() async { do { titles = try await books() } catch { message = error.localizedDescription } }

  func retry() {
    message = nil
    titles = nil
    Task { await load() }
  }
}

struct ShelfView: View {
  @State var model: ShelfModel
  var body: some View {
    VStack {
      if let message = model.message {
        Text(message)
        Button("Try Again") { model.retry() }
      } else if let titles = model.titles {
        if titles.isEmpty { Text("No books") }
        ForEach(titles, id: \.self) { Text($0) }
      } else {
        ProgressView()
      }
    }.task { await model.load() }
  }
}

struct ShelfWorld: SnapshotWorld {
  var books = MockResponse(["Dune", "Emma"])
  var ads = MockResponse("an ad")
}

/// A screen of these tests: a view in a world, and states.
struct TestScreen<World: SnapshotWorld, Content: View>: ScreenSnapshots {
  let screenName: String
  var environment = SnapshotEnvironment()
  var redactions: [RedactionRule] = []
  var states: [SnapshotState<World>]
  let make: @MainActor @Sendable (World) -> Content

  init(
    _ name: String, _ states: [SnapshotState<World>],
    @ViewBuilder view: @escaping @MainActor @Sendable (World) -> Content
  ) { (screenName, self.states, make) = (name, states, view) }

  func view(_ world: World) -> Content { make(world) }
}

/// A small screen in the shelf's world.
typealias Shelf<Content: View> = TestScreen<ShelfWorld, Content>

extension TestScreen where World == ShelfWorld {
  init(
    _ states: SnapshotState<ShelfWorld>..., @ViewBuilder view: @escaping @MainActor @Sendable (ShelfWorld) -> Content
  ) {
    self.init("Shelf", states, view: view)
    environment = SnapshotEnvironment(columns: 20, height: 6)
  }
}

extension TestScreen where World == ShelfWorld, Content == ShelfView {
  init(_ states: SnapshotState<ShelfWorld>...) {
    self.init { ShelfView(model: ShelfModel($0.books)) }
    self.states = states
  }
}

/// A screen that loads nothing.
typealias Plain<Content: View> = TestScreen<NoWorld, Content>
/// A screen on which a user acts.
typealias Acted<Content: View> = TestScreen<NoWorld, Content>
typealias Use = @MainActor @Sendable (ScreenUser) async throws -> Void
struct NoWorld: SnapshotWorld {}

extension TestScreen where World == NoWorld {
  init(
    _ name: String, _ state: String = "start", more: [SnapshotState<NoWorld>] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) { self.init(name, [.loadsNothing(because: "a test"), .state(state)] + more) { _ in content() } }

  @MainActor init(
    environment: SnapshotEnvironment = SnapshotEnvironment(columns: 26, height: 24), content: Content,
    actions: @escaping Use
  ) {
    self.init("Acted", [.storyboard("it", by: actions)]) { _ in content }
    self.environment = environment
  }
}

/// The result of driving one state: the golden text, or the verdict and its message.
enum Outcome: Equatable, CustomStringConvertible {
  case drawn(String)
  case refused(Verdict, String)

  var description: String {
    switch self {
    case .drawn(let text): text
    case .refused(let verdict, let message): "\(verdict.rawValue): \(message)"
    }
  }

  var verdict: Verdict? { if case .refused(let verdict, _) = self { verdict } else { nil } }
}

@MainActor func drive(_ screen: some ScreenSnapshots, _ state: String) throws -> (outcome: Outcome, notes: FrameNotes) {
  let declared = DeclaredScreen(screen)
  guard let frame = declared.frames.first(where: { $0.name == state }) else {
    throw InteractionError("\(declared.name) declares no '\(state)': \(declared.frames.map(\.name))")
  }
  let driven = try frame.drive()
  switch driven.result {
  case .refused(let verdict, let message): return (.refused(verdict, message), driven.notes)
  case .drawn(let moments):
    let text = GoldenText.text(screen: declared.name, state: state, columns: driven.columns, moments: moments)
    return (.drawn(text), driven.notes)
  }
}

@MainActor func drawing(_ screen: some ScreenSnapshots, _ state: String) throws -> String {
  let outcome = try drive(screen, state).outcome
  guard case .drawn(let text) = outcome else { return "\(outcome)" }
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
}

@MainActor func across<each V: View>(spacing: CGFloat? = nil, _ views: repeat each V) -> some View {
  HStack(spacing: spacing) { ViewBuilder.buildBlock(repeat each views) }
}
@MainActor func down<each V: View>(spacing: CGFloat? = nil, _ views: repeat each V) -> some View {
  VStack(spacing: spacing) { ViewBuilder.buildBlock(repeat each views) }
}
@MainActor func layers<each V: View>(_ views: repeat each V) -> some View {
  ZStack { ViewBuilder.buildBlock(repeat each views) }
}

/// A view with a state.
struct With<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  var body: some View { content($value) }
}

struct SearchWorld: SnapshotWorld { var books = MockResponse(["Atlas", "Birds"]) }

extension [SnapshotState<SearchWorld>] {
  /// The states of a screen that asks only when the user does something.
  static func asked(by act: @escaping @MainActor @Sendable (ScreenUser) async throws -> Void) -> Self {
    [.idle(), .loads(\.books, failure: ShelfError(), by: act)]
  }
  static var ofTyping: Self { asked { try await $0.type("at", into: "Title") } }
}

extension TemporaryPackage {
  /// Runs some tests of this program in a process of their own, with this package as its root.
  func run(_ filter: String, _ variables: [String: String], _ options: [String] = []) throws -> ProcessRun {
    let own = ["EVERYSTATE_ROOT": root, "SWIFT_BACKTRACE": "enable=no"]
    return try ProcessRun(
      FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      ["--testing-library", "swift-testing", "--filter", filter] + options, folder: root,
      environment: variables.merging(own) { $1 })
  }

  /// The outcome of each frame of a catalog.
  ///
  /// - Parameter golden: the text of each golden before the run.
  @MainActor func verify(_ catalog: SnapshotCatalog, _ record: String, golden: String? = nil) throws -> [FrameOutcome] {
    #expect(catalog.refusals.isEmpty)
    let session = try session(["SNAPSHOT_TESTING_RECORD": record], textFormat: GoldenText.format)
    defer { session.end() }
    try session.declare(catalog.claims)
    return try catalog.screens.flatMap { screen in
      try screen.frames.map { frame in
        let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
        if let golden { try write(golden, to: name.path.text) }
        return try FrameVerification(name: name, frame: frame, session: session).run()
      }
    }
  }
}
