@testable import EveryStateCommand
@testable import EveryStateReview

/// Files that the user names: a regular one is replaced whole, anything else is written into.
@Suite struct OutputFileTests {
  private let package: TemporaryPackage
  private var file: String { package.root + "/out" }
  init() throws { package = try TemporaryPackage() }

  private func mode(_ path: String) throws -> (kind: mode_t, bits: mode_t, owner: uid_t) {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return (status.st_mode & S_IFMT, status.st_mode & 0o7777, status.st_uid)
  }

  /// Runs the tool in a shell whose words may redirect: `"$0" status > /dev/full`.
  private func shell(_ words: String, in folder: String) throws -> ProcessRun {
    try ProcessRun("/bin/sh", ["-c", words, BuiltProduct.everystate], folder: folder)
  }

  @Test(arguments: [0o640, 0o600, 0o444, 0o755]) func `a replaced file keeps its mode`(_ bits: mode_t) throws {
    try package.write("old\n", to: "out")
    chmod(file, bits)
    try TextFile(file).write(Array("new\n".utf8))
    expect(package.text("out"), is: "new\n")
    try expect(mode(file).bits, is: bits)
    expect(package.files("").filter { $0.hasPrefix(".everystate-") }, is: [])
  }

  @Test(.enabled(if: getuid() == 0)) func `a replaced file keeps its owner`() throws {
    try package.write("old\n", to: "out")
    chown(file, 4711, 4711)
    try TextFile(file).write(Array("new\n".utf8))
    try expect(mode(file).owner, is: 4711)
  }

  @Test(arguments: ["old\n", nil]) func `a link leads to its target`(_ old: String?) throws {
    if let old { try package.write(old, to: "target") }
    symlink("target", file)
    try TextFile(file).write(Array("new\n".utf8))
    try expect(mode(file).kind, is: S_IFLNK)
    expect(package.text("target"), is: "new\n")
  }

  @Test func `a folder is an error, and stays`() throws {
    mkdir(file, 0o755)
    let trouble = #expect(throws: FileTrouble.self) { try TextFile(file).write([1]) }
    expect(trouble?.description ?? "", contains: "Cannot write \(file): Is a directory.")
  }

  @Test(.enabled(if: getuid() == 0)) func `a device stays one`() throws {
    try #require(mknod(file, S_IFCHR | 0o666, 1 << 8 | 3) == 0)
    try TextFile(file).write(Array("new\n".utf8))
    try expect(mode(file).kind, is: S_IFCHR)
  }

  static let writers = ["gallery --output", "summary --output", "summary --code-quality --output"]

  @Test(arguments: writers) func `a command writes into a pipe and through a link`(_ command: String) throws {
    let changed = try ReviewedPackage()
    try changed.changeCopy()
    let root = changed.package.root
    try changed.package.write("", to: "plain")
    chmod(root + "/plain", 0o640)
    symlink("plain", root + "/link")
    _ = try shell("\"$0\" \(command) link", in: root)
    try expect(mode(root + "/link").kind, is: S_IFLNK)
    try expect(mode(root + "/plain").bits, is: 0o640)
    let text = try #require(changed.package.text("plain"))
    expect(text.isEmpty, is: false)
    // A pipe that was replaced would never have a writer.
    let replaced = "[ -p pipe ] || kill $reader; wait"
    _ = try shell("mkfifo pipe; cat pipe > read & reader=$!; \"$0\" \(command) pipe; \(replaced)", in: root)
    expect(changed.package.text("read"), is: text)
    _ = try shell("\"$0\" \(command) /proc/self/fd/1 > printed", in: root)
    expect(changed.package.text("printed") ?? "", begins: text)
  }

  static let forbidden = [
    "__Snapshots__/App.Snapshots/Detail/loaded.txt", "__Snapshots__/new/page.html", "folder/page.html", "link", "hard",
    "missing", "Package.swift", ".build/everystate/pending/App.Snapshots/Detail/loaded.txt",
    ".build/everystate/pending/new.txt", ".build/everystate/reports/new.jsonl", "notes.md", "index.html", "data.json",
    ".build/everystate/accepted.jsonl", ".build/everystate/reader/new", "own.md", "list.md", "list.json", "own.json",
  ]

  @Test(arguments: writers) func `a command writes only over an earlier output of its kind`(_ command: String) throws {
    let changed = try ReviewedPackage.changed()
    let (package, root) = (changed.package, changed.package.root)
    let words = command.split(separator: " ").map(String.init)
    symlink("__Snapshots__", root + "/folder")
    symlink(Self.forbidden[0], root + "/link")
    symlink("__Snapshots__/gone.txt", root + "/missing")
    Foundation.link(root + "/" + Self.forbidden[0], root + "/hard")
    try package.write("# Notes\n## Snapshots: 1\n", to: "notes.md")
    try package.write("<!doctype html>\n<title>Gallery</title>\n", to: "index.html")
    try package.write("[{\"check_name\": \"lint\"}]\n", to: "data.json")
    try package.write("## Snapshots: my notes\n\nMine\n", to: "own.md")
    try package.write("[](https://example.com) mine\n", to: "list.md")
    try package.write("[]\n", to: "list.json")
    try package.write("[{\"check_name\":\"snapshot of mine\"}]\n", to: "own.json")
    func texts() -> [String: String?] {
      Dictionary(package.files("").map { ($0, package.text($0)) }) { $1 }
    }
    let before = texts()
    for path in Self.forbidden {
      let run = try package.everystate(words + [path])
      expect(run.errors, contains: "everystate: Cannot write \(root)/", comment: path)
      expect(run.status, is: 2, path)
    }
    expect(texts(), is: before)
    for isGreen in [true, false, true] {
      if isGreen { try changed.run() } else { try changed.changeCopy() }
      try expect(package.everystate(words + ["out"]).errors, lacks: "Cannot write")
    }
    try package.write("before\n", to: "log")
    _ = try shell("\"$0\" \(command) /proc/self/fd/3 3>> log", in: root)
    expect(package.text("log") ?? "", begins: "before\n" + (package.text("out") ?? "?"))
  }

  @Test func `a summary of an earlier version is replaced`() throws {
    let recorded = try ReviewedPackage()
    try recorded.package.write("## Snapshots: 1 matched\n\nEvery frame is as its golden says.\n", to: "out.md")
    try expect(recorded.package.everystate("summary", "--output", "out.md"), status: 0)
    try expect(recorded.package.everystate("summary", "--output", "out.md"), status: 0)
  }

  @Test(arguments: ["history.log", "history.log.err"]) func `a log that is a link empties nothing`(_ log: String)
    throws
  {
    let recorded = try ReviewedPackage()
    try recorded.package.write("mine\n", to: "own.txt")
    symlink("../../own.txt", recorded.package.root + "/.build/everystate/" + log)
    try expect(recorded.package.everystate("history", "Watchlist"), status: 2, warns: "symbolic links")
    expect(recorded.package.text("own.txt"), is: "mine\n")
  }

  @Test func `the reader of sources is not kept behind a link`() throws {
    try package.write("mine\n", to: "Sources/main.swift")
    symlink("Sources", package.root + "/reader")
    #expect(throws: FileTrouble.self) { try SourceReader(in: package.root) }
    expect(package.text("Sources/main.swift"), is: "mine\n")
  }

  @Test(arguments: ["status", "doctor"]) func `no command waits for a pipe among the sources`(_ command: String) throws
  {
    let recorded = try ReviewedPackage()
    try recorded.package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    for folder in ["Sources", "Tests"] {
      try recorded.package.write("import SwiftUI\n", to: "\(folder)/Other/A.swift")
      mkfifo(recorded.package.root + "/\(folder)/Other/B.swift", 0o644)
    }
    let run = try ProcessRun(
      "/usr/bin/env", ["timeout", "60", BuiltProduct.everystate, command], folder: recorded.package.root)
    expect(run.status != 124, "\(run)")
  }

  @Test func `accept does not wait for the reader of a pipe`() throws {
    let changed = try ReviewedPackage.changed()
    mkfifo(changed.package.root + "/.build/everystate/accepted.jsonl", 0o644)
    let words = ["timeout", "60", BuiltProduct.everystate, "accept", "Detail"]
    try expect(
      ProcessRun("/usr/bin/env", words, folder: changed.package.root), status: 1, warns: "Cannot write")
    expect(changed.pending.count, is: 5, "nothing is accepted by half")
  }

  @Test func `a pipe without a reader is an error`() throws {
    let recorded = try ReviewedPackage()
    let run = try shell("mkfifo pipe; \"$0\" gallery --output pipe", in: recorded.package.root)
    expect(run.errors, contains: "/pipe: no process reads this pipe. Start its reader first.")
    expect(run.status, is: 2)
  }

  @Test(arguments: ["mine\n", "---\nname: everystate\ndescription: mine\n---\n\n# Mine\n"])
  func `a skill of the user's own stays`(_ own: String) throws {
    try package.write(own, to: "skills/everystate/SKILL.md")
    try expect(package.everystate("adopt", "--agents", "skills").status, is: 2)
    expect(package.text("skills/everystate/SKILL.md"), is: own)
    for _ in 1...2 { try expect(package.everystate("adopt", "--agents", "others").status, is: 0) }
  }

  @Test func `a golden keeps its mode when it is recorded and when it is accepted`() throws {
    let changed = try ReviewedPackage()
    let golden = changed.package.root + "/__Snapshots__/App.Snapshots/Detail/loaded.txt"
    chmod(golden, 0o640)
    try changed.run(record: "all") { $1 + "recorded\n" }
    try expect(mode(golden).bits, is: 0o640)
    try changed.run { $1 + "accepted\n" }
    let review = try changed.review()
    try review.accept(try #require(review.frames.first { $0.name.screen == "Detail" }))
    expect(changed.golden("Detail/loaded") ?? "", contains: "accepted")
    try expect(mode(golden).bits, is: 0o640)
  }

  static let printing = [
    "diff --patch", "diff", "status", "status --json", "show", "review", "findings", "summary", "gallery",
    "accept Detail", "reject", "help", "--version",
  ]

  @Test(.enabled(if: access("/dev/full", W_OK) == 0), arguments: printing.sampled(every: 3))
  func `a full disk is loud`(_ command: String) throws {
    let changed = try ReviewedPackage()
    try changed.changeCopy()
    let full = try shell("unset CLAUDECODE; \"$0\" \(command) > /dev/full", in: changed.package.root)
    expect(full, status: 2, warns: "everystate: Cannot write all of the output: ")
  }

  /// Whether this system lets the test hide /proc from a process.
  static let hidesProc = (try? ProcessRun("/usr/bin/unshare", hiding + ["true"], folder: "/"))?.status == 0
  static let hiding = ["--mount", "/bin/sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" \"$@\""]

  @Test(.enabled(if: hidesProc)) func `a process that cannot read its arguments says so`() throws {
    let status = try ProcessRun("/usr/bin/unshare", Self.hiding + [BuiltProduct.everystate, "status"], folder: "/")
    expect(status, status: 2, output: "", warns: "The arguments of this process cannot be read.")
  }
}

/// A word of the user is never an option of the program that it is handed to.
@Suite struct ForeignArgumentTests {
  @Test(arguments: ["affected", "history", "review", "summary"]) func `a commit is not an option of git`(
    _ command: String
  ) throws {
    let changed = try ReviewedPackage()
    let root = changed.package.root
    _ = try ProcessRun("/usr/bin/env", ["git", "init", "--quiet"], folder: root)
    try expect(
      changed.package.everystate(command, "--since=--output=written"), status: 2,
      warns: "git finds no commit '--output=written'")
    expect(changed.package.text("written"), is: nil)
  }
}

/// A change of a Swift file is seen whatever attributes git has for the file.
@Suite struct GitChangesTests {
  private let package: TemporaryPackage
  init() throws {
    package = try TemporaryPackage()
    try git("init", "--quiet")
    try package.write("let a = 1\r\n\nlet b = 2\n\nlet c = 3\r\n", to: "A B.swift")
    try package.write("let a = 1\n", to: "q\"\\.swift")
    try package.write(Data([0, 1, 2, 255]), to: "picture.png")
    try git("add", ".")
    try git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", "x")
  }

  private func git(_ words: String...) throws {
    try expect(ProcessRun("/usr/bin/env", ["git"] + words, folder: package.root).status, is: 0)
  }

  private func changes(since reference: String) throws -> SourceChanges {
    try GitChanges.lines(since: reference, root: package.root, log: package.root + "/.git/log")
  }

  /// An attribute of Swift files, and a setting of git.
  @Test(arguments: [
    ["", "a.b=c"], ["-diff", "a.b=c"], ["binary", "a.b=c"], ["diff=hidden", "diff.hidden.textconv=true"],
    ["diff=hidden", "diff.hidden.command=true"], ["diff=hidden", "diff.hidden.binary=true"],
    ["", "diff.interHunkContext=9"], ["", "diff.noprefix=true"], ["", "diff.context=9"], ["", "color.ui=always"],
  ]) func `no attribute and no setting hides a changed line`(_ words: [String]) throws {
    try package.write("*.swift \(words[0])\n", to: ".git/info/attributes")
    let parts = words[1].split(separator: "=").map(String.init)
    try git("config", parts[0], parts[1])
    try package.write("let a = 0\r\n\nlet b = 2\n\nlet c = 0\r\n", to: "A B.swift")
    let changes = try changes(since: "HEAD")
    expect((1...5).map { changes.contains(file: "A B.swift", line: $0) }, is: [true, false, false, false, true])
    expect(changes.contains(file: "picture.png", line: 1), is: false)
  }

  @Test(arguments: ["q\"\\.swift", "picture.png", "new\"\\.swift", "new\n.swift"])
  func `a changed file without readable lines is wholly changed`(_ file: String) throws {
    try package.write("x\n", to: file)
    try expect(changes(since: "HEAD").contains(file: file, line: 7))
    try expect(changes(since: "HEAD").contains(file: "A B.swift", line: 1), is: false)
  }

  @Test(arguments: [
    "HEAD..HEAD", "HEAD...HEAD", "..HEAD", "^HEAD", "HEAD^!", "HEAD^@", "gone", "HEAD HEAD", "HEAD:", "HEAD^{tree}",
    "HEAD:picture.png", String(repeating: "0", count: 40),
  ]) func `what is not one commit is refused`(_ range: String) throws {
    let error = #expect(throws: UsageError.self) { try changes(since: range) }
    expect(error?.description ?? "", contains: "not a range: git finds no commit '\(range)'")
  }

  @Test(arguments: ["HEAD", ":/x", "v1", "v1^{}"]) func `every name of a commit is a reference`(_ name: String) throws {
    try git("-c", "user.name=t", "-c", "user.email=t@example.com", "tag", "--annotate", "--message", "x", "v1")
    try package.write("let a = 2\n", to: "q\"\\.swift")
    try expect(changes(since: name).contains(file: "q\"\\.swift", line: 1))
  }

  @Test func `the variables of a hook of git hide no change`() async throws {
    try package.write("let a = 2\n", to: "q\"\\.swift")
    await #expect(processExitsWith: .success) { [root = package.root as String] in
      NeutralEnvironment.enter()
      for name in Git.variablesOfHooks {
        setenv(name, "1", 1)
        let changes = try GitChanges.lines(since: "HEAD", root: root, log: root + "/.git/log")
        expect(changes.contains(file: "q\"\\.swift", line: 1), name)
        unsetenv(name)
      }
    }
  }

  @Test func `a parent that ignores the end of children hides no change`() async throws {
    try package.write("let a = 2\n", to: "q\"\\.swift")
    await #expect(processExitsWith: .success) { [root = package.root as String] in
      NeutralEnvironment.enter()
      signal(SIGCHLD, SIG_IGN)
      let changes = try GitChanges.lines(since: "HEAD", root: root, log: root + "/.git/log")
      expect(changes.contains(file: "q\"\\.swift", line: 1))
    }
  }
}
