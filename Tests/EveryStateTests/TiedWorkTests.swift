import SwiftUI

@testable import EveryState

/// Work that SwiftUI ties to a view's life ends with it, and a row that a refresh doubles is named.
@MainActor struct TiedWorkTests {
  @Test(arguments: TiedScreen.Way.allCases)
  func `a refresh ends with the list that was pulled, and work of the app's own goes on`(_ way: TiedScreen.Way) throws {
    let screen = DeclaredScreen(TiedScreen(way: way))
    let driven = try screen.frames[0].drive(Scenario())
    guard case .drawn(let moments) = driven.result else { return #expect(Bool(false), "\(driven.result)") }
    let text = moments.last?.lines.joined(separator: "\n") ?? ""
    expect(text, contains: way.isCancelled ? "CancellationError" : "loaded 2", comment: "\(way)")
  }

  @Test func `a refresh that adds the answer once more is found`() throws {
    func found(_ replaces: Bool) throws -> [String] {
      try SnapshotCatalog(suite: "Doubled") { DoubledScreen(replaces: replaces) }.soundness()
        .filter { $0.rule == .doubledContent }.map(\.message)
    }
    try expect(
      found(false),
      is: [
        """
        Doubled / loaded: 'loaded, then refresh' shows the rows twice: "a" appears 2 times. (doubled content)
        Mend the screen, or say among its states why it is as it should be: .waives(.doubledContent, in: "loaded", because: "...")
        """
      ])
    try expect(found(true), is: [])
  }
}

struct TiedScreen: ScreenSnapshots {
  enum Way: CaseIterable {
    case list, scroll, group, stack, identity, staying, overlaid, button, swipe, ownRefresh, task

    var isCancelled: Bool {
      switch self {
      case .list, .scroll, .group, .stack, .identity, .task: true
      case .staying, .overlaid, .button, .swipe, .ownRefresh: false
      }
    }
  }
  struct World: SnapshotWorld {}
  let way: Way
  var screenName: String { "Tied" }
  func view(_ world: World) -> some View { TiedView(way: way) }

  var states: [SnapshotState<World>] {
    let way = way
    return [
      .storyboard("it", by: { user in
        switch way {
        case .button, .task: try await user.press("Load")
        case .swipe: try await user.swipeAction("Load", on: "loaded 1")
        case .ownRefresh: try await user.press("Again")
        default: try await user.refresh()
        }
        await user.wait(.seconds(3))
      })
    ]
  }
}

private struct TiedView: View {
  let way: TiedScreen.Way
  @State private var loads = 1
  @State private var isLoading = false
  @State private var problem: String?
  @State private var wanted = 1

  private func load() async {
    isLoading = true
    do { try await Task.sleep(for: .seconds(1)) } catch { problem = "\(type(of: error))" }
    loads += 1
    isLoading = false
  }

  var body: some View {
    if let problem { Text(problem) } else { content }
  }

  @ViewBuilder private var content: some View {
    switch way {
    case .list: if isLoading { ProgressView() } else { list.refreshable { await load() } }
    case .scroll:
      if isLoading { ProgressView() } else { ScrollView { Text("loaded \(loads)") }.refreshable { await load() } }
    case .group: Group { if isLoading { ProgressView() } else { list } }.refreshable { await load() }
    case .stack: VStack { if isLoading { ProgressView() } else { list } }.refreshable { await load() }
    case .identity: list.id(isLoading).refreshable { await load() }
    case .staying: list.refreshable { await load() }
    case .overlaid: list.overlay { if isLoading { ProgressView() } }.refreshable { await load() }
    case .button:
      if isLoading { ProgressView() } else { Button("Load") { Task { await load() } }; Text("loaded \(loads)") }
    case .swipe: if isLoading { ProgressView() } else { list }
    case .ownRefresh: if isLoading { ProgressView() } else { list.refreshable { await load() } }
    case .task:
      Button("Load") { wanted += 1 }
      if !isLoading { Text("loaded \(loads)").task(id: wanted) { if wanted > 1 { await load() } } }
    }
  }

  private var list: some View {
    List {
      Text("loaded \(loads)").swipeActions { Button("Load") { Task { await load() } } }
      Again()
    }
  }

  private struct Again: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("Again") { Task { await refresh?() } } }
  }
}

private struct DoubledScreen: ScreenSnapshots {
  struct World: SnapshotWorld { var rows = MockResponse(["a", "b"]) }
  struct Failure: Error {}
  let replaces: Bool
  var screenName: String { "Doubled" }
  var states: [SnapshotState<World>] { [.loads(\.rows, failure: Failure())] }
  func view(_ world: World) -> some View { DoubledView(replaces: replaces, fetch: { try await world.rows() }) }
}

private struct DoubledView: View {
  let replaces: Bool
  let fetch: @Sendable () async throws -> [String]
  @State private var rows: [String] = []

  private func load() async {
    guard let more = try? await fetch() else { return }
    rows = replaces ? more : rows + more
  }

  var body: some View {
    List { ForEach(Array(rows.enumerated()), id: \.offset) { Text($1) } }.refreshable { await load() }.task {
      await load()
    }
  }
}
