@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct RecordModeTests {
  @Test(
    arguments: [
      ([:], .missing, .byDefault), (["CI": "woodpecker"], .never, .continuousIntegration),
      (["SNAPSHOT_TESTING_RECORD": ""], .missing, .byDefault),
      (["SNAPSHOT_TESTING_RECORD": "never"], .never, .variable),
      (["SNAPSHOT_TESTING_RECORD": "missing", "CI": "1"], .missing, .variable),
      (["SNAPSHOT_TESTING_RECORD": "failed"], .failed, .variable),
      (["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], .all, .variable),
      (["SNAPSHOT_TESTING_RECORD": "1"], .all, .variable), (["SNAPSHOT_TESTING_RECORD": "true"], .all, .variable),
    ] as [([String: String], RecordMode, RecordMode.Origin)])
  func `the variable decides, then CI; otherwise the mode is missing`(
    _ environment: [String: String], _ mode: RecordMode, _ origin: RecordMode.Origin
  ) throws {
    let result = try RecordMode.of(environment: environment)
    expect(result.mode, is: mode)
    expect(result.origin, is: origin)
  }

  @Test(arguments: ["ALL", "yes", "0", "false", "failed ", "record"])
  func `an unknown mode is an error that lists the values, and records nothing`(_ value: String) throws {
    let package = try TemporaryPackage()
    let error = #expect(throws: InvalidSetting.self) { try package.session(["SNAPSHOT_TESTING_RECORD": value]) }
    expect(
      error?.description,
      is: "SNAPSHOT_TESTING_RECORD is '\(value)'. It must be one of never, missing, failed, all, 1, true "
        + "(1 and true mean all). Nothing was recorded.")
    expect(package.files(), is: [])
  }

  /// The file at the golden's path before the run.
  enum Golden: CaseIterable {
    case absent, equal, different, empty, carriageReturns, byteOrderMark, notUTF8, conflict, huge
    case folder, linkOutside, danglingLink, linkedFolder, pipe
  }

  private static let drawing = "# Watchlist / failed\nnew\n"

  /// For each mode and golden: the verdict, whether the run fails, and whether the golden is the new text afterwards.
  private func expectation(_ golden: Golden, _ mode: RecordMode) -> (verdict: Verdict, isFailure: Bool, isWritten: Bool)
  {
    let isDeliberate = mode == .failed || mode == .all
    switch golden {
    case .equal: return (.matched, false, true)
    case .absent: return mode == .never ? (.missing, true, false) : (.recorded, !isDeliberate, true)
    case .different: return isDeliberate ? (.recorded, false, true) : (.changed, true, false)
    case .conflict: return isDeliberate ? (.recorded, false, true) : (.conflicted, true, false)
    case .empty, .carriageReturns, .byteOrderMark, .notUTF8:
      return isDeliberate ? (.recorded, false, true) : (.invalid, true, false)
    case .huge, .folder, .linkOutside, .danglingLink, .linkedFolder, .pipe: return (.invalid, true, false)
    }
  }

  @Test(
    arguments: [
      (.carriageReturns, "invalid: the golden has a carriage return in line 1|__Snapshots__/** text eol=lf"),
      (.byteOrderMark, "invalid: the golden starts with a byte order mark|Save the file without it"),
      (.notUTF8, "invalid: the golden is not UTF-8 in line 2|Restore it from git"),
      (.empty, "invalid: the golden is empty|Restore it from git"),
      (.conflict, "conflicted: the golden contains an unresolved merge conflict at line 2|Resolve the merge"),
      (.conflict, "SNAPSHOT_TESTING_RECORD=failed EVERYSTATE_ONLY=Watchlist/failed swift test"),
      (.huge, "invalid: the golden has 1073741824 bytes, more than the limit of 8388608; it was not read|Move it away"),
      (.folder, "invalid: the golden is a folder|Move it away"),
      (.linkOutside, "invalid: the golden is reached through a symbolic link to '|Replace the link"),
      (.linkedFolder, "it is a symbolic link to '|Replace the link"),
      (.pipe, "invalid: the golden is not a regular file|Move it away"),
    ] as [(Golden, String)])
  func `the message for a broken golden says what is wrong and how to fix it`(golden: Golden, words: String) throws {
    let package = try TemporaryPackage()
    let name = try frame("Watchlist", "failed")
    try put(golden, in: package, at: name.path.text, outside: package)
    let message = try package.session(["CI": "1"]).verify(name, text: Self.drawing).message
    for part in words.split(separator: "|") { expect(message, contains: String(part)) }
    expect(message, contains: "golden: " + name.path.text)
  }

  @Test(arguments: Golden.allCases, RecordMode.allCases)
  func `every mode meets every golden`(_ golden: Golden, _ mode: RecordMode) throws {
    let environment = [RecordMode.variable: mode.rawValue]
    let (package, outside) = (try TemporaryPackage(), try TemporaryPackage())
    try outside.write("secret\n", to: "secret.txt")
    let name = try frame("Watchlist", "failed")
    let path = package.root + "/" + name.path.text
    try put(golden, in: package, at: name.path.text, outside: outside)
    let before = try status(path)
    let outcome = try package.session(environment).verify(name, text: Self.drawing)
    let expected = expectation(golden, mode)
    expect(outcome.verdict, is: expected.verdict)
    expect(outcome.isFailure, is: expected.isFailure)
    expect(outcome.headline, begins: "Watchlist / failed")

    if expected.isWritten {
      expect(package.text(name.path.text), is: Self.drawing)
    } else {
      try expect(status(path), is: before, "the file at the golden's path is untouched")
    }
    if golden == .equal { try expect(status(path), is: before, "an unchanged golden keeps its time and its file") }
    expect(outside.files("").filter { $0 != "Package.swift" }, is: ["secret.txt"])
    expect(outside.text("secret.txt"), is: "secret\n")

    let isSettled = expected.verdict == .matched || expected.verdict == .recorded
    expect(outcome.pending != nil, is: !isSettled)
    let pending = package.text(".build/everystate/pending/App.Snapshots/Watchlist/failed.txt")
    expect(pending, is: isSettled ? nil : Self.drawing)
    let reported = try only(try #require(try package.report(environment)).outcomes)
    expect(reported.verdict, is: expected.verdict)
    expect(reported.headline, is: outcome.headline)
    expect(reported.pending, is: outcome.pending)
    expect(package.files().allSatisfy { !$0.contains(".everystate-") }, "no temporary is left")
  }

  private func put(_ golden: Golden, in package: TemporaryPackage, at path: String, outside: TemporaryPackage) throws {
    let file = package.root + "/" + path
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    if golden != .linkedFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    switch golden {
    case .absent: break
    case .equal: try package.write(Self.drawing, to: path)
    case .different: try package.write("# Watchlist / failed\nold\n", to: path)
    case .empty: try package.write("", to: path)
    case .carriageReturns: try package.write(Self.drawing.replacingOccurrences(of: "\n", with: "\r\n"), to: path)
    case .byteOrderMark: try package.write("\u{FEFF}" + Self.drawing, to: path)
    case .notUTF8: try package.write(Data(Array("# W\n".utf8) + [0xC3, 0x28, 10]), to: path)
    case .conflict: try package.write("# W\n<<<<<<< HEAD\nold\n=======\nnew\n>>>>>>> branch\n", to: path)
    case .huge:
      try Data().write(to: URL(fileURLWithPath: file))
      // A hole of one gigabyte: reading all of it would take seconds.
      truncate(file, 1 << 30)
    case .folder: try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    case .linkOutside: symlink(outside.root + "/secret.txt", file)
    case .danglingLink: symlink(outside.root + "/none.txt", file)
    case .linkedFolder:
      try FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      symlink(outside.root, folder.path)
    case .pipe: mkfifo(file, 0o644)
    }
  }

  /// The state of the files that a write would change.
  private func status(_ path: String) throws -> [Int]? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return [
      Int(status.st_ino), Int(status.st_mode), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }

  @Test func `conflict markers in an app's text, and equal letters with other bytes, are compared by bytes`() throws {
    let package = try TemporaryPackage()
    let name = try frame("Merge", "loaded")
    let drawing = "<<<<<<< ours\n=======\n>>>>>>> theirs\n"
    _ = try package.session(["SNAPSHOT_TESTING_RECORD": "all"]).verify(name, text: drawing)
    try expect(package.session(["CI": "1"]).verify(name, text: drawing).verdict, is: .matched)
    let accent = try frame("Accent", "loaded")
    _ = try package.session(["SNAPSHOT_TESTING_RECORD": "all"]).verify(accent, text: "caf\u{E9}\n")
    try expect(package.session(["CI": "1"]).verify(accent, text: "cafe\u{301}\n").verdict, is: .changed)
  }

  @Test func `a drawing is not recorded if it could not be read back`() throws {
    let cases = [
      Row("", "is empty"), Row("a\r\nb\n", "has a carriage return in line 1"),
      Row("no end", "does not end in a line feed"), Row("\u{FEFF}a\n", "starts with a byte order mark"),
      Row("a\u{0}\n", "contains a NUL character"),
      Row(
        String(decoding: [UInt8](repeating: 0x78, count: 9 << 20), as: UTF8.self) + "\n",
        "has 9437185 bytes; 8388608 are allowed"),
    ]
    for (row, (text, words)) in cases.rows() {
      let package = try TemporaryPackage()
      let outcome = try package.session(["SNAPSHOT_TESTING_RECORD": "all"]).verify(frame("S", "s"), text: text)
      expect(outcome.verdict, is: .undrawn, at: row)
      expect(outcome.isFailure, at: row)
      expect(outcome.message, contains: words, at: row)
      expect(package.files(), is: [], at: row)
    }
  }

  @Test func `a golden that is longer, shorter or differs in one byte does not match`() throws {
    let drawing = String(repeating: "0123456789\n", count: 500)
    let name = try frame("S", "s")
    for golden in [drawing + "x\n", String(drawing.dropLast(11)), "1" + drawing.dropFirst(), drawing + drawing] {
      let package = try TemporaryPackage()
      try package.write(golden, to: name.path.text)
      try expect(package.session(["CI": "1"]).verify(name, text: drawing).verdict, is: .changed)
    }
  }

  @Test func `a golden of an older format is reformatted, and accepted apart`() throws {
    let name = try frame("Watchlist", "failed")
    let cases: [Row<([String: String], Verdict, Bool, Bool)>] = [
      Row(["CI": "1"], .reformatted, true, false), Row([:], .reformatted, true, false),
      Row(["SNAPSHOT_TESTING_RECORD": "failed"], .reformatted, true, false),
      Row(["SNAPSHOT_TESTING_RECORD": "all"], .recorded, false, true),
    ]
    for (row, (environment, verdict, isFailure, isWritten)) in cases.rows() {
      let package = try TemporaryPackage()
      try package.write("# The catalogs\nformat 1\nApp.Snapshots\n", to: "__Snapshots__/index.txt")
      try package.write("old\n", to: name.path.text)
      let outcome = try package.session(environment, textFormat: 2).verify(name, text: Self.drawing)
      expect(outcome.verdict, is: verdict, at: row)
      expect(outcome.isFailure, is: isFailure, at: row)
      expect(package.text(name.path.text), is: (isWritten ? Self.drawing : "old\n"), at: row)
      if isFailure {
        expect(outcome.message, contains: "swift run everystate accept --reformatted Watchlist/failed", at: row)
      }
      try expect(
        package.session(environment, textFormat: 1).verify(name, text: "other\n").verdict != .reformatted, at: row)
    }
  }

  @Test func `a reformatted difference is also printed once a run`() throws {
    let package = try TemporaryPackage()
    try package.write("# The catalogs\nformat 1\nApp.Snapshots\n", to: "__Snapshots__/index.txt")
    let names = [try frame("Watchlist", "failed"), try frame("Watchlist", "loaded")]
    for name in names { try package.write("old\n", to: name.path.text) }
    let session = try package.session(["CI": "1"], textFormat: 2)
    let messages = names.map { session.verify($0, text: Self.drawing).message }
    expect(messages[0], contains: "\n-old\n")
    expect(messages[1], lacks: "\n-old\n")
    expect(messages[1], contains: "\nsame change as Watchlist / failed (shown above)")
  }
}

@Suite struct RecordedTwinsTests {
  private func claims(waived: Bool) -> CatalogClaims {
    CatalogClaims(
      catalog: "App.Snapshots",
      screens: [
        ScreenClaims(
          screen: "Watchlist", states: ["loading", "failed", "loaded"].map { FrameClaim($0) },
          twinWaivers: waived ? [TwinWaiver("failed", "loading", reason: "the design says so")] : []),
        ScreenClaims(screen: "Detail", states: [FrameClaim("loaded")]),
      ])
  }

  private enum Look: String, CaseIterable { case first, last, never }

  /// Runs the tests; `completeness` says when the catalog's own test runs.
  private func run(
    _ package: TemporaryPackage, _ environment: [String: String], _ completeness: Look, waived: Bool = false
  ) throws -> [String] {
    let session = try package.session(environment)
    let claims = claims(waived: waived)
    try session.declare(claims)
    if completeness == .first { _ = session.completeness(of: claims) }
    for claim in try claims.goldens() where claim.name.kind == .frame && session.selection.matches(claim.name) {
      let body = claim.name.screen == "Detail" || claim.name.state != "loaded" ? "spinner" : "rows"
      _ = session.verify(claim.name, text: "# \(claim.name)\n\n\(body)\n")
    }
    if completeness == .last { _ = session.completeness(of: claims) }
    session.end()
    let complaints = session.complaintsAtEnd
    let reported = try package.report()?.findings.filter { $0.verdict == .twin && $0.severity == .failure }
    expect(reported?.map(\.headline), is: complaints.map { String($0.prefix { $0 != "\n" }) })
    expect(EndSummary(session).lines.first?.contains("1 pair of twins"), is: !complaints.isEmpty)
    return complaints
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func `a record run reports the twins it has recorded`(_ mode: RecordMode) throws {
    let environment = [RecordMode.variable: mode.rawValue]
    for completeness in Look.allCases {
      for only in [nil, "Watchlist", "Watchlist/failed,Watchlist/loading"].sampled(every: 2) {
        let package = try TemporaryPackage()
        let complaints = try run(
          package, environment.merging(only.map { [Selection.variable: $0] } ?? [:]) { $1 }, completeness)
        expect(complaints.count, is: 1, "\(completeness), \(only ?? "all")")
        expect(complaints.first ?? "", begins: "Watchlist: 'failed' and 'loading' look the same.")
        let waived = try TemporaryPackage()
        try expect(run(waived, environment, completeness, waived: true), is: [])
      }
    }
  }

  @Test func `a new twin is reported, and a run that writes nothing leaves twins to the catalog's test`() throws {
    let package = try TemporaryPackage()
    _ = try run(package, [RecordMode.variable: "all"], .last)
    let one = [RecordMode.variable: "failed", Selection.variable: "Watchlist/failed"]
    try package.write("other\n", to: "__Snapshots__/App.Snapshots/Watchlist/failed.txt")
    try expect(run(package, one, .never).count, is: 1)
    try expect(run(package, ["CI": "1"], .never), is: [])
    // A record run reports twins even if it writes nothing and the catalog's test runs too.
    try expect(run(package, [RecordMode.variable: "all"], .last).count, is: 1)
  }
}
