import EveryStateGoldens
import EveryStateReview

/// Builds an adopted app, and leaves out what does not compile until the rest does.
struct AdoptedBuild {
  let everyState: String
  private(set) var parts: AdoptedParts
  private let scratch: ScratchFolder
  private var app: AdoptedApp { parts.app }

  init(_ app: AdoptedApp, everyState: String, _ scratch: ScratchFolder) {
    (self.everyState, self.scratch) = (everyState, scratch)
    func text(_ path: String) -> [UInt8] { SwiftFiles.bytes(of: app.root + "/" + path) ?? [] }
    parts = AdoptedParts(app, read: text) {
      let names = (try? Folder(opening: app.root + "/.build/checkouts")?.names()) ?? []
      return names.map { String(decoding: text(".build/checkouts/\($0)/Package.swift"), as: UTF8.self) }
    }
  }

  /// - Throws: ``CannotExamine`` when the build fails for another reason than the app's own files.
  mutating func run() throws {
    keepPackages()
    parts.addStubs()
    try writeUnchanging()
    try findNames()
    for round in 1... {
      if EndingSignals.hasCome { throw CannotExamine("Interrupted before all files were compiled.") }
      try write()
      guard let step = try parts.step(round, after: build("--build-tests")) else { return }
      printError("everystate: round \(round): \(step)")
    }
  }

  /// Draws the previews once, without writing goldens; nil if the tests left no report.
  func drawn() -> DrawnPreviews? {
    printError("everystate: drawing the previews")
    let record = "\(RecordMode.variable)=\(RecordMode.never.rawValue)"
    // A backtrace of each crash takes seconds, and is not read.
    let words = ["env", record, "SWIFT_BACKTRACE=enable=no", "swift", "test", "--package-path", app.root]
    _ = try? scratch.run(words, "draw", within: .seconds(600))
    let review = try? Review(packageRoot: app.root, environment: ProcessEnvironment.variables())
    return DrawnPreviews(review?.frames.filter { DrawnPreviews.are($0.name.catalog, of: app.app.name) } ?? [])
  }

  /// Keeps the packages whose addresses answer.
  private mutating func keepPackages() {
    let needed = Set(app.modules.flatMap(\.products).map(\.package))
    for package in app.packages where needed.contains(package.identity) {
      let words = ["env", "GIT_TERMINAL_PROMPT=0", "git", "ls-remote", "--quiet", "--", package.url, "HEAD"]
      let answers = (try? scratch.run(words, "remote", within: .seconds(30)))?.status == 0
      if answers { parts.packages.append(package) } else { parts.lose(package, "it cannot be fetched here") }
    }
  }

  private func write() throws {
    let list =
      "# Written by `everystate adopt`: parts of the app that do not compile on Linux and are left out of the build.\n"
      + "# A screen that uses one fails with its name. The app's files stay as they are.\n"
      + parts.leftOut.map { $0.line + "\n" }.joined()
    try TextFile(app.root + "/EveryState/LeftOut.txt", as: .adopted).write(Array(list.utf8))
    try writeStubs()
    let lost = Set(parts.leftOut.filter { $0.part == .all }.map(\.name))
    for module in app.modules {
      try write(DataModel.source(module.models, in: module.name, without: lost), "CoreData", module)
    }
    try writeManifest(app, leftOut: Array(list.utf8).digest)
  }

  private func writeManifest(_ app: AdoptedApp, leftOut: String) throws {
    let manifest = AdoptedManifest(
      app: app, packages: parts.packages, stubs: parts.stubs, everyState: everyState, leftOut: leftOut,
      effort: parts.effort)
    try TextFile(app.root + "/Package.swift").write(Array(manifest.text.utf8))
  }

  private func writeStubs() throws {
    for stub in parts.stubs { try stub.write(in: app.root, declared: parts.uses.declared) }
    if !parts.stubs.isEmpty {
      try StubModule.write(StubMembers(uses: parts.uses).text, StubModule.members, in: app.root)
    }
  }

  /// Asks the compiler which of the names that the app uses no available module has: they are those of the absent modules.
  private mutating func findNames() throws {
    let names = parts.readNames()
    guard !names.isEmpty, !parts.stubs.isEmpty else { return }
    printError(
      "everystate: \(counted(names.count, "name")) that \(counted(parts.stubs.count, "absent module")) may have")
    let file = app.root + "/EveryState/StandIns/\(StubModule.probe)/\(StubModule.probe).swift"
    var failures: [BuildFailure]?
    repeat {
      var module = AdoptedModule(name: StubModule.probe, files: [file])
      module.settings = [".swiftLanguageMode(.v5)"]
      module.imports = Set(app.modules.flatMap(\.imports)).subtracting(
        parts.stubs.map(\.name) + app.modules.map(\.name))
      module.products = Set(app.modules.flatMap(\.products)).sorted { $0.name < $1.name }
      let lines =
        module.imports.sorted().map { "import \($0)" } + ["func names() {"] + names.map { "  _ = \($0).self" } + ["}"]
      try TextFile(file).write(Array((lines.joined(separator: "\n") + "\n").utf8))
      try writeStubs()
      var probe = app
      probe.modules = [module]
      try writeManifest(probe, leftOut: "names")
      failures = try build("--target", module.name)
      // A package was lost, or names that do not compile.
    } while failures?.isEmpty == true || parts.loseNames(failures ?? [])
    _ = parts.addNames((failures ?? []).filter { app.root + "/" + $0.file == file })
    remove(file)
    rmdir(TextFile(file).folder)
  }

  /// Writes the files that stay the same in all rounds.
  private func writeUnchanging() throws {
    for module in app.modules where module.symbols != .none {
      let assets = AssetSymbols(module.catalogs)
      let declared = module.symbols == .undeclared ? assets.declared(in: module.files.map(SourceText.init)) : []
      let source = assets.source(
        isOfPackage: module.isOfPackage, without: declared, hasExtensions: module.symbols != .resources)
      try write(assets.assets.isEmpty ? "" : source, "AssetSymbols", module)
    }
    if let info = app.app.info { try TextFile(app.root + "/" + AdoptedInfo.path).write(info.values.xml) }
    let test = app.root + "/EveryState/Tests/PreviewTests.swift"
    if access(test, F_OK) != 0 { try TextFile(test).write(Array(Self.tests(of: app.app.name).utf8)) }
  }

  private func write(_ text: String, _ folder: String, _ module: AdoptedModule) throws {
    guard !text.isEmpty else { return }
    try TextFile(app.root + "/EveryState/\(folder)/\(module.name).swift", as: .adopted).write(Array(text.utf8))
  }

  private static func tests(of name: String) -> String {
    """
    import EveryState
    import Testing

    /// Every `#Preview` of the app as a golden. Add declared screens beside it: see the article "Declaring states".
    @Suite struct \(name)Previews {
      static let catalog = SnapshotCatalog { PreviewSnapshots.all }
      @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
      @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
    }

    """
  }

  /// The errors in the app's files; nil when everything was built.
  private mutating func build(_ options: String...) throws -> [BuildFailure]? {
    let words = ["swift", "build", "--package-path", app.root] + options
    let (status, output) = try scratch.run(words, "build")
    guard status != 0 else { return nil }
    let text = output + scratch.errors("build")
    let files = Dictionary(app.modules.map { ($0.name, $0.files) }) { first, _ in first }
    let found = BuildFailure.all(in: text, of: app.root, modules: files)
    if found.isEmpty, !parts.loseFailingPackage(text) {
      let first = text.split(separator: "\n").first { $0.contains("error: ") } ?? "swift build failed"
      throw CannotExamine("The package that was written does not build: \(TerminalText.harmless(String(first)))")
    }
    return found
  }
}
