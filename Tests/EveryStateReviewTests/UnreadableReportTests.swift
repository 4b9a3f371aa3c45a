/// A newest report that cannot be read: the run before it says nothing of it.
@Suite struct UnreadableReportTests {
  enum Damage: String, CaseIterable {
    case empty = "it is empty"
    case cut = "it is incomplete, or not a report of this version"
    case other = "not a report of this version"
    case folder = "it is a folder"
    case link = "it is reached through a symbolic link"
    case pipe = "it is not a regular file"
    case denied = "it cannot be read: Permission denied"

    func apply(to path: String) throws {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      unlink(path)
      switch self {
      case .empty: try "".write(toFile: path, atomically: false, encoding: .utf8)
      case .cut: try text.prefix(40).write(toFile: path, atomically: false, encoding: .utf8)
      case .other:
        try text.replacing(#""format":3"#, with: #""format":2"#).write(toFile: path, atomically: false, encoding: .utf8)
      case .folder: mkdir(path, 0o755)
      case .link: symlink("elsewhere", path)
      case .pipe: mkfifo(path, 0o644)
      case .denied:
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, 0)
      }
    }
  }

  static let commands = [
    "status", "status --json", "summary", "summary --json", "summary --code-quality", "review", "diff", "diff --patch",
    "accept Detail", "reject", "prune --yes", "findings", "show", "gallery", "map", "coverage",
  ]

  private let reviewed: ReviewedPackage
  init() throws { reviewed = try ReviewedPackage() }

  private func rewriteNewest(_ change: (String) -> String) throws {
    try reviewed.run()
    let path = try newestReport(reviewed.package)
    let (old, new) = (try String(contentsOfFile: path, encoding: .utf8), path + ".new")
    try #require(change(old) != old)
    try change(old).write(toFile: new, atomically: false, encoding: .utf8)
    rename(new, path)
  }

  private func newestReport(_ package: TemporaryPackage, in folder: String = ".build/everystate") throws -> String {
    "\(package.root)/\(folder)/reports/" + (try #require(package.files(folder + "/reports").last))
  }

  @Test(arguments: Damage.allCases.filter { $0 != .denied || getuid() != 0 })
  func `no command shows an older run in its place`(_ damage: Damage) throws {
    let changed = try ReviewedPackage.changed()
    try changed.run()
    let path = try newestReport(changed.package)
    try damage.apply(to: path)
    let before = changed.package.files("")
    for command in Self.commands {
      let run = try changed.package.everystate(command.split(separator: " ").map(String.init))
      let words = (run.output + run.errors).replacing("\\/", with: "/")
      expect(words, contains: "Cannot read \(path): ", damage.rawValue, comment: command)
      expect(words, contains: "run the tests again.", comment: command)
      expect(run.status, is: 2, command)
    }
    expect(changed.package.files(""), is: before)
    try changed.run()
    let after = try changed.package.everystate("status")
    expect(after.errors, contains: "note: Cannot read \(path): ")
    expect(after.status, is: 0)
  }

  @Test(arguments: ["jobs/1", "jobs/2"]) func `a shard whose report cannot be read is named`(_ job: String) throws {
    let reviewed = try ReviewedPackage()
    for number in 1...2 {
      let session = try reviewed.package.session([
        "SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_OUTPUT": "jobs/\(number)", "EVERYSTATE_SHARD": "\(number)/2",
      ])
      try reviewed.check(session) { $1 }
      session.end()
    }
    try expect(reviewed.package.everystate("status", "--report", "jobs/1", "jobs/2").status, is: 0)
    let path = try newestReport(reviewed.package, in: job)
    try Damage.empty.apply(to: path)
    let run = try reviewed.package.everystate("status", "--report", "jobs/1", "jobs/2")
    expect(run.errors, contains: "Cannot read \(path): it is empty.")
    expect(run.status, is: 2)
  }

  @Test(arguments: ["0/0", "1/0", "3/2", "-1/2", "1/1001", "1/99999999999"])
  func `a header with an impossible shard is not a report`(_ shard: String) throws {
    let numbers = shard.split(separator: "/")
    let value = #""format":3,"shard":{"number":\#(numbers[0]),"count":\#(numbers[1])}"#
    try rewriteNewest { $0.replacing(#""format":3"#, with: value) }
    try expect(reviewed.package.everystate("status"), status: 2, warns: "not a report of this version")
  }

  @Test(arguments: [Int.min, -1]) func `an impossible number of results loses none`(_ count: Int) throws {
    try rewriteNewest { $0.replacing(#""outcomes":6"#, with: #""outcomes":\#(count)"#) }
    try expect(reviewed.package.everystate("status").status, is: 0)
  }

  @Test func `a header of a hundred kilobytes is read`() throws {
    let session = try reviewed.package.session(["EVERYSTATE_RUN": String(repeating: "long", count: 30_000)])
    try reviewed.check(session) { $1 }
    session.end()
    try expect(reviewed.package.everystate("status"), status: 0, errors: "")
  }

  @Test func `the torn report of a run's first process is not one of an older run`() throws {
    for _ in 1...2 {
      let session = try reviewed.package.session(["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_RUN": "of two"])
      try reviewed.check(session) { $1 }
      session.end()
    }
    let path = try #require(reviewed.package.files(".build/everystate/reports").dropLast().last)
    try Damage.cut.apply(to: reviewed.package.root + "/.build/everystate/reports/" + path)
    try expect(reviewed.package.everystate("status"), status: 2, warns: "The newest run is unknown")
  }

  @Test func `only a report's name makes a file a report`() throws {
    let names = ["notes.jsonl", "zebra.jsonl", "2027.jsonl", "20990101-notes.jsonl"]
    for name in names { try reviewed.package.write("mine\n", to: ".build/everystate/reports/\(name)") }
    try expect(reviewed.package.everystate("status"), status: 0, errors: "")
  }

  @Test(arguments: [("{\n", ":3 cannot be read. run"), ("", " lacks 1 result. run")])
  func `a lost line is not a pass`(_ line: String, _ words: String) throws {
    let changed = try ReviewedPackage()
    try changed.run()
    let path = try newestReport(changed.package)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let old = text.split(separator: "\n")[2] + "\n"
    try text.replacing(old, with: line).write(toFile: path, atomically: false, encoding: .utf8)
    for command in ["status", "summary", "review"] {
      let run = try changed.package.everystate(command)
      expect(run.output.lowercased(), contains: "not a pass: \(path)".lowercased() + words, comment: command)
      expect(run.status, is: 1, command)
    }
    expect(try changed.package.everystate("findings").status, is: 1)
  }
}
