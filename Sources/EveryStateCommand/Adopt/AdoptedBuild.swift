import EveryStateConditions
import EveryStateGoldens
import EveryStateReview

/// Builds an adopted app, and leaves out what does not compile until the rest does.
struct AdoptedBuild {
  struct Failure: Hashable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    init(_ file: String, _ line: Substring, _ column: Substring, _ message: String) {
      (self.file, self.message) = (file, message)
      (self.line, self.column) = (Int(line) ?? 1, Int(column) ?? 1)
    }

    /// Whether the compiler gave up.
    var isUnsolved: Bool { message.contains("unable to type-check this expression in reasonable time") }
  }

  let app: AdoptedApp
  let everyState: String
  private let scratch: ScratchFolder
  private(set) var packages: [XcodeProject.RemotePackage] = []
  /// The packages that are not kept, with the reason.
  private(set) var lostPackages: [(package: XcodeProject.RemotePackage, reason: String)] = []
  private(set) var stubs: [StubModule] = []
  private(set) var leftOut: [LeftOut] = []
  private var effort = SolverEffort.low
  private var known: [String: (outline: SwiftOutline, lines: [Int])] = [:]
  /// The names of the types that the app declares.
  private var declared: Set<String> = []

  private static let limit = 40
  /// So few errors that long expressions no longer hide others.
  private static let few = 30

  init(_ app: AdoptedApp, everyState: String, _ scratch: ScratchFolder) {
    (self.app, self.everyState, self.scratch) = (app, everyState, scratch)
  }

  /// - Throws: ``CannotExamine`` when the build fails for another reason than the app's own files.
  mutating func run() throws {
    keepPackages()
    addStubs()
    try writeUnchanging()
    for round in 1...Self.limit {
      if EndingSignals.hasCome { throw CannotExamine("It was ended before all files were compiled.") }
      try write()
      guard let all = try build() else {
        if effort == .full { return }
        effort = .full
        continue
      }
      guard round < Self.limit else {
        throw CannotExamine("The app still does not build after \(round) rounds. The last error: \(Self.shown(all))")
      }
      let before = (leftOut: leftOut, stubs: stubs, effort: effort)
      // An expression that takes long may be right: it is left out last, and only if more effort does not help.
      let plain = all.filter { !$0.isUnsolved }
      let failures = plain.isEmpty && effort == .full ? all : plain
      if !addNames(failures) { for failure in failures { leaveOut(failure, after: before.leftOut) } }
      if failures.count < Self.few { effort = .full }
      let parts = leftOut.count - before.leftOut.count
      let step =
        parts > 0
        ? "\(counted(parts, "part")) left out"
        : before.stubs == stubs ? "long expressions tried again" : "names added to stand-ins"
      printError("everystate: round \(round): \(counted(all.count, "error")); \(step)")
      guard before != (leftOut, stubs, effort) else {
        throw CannotExamine("The app does not build: \(Self.shown(failures))")
      }
    }
  }

  private static func shown(_ failures: [Failure]) -> String {
    failures.first.map { "\($0.file):\($0.line): \($0.message)" } ?? "the build printed no error"
  }

  // MARK: Packages

  /// Keeps the packages whose addresses answer.
  private mutating func keepPackages() {
    let needed = Set(app.modules.flatMap(\.products).map(\.package))
    for package in app.packages where needed.contains(package.identity) {
      let words = ["env", "GIT_TERMINAL_PROMPT=0", "git", "ls-remote", "--quiet", "--", package.url, "HEAD"]
      let answers = (try? scratch.run(words, "remote", within: .seconds(30)))?.status == 0
      if answers { packages.append(package) } else { lose(package, "it cannot be fetched here") }
    }
  }

  private mutating func lose(_ package: XcodeProject.RemotePackage, _ reason: String) {
    packages.removeAll { $0.identity == package.identity }
    lostPackages.append((package, reason))
  }

  /// A stand-in for each module that nothing else provides.
  private mutating func addStubs() {
    let own = Set(app.modules.map(\.name))
    let kept = Set(app.modules.flatMap { $0.products(of: packages) }.map(\.name))
    for name in Set(app.modules.flatMap(\.imports)).subtracting(kept).sorted()
    where !stubs.contains(where: { $0.name == name }) {
      switch ImportKind(name, own: own) {
      case .available, .standIn: continue
      case .unavailable: stubs.append(StubModule(name: name, reason: "a framework without a stand-in"))
      case .package:
        let lost = lostPackages.first { lost in
          app.modules.flatMap(\.products).contains { $0.name == name && $0.package == lost.package.identity }
        }
        // A module of a kept package may have another name than its product.
        if lost == nil, !packages.isEmpty, isModule(name) { continue }
        stubs.append(
          StubModule(
            name: name, reason: lost.map { "\($0.package.identity): \($0.reason)" } ?? "a module that is not here"))
      }
    }
  }

  /// Whether a kept package has a target of that name.
  private func isModule(_ name: String) -> Bool {
    let folder = app.root + "/.build/checkouts"
    return ((try? Folder(opening: folder)?.names()) ?? []).contains { checkout in
      let text = SwiftFiles.bytes(of: folder + "/\(checkout)/Package.swift") ?? []
      return String(decoding: text, as: UTF8.self).contains("\"\(name)\"")
    }
  }

  // MARK: Writing

  private func write() throws {
    let list =
      "# Written by `everystate adopt`: parts of the app that do not compile on Linux and are left out of the build.\n"
      + "# A screen that uses one fails with its name. The app's files stay as they are.\n"
      + leftOut.map { $0.line + "\n" }.joined()
    try TextFile(app.root + "/EveryState/LeftOut.txt").write(Array(list.utf8))
    for stub in stubs { try stub.write(in: app.root) }
    let lost = Set(leftOut.filter { $0.part == .all }.map(\.name))
    for module in app.modules {
      try write(DataModel.source(module.models, in: module.name, without: lost), "CoreData", module)
    }
    let manifest = AdoptedManifest(
      app: app, packages: packages, stubs: stubs, everyState: everyState, leftOut: Array(list.utf8).digest,
      effort: effort)
    try TextFile(app.root + "/Package.swift").write(Array(manifest.text.utf8))
  }

  /// Writes the files that stay the same in all rounds.
  private func writeUnchanging() throws {
    for module in app.modules {
      let assets = AssetSymbols(module.catalogs)
      try write(assets.assets.isEmpty ? "" : assets.source(isOfPackage: false), "AssetSymbols", module)
    }
    let test = app.root + "/EveryState/Tests/PreviewTests.swift"
    if access(test, F_OK) != 0 { try TextFile(test).write(Array(Self.tests(of: app.app.name).utf8)) }
  }

  private func write(_ text: String, _ folder: String, _ module: AdoptedModule) throws {
    guard !text.isEmpty else { return }
    try TextFile(app.root + "/EveryState/\(folder)/\(module.name).swift").write(Array(text.utf8))
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

  // MARK: Building

  /// The errors in the app's files; nil when everything was built.
  private mutating func build() throws -> [Failure]? {
    let words = ["swift", "build", "--package-path", app.root, "--build-tests"]
    let (status, output) = try scratch.run(words, "build")
    guard status != 0 else { return nil }
    let text = output + scratch.errors("build")
    var found: [Failure] = []
    var pending: String?
    for line in text.split(separator: "\n") where line.utf8.first != 32 || pending != nil {
      if line.hasPrefix("/"), let match = line.firstMatch(of: /^(\/.*?):(\d+):(\d+): error: (.*)$/) {
        let file = String(match.1)
        if file.hasPrefix(app.root + "/"), !file.hasPrefix(app.root + "/.build/") {
          found.append(Failure(app.relative(file), match.2, match.3, String(match.4)))
        } else {
          pending = String(match.4)
        }
      } else if let match = line.prefixMatch(of: /(\w+)\/([^\/:]+\.swift):(\d+):(\d+): error: (.*)/),
        let file = file(named: String(match.2), in: String(match.1))
      {
        // The expansion of a macro names a file by its module.
        found.append(Failure(file, match.3, match.4, String(match.5)))
      } else if line.hasPrefix("macro"), let match = line.firstMatch(of: /^macro expansion .*?: error: (.*)$/) {
        pending = String(match.1)
      } else if let message = pending,
        let match = line.firstMatch(of: #/(/[^:|`]*\.swift):(\d+):(\d+): note: /#), match.1.hasPrefix(app.root + "/")
      {
        found.append(Failure(app.relative(String(match.1)), match.2, match.3, message))
        pending = nil
      }
    }
    let distinct = Array(Set(found)).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    if distinct.isEmpty {
      if loseFailingPackage(text) { return [] }
      let first = text.split(separator: "\n").first { $0.contains("error: ") } ?? "swift build failed"
      throw CannotExamine("The package that was written does not build: \(TerminalText.harmless(String(first)))")
    }
    return distinct
  }

  private func file(named name: String, in module: String) -> String? {
    app.modules.first { $0.name == module }?.files.first { $0.hasSuffix("/" + name) }.map(app.relative)
  }

  /// Replaces a package that cannot be resolved or does not build by stand-ins.
  private mutating func loseFailingPackage(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").filter { $0.contains("error: ") }
    let bad = packages.filter { package in
      lines.contains { line in
        let words = line.lowercased()
        return words.contains("/checkouts/\(package.identity)/") || words.contains("'\(package.identity)'")
          || words.contains(package.url.lowercased())
      }
    }
    for package in bad { lose(package, "it does not build on Linux") }
    // The package may be one that a kept one needs.
    let signs = ["/checkouts/", "dependencies could not be resolved", "Failed to clone"]
    if bad.isEmpty, let last = packages.last, lines.contains(where: { signs.contains(where: $0.contains) }) {
      lose(last, "it or a package that it needs does not build on Linux")
    } else if bad.isEmpty {
      return false
    }
    addStubs()
    return true
  }

  // MARK: Leaving out

  /// The declarations of a file, and the places of its lines.
  private mutating func reading(_ file: String) -> (outline: SwiftOutline, lines: [Int]) {
    if let reading = known[file] { return reading }
    let bytes = SourceForiOS(SwiftFiles.bytes(of: app.root + "/" + file) ?? []).bytes
    var lines = [0]
    for (place, byte) in bytes.enumerated() where byte == 10 { lines.append(place + 1) }
    lines.append(bytes.count + 1)
    let reading = (SwiftOutline(bytes), lines)
    known[file] = reading
    return reading
  }

  mutating func outline(_ file: String) -> SwiftOutline { reading(file).outline }

  /// - Parameter before: the parts that were left out of the build that failed.
  private mutating func leaveOut(_ failure: Failure, after before: [LeftOut]) {
    let (outline, lines) = reading(failure.file)
    // A line with a replaced body is longer than the one in the file.
    let line = min(failure.line, lines.count - 1)
    let place = min(lines[line - 1] + failure.column - 1, max(lines[line - 1], lines[line] - 2))
    guard let index = outline.declaration(at: place) else { return }
    let declaration = outline.declarations[index]
    let isInBody = declaration.body?.contains(place) == true
    func isSame(_ part: LeftOut) -> Bool { part.file == failure.file && part.name == declaration.name }
    func isTried(_ part: LeftOut.Part) -> Bool { before.contains { isSame($0) && $0.part == part } }
    var part = isInBody && declaration.canLoseBody && !isTried(.body) ? LeftOut.Part.body : .all
    if !isInBody, let smaller = Self.smallerPart(failure.message, of: declaration), !isTried(smaller) { part = smaller }
    if outline.defaults(of: declaration).contains(where: { $0.contains(place) }), !isTried(.defaults) {
      part = .defaults
    }
    if leftOut.contains(where: { isSame($0) && ($0.part == part || $0.part == .all) }) { return }
    if part == .all { leftOut.removeAll(where: isSame) }
    // The parts of a type that is left out are left out with it.
    if part == .all { leftOut.removeAll { $0.file == failure.file && $0.name.hasPrefix(declaration.name + ".") } }
    leftOut.append(LeftOut(part, failure.file, declaration.name, Self.plain(failure.message)))
    leftOut.sort { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// An attribute or a conformance that is left out alone.
  private static func smallerPart(_ message: String, of declaration: SwiftOutline.Declaration) -> LeftOut.Part? {
    if let match = message.firstMatch(of: /unknown attribute '(\w+)'/) { return .attribute(String(match.1)) }
    guard declaration.isType, let match = message.firstMatch(of: /does not conform to protocol '(\w+)'/) else {
      return nil
    }
    let name = String(match.1)
    let names =
      ["Decodable", "Encodable"].contains(name)
      ? [name, "Codable"] : name == "Equatable" ? [name, "Hashable"] : [name]
    return names.first(where: declaration.inherited.contains).map { .conformance($0) }
  }

  private static func plain(_ message: String) -> String { message.replacing("\t", with: " ") }

  /// Adds unknown names to the stand-in that their files import; false if all names are known.
  private mutating func addNames(_ failures: [Failure]) -> Bool {
    var isChanged = false
    for failure in failures {
      if let match = failure.message.firstMatch(of: /no such module '(\w+)'/) {
        let name = String(match.1)
        guard !stubs.contains(where: { $0.name == name }) else { continue }
        stubs.append(StubModule(name: name, reason: "a module that is not here"))
        isChanged = true
      }
    }
    for (name, (isType, files)) in Self.unknownTypes(failures).sorted(by: { $0.key < $1.key }) where !isDeclared(name) {
      if let stub = stubs.firstIndex(where: { $0.types[name] != nil }) {
        guard isType, stubs[stub].types[name] == .value else { continue }
        stubs[stub].types[name] = kind(of: name)
        isChanged = true
        continue
      }
      guard let nearest = stub(for: name, in: files) else { continue }
      stubs[nearest].types[name] = isType ? kind(of: name) : .value
      isChanged = true
    }
    let members = failures.reduce(into: [String: Set<String>]()) { members, failure in
      guard let match = failure.message.firstMatch(of: /value of type '.*' has no member '(\w+)'/) else { return }
      members[failure.file, default: []].insert(String(match.1))
    }
    for (file, names) in members {
      let source = SwiftTokens(SwiftFiles.bytes(of: app.root + "/" + file) ?? [])
      for name in names {
        guard let nearest = stub(for: name, in: [file]) else { continue }
        for shape in StubModule.Shape.all(of: name, in: source) {
          let change = stubs[nearest].types.updateValue(.modifier(shape), forKey: "\(name)(\(shape))")
          if change == nil { isChanged = true }
        }
      }
    }
    // `Store<State, Action>` says how many parameters a type has.
    for failure in failures {
      guard let match = failure.message.firstMatch(of: /cannot specialize non-generic type '(?:\w+\.)?(\w+)'/),
        let stub = stubs.firstIndex(where: { $0.types[String(match.1)] == .class })
      else { continue }
      let bytes = SwiftFiles.bytes(of: app.root + "/" + failure.file) ?? []
      stubs[stub].types[String(match.1)] = .generic(Self.arguments(of: String(match.1), in: bytes))
      isChanged = true
    }
    return isChanged
  }

  /// The stand-in that most files with a name import; of two, the one that is named more like it.
  private mutating func stub(for name: String, in files: Set<String>) -> Int? {
    let imports = files.map { outline($0).declarations.filter { $0.kind == "import" }.flatMap(\.head) }
    let ranks = stubs.map { stub in
      (imports.count { $0.contains(stub.name) }, Self.likeness(stub.name, name))
    }
    return stubs.indices.max { ranks[$0] < ranks[$1] }.flatMap { ranks[$0].0 > 0 ? $0 : nil }
  }

  /// Whether the app itself declares a type, which may be left out.
  private mutating func isDeclared(_ name: String) -> Bool {
    if declared.isEmpty {
      for file in app.modules.flatMap(\.files) {
        for declaration in outline(app.relative(file)).declarations {
          guard declaration.isType && declaration.kind != "extension" || declaration.kind == "typealias" else {
            continue
          }
          declared.insert(declaration.name.split { $0 == "." || $0 == " " }.last.map(String.init) ?? "")
        }
      }
    }
    return declared.contains(name)
  }

  /// The unknown names, whether one of their places needs a type, and the files that mention them.
  private static func unknownTypes(_ failures: [Failure]) -> [String: (isType: Bool, files: Set<String>)] {
    failures.reduce(into: [:]) { result, failure in
      guard let match = failure.message.firstMatch(of: /cannot find (?:type '(\w+)'|'([A-Z]\w+)') in scope/),
        let name = match.1 ?? match.2
      else { return }
      let known = result[String(name)] ?? (false, [])
      result[String(name)] = (known.isType || match.1 != nil, known.files.union([failure.file]))
    }
  }

  /// The number of arguments between the angle brackets behind a name.
  private static func arguments(of name: String, in bytes: [UInt8]) -> Int {
    let source = SwiftTokens(bytes)
    guard
      let start = source.tokens.indices.first(where: { source.text($0) == name && source.text($0 + 1) == "<" })
    else { return 1 }
    var (count, depth) = (1, 0)
    for index in source.tokens.indices[(start + 1)...] {
      switch source.text(index) {
      case "<", "(", "[": depth += 1
      case ">" where source.text(index - 1) != "-", ")", "]": depth -= 1
      case "," where depth == 1: count += 1
      default: break
      }
      if depth == 0 { break }
    }
    return count
  }

  /// How many letters two names begin alike with.
  private static func likeness(_ one: String, _ other: String) -> Int { zip(one, other).prefix { $0 == $1 }.count }

  /// A protocol where the app conforms to it, else a class.
  private mutating func kind(of name: String) -> StubModule.Kind {
    if ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix) { return .protocol }
    for file in app.modules.flatMap(\.files) {
      for declaration in outline(app.relative(file)).declarations where declaration.inherited.contains(name) {
        if declaration.kind != "class" || declaration.inherited.first != name { return .protocol }
      }
    }
    return .class
  }
}
