import EveryStateGoldens
import SwiftUI
import Synchronization

@testable import EveryState
@testable import EveryStateReview

/// A screen used by hand: the effect of each move, the description of the screen, and the resulting storyboard.
@MainActor struct PlayTests {
  @Test @MainActor func `time passes only by a move, and a dependency changes its answer from a moment on`() throws {
    let play = try Play("failed", "press \"Try Again\"", "next", "wait", "wait 5s")
    expect(
      play.lines(0),
      is: [
        "= Shelf", "", "                      <> Offline                      {wifi.slash}",
        "                     [Try Again]",
      ])
    expect(play.lines(1), contains: "                        <...>")
    expect(play.answers.map(\.time), is: [1, 1, 2, 2, 7].map { $0 * 1_000_000_000 })
    expect(play.answers.map(\.inFlight), is: [[], ["books"], [], [], []])
    expect(play.lines(2), is: play.lines(0))
    // A dependency changes its answer from a moment on.
    let cases: [(change: String, line: String, words: String)] = [
      ("answers", "* [Emma]", "returns 2 elements"),
      ("is empty", "                   Nothing to read", "returns nothing"),
      ("fails", "                     [Try Again]", "fails with server(status: 503)"),
      ("as in \"loaded\"", "* [Emma]", "returns 2 elements"),
    ]
    for (change, line, words) in cases {
      let play = try Play("failed", "world books \(change)", "press \"Try Again\"", "wait")
      expect(play.lines(3), contains: line, comment: "\(change): \(play.lines(3))")
      expect(play.answers[3].world.map(\.words), is: [words])
      expect(play.answers[1].lines, is: play.answers[0].lines, "what was asked before is answered already")
    }
    let never = try Play("failed", "world books never answers", "press \"Try Again\"", "wait 60s")
    expect(never.answers[3].inFlight, is: ["books"])
    expect(never.lines(3), contains: "                        <...>")
    let slow = try Play("failed", "world books answers", "world books takes 20s", "press \"Try Again\"", "wait")
    expect(slow.answers[4].time, is: 21_000_000_000)
    expect(slow.lines(4), contains: "* [Emma]")
  }

  @Test @MainActor func `a play reports failed moves, unreached states, controls, speech and calls`() throws {
    // A failed move says why, and the screen stays as it was.
    let impossible = try Play(
      "loaded", "press \"Burn\"", "world films fails", "world books as in \"lost\"", "next", "dance", "press \"Clear\"")
    let problems = impossible.answers.map { $0.problem?.split(separator: "\n").first.map(String.init) }
    expect(
      problems,
      is: [
        nil, "There is nothing \"Burn\" to press on the screen.", "The world has no dependency 'films'. It has books.",
        "The screen declares no state 'lost'. It declares 'loaded', 'loading', 'empty', 'failed', 'emptied', 'played', 'played on'.",
        "Nothing is about to happen: the screen waits for you.", "'dance' is not a move.", nil,
      ])
    expect(impossible.lines(5), is: impossible.lines(0))
    expect(impossible.lines(6) != impossible.lines(0))
    // A state that was not reached can still be used.
    let unreached = try Play("emptied", "press \"Clear\"")
    expect(unreached.answers[0].problem?.hasPrefix("'emptied' was not reached: "), is: true)
    expect(unreached.answers[1].problem == nil)
    expect(unreached.lines(1), contains: "                   Nothing to read")
    // Controls, speech and calls.
    let play = try Play("loaded", "type \"Em\" into \"Title\"")
    expect(
      play.answers[1].controls.map(\.line),
      is: [
        #"field "Title", value "Em": type "..." into "Title"; submit "Title""#,
        #"button "Emma": press "Emma""#, #"button "Ulysses", disabled"#, #"button "Clear": press "Clear""#,
      ])
    expect(
      play.answers[1].voice,
      is: ["Shelf, heading", "Title, Em, text field", "Emma, button", "Ulysses, button, dimmed", "Clear, button"])
    expect(play.answers[1].calls, is: ["books: call 1 returned 2 elements"])
  }

  @Test @MainActor func `a play becomes an equal storyboard, and says how far it came`() throws {
    let cases: [(state: String, moves: [String], storyboard: String)] = [
      ("failed", ["world books answers", "press \"Try Again\"", "next", "press \"Clear\""], "played"),
      (
        "loading", ["next", "type \"E\" into \"Title\"", "type \"m\" into \"Title\"", "wait 2s", "press \"Clear\""],
        "played on"
      ),
    ]
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).withoutIndentation
    for (state, moves, storyboard) in cases {
      let play = try Play(state, moves)
      var lines = play.storyboard.split(separator: "\n").filter { !$0.hasPrefix("//") }
      let title = try #require(lines.first)
      lines.removeFirst()
      // These lines are below, among the states of the screen, and compile: only their title differs.
      expect(source, contains: lines.joined(separator: "\n").withoutIndentation, comment: "\(play.storyboard)")
      expect(title.hasPrefix(".storyboard(\"press") || title.hasPrefix(".storyboard(\"type"), "\(title)")
      let frame = try #require(DeclaredScreen(PlayedShelf()).frames.first { $0.name == storyboard })
      guard case .drawn(let moments) = try frame.drive().result else {
        Issue.record("'\(storyboard)' is not drawn")
        continue
      }
      expect(moments.last?.lines, is: play.answers.last?.lines)
    }
    // A play's storyboard says how far it came.
    let partial: [(state: String, moves: [String], lines: [String])] = [
      ("loaded", ["press \"Clear\""], [".storyboard(\"press Clear\") { _ in"]),
      (
        "failed", ["press \"Try Again\""],
        [".storyboard(\"press Try Again\", proving: .loading) {", "$0.books = .fails(BookError.server(status: 503))"]
      ), ("loaded", ["wait 5s"], ["await $0.wait(.seconds(5))"]),
      (
        "failed", ["press \"Try Again\"", "wait 300ms", "press \"Cancel\""],
        [
          "try await $0.press(\"Try Again\")", "await $0.wait(.milliseconds(300))",
          "try await $0.press(\"Cancel\", whileLoading: true)",
        ]
      ),
      (
        "failed", ["world books is empty", "world books takes 3s", "press \"Try Again\"", "wait"],
        ["$0.books = .fails(BookError.server(status: 503)).then(.returns([]).delayed(by: .seconds(3)), fromCall: 2)"]
      ),
    ]
    for (state, moves, lines) in partial {
      let play = try Play(state, moves)
      let written = play.storyboard.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for line in lines { expect(written, contains: line, comment: "\(play.storyboard)") }
    }
  }

  @Test @MainActor func `gallery, golden and play show the same frame`() throws {
    for state in ["loaded", "loading", "empty", "failed"] {
      let answer = try #require(try Play(state).answers.first)
      let frame = try #require(DeclaredScreen(PlayedShelf()).frames.first { $0.name == state })
      guard case .drawn(let moments) = try frame.drive().result else {
        Issue.record("'\(state)' is not drawn")
        continue
      }
      let golden = GoldenText.text(screen: "Shelf", state: state, columns: 50, moments: moments)
      expect(
        golden.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast().map(String.init),
        is: answer.lines)
      let html = FrameHTML(Array(golden.utf8), DrawnSoFar()).html
      func text(_ html: String) -> String {
        html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      }
      expect(text(html), is: golden)
      // The words that are drawn, without the golden's marks, are those that a user of the play can see.
      let shown = text(html.replacing(/<u[ >].*?<\/u>/.dotMatchesNewlines(), with: ""))
      let drawing = golden.replacing(/\ +\{.*\}/, with: "")
      let labels = answer.nodes.map(\.label).filter { drawing.contains($0) && !$0.isEmpty }
      expect(!labels.isEmpty)
      for label in labels { expect(shown, contains: label, comment: state) }
    }
  }

  @Test(.enabled(if: isLongRun)) @MainActor func `the command plays a script with the same output each time`() throws {
    let package = try TemporaryPackage()
    try package.write("press \"Try Again\"\n# and then\nnext\n\ncalls\n", to: "script")
    func run(_ words: String...) throws -> ProcessRun {
      let tests = try #require(Bundle.main.executablePath)
      let command = "exec '\(tests)' --testing-library swift-testing --filter PlayedSuite"
      return try ProcessRun(
        BuiltProduct.everystate, ["play"] + words + ["--command", command], folder: package.root,
        environment: ["SNAPSHOT_TESTING_RECORD": "all"])
    }
    let played = try run("Shelf/failed", "--script", "script")
    expect(played.status, is: 0, "\(played)")
    expect(played.output, begins: "# Shelf / failed (50 columns)\n\n= Shelf\n")
    expect(played.output, contains: "\n\n# 2  next: 1s later\n= Shelf\n")
    expect(
      played.output,
      ends:
        "\n# calls\nbooks: call 1 threw BookError: server(status: 503)\nbooks: call 2 threw BookError: server(status: 503)\n"
    )
    try expect(run("Shelf/failed", "--script", "script").output, is: played.output)
    try expect(package.report() == nil && package.files().isEmpty, "no golden is compared, and no report written")

    try package.write("next\npress \"Burn\"\nwait\n", to: "impossible")
    let impossible = try run("Shelf/loading", "--script", "impossible")
    expect(impossible.status, is: 1)
    expect(impossible.errors, ends: "impossible, line 2: press \"Burn\" was not possible.\n")
    expect(impossible.output, contains: "\n?? There is nothing \"Burn\" to press on the screen.\n")
    let unknown = try run("Shelf/lost", "--script", "script")
    expect(unknown.status, is: 2)
    expect(unknown.errors, contains: "No test takes the frame 'Shelf/lost' from a catalog.")
  }
}

/// A played screen.
private struct Play {
  let answers: [PlayAnswer]
  private let moves: [String]

  @MainActor init(_ state: String, _ moves: String...) throws { try self.init(state, moves) }

  @MainActor init(_ state: String, _ moves: [String]) throws {
    let table = Table(moves.map { PlayMove($0)?.order.line ?? $0 })
    let frame = try #require(DeclaredScreen(PlayedShelf()).frames.first { $0.name == state })
    try frame.play(on: PlayTable(next: { table.next() }, answer: { table.take($0) }))
    answers = table.answers
    self.moves = moves
  }

  func lines(_ index: Int) -> [String] { answers.indices.contains(index) ? answers[index].lines : [] }

  var storyboard: String {
    PlayedStoryboard(
      answers[0],
      zip(moves, answers.dropFirst()).compactMap { words, answer in PlayMove(words).map { PlayedStep($0, answer) } }
    ).text
  }

  private final class Table: Sendable {
    private let state: Mutex<(moves: [String], answers: [PlayAnswer])>
    init(_ moves: [String]) { state = Mutex((moves, [])) }
    func next() -> String? { state.withLock { $0.moves.isEmpty ? nil : $0.moves.removeFirst() } }
    func take(_ answer: PlayAnswer) { state.withLock { $0.answers.append(answer) } }
    var answers: [PlayAnswer] { state.withLock { $0.answers } }
  }
}

/// The screen of the process that the command starts; in other processes it is not a test.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[PlayLink.frameVariable] != nil)) struct PlayedSuite {
  static let catalog = SnapshotCatalog { PlayedShelf() }
  @Test func matches() async throws { for frame in Self.catalog.frames { try await frame.verify() } }
}

private struct PlayedShelf: ScreenSnapshots {
  struct World: SnapshotWorld { var books = MockResponse(["Emma", "Ulysses"]) }

  let screenName = "Shelf"
  func view(_ world: World) -> some View { PlayedShelfView(books: world.books) }

  var states: [SnapshotState<World>] {
    [
      .loads(\.books, failure: BookError.server(status: 503)), .state("emptied", proving: .empty),
      .storyboard("played") {
        $0.books = .fails(BookError.server(status: 503)).then($0.books, fromCall: 2)
      } by: {
        try await $0.press("Try Again")
        try await $0.press("Clear")
      },
      .storyboard("played on", from: .beginning) { _ in
      } by: {
        try await $0.type("Em", into: "Title")
        await $0.wait(.seconds(2))
        try await $0.press("Clear")
      },
    ]
  }
}

enum BookError: Error { case server(status: Int) }

private struct PlayedShelfView: View {
  let books: MockResponse<[String]>
  @State private var found: [String]?
  @State private var hasFailed = false
  @State private var title = ""
  var body: some View {
    NavigationStack {
      Group {
        if hasFailed {
          down(Label("Offline", systemImage: "wifi.slash"), Button("Try Again") { Task { await load() } })
        } else if let found {
          if found.isEmpty { Text("Nothing to read") } else { list(found) }
        } else {
          down(ProgressView(), Button("Cancel") { hasFailed = true })
        }
      }.navigationTitle("Shelf").task { await load() }
    }
  }

  private func list(_ found: [String]) -> some View {
    List {
      TextField("Title", text: $title)
      ForEach(found, id: \.self) { book in Button(book) {}.disabled(book == "Ulysses") }
      Button("Clear") { self.found = [] }
    }
  }

  private func load() async {
    hasFailed = false
    found = nil
    do { found = try await books() } catch { hasFailed = true }
  }
}

extension String {
  fileprivate var withoutIndentation: String {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
