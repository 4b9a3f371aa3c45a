import SwiftUI

@testable import EveryState
@testable import EveryStateReview

/// A screen used by hand: the effect of each move, the description of the screen, and the resulting storyboard.
@MainActor struct PlayTests {
  @Test func `each move shows the screen after it`() throws {
    let play = try Play("failed", "press \"Try Again\"", "next")
    let failed = [
      "= Shelf", "", "                      <> Offline                      {wifi.slash}",
      "                     [Try Again]",
    ]
    expect(play.lines(0), is: failed)
    expect(play.lines(1), contains: "                        <...>")
    expect(play.lines(2), is: failed)
  }

  @Test func `time passes only by a move`() throws {
    let play = try Play("failed", "press \"Try Again\"", "next", "wait", "wait 5s")
    expect(play.answers.map(\.time), is: [1, 1, 2, 2, 7].map { $0 * 1_000_000_000 })
    expect(play.answers.map(\.inFlight), is: [[], ["books"], [], [], []])
  }

  @Test func `a dependency changes its answer from the next call on`() throws {
    let cases: [Row<(String, String, String)>] = [
      Row("answers", "* [Emma]", "returns 2 elements"),
      Row("is empty", "                   Nothing to read", "returns nothing"),
      Row("fails", "                     [Try Again]", "fails with server(status: 503)"),
      Row("as in \"loaded\"", "* [Emma]", "returns 2 elements"),
    ]
    for (row, (change, line, words)) in cases.rows() {
      let play = try Play("failed", "world books \(change)", "press \"Try Again\"", "wait")
      let answers = try exactly(4, play.answers)
      expect(play.lines(3), contains: line, comment: "\(play.lines(3))", at: row)
      expect(answers[3].world.map(\.words), is: [words], at: row)
      expect(answers[1].lines, is: answers[0].lines, "the answer before the change stays", at: row)
    }
  }

  @Test func `a dependency that never answers stays in flight`() throws {
    let play = try Play("failed", "world books never answers", "press \"Try Again\"", "wait 60s")
    expect(play.answers.last?.inFlight, is: ["books"])
    expect(play.lines(3), contains: "                        <...>")
  }

  @Test func `a dependency that takes 20 s answers after them`() throws {
    let play = try Play("failed", "world books answers", "world books takes 20s", "press \"Try Again\"", "wait")
    expect(play.answers.last?.time, is: 21_000_000_000)
    expect(play.lines(4), contains: "* [Emma]")
  }

  @Test func `an impossible move says why and changes nothing`() throws {
    let play = try Play(
      "loaded", "press \"Burn\"", "world films fails", "world books as in \"lost\"", "next", "dance", "press \"Clear\"")
    expect(
      play.problems,
      is: [
        nil, "The screen has no element \"Burn\" to press.", "The world has no dependency 'films'. It has books.",
        "The screen declares no state 'lost'. It declares 'loaded', 'loading', 'empty', 'failed', 'emptied', 'played', 'played on'.",
        "Nothing is scheduled: the screen is waiting for you.", "'dance' is not a move.", nil,
      ])
    expect(play.lines(5), is: play.lines(0))
    expect(play.lines(6) != play.lines(0), "the possible move has no effect")
  }

  @Test func `a state that was not reached can still be used`() throws {
    let play = try Play("emptied", "press \"Clear\"")
    let problems = try exactly(2, play.problems)
    expect(problems[0] ?? "", begins: "'emptied' was not reached: ")
    expect(problems[1] == nil, "\(problems)")
    expect(play.lines(1), contains: "                   Nothing to read")
  }

  @Test func `an answer lists the controls, the speech and the calls`() throws {
    let answer = try #require(Play("loaded", "type \"Em\" into \"Title\"").answers.last)
    expect(
      answer.controls.map(\.line),
      is: [
        #"field "Title", value "Em": type "..." into "Title"; submit "Title""#,
        #"button "Emma": press "Emma""#, #"button "Ulysses", disabled"#, #"button "Clear": press "Clear""#,
      ])
    expect(
      answer.voice,
      is: ["Shelf, heading", "Title, Em, text field", "Emma, button", "Ulysses, button, dimmed", "Clear, button"])
    expect(answer.calls, is: ["books: call 1 returned 2 elements"])
  }

  @Test func `controls of one name are numbered, and a text of that name does not count`() {
    let view = VStack {
      Text("Add")
      Button("Add") {}
      Button("Add") {}
    }
    let screen = TextScreen(view, columns: 30, height: 12)
    screen.update()
    defer { screen.unmount() }
    expect(
      PlayControls(screen, screen.elements).controls.flatMap(\.moves),
      is: [#"press "Add" number 1"#, #"press "Add" number 2"#])
  }

  @Test func `the prompt that names an empty field is said once`() throws {
    let answer = try #require(Play("loaded").answers.last)
    expect(answer.voice, contains: "Title, text field")
  }

  @Test func `a play becomes a storyboard that reaches the same screen`() throws {
    let cases: [Row<(String, [String], String, String)>] = [
      Row(
        "failed", ["world books answers", "press \"Try Again\"", "next", "press \"Clear\""], "played",
        "press Try Again then press Clear"),
      Row(
        "loading", ["next", "type \"E\" into \"Title\"", "type \"m\" into \"Title\"", "wait 2s", "press \"Clear\""],
        "played on", "type E into Title then type m into Title then press Clear"),
    ]
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).withoutIndentation
    for (row, (state, moves, storyboard, title)) in cases.rows() {
      let play = try Play(state, moves)
      let lines = play.storyboard.split(separator: "\n").filter { !$0.hasPrefix("//") }
      expect(lines.first.map(String.init) ?? "", begins: ".storyboard(\"\(title)\"", at: row)
      // These lines are below, among the states of the screen, and compile: only their title differs.
      let body = lines.dropFirst().joined(separator: "\n").withoutIndentation
      expect(source, contains: body, comment: "\(play.storyboard)", at: row)
      expect(play.lines(moves.count), is: try PlayedShelf.moments(storyboard).last?.lines ?? [], at: row)
    }
  }

  @Test func `the storyboard of a play has its title, its world and its steps`() throws {
    let cases: [Row<(String, [String], [String])>] = [
      Row("loaded", ["press \"Clear\""], [".storyboard(\"press Clear\") { _ in"]),
      Row(
        "failed", ["press \"Try Again\""],
        [".storyboard(\"press Try Again\", proving: .loading) {", "$0.books = .fails(BookError.server(status: 503))"]),
      Row("loaded", ["wait 5s"], ["await $0.wait(.seconds(5))"]),
      Row(
        "failed", ["press \"Try Again\"", "wait 300ms", "press \"Cancel\""],
        [
          "try await $0.press(\"Try Again\")", "await $0.wait(.milliseconds(300))",
          "try await $0.press(\"Cancel\", whileLoading: true)",
        ]),
      Row(
        "failed", ["world books is empty", "world books takes 3s", "press \"Try Again\"", "wait"],
        ["$0.books = .fails(BookError.server(status: 503)).then(.returns([]).delayed(by: .seconds(3)), fromCall: 2)"]),
    ]
    for (row, (state, moves, lines)) in cases.rows() {
      let play = try Play(state, moves)
      let written = play.storyboard.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for line in lines { expect(written, contains: line, comment: "\(play.storyboard)", at: row) }
    }
  }

  @Test(arguments: [
    (["search \"E\"", "search \"Em\""], ["search(\"Em\")"]),
    (["press \"Clear\"", "search \"Em\""], ["press(\"Clear\")", "search(\"Em\")"]),
    (["type \"E\" into \"Title\"", "type \"m\" into \"Title\""], ["type(\"Em\", into: \"Title\")"]),
    (
      ["type \"E\" into \"Title\"", "type \"m\" into \"Name\""],
      ["type(\"E\", into: \"Title\")", "type(\"m\", into: \"Name\")"]
    ),
    (["search \"E\"", "wait 1s", "search \"Em\""], ["search(\"E\")", "search(\"Em\")"]),
  ]) func `keys of one text are one action, and nothing else is lost`(_ moves: [String], _ actions: [String]) throws {
    let start = try only(Play("loaded").answers)
    let steps = moves.compactMap { PlayMove($0) }.map { PlayedStep($0, start) }
    expect(steps.count, is: moves.count)
    let lines = PlayedStoryboard(start, steps).text.split(separator: "\n").filter { $0.contains("try await $0.") }
    expect(lines.map { String($0.trimmingPrefix("  try await $0.")) }, is: actions)
  }

  @Test(arguments: ["loaded", "loading", "empty", "failed"])
  func `gallery, golden and play show the same frame`(_ state: String) throws {
    let answer = try only(Play(state).answers)
    let golden = try GoldenText.text(screen: "Shelf", state: state, columns: 50, moments: PlayedShelf.moments(state))
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
    expect(!labels.isEmpty, "no label of \(answer.nodes) is drawn")
    for label in labels { expect(shown, contains: label) }
  }

  /// Plays a frame by the command, with a script of these lines.
  private func run(_ frame: String, _ script: String, in package: TemporaryPackage) throws -> ProcessRun {
    try package.write(script, to: "script")
    let tests = try #require(Bundle.main.executablePath)
    let command = "exec '\(tests)' --testing-library swift-testing --filter PlayedSuite"
    return try ProcessRun(
      BuiltProduct.everystate, ["play", frame, "--script", "script", "--command", command], folder: package.root,
      environment: ["SNAPSHOT_TESTING_RECORD": "all"])
  }

  @Test(.enabled(if: isLongRun)) func `the command plays a script, the same each time, and records nothing`() throws {
    let package = try TemporaryPackage()
    let script = "press \"Try Again\"\n# and then\nnext\n\ncalls\n"
    let played = try run("Shelf/failed", script, in: package)
    expect(played.status, is: 0, "\(played)")
    expect(played.output, begins: "# Shelf / failed (50 columns)\n\n= Shelf\n")
    expect(played.output, contains: "\n\n# 2  next: 1s later\n= Shelf\n")
    let call = "threw BookError: server(status: 503)\n"
    expect(played.output, ends: "\n# calls\nbooks: call 1 \(call)books: call 2 \(call)")
    try expect(run("Shelf/failed", script, in: package).output, is: played.output)
    try expect(package.report() == nil, "a report was written")
    expect(package.files(), is: [], "a golden was written")
  }

  @Test(.enabled(if: isLongRun)) func `the command names the line of an impossible move`() throws {
    let played = try run("Shelf/loading", "next\npress \"Burn\"\nwait\n", in: TemporaryPackage())
    expect(played.status, is: 1)
    expect(played.errors, ends: "script, line 2: press \"Burn\" was not possible.\n")
    expect(played.output, contains: "\n?? The screen has no element \"Burn\" to press.\n")
  }

  @Test(.enabled(if: isLongRun)) func `the command reports a frame that no test takes`() throws {
    let played = try run("Shelf/lost", "next\n", in: TemporaryPackage())
    expect(played.status, is: 2)
    expect(played.errors, contains: "No test takes the frame 'Shelf/lost' from a catalog.")
  }
}

private struct Play {
  let answers: [PlayAnswer]
  private let moves: [String]
  @MainActor init(_ state: String, _ moves: String...) throws { try self.init(state, moves) }

  @MainActor init(_ state: String, _ moves: [String]) throws {
    let table = Table(moves.map { PlayMove($0)?.order.line ?? $0 })
    try PlayedShelf.frame(state).play(on: PlayTable(next: { table.next() }, answer: { table.take($0) }))
    answers = table.answers
    self.moves = moves
  }

  func lines(_ index: Int) -> [String] { answers.indices.contains(index) ? answers[index].lines : [] }

  var problems: [String?] { answers.map { $0.problem?.split(separator: "\n").first.map(String.init) } }

  var storyboard: String {
    guard let start = answers.first else { return "nothing was played" }
    return PlayedStoryboard(
      start,
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

  @MainActor static func frame(_ name: String) throws -> DeclaredScreen.Frame {
    try #require(DeclaredScreen(PlayedShelf()).frames.first { $0.name == name })
  }

  @MainActor static func moments(_ name: String) throws -> [DrivenFrame.Moment] { try frame(name).drive().moments }

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
