@testable import EveryStateGoldens
@testable import EveryStateReview

@Suite(.besideTheMainActor) struct ReportTests {
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }
  private var reportFiles: [String] { package.files(".build/everystate/reports") }

  private func append(_ text: String) throws {
    let path = ".build/everystate/reports/" + (try #require(reportFiles.last))
    try package.write((package.text(path) ?? "") + text, to: path)
  }

  @Test func `a report lists the results of a run`() throws {
    let name = try frame("Watchlist", "failed")
    let notes = FrameNotes(
      callLog: ["markets() threw offline\nat 2 s"], sleepers: ["poll, 30 s"], redactions: ["uuid: 1 value"],
      remarks: ["\u{7}é"])
    do {
      let session = try package.session(["CI": "1", "EVERYSTATE_ONLY": "Watchlist"], textFormat: 3)
      let place = SourceLine(file: package.root + "/Tests/S.swift", line: 7)
      session.begin(name, declaredAt: place)
      let running = try #require(try package.report())
      expect(
        running.unfinished,
        is: [.init(name: name, declaredAt: SourceLine(file: "Tests/S.swift", line: 7), verdict: .running)])
      expect(running.isRunning)
      expect(!running.isComplete)
      _ = session.verify(name, text: "new\n", declaredAt: place, notes: notes)
      session.end()
      session.end()
    }
    let report = try #require(try package.report())
    let header = try #require(report.processes.first)
    expect(report.processes.count, is: 1)
    expect(report.isComplete)
    expect(!report.isRunning)
    expect(report.troubles, is: [])
    expect(header.format, is: ReportHeader.currentFormat)
    expect(header.textFormat, is: 3)
    expect(header.selection, is: "Watchlist")
    expect(header.packageRoot, is: package.root)
    expect(header.recordMode, is: .never)
    expect(header.recordOrigin, is: .continuousIntegration)
    expect(header.process, is: Int(getpid()))
    let outcome = try #require(report.outcomes.first)
    expect(outcome.name, is: name)
    expect(outcome.verdict, is: .missing)
    expect(outcome.severity, is: .failure)
    expect(outcome.notes, is: notes)
    expect(outcome.declaredAt, is: SourceLine(file: "Tests/S.swift", line: 7))
    expect(outcome.golden, is: name.path.text)
    expect(outcome.addedLines, is: 1)
    expect(outcome.removedLines, is: 0)
  }

  @Test func `a matched frame's line leaves out what its name gives, and is read as a full outcome`() throws {
    let name = try frame("Watchlist", "failed")
    let notes = FrameNotes(callLog: ["markets() threw offline"], remarks: ["slow"])
    try package.write("old\n", to: name.path.text)
    do {
      let session = try package.session()
      session.begin(name, declaredAt: SourceLine(file: package.root + "/S.swift", line: 7))
      _ = session.verify(name, text: "old\n", notes: notes)
    }
    let text = package.text(".build/everystate/reports/" + (try #require(reportFiles.last)))
    let nameText = #"{"catalog":"App.Snapshots","screen":"Watchlist","state":"failed"}"#
    let notesText = #"{"callLog":["markets() threw offline"],"remarks":["slow"]}"#
    expect(
      text?.split(separator: "\n").last.map(String.init),
      is: #"{"outcome":{"actualDigest":"\#(Array("old\n".utf8).digest)","name":\#(nameText),"notes":\#(notesText)}}"#)
    let outcome = try #require(try package.report()?.outcomes.first)
    expect(outcome.declaredAt, is: SourceLine(file: "S.swift", line: 7))
    expect(outcome.notes.callLog, is: ["markets() threw offline"])
    expect(outcome.notes.remarks, is: ["slow"])
    expect(outcome.verdict, is: .matched)
    expect(outcome.severity, is: .note)
    expect(outcome.headline, is: "Watchlist / failed: matched")
    expect(outcome.golden, is: name.path.text)
    expect(outcome.actualDigest, is: outcome.goldenDigest)
  }

  @Test func `any string survives writing and reading, and a torn line is not read`() throws {
    let control = String(String.UnicodeScalarView((0...0x20).map { Unicode.Scalar($0)! }))
    let texts = [
      "", "plain", "\"q\" \\ / ' <&>", control, "\u{7F}\u{80}\u{A0}\u{2028}\u{FEFF}", "e\u{301} \u{E9} 👩‍🚀 漢",
      "\r\n\t\u{8}\u{C}",
    ]
    for (index, text) in texts.enumerated() {
      let name =
        index == 0 ? try GoldenName.matrix(catalog: "A.B") : try frame("S" + text, text + "s", catalog: text + "c")
      let place = index % 2 == 0 ? nil : SourceLine(file: text, line: index - 3)
      let notes = FrameNotes(
        callLog: [text, text], sleepers: [], redactions: [text], remarks: ["r", text], branches: [text],
        errors: [text], reached: [text, ""])
      var failed = FrameOutcome(
        name: name, verdict: .notDriven, severity: .failure, message: text, place: place, packageRoot: "/",
        pending: index % 3 == 0 ? nil : text, actual: nil, patch: nil)
      (failed.digest, failed.goldenDigest) = (index % 2 == 0 ? text : nil, index % 3 == 1 ? text : nil)
      let screen = ScreenClaims(
        screen: text, declaredAt: place, states: [FrameClaim(text, declaredAt: place), FrameClaim("x")],
        storyboards: [FrameClaim(text)], timelines: [FrameClaim(text)], previews: [FrameClaim("p"), FrameClaim(text)],
        waivers: [Waiver(state: text, reason: text), Waiver(state: "a", reason: "b")],
        twinWaivers: [TwinWaiver(text, "b", reason: text)])
      let matched = ReportOutcome(matched: name, notes: index == 0 ? FrameNotes() : notes, digest: text)
      let lines = [
        ReportLine(begin: ReportBegin(name: name, declaredAt: place)),
        ReportLine(outcome: ReportOutcome(failed, notes: notes)), ReportLine(outcome: matched),
        ReportLine(claims: CatalogClaims(catalog: text, screens: index == 0 ? [] : [screen, screen])),
        ReportLine(
          end: ReportEnd(
            outcomes: index, frames: [.matched: index], findings: [:], rules: [:], recordedRules: [],
            open: [name: .stuck])),
      ]
      // The lines that are written by hand read the same.
      try expect(ReportLine.reading(matched.line.dropLast()).outcome, is: matched)
      let begin = ReportBegin(name: name, declaredAt: place, isFound: index % 2 == 0 ? true : nil)
      let begun = try #require(ReportLine.reading(begin.line.dropLast()).begin)
      expect(begun.name, is: name)
      expect(begun.isFound, is: begin.isFound)
      expect(begun.declaredAt, is: place)
      for line in lines {
        let written = try line.bytes()
        let bytes = written.dropLast()
        expect(written.last, is: UInt8(ascii: "\n"))
        expect(!bytes.contains(UInt8(ascii: "\n")))
        try expect(ReportLine.reading(bytes).bytes(), is: written)
        for end in stride(from: 0, to: bytes.count, by: isLongRun ? 1 : 7) {
          #expect(throws: (any Error).self, "torn at \(end)") { try ReportLine.reading(bytes.prefix(end)) }
        }
      }
    }
  }

  @Test func `a frame that never ended has crashed, unless a retry ends it`() throws {
    let name = try frame("Watchlist", "failed")
    do { try package.session(["EVERYSTATE_RUN": "7"]).begin(name, declaredAt: nil) }
    let crashed = try #require(try package.report())
    expect(crashed.unfinished.map(\.verdict), is: [.crashed])
    expect(!crashed.isComplete)
    expect(!crashed.isRunning)
    do {
      let session = try package.session(["EVERYSTATE_RUN": "7"])
      session.begin(name, declaredAt: nil)
      _ = session.fail(name, .stuck, "no rest after 24 h; see the timer in WatchlistViewModel.")
    }
    let retried = try #require(try package.report())
    expect(retried.unfinished, is: [])
    expect(retried.outcomes.map(\.verdict), is: [.stuck])
    expect(
      retried.outcomes.first?.headline,
      is: "Watchlist / failed: stuck: no rest after 24 h; see the timer in WatchlistViewModel.")
    expect(retried.processes.count, is: 2)
  }

  @Test func `a process that replaces another continues its report and fails the frame under way`() throws {
    let all = ["SNAPSHOT_TESTING_RECORD": "all"]
    var path = ""
    do {
      let session = try package.session(all)
      path = session.reportPath
      session.begin(try frame("S", "done"), declaredAt: SourceLine(file: "T.swift", line: 3))
      _ = session.verify(try frame("S", "done"), text: "x\n")
      session.begin(try frame("S", "under way"), declaredAt: SourceLine(file: "T.swift", line: 4))
    }
    try append("{\"torn")
    let inherited = all.merging([ReportContinuation.variable: "/elsewhere/x\n" + path, "EVERYSTATE_DIED_OF": "a trap"])
    { $1 }
    do {
      let session = try package.session(inherited)
      expect(session.reportPath, is: path)
      expect(session.outcomeBeforeRestart(try frame("S", "done"))?.verdict, is: .recorded)
      let crashed = try #require(session.outcomeBeforeRestart(try frame("S", "under way")))
      expect(crashed.isFailure)
      expect(crashed.headline, contains: "crashed: a trap.")
      expect(session.outcomeBeforeRestart(try frame("S", "later")) == nil)
      _ = session.verify(try frame("S", "later"), text: "y\n")
      session.end()
    }
    let report = try #require(try package.report())
    expect(report.processes.count, is: 1)
    expect(report.isComplete)
    expect(report.unfinished, is: [])
    expect(report.outcomes.map(\.verdict), is: [.recorded, .recorded, .crashed])
    expect(report.outcomes.last?.declaredAt, is: SourceLine(file: "T.swift", line: 4))
    // A child process that inherits the variables has another number and is a run of its own.
    let header = try #require(
      package.text(".build/everystate/reports/" + (path.split(separator: "/").last.map(String.init) ?? "")))
    try header.replacing("\"process\":\(getpid())", with: "\"process\":1").write(
      toFile: path, atomically: true, encoding: .utf8)
    try expect(package.session(inherited).reportPath != path)
  }

  @Test func `a run with a dead process does not pass until another process has done its work`() throws {
    let claims = ["A.A", "B.B"].map { CatalogClaims(catalog: $0, screens: []) }
    /// Writes the report of a process of the run; a nil end is a death.
    func process(_ claims: [CatalogClaims], ends: Bool) throws -> Bool {
      let session = try package.session(["EVERYSTATE_RUN": "7", "SNAPSHOT_TESTING_RECORD": "all"])
      for claim in claims { try session.declare(claim) }
      _ = session.verify(try frame("S", "a"), text: "a\n")
      if ends { session.end() }
      return try withExtendedLifetime(session) { try #require(try package.report()).hasDied }
    }
    try expect(process(claims, ends: true), is: false)
    try expect(process(claims, ends: false), is: false, "it is still running")
    try expect(package.report()?.hasDied, is: true)
    try expect(process([claims[0]], ends: true), is: true, "another shard does not make up for it")
    try expect(process(claims, ends: true), is: false)
  }

  @Test func `processes of one run are read together, those of other runs are not`() throws {
    for (run, state) in [("1", "a"), ("2", "b"), ("2", "c"), ("2", "b")] {
      let session = try package.session(["EVERYSTATE_RUN": run, "SNAPSHOT_TESTING_RECORD": "all"])
      _ = session.verify(try frame("S", state), text: "\(state)\n")
      session.end()
    }
    let report = try #require(try package.report())
    expect(report.processes.map(\.run), is: ["2", "2", "2"])
    expect(report.outcomes.map(\.name.state), is: ["b", "c"])
    expect(report.outcomes.map(\.verdict), is: [.matched, .recorded], "the newest record of a frame counts")
  }

  @Test func `torn, broken and foreign lines are named`() throws {
    do {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": "all"])
      _ = session.verify(try frame("S", "a"), text: "a\n")
    }
    try append("garbage\n{\"later\":{\"x\":1}}\n{\"outcome\":{\"name\":")
    let report = try #require(try package.report())
    expect(report.outcomes.map(\.verdict), is: [.recorded])
    let troubles = try exactly(2, report.troubles)
    expect(troubles.first ?? "", ends: ".jsonl:3 cannot be read. Run the tests again.")
    expect(
      troubles[at: 1] ?? "",
      ends:
        "ends in an incomplete line: its process was killed, or the disk was full, while it wrote. Run the tests again."
    )
    expect(report.gaps, is: troubles)
  }

  @Test func `files that are not reports of this version are named`() throws {
    _ = try package.session().verify(frame("S", "a"), text: "a\n")
    try package.write("{\"header\":{\"format\":99}}\n", to: ".build/everystate/reports/20000101T000000.000000Z-1.jsonl")
    try package.write("", to: ".build/everystate/reports/20000101T000000.000000Z-2.jsonl")
    try package.write("{\"header\":{\"format\":1}}\n", to: ".build/everystate/reports/20000101T000000.000000Z-3.jsonl")
    let troubles = try #require(try package.report()).troubles
    let version = "it is incomplete, or not a report of this version"
    for (trouble, reason) in zip(try exactly(3, troubles), [version, "it is empty", version]) {
      expect(trouble, ends: ".jsonl: \(reason). Remove it.")
    }
  }

  @Test func `a package without reports has no run`() throws {
    try expect(RunReport.newest(in: OutputArea(packageRoot: package.root, environment: [:])) == nil)
  }

  @Test func `no damage to a report makes reading it fail`() throws {
    do {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_RUN": "1"])
      for state in 0..<5 { _ = session.verify(try frame("S", "\(state)"), text: "\(state)\n") }
      session.end()
    }
    let path = package.root + "/.build/everystate/reports/" + (try #require(reportFiles.first))
    let original = try #require(FileManager.default.contents(atPath: path)).map { $0 }
    let headerEnd = try #require(original.firstIndex(of: 10))
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: headerEnd + 1..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index...)
        default: bytes.insert(contentsOf: bytes.suffix(Int.random(in: 0...40, using: &random)), at: index)
        }
        if bytes.count <= headerEnd + 1 { break }
      }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let report = try #require(try package.report())
      expect(report.outcomes.count <= 6)
      // Whole lines that are cut off leave no trace.
      if bytes.count >= original.count, report.troubles.isEmpty { expect(report.outcomes.count, is: 5) }
    }
  }

  @Test func `a finished session is not live, even if another process still has its file open`() throws {
    var held: Int32 = -1
    do {
      let session = try package.session()
      // A process that is being started holds a copy of every file of its parent for a moment.
      let path = session.report.path
      held = try #require((3..<1024).first { Self.path(of: Int32($0)) == path }.map { dup(Int32($0)) })
      try expect(package.report()?.isRunning, is: true)
      session.end()
    }
    defer { close(held) }
    expect(Self.path(of: held) ?? "", ends: ".jsonl")
    try expect(package.report()?.isRunning, is: false)
  }

  @Test func `the newest ten runs and all live ones are kept`() throws {
    do {
      let live = try package.session()
      for _ in 0..<14 { try package.session().end() }
      expect(reportFiles.count, is: 11)
      withExtendedLifetime(live) {}
    }
    _ = try package.session()
    expect(reportFiles.count, is: 10)
  }

  private static func path(of file: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
  }

  @Test func `threads share a session`() throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": "all"])
    let count = isLongRun ? 200 : 20
    let names = try (0..<count).map { try frame("Screen \($0 % 5)", "state \($0)") }
    DispatchQueue.concurrentPerform(iterations: 2 * count) { index in
      let name = names[index % names.count]
      session.begin(name, declaredAt: nil)
      _ = session.verify(name, text: "# \(name)\n\(String(repeating: "row\n", count: 300))")
    }
    session.end()
    let report = try #require(try package.report())
    expect(report.troubles, is: [])
    expect(report.outcomes.map(\.name), is: names.sorted())
    expect(package.files().count, is: names.count, "no temporary is left, nothing is missing")
    expect(report.outcomes.allSatisfy { $0.severity == .note })
  }

  @Test func `the variable moves the output area, but never among the goldens`() throws {
    let elsewhere = try TemporaryPackage()
    for (value, folder) in [("out/here", package.root + "/out/here"), (elsewhere.root, elsewhere.root)] {
      let environment = ["EVERYSTATE_OUTPUT": value, "CI": "1"]
      let outcome = try package.session(environment).verify(frame("S", "a"), text: "a\n")
      expect(outcome.pending, is: folder + "/pending/App.Snapshots/S/a.txt")
      try expect(package.report(environment)?.outcomes.count, is: 1)
    }
    expect(package.files(".build"), is: [])
    symlink("__Snapshots__", package.root + "/link")
    symlink("__Snapshots__/gone", package.root + "/missing")
    mkdir(package.root + "/out", 0o755)
    symlink("../link", package.root + "/out/reports")
    for place in ["__Snapshots__/out", "link", "link/out", "missing", "missing/out", "out"] {
      let trouble = #expect(throws: FileTrouble.self) { try package.session(["EVERYSTATE_OUTPUT": place]) }
      expect(trouble?.description ?? "", contains: "it is inside the goldens' folder", comment: place)
    }
    expect(package.files(), is: [])
  }

  @Test func `a run stops with the name of an output area that it cannot write to`() throws {
    try package.write("a file\n", to: ".build")
    let error = #expect(throws: FileTrouble.self) { try package.session() }
    expect(error?.description ?? "", contains: package.root + "/.build")
  }
}
