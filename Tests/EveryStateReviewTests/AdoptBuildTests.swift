import EveryStateConditions

@testable import EveryStateCommand

/// What `everystate adopt` decides from a build's errors, in tables of small inputs.
@Suite struct AdoptBuildTests {
  private static let outputs: [[String]] = """
    an error | /app/A.swift:2:5: error: x: y | A.swift:2:5 x: y || a warning | /app/A.swift:2:5: warning: x | || a client's file | /b/A.swift:1:1: error: x |
    the same error twice | /app/A.swift:2:5: error: x⏎/app/A.swift:2:5: error: x | A.swift:2:5 x
    the order of places | /app/B.swift:1:1: error: x⏎/app/A.swift:10:1: error: y⏎/app/A.swift:9:2: error: z | A.swift:9:2 z, A.swift:10:1 y, B.swift:1:1 x
    a quoted line of source | /app/A.swift:2:5: error: x⏎ |  `- error: x | A.swift:2:5 x
    an error in a macro, by its note | macro expansion #A:1:1: error: x⏎  `- /app/A.swift:3:4: note: expanded here | A.swift:3:4 x
    an error in a macro, by its module | Shop/A.swift:3:4: error: x | Views/A.swift:3:4 x || another module's file | Other/A.swift:3:4: error: x |
    an error in what was built | /app/.build/a/Macro.swift:1:1: error: x⏎/app/A.swift:3:4: note: in expansion | A.swift:3:4 x
    """.rows
  @Test(arguments: outputs) func `a build's output has errors in the app's files`(_ row: [String]) {
    let output = row.dropFirst().dropLast().joined(separator: "|")
    let found = BuildFailure.all(in: output, of: "/app", modules: ["Shop": ["/app/Main.swift", "/app/Views/A.swift"]])
    expect(
      found.map { "\($0.file):\($0.line):\($0.column) \($0.message)" }.joined(separator: ", "), is: row[row.count - 1])
  }

  private static let files = [
    "A.swift": """
    import Maps
    struct A: View, Equatable, Codable {
      @Magic(1) var x = 1
      func go(to place: Int = home) { one(); two() }
      func shape() -> some Shape { Round() }
      var body: some View { Text(wrong).traced("a", at: 3) { four } }
    }
    class Pins: PinList, PinSource { var store: Store<Int, (A) -> [B]>; func fit() { extent = home } }
    typealias Thunk = Step<A>
    func run<S: Sequence>(_ all: S) where S.Element == Thunk {}
    #if DEBUG
    extension Step { var last: Int { count } }
    #endif
    final class Special: Special0 {}
    var first: Fleet
    let pins: Dictionary = [PinKey: "a"], isRed = code == errPinRed, isSet = code == PinUnset, fit = [PinFit, code]
    """,
    "B.swift":
      "import Mapper\n#Preview { A() }\nstruct Own: View { var body: some View { A() } }\nclass Sub: Own1 { override func run() {} }\n",
    "C.swift": "import Motors\nvar second: Fleet\n",
  ]
  private func parts(_ imports: Set<String> = ["Maps", "Motors"], keeping: [String] = [], losing: [String] = [])
    -> AdoptedParts
  {
    func package(_ name: String) -> XcodeProject.RemotePackage {
      .init(url: "https://a.b/\(name).git", requirement: "")
    }
    var module = AdoptedModule(name: "Shop", files: ["/app/A.swift", "/app/B.swift", "/app/C.swift"])
    module.imports = imports
    module.products = (keeping + losing).map { .init(name: "\($0)Kit", package: $0.lowercased()) }
    let app = AdoptedApp(
      root: "/app", project: "Shop.xcodeproj", modules: [module], leftTargets: [("Watch", "watchapp2")])
    var parts = AdoptedParts(
      app, read: { Array((Self.files[$0] ?? "").utf8) }, checkouts: { [#".target(name: "Inner")"#] })
    for name in keeping { parts.packages.append(package(name)) }
    for name in losing { parts.lose(package(name), "it cannot be fetched here") }
    parts.addStubs()
    _ = parts.readNames()
    return parts
  }

  private func failure(_ text: String, _ message: String) throws -> BuildFailure {
    let file = text.hasPrefix("B:") ? "B.swift" : "A.swift"
    let source = try #require(Self.files[file])
    let before = source[..<(try #require(source.range(of: text.replacing("B:", with: ""))).lowerBound)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return BuildFailure(file: file, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
  }

  /// Rounds, each with errors `place: message`; the parts that are left out then, and the names of stand-ins.
  private static let rounds: [[String]] = """
    an error in a body | one: bad | statement one() A.go(to:) || two errors in a body | one: bad & two: worse | statement one() A.go(to:), statement two() A.go(to:)
    an error in a signature | go(: bad | all A.go(to:) || an error in a default value | home: bad | defaults A.go(to:)
    a default value again | home: bad / home: bad | all A.go(to:) || a statement again | one: bad / one: bad | body A.go(to:) || a body again | one: bad / one: bad / one: bad | all A.go(to:)
    a body whose type is unknown | Round: bad | all A.shape() || a view's body | wrong: bad | body A.body
    an attribute | @Magic: unknown attribute 'Magic' | attribute Magic A.x
    a macro | @Magic: struct 'Magic' cannot be used as an attribute | attribute Magic A.x
    a superclass's method | go(: method does not override any method from its superclass | all A.go(to:) || an override | B:override: method does not override any method from its superclass | attribute override Sub.run()
    a signature's type | go(: cannot find type 'Home' in scope | type Home A.go(to:)
    a conformance | struct A: type 'A' does not conform to protocol 'Equatable' | conformance Equatable A
    half of Codable | struct A: type 'A' does not conform to protocol 'Decodable' | conformance Codable A
    a conformance again | struct A: type 'A' does not conform to protocol 'Equatable' / struct A: bad | all A
    a conformance that is written elsewhere | struct A: type 'A' does not conform to protocol 'Hashable' | all A
    a type with its parts | one: bad / struct A: bad | all A || an import | import: bad | all import Maps || a tab in a message | one: a	b | statement one() A.go(to:)
    an unknown type | PinList: cannot find type 'PinList' in scope | Maps.PinList || an unknown function | one: cannot find 'one' in scope | Maps.one
    an unknown value | wrong: cannot find 'Round' in scope | Maps.Round || a type of the app's that is left out | one: cannot find type 'Own' in scope | statement one() A.go(to:)
    a modifier | traced: value of type 'Text' has no member 'traced' | Maps.traced || a modifier in a file without the import | B:Own: value of type 'Text' has no member 'traced' | Maps.traced || a member of no view | traced: value of type 'Int' has no member 'traced' | body A.body
    a superclass's property | PinList: cannot find type 'PinList' in scope / extent: cannot find 'extent' in scope | Maps.PinList.extent
    an extended type's property | Step<A>: cannot find type 'Step' in scope / count: cannot find 'count' in scope | Maps.Step.count
    another conformance | struct A: redundant conformance of 'A' to protocol 'Equatable' | conformance Equatable A
    a name of two modules | Fleet: cannot find type 'Fleet' in scope | StandInMembers.Fleet
    a name without a use | one: cannot find 'pin' in scope | statement one() A.go(to:) || a module | import: no such module 'Other' |
    a constant of C | code == err: cannot find 'errPinRed' in scope | Maps.errPinRed || a value that a file makes | pins: cannot find 'isRed' in scope | all pins
    a name that is a value | PinKey: cannot find 'PinFit' in scope / PinFit: value of type 'PinFit.Type' has no member | Maps.PinFit
    a name in a file without the import | B:Own: cannot find type 'Other' in scope | all Own || a name that no module has | B:Own1: cannot find type 'Own1' in scope | FurtherNames.Own1
    """.rows
  private func failures(_ cell: String) throws -> [BuildFailure] {
    try cell.split(separator: " & ").map { error in
      let colon = try #require(error.range(of: ": "))
      return try failure(String(error[..<colon.lowerBound]), String(error[colon.upperBound...]))
    }
  }
  @Test(arguments: rounds) func `errors lead to left-out parts, or to names of stand-ins`(_ row: [String]) throws {
    var parts = parts()
    for (round, errors) in row[1].split(separator: " / ").enumerated() {
      _ = try parts.step(round + 1, after: failures(String(errors)))
    }
    let left = parts.leftOut.map { $0.line.split(separator: "\t") }.map { "\($0[0]) \($0[2])" }
    let names = parts.stubs.flatMap { stub in
      let names = stub.names.flatMap { name, use in
        use.properties.isEmpty ? [name] : use.properties.map { "\(name).\($0)" }
      }
      return (names + Array(stub.modifiers.keys)).map { "\(stub.name).\($0)" }
    }
    let shared = parts.uses.shared.keys.map { "\(StubModule.members).\($0)" }
    expect((left + names + shared).joined(separator: ", "), is: row[2])
  }

  @Test func `no generic parameter and no condition is a name of an absent module`() {
    var parts = parts()
    let names = parts.readNames()
    expect(names.filter { ["DEBUG", "S", "Step"].contains($0) }, is: ["Step"])
  }

  /// Builds of `step`: `ok` without an error, `lost` with a package that was lost, or errors; the words of each round.
  private static let steps: [[String]] = """
    no error | ok, ok | 0 errors; long expressions tried again, done || an error | one: bad, ok | 1 error; 1 part left out, done
    many errors | 30 one, ok, ok | 30 errors; 1 part left out, 0 errors; long expressions tried again, done
    fewer errors | 29 one, ok | 29 errors; 1 part left out, done || names | one: cannot find 'one' in scope | 1 error; names added to stand-ins
    a long expression | one: SLOW, one: SLOW, ok | 1 error; long expressions tried again, 1 error; 1 part left out, done
    a long expression beside an error | wrong: bad & home: SLOW | 2 errors; 1 part left out
    two lost packages | lost, lost, ok, ok | a package replaced by stand-ins, a package replaced by stand-ins, 0 errors; long expressions tried again, done
    an error that stays | import: bad, import: bad | 1 error; 1 part left out, The app does not build: A.swift:1: bad
    the last round | 38, one: bad, one: bad | 1 error; 1 part left out, The app still does not build after 40 rounds. The last error: A.swift:4: bad
    """.rows
  @Test(arguments: steps) func `a round is tried again, done, or given up`(_ row: [String]) throws {
    var (parts, round, words) = (parts(), 0, [String]())
    let slow = "unable to type-check this expression in reasonable time"
    for build in row[1].split(separator: ", ").map(String.init) {
      round += 1
      if let start = Int(build) {
        round = start
        continue
      }
      let count = build.split(separator: " ").first.flatMap { Int($0) }
      let errors: [BuildFailure]? =
        if build == "ok" { nil } else if build == "lost" { [] } else if let count {
          try (0..<count).map { try failure("one", "bad \($0)") }
        } else { try failures(build.replacing("SLOW", with: slow)) }
      do { words.append(try parts.step(round, after: errors) ?? "done") } catch { words.append("\(error)") }
    }
    expect(words.joined(separator: ", "), is: row[2])
  }

  /// Imports, kept packages, lost packages; the stand-ins.
  private static let stubs: [[String]] = """
    the app's own module | Shop | | | || a module of the toolchain | Foundation | | | || modules with stand-ins | SwiftUI CoreData | | |
    a framework | CoreMotion | | | CoreMotion: a framework without a stand-in || an unknown module | Maps | | | Maps: a module that is not available
    a kept package | PinKit | Pin | | || a lost package | PinKit | | Pin | PinKit: pin: it cannot be fetched here
    another module of a kept package | Inner | Pin | | || a module of no kept package | Inner | | | Inner: a module that is not available
    """.rows
  @Test(arguments: stubs) func `an import that nothing provides has a stand-in`(_ row: [String]) {
    func words(_ cell: String) -> [String] { cell.split(separator: " ").map(String.init) }
    let parts = parts(Set(words(row[1])), keeping: words(row[2]), losing: words(row[3]))
    expect(parts.stubs.map { "\($0.name): \($0.reason)" }.joined(separator: ", "), is: row[4])
  }

  private static let lost: [[String]] = """
    an error in its files | /app/.build/checkouts/Pin/A.swift:1:1: error: x | pin || its name | error: 'pin' 1.0: x | pin
    its address | error: Failed to clone https://a.b/Pin.git | pin || both | error: 'pin': x⏎error: 'map': x | map pin
    a package that one needs | /app/.build/checkouts/base/A.swift:1:1: error: x | map || a warning | /app/.build/checkouts/Pin/A.swift:1:1: warning: x |
    another error | error: no space left |
    """.rows
  @Test(arguments: lost) func `a package that does not build is replaced`(_ row: [String]) {
    var parts = parts(["PinKit", "MapKitten"], keeping: ["Pin", "Map"])
    expect(parts.loseFailingPackage(row[1]), is: !row[2].isEmpty)
    expect(parts.lostPackages.map(\.package.identity).sorted().joined(separator: " "), is: row[2])
    expect(parts.stubs.map(\.name).contains("PinKit"), is: row[2].contains("pin"))
  }

  @Test func `a catalog of previews is known, however SwiftPM spells its module`() {
    let catalogs = ["ShopSnapshots.ShopPreviews", "Poke_dexSnapshots.PokédexPreviews", "ShopSnapshots.CartSnapshots"]
    expect(catalogs.map { DrawnPreviews.are($0, of: "Shop") }, is: [true, false, false])
    expect(catalogs.map { DrawnPreviews.are($0, of: "Pokédex") }, is: [false, true, false])
  }

  private static let reports: [[String]] = """
    no error | | Shop: 2 of 2 screens compile, 1 preview not tried: `swift test` says why. || a part of a screen | wrong: bad | Shop: 1 of 2 screens compile, 1 preview
    a screen | struct A: bad | Shop: 1 of 2 screens compile || a preview | B:#Preview: bad | Shop: 2 of 2 screens compile, 0 previews.
    a screen's reason | wrong: bad | Left out of the screens:⏎  A  bad⏎ || a target | | Not built:⏎  Watch  watchapp2⏎
    a stand-in | one: cannot find type 'PinList' in scope | in EveryState/StandIns:⏎  Maps  a module that is not available; 1 name⏎
    causes | one: b & Round: c & wrong: c | 3 parts left out, by cause (EveryState/LeftOut.txt lists all):⏎  2  c⏎  1  b⏎
    one part | one: b | ⏎1 part left out, by cause || the next command | | ⏎⏎Next: cd /app && SNAPSHOT_TESTING_RECORD=all swift test⏎
    """.rows
  @Test(arguments: reports) func `a report has the parts of the app`(_ row: [String]) throws {
    var parts = parts()
    if !row[1].isEmpty { _ = try parts.step(1, after: failures(row[1])) }
    let report = AdoptReport(parts).text
    expect("\n" + report, contains: row[2], comment: report)
  }

  @Test(arguments: ["", AdoptedManifest.mark + "\nold", "mine"])
  func `a stand-in of the user's stays`(_ old: String) throws {
    let package = try TemporaryPackage()
    let path = "EveryState/StandIns/Maps/Maps.swift"
    if !old.isEmpty { try package.write(old, to: path) }
    let stub = StubModule(name: "Maps", reason: "x")
    try stub.write(in: package.root, declared: [])
    expect(package.text(path), is: old == "mine" ? "mine" : stub.text())
  }

  /// Files on disk, those of the target, and the paths in the manifest.
  private static let selections: [[String]] = """
    a whole folder | A.swift B/C.swift | A.swift B/C.swift | '' || a file | A.swift B.swift | A.swift | 'A.swift' || none | A.swift | |
    a folder in it | A.swift B/C.swift | B/C.swift | 'B' || a whole folder with other files | A.swift D.txt | A.swift | ''
    a folder with another file | A.swift B/C.swift B/D.txt | B/C.swift | 'B/C.swift' || a nested folder | A.swift B/C/D.swift B/E.swift | B/C/D.swift | 'B/C'
    """.rows
  @Test(arguments: selections) func `a target's sources are few paths`(_ row: [String]) throws {
    let package = try TemporaryPackage()
    for file in row[1].split(separator: " ") { try package.write("", to: "App/\(file)") }
    let chosen = row[2].split(separator: " ").map { package.root + "/App/" + $0 }
    let selection = TreeSelection(of: chosen, below: package.root + "/App")
    expect(selection.paths.map { "'\($0)'" }.joined(separator: " "), is: row[3])
  }

  private static let manifests: [[String]] = """
    its mark | // Written by `everystate adopt`: it builds the files of Shop.xcodeproj on Linux || its language | defaultLocalization: "de", || a path | .package(path: "../EveryState"),
    a package | .package(url: "https://a.b/Pin.git", from: "1.0.0"), || a stand-in | [⏎  "Maps",  // a module⏎  "FurtherNames",  // names⏎] || the plug-in | plugins: [.plugin(name: "BuildAsForiOS", package: "EveryState")]),
    dependencies | dependencies: ["Kit", "StubMaps", "StubFurtherNames", product("TextUI"), product("TextUIKit"), product("TextCharts"), .product(name: "PinKit", package: "pin")],
    resources | resources: [.process("en.lproj/L.strings")], || settings | [.define("PRO")] + settings("Shop", ["Charts"], unseen: ["StubFurtherNames"], leftOut: "7"), || effort | ["-Xfrontend", "-solver-scope-threshold=300"]
    the tests | name: "ShopSnapshots", dependencies: ["Shop", product("EveryState"), product("TextUI")],
    """.rows
  @Test(arguments: manifests) func `a manifest has the parts of the app`(_ row: [String]) throws {
    var module = AdoptedModule(name: "Shop", files: ["/app/A.swift"], resources: ["/app/en.lproj/L.strings"])
    (module.modules, module.imports, module.settings) = (["Kit"], ["Maps", "Charts", "UIKit"], [".define(\"PRO\")"])
    module.products = [.init(name: "PinKit", package: "pin"), .init(name: "Lost", package: "lost")]
    var use = NameUse()
    use.files = ["A.swift"]
    let further = StubModule(name: StubModule.further, reason: "names", names: ["CLBeacon": use])
    let manifest = AdoptedManifest(
      app: AdoptedApp(root: "/app", project: "Shop.xcodeproj", language: "de", modules: [module]),
      packages: [.init(url: "https://a.b/Pin.git", requirement: "from: \"1.0.0\"")],
      stubs: [StubModule(name: "Maps", reason: "a module"), further], everyState: "../EveryState", leftOut: "7",
      effort: .low)
    expect(manifest.text, contains: row[1], comment: manifest.text)
  }

  @Test func `no word of a project is code in its manifest`() throws {
    let word = "x\"), evil(\\(1)\n#"
    var module = AdoptedModule(name: "Shop", files: ["/app/\(word)/A.swift"], resources: ["/app/\(word)/\(word)"])
    (module.imports, module.products) = ([], [.init(name: word, package: word.lowercased())])
    let manifest = AdoptedManifest(
      app: AdoptedApp(root: "/app", project: "a\nevil(", language: word, modules: [module]),
      packages: [.init(url: "https://a.b/\(word)", requirement: "from: \"1.0.0\"")], stubs: [], everyState: word,
      leftOut: "7", effort: .low)
    let code = manifest.text.split(separator: "\n").filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let text = code.replacing(word.debugDescription.dropFirst().dropLast(), with: "")
    expect(text, lacks: "evil(", "x\"", comment: text)
    expect(code, contains: "evil(")
  }

  @Test(arguments: AgentGuide.text.matches(of: /everystate (\w+)|`(\w+) --/).map { String($0.1 ?? $0.2 ?? "") })
  func `a command that the guide names exists`(_ name: String) {
    expect(Everystate.declarations.map(\.name), contains: name)
  }

  private static let olderSkill =
    "---\nname: everystate\ndescription: old\n---\n\n## Snapshot tests (EveryState)\nold\n"
  @Test(arguments: [nil, olderSkill]) func `the guide is written as a skill, over an older one`(
    _ old: String?
  ) throws {
    let package = try TemporaryPackage()
    if let old { try package.write(old, to: "skills/everystate/SKILL.md") }
    expect(try package.everystate("adopt", "--agents", "skills").output, is: "Wrote skills/everystate/SKILL.md.\n")
    expect(package.text("skills/everystate/SKILL.md"), is: AgentGuide.skill + "\n")
  }
}
