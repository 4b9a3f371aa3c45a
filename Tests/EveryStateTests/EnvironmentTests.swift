import SwiftUI

/// This package's tests have the same results in any environment. Only the samples' catalogs obey the caller's settings, as a client's do.
///
/// `scripts/lib/environments.sh` runs all tests in each of these environments.
struct EnvironmentTests {
  /// The variables that sources read beside the tables of agents and CI: a valid value, and one that is refused or unusual.
  private static let settings: [String: (valid: String, other: String)] = [
    "CLICOLOR_FORCE": ("1", "0"), "EVERYSTATE_CONTINUES": ("/gone", "/dev/null"), "EVERYSTATE_DIED_IN": ("a\tb", "a"),
    "EVERYSTATE_DIED_OF": ("signal 9", ""), "EVERYSTATE_EXPLORE": ("/gone/notes", "gone"),
    "EVERYSTATE_EXPLORE_SEED": ("7", "x"), "EVERYSTATE_EXPLORE_UNTIL": ("1", "x"),
    "EVERYSTATE_EXPLORE_WORLDS": ("1", "x"), "EVERYSTATE_MUTANT": ("1", "x"), "EVERYSTATE_ONLY": ("Watchlist", ","),
    "EVERYSTATE_OUTPUT": ("/gone", "__Snapshots__"), "EVERYSTATE_PLAY": ("Shelf/loaded", ","),
    "EVERYSTATE_PLAY_AT": ("/gone", "/dev/null"), "EVERYSTATE_RESTARTS": ("3", "x"),
    "EVERYSTATE_ROOT": ("/dev", "gone"), "EVERYSTATE_RUN": ("a", "a\tb"), "EVERYSTATE_SHARD": ("2/2", "9/2"),
    "EVERYSTATE_SHUFFLE": ("7", "x"), "EVERYSTATE_SINCE": ("HEAD", "gone"), "EVERYSTATE_WATCHDOG_SECONDS": ("60", "0"),
    "GITHUB_REPOSITORY": ("a/b", ""),
    "GITHUB_SERVER_URL": ("https://example.com", "x"), "GITHUB_SHA": ("abc", "x"), "NO_COLOR": ("1", "0"),
    "JOB_COMPLETION_INDEX": ("1", "x"), "SNAPSHOT_TESTING_RECORD": ("all", "garbage"), "TERM": ("dumb", ""),
    "TEST_SHARD_STATUS_FILE": ("/gone/status", ""), "TMPDIR": ("/tmp", "/gone"),
  ]

  /// Variables that shells, the C library, ICU, git and Swift Testing read.
  private static let machine: [String: (valid: String, other: String)] = [
    "COLUMNS": ("3", "x"), "FORCE_COLOR": ("3", "0"), "GIT_DIR": ("/gone", "x"), "LANG": ("de_DE.UTF-8", "C"),
    "LANGUAGE": ("ar", "x"), "LC_ALL": ("xx_YY.UTF-8", "POSIX"), "LINES": ("2", "x"), "TZ": ("Asia/Kolkata", "x"),
  ]

  /// Swift Testing sets it in the process of an exit test, and reads it there first.
  private static let ofSwiftTesting = "SWT_EXIT_TEST_ID"

  /// Tests whose results have depended on the environment; in a long run also tests of what reads it.
  private static let filter =
    "[.](Catalog|InlineGolden|Preview|RecordMode|Setting"
    + (isLongRun || isEach ? "|Acceptance|Command|MapCommand|NextCommand|ShardedRun" : "") + ")Tests/"

  private typealias Environment = (mask: String, variables: [String: String])

  /// Whether each variable is tried alone, which takes minutes; otherwise all are set at once.
  private static let isEach = ProcessInfo.processInfo.environment["EVERYSTATE_EACH_VARIABLE"] != nil

  @Test func `tests have the same results whatever the environment of their process contains`() throws {
    var all = Self.settings.merging(Self.machine) { $1 }
    for name in CodingAgent.variables + ContinuousIntegration.variables { all[name] = ("true", "false") }
    for name in ParallelRunner.variables { all[name] = ("1", "x") }
    var environments: [Environment] = [("077", all.mapValues { $0.valid })]
    if isLongRun { environments += [("000", all.mapValues { $0.other }), ("022", [:])] }
    for (name, values) in all.sorted(by: { $0.key < $1.key }) where Self.isEach {
      environments += [("022", [name: values.valid]), ("022", [name: values.other])]
    }
    let counts = try environments.map { try count($0.mask, $0.variables) }
    expect(Set(counts).count, is: 1, "\(counts)")
  }

  /// Runs the tests without a home, and returns the words of their run that count them.
  private func count(_ mask: String, _ variables: [String: String]) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let words = [tests, "--testing-library", "swift-testing", "--filter", Self.filter]
    let script = "umask \(mask); unset HOME; exec \"$0\" \"$@\""
    let run = try ProcessRun("/bin/sh", ["-c", script] + words, folder: Self.root, environment: variables)
    let said = run.output + run.errors
    let failures = said.split(separator: "\n").filter { $0.hasPrefix("\u{2718}") || $0.hasPrefix("\u{21B3}") }
    expect(run.status, is: 0, "\(variables)\n\(failures.joined(separator: "\n"))")
    let count = try #require(said.firstMatch(of: /Test run with (.+) suites/)).1
    return String(count)
  }

  private static let root = #filePath.components(separatedBy: "/Tests/EveryStateTests/")[0]

  @Test func `every variable that sources read has values in this test, and no other has`() throws {
    var (read, unnamed): (Set<String>, [String]) = ([Self.ofSwiftTesting], [])
    // Most files read none, and an expression takes a thousand times as long as a word.
    let words = ["ariable = \"", "getenv(", "nvironment", "variables()[", "EVERYSTATE_", "SNAPSHOT_TESTING_"]
    for (file, text) in Self.texts("Sources", ["swift", "c", "h"]) where words.contains(where: text.contains) {
      // However it is read.
      read.formUnion(text.matches(of: /"((?:EVERYSTATE|SNAPSHOT_TESTING)_[A-Z_]+)"/).map { String($0.1) })
      let names = text.matches(of: /let \w*[vV]ariable = "(\w+)"/)
      read.formUnion(names.map { String($0.1) })
      let accesses = /(?:getenv\(|nvironment(?:\[|\.setting\(|\.isOn\()|variables\(\)\[)([^\]\)]+)/
      for access in text.matches(of: accesses) {
        let key = access.1
        if let literal = key.wholeMatch(of: /"(\w+)"/)?.1 {
          read.insert(String(literal))
        } else if key.wholeMatch(of: /(?:"\\\()?[\w.]*[vV]ariable/) == nil,
          key.firstMatch(of: /\.self$|^keyPath:/) == nil
        {
          unnamed.append("\(file): \(access.0)")
        }
      }
    }
    let tables = Set(CodingAgent.variables + ContinuousIntegration.variables)
    let own = read.subtracting(tables).subtracting([Self.ofSwiftTesting])
    expect(own.subtracting(Self.settings.keys).sorted(), is: [], "variables without values in this test")
    expect(Set(Self.settings.keys).subtracting(own).sorted(), is: [], "variables that no source reads")
    expect(unnamed, is: [], "a variable's name is a literal, or a constant whose name ends in 'variable'")
  }

  @Test func `tests keep files only in folders that are removed at the end of their process`() {
    let names = ["NSTemporary" + "Directory", "temporary" + "Directory", "\"/tmp" + "\"", "\"/dev" + "/shm\""]
    let files = Self.texts("Tests", ["swift"]).filter { file in names.contains { file.text.contains($0) } }
    expect(files.map(\.file).filter { !$0.hasSuffix("EnvironmentTests.swift") }, is: ["TestSupport/TestFolder.swift"])
  }

  private static func texts(_ folder: String, _ kinds: Set<String>) -> [(file: String, text: String)] {
    let files = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return files.filter { kinds.contains(($0 as NSString).pathExtension) }.sorted().compactMap { file in
      (try? String(contentsOfFile: "\(root)/\(folder)/\(file)", encoding: .utf8)).map { (file, $0) }
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a killed process leaves no folder behind`() async throws {
    let folder = try TestFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path + "/name" as String] in
      let other = try TestFolder()
      try Data(other.path.utf8).write(to: URL(filePath: other.path + "/kept"))
      try Data(TestFolder.ofProcess.utf8).write(to: URL(filePath: path))
      kill(getpid(), SIGKILL)
    }
    let left = try String(contentsOfFile: folder.path + "/name", encoding: .utf8)
    expect(left != TestFolder.ofProcess)
    // A shell removes it, at its own pace.
    while FileManager.default.fileExists(atPath: left), !Task.isCancelled { await Task.yield() }
    expect(FileManager.default.fileExists(atPath: left), is: false)
  }
}
