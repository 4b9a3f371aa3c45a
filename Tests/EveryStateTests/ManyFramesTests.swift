import SwiftUI

@testable import EveryState

/// Thousands of screens, as in a large app. `scripts/bench` names a folder that keeps the goldens: the first run
/// records them, and the next ones only compare and are timed, without and with the audits of the states.
@Suite(.enabled(if: isLongRun)) struct ManyFramesTests {
  /// A hundred or three hundred frames for a test, five thousand for a measurement.
  private static let kept = ProcessInfo.processInfo.environment["EVERYSTATE_MANY_FRAMES"]
  private static let screenCount = kept == nil ? rounds(0, long: 20, all: 60) : 1_000
  private static let states = ["loaded", "loading", "empty", "failed", "retry"]

  @MainActor @Test func `frames by the thousand are driven, drawn and compared`() throws {
    let kept = Self.kept
    let isAudited = ProcessInfo.processInfo.environment["EVERYSTATE_MANY_AUDITS"] != nil
    let root = kept ?? TestFolder.ofProcess + "/many"
    let catalog = SnapshotCatalog(suite: "Many") { for index in 0..<Self.screenCount { Generated(index: index) } }
    expect(catalog.refusals.isEmpty)
    let isRecorded = FileManager.default.fileExists(atPath: root + "/__Snapshots__")
    for (record, verdict) in [("all", Verdict.recorded), ("never", .matched)].dropFirst(isRecorded ? 1 : 0) {
      let session = try GoldenSession(
        packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": record], textFormat: GoldenText.format)
      try session.declare(catalog.claims)
      // A map means that a test checks soundness.
      let map = try GoldenName.map(catalog: catalog.name).path
      if isAudited { try session.tree.write(Array("a map\n".utf8), to: map) } else { try session.tree.remove(map) }
      var verdicts: [Verdict: Int] = [:]
      for screen in catalog.screens {
        for frame in screen.frames {
          let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
          let outcome = try FrameVerification(
            name: name, frame: frame, session: session, cache: isAudited ? catalog.driveCache : nil
          ).run()
          verdicts[outcome.verdict, default: 0] += 1
        }
        guard isAudited else { continue }
        let judged = try JudgedScreen(screen, isExploring: false, shared: catalog.driveCache)
        expect(judged.findings.isEmpty)
      }
      expect(verdicts, is: [verdict: Self.screenCount * Self.states.count])
      session.end()
    }
  }
}

/// One of the screens: a list in a navigation stack with words, length and details by its index.
private struct Generated: ScreenSnapshots {
  struct World: SnapshotWorld { var items = MockResponse<[String]>([]) }
  let index: Int
  var screenName: String { "Screen \(index)" }
  private var items: [String] { (0...index % 8).map { "Item \($0) of \(index)" } }

  func view(_ world: World) -> some View {
    GeneratedView(title: "Screen \(index)", style: index % 3, items: world.items)
  }

  var states: [SnapshotState<World>] {
    let items = items
    return [
      .state("loaded", proving: .loaded) { $0.items = .returns(items) },
      .state("loading", proving: .loading) { $0.items = .returns(items) },
      .state("empty", proving: .empty) { $0.items = .returns([]) },
      .state("failed", proving: .failed) { $0.items = .fails(ShelfError()) },
      .storyboard(
        "retry", { $0.items = .sequence(.fails(ShelfError()), .returns(items)) },
        by: { try await $0.press("Try Again") }),
    ]
  }
}

private struct GeneratedView: View {
  let title: String
  let style: Int
  @State var model: ShelfModel

  init(title: String, style: Int, items: MockResponse<[String]>) {
    (self.title, self.style) = (title, style)
    _model = State(initialValue: ShelfModel(items))
  }

  var body: some View {
    NavigationStack {
      VStack {
        if let message = model.message {
          Text(message).foregroundStyle(.secondary)
          Button("Try Again") { model.retry() }
        } else if let titles = model.titles {
          if titles.isEmpty { Text("Nothing here") }
          if style == 0 {
            List(titles, id: \.self) { Text($0) }
          } else {
            ForEach(titles, id: \.self) { title in
              HStack {
                Text(title).font(.headline)
                Spacer()
                if style == 1 { Image(systemName: "chevron.right") }
              }
            }
          }
        } else {
          ProgressView()
        }
      }.navigationTitle(title)
    }.task { await model.load() }
  }
}
