import TestPackages

@testable import EveryStateGoldens

/// `EVERYSTATE_SINCE` in a package with a local package beside it, both in one repository.
@Suite struct ChangesSinceTests {
  private let repository: TemporaryPackage
  private let root: String
  private static let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: ["Basket", "Detail"].map { ScreenClaims(screen: $0, states: [FrameClaim("loaded")]) })

  init() throws {
    repository = try TemporaryPackage()
    root = repository.root + "/App"
    try repository.write("let package = Package(dependencies: [.package(path: \"../Kit\")])\n", to: "App/Package.swift")
    try repository.write("struct Basket: View { var body: some View { Row() } }\n", to: "App/Sources/App/Basket.swift")
    try repository.write("struct Detail: View { let a = 1 }\n", to: "App/Sources/App/Detail.swift")
    try repository.write(
      "struct BasketSnapshots: ScreenSnapshots { let view = Basket() }\n"
        + "struct DetailSnapshots: ScreenSnapshots { let view = Detail() }\n", to: "App/Tests/AppTests/Screens.swift")
    try repository.write("let package = Package()\n", to: "Kit/Package.swift")
    try repository.write("public struct Row { let b = 2 }\n", to: "Kit/Sources/Kit/Row.swift")
    try repository.write("x\n", to: "App/__Snapshots__/App.Snapshots/Detail/loaded.txt")
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  private func git(_ words: String...) throws {
    try expect(ProcessRun("/usr/bin/env", ["git"] + words, folder: repository.root).status, is: 0)
  }

  private func commit() throws {
    try git("add", ".")
    try git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "--quiet", "--message", "x")
  }

  /// The touched screens.
  private func touched(since reference: String = "main") throws -> [String] {
    let changes = try ChangesSince(reference, root: root, saying: ChangesSince.variable)
    return try ["Basket", "Detail"].enumerated().filter { number, screen in
      let line = SourceLine(file: root + "/Tests/AppTests/Screens.swift", line: number + 1)
      return changes.touches(try frame(screen, "loaded"), declaredAt: line)
    }.map(\.element)
  }

  @Test(arguments: [
    ("App/Sources/App/Detail.swift", "struct Detail: View { let a = 2 }\n", ["Detail"]),
    ("App/Sources/App/Detail.swift", "// What is sold.\nstruct Detail: View { let a = 1 }\n", []),
    ("Kit/Sources/Kit/Row.swift", "public struct Row { let b = 3 }\n", ["Basket"]),
    ("App/Sources/App/New.swift", "extension View { func new() {} }\n", []),
    ("App/__Snapshots__/App.Snapshots/Detail/loaded.txt", "y\n", ["Detail"]),
    ("App/Sources/App/Logo.svg", "<svg/>\n", ["Basket", "Detail"]),
    ("Kit/Sources/Kit/de.lproj/Localizable.strings", "\n", ["Basket", "Detail"]),
    ("App/Package.swift", "let package = Package()\n", ["Basket", "Detail"]),
    ("App/README.md", "x\n", []), ("App/scripts/build.sh", "x\n", []),
    ("Other/Sources/Other/Row.swift", "struct Row {}\n", []),
  ]) func `a changed file touches the screens that use it`(_ file: String, _ text: String, _ screens: [String]) throws {
    try repository.write(text, to: file)
    try expect(touched(), is: screens)
  }

  @Test func `what the branch has committed counts, and what main has added since does not`() throws {
    try git("checkout", "--quiet", "-b", "feature")
    try repository.write("struct Detail: View { let a = 2 }\n", to: "App/Sources/App/Detail.swift")
    try commit()
    try git("checkout", "--quiet", "main")
    try repository.write("public struct Row { let b = 3 }\n", to: "Kit/Sources/Kit/Row.swift")
    try commit()
    try git("checkout", "--quiet", "feature")
    try expect(touched(), is: ["Detail"])
  }

  @Test(arguments: ["HEAD", ":/x", "main"]) func `every name of a commit is a reference`(_ name: String) throws {
    try repository.write("struct Detail: View { let a = 2 }\n", to: "App/Sources/App/Detail.swift")
    try expect(touched(since: name), is: ["Detail"])
  }

  @Test func `a frame whose place is unknown is checked`() throws {
    let changes = try ChangesSince("main", root: root, saying: ChangesSince.variable)
    expect(changes.touches(SourceLine(file: root + "/Tests/AppTests/Others.swift", line: 1)))
  }

  @Test(arguments: ["gone", "main..HEAD", "--all", "HEAD:App", "^HEAD"]) func `what git does not know is refused`(
    _ name: String
  ) {
    let error = #expect(throws: InvalidSetting.self) {
      try ChangesSince(name, root: root, saying: ChangesSince.variable)
    }
    expect(
      error?.description ?? "",
      begins: "EVERYSTATE_SINCE takes one commit, such as main, not a range: git finds no commit '\(name)'.")
  }

  @Test func `a folder without git is refused`() throws {
    let error = #expect(throws: InvalidSetting.self) {
      try ChangesSince("main", root: "/", saying: ChangesSince.variable)
    }
    expect(error?.description ?? "", contains: "git finds no commit 'main'")
  }

  @Test(arguments: [
    ("struct Detail: View { let a = 2 }\n", ["Detail"], "), 1 frame skipped: 1 frame: 1 matched"),
    ("struct Detail: View { let a = 1 }\n", [], " touches a frame: 2 frames skipped"),
  ]) func `a run says which commit it trusts, and what it skipped`(
    _ text: String, _ screens: [String], _ words: String
  ) throws {
    try repository.write(text, to: "App/Sources/App/Detail.swift")
    let environment = ["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_SINCE": "main"]
    let session = try GoldenSession(packageRoot: root, environment: environment, textFormat: 1, isPartial: false)
    let checked = try ["Basket", "Detail"].enumerated().map { number, screen in
      (try frame(screen, "loaded"), SourceLine(file: "Tests/AppTests/Screens.swift", line: number + 1))
    }.filter { session.isToCheck($0, declaredAt: $1) }.map(\.0)
    expect(checked.map(\.screen), is: screens)
    for name in checked { _ = session.verify(name, text: "x\n") }
    expect(EndSummary(session).lines.first ?? "", contains: "since main (", words)
  }
}
