import EveryStateConditions
import EveryStateGoldens
import EveryStateReview

/// The packages, stand-ins and left-out parts of an adopted app, decided round by round from the build's errors.
struct AdoptedParts {
  let app: AdoptedApp
  var packages: [XcodeProject.RemotePackage] = []
  /// The packages that are not kept, with the reason.
  private(set) var lostPackages: [(package: XcodeProject.RemotePackage, reason: String)] = []
  private(set) var stubs: [StubModule] = []
  private(set) var leftOut: [LeftOut] = []
  private(set) var effort = SolverEffort.low
  /// Reads a file of the app.
  private let read: (String) -> [UInt8]
  /// Reads the manifests of the packages that are here.
  private let checkouts: () -> [String]
  private var known: [String: (outline: SwiftOutline, lines: [Int])] = [:]
  /// The names of the types that the app declares.
  private var declared: Set<String> = []

  static let limit = 40
  /// So few errors that long expressions no longer hide others.
  private static let few = 30

  init(_ app: AdoptedApp, read: @escaping (String) -> [UInt8], checkouts: @escaping () -> [String]) {
    (self.app, self.read, self.checkouts) = (app, read, checkouts)
  }

  /// Takes the errors of a round; nil for a build without any, and none after a package was lost.
  /// - Returns: what the next round tries, in words; nil when everything is built.
  /// - Throws: ``CannotExamine`` when another round cannot help.
  mutating func step(_ round: Int, after errors: [BuildFailure]?) throws -> String? {
    guard let errors else {
      defer { effort = .full }
      return effort == .full ? nil : "0 errors; long expressions tried again"
    }
    guard round < Self.limit else {
      throw CannotExamine("The app still does not build after \(round) rounds. The last error: \(Self.shown(errors))")
    }
    if errors.isEmpty { return "a package replaced by stand-ins" }
    let before = (leftOut: leftOut, stubs: stubs, effort: effort)
    // An expression that takes long may be right: it is left out last, and only if more effort does not help.
    let plain = errors.filter { !$0.isUnsolved }
    let failures = plain.isEmpty && effort == .full ? errors : plain
    if !addNames(failures) { for failure in failures { leaveOut(failure, after: before.leftOut) } }
    if failures.count < Self.few { effort = .full }
    guard before != (leftOut, stubs, effort) else {
      throw CannotExamine("The app does not build: \(Self.shown(failures))")
    }
    let parts = leftOut.count - before.leftOut.count
    let tried = before.stubs == stubs ? "long expressions tried again" : "names added to stand-ins"
    return "\(counted(errors.count, "error")); \(parts > 0 ? "\(counted(parts, "part")) left out" : tried)"
  }

  private static func shown(_ failures: [BuildFailure]) -> String {
    failures.first.map { "\($0.file):\($0.line): \($0.message)" } ?? "the build printed no error"
  }

  // MARK: Packages

  mutating func lose(_ package: XcodeProject.RemotePackage, _ reason: String) {
    packages.removeAll { $0.identity == package.identity }
    lostPackages.append((package, reason))
  }

  /// A stand-in for each module that nothing else provides.
  mutating func addStubs() {
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
        if lost == nil, !packages.isEmpty, checkouts().contains(where: { $0.contains("\"\(name)\"") }) { continue }
        stubs.append(
          StubModule(
            name: name, reason: lost.map { "\($0.package.identity): \($0.reason)" } ?? "a module that is not available")
        )
      }
    }
  }

  /// Replaces a package that cannot be resolved or does not build by stand-ins.
  mutating func loseFailingPackage(_ text: String) -> Bool {
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
    if bad.isEmpty {
      guard let last = packages.last, lines.contains(where: { signs.contains(where: $0.contains) }) else {
        return false
      }
      lose(last, "it or a package that it needs does not build on Linux")
    }
    addStubs()
    return true
  }

  // MARK: Leaving out

  /// The declarations of a file, and the places of its lines.
  private mutating func reading(_ file: String) -> (outline: SwiftOutline, lines: [Int]) {
    if let reading = known[file] { return reading }
    let bytes = SourceForiOS(read(file)).bytes
    let lines = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 } + [bytes.count + 1]
    known[file] = (SwiftOutline(bytes), lines)
    return reading(file)
  }

  mutating func outline(_ file: String) -> SwiftOutline { reading(file).outline }

  /// - Parameter before: the parts that were left out of the build that failed.
  private mutating func leaveOut(_ failure: BuildFailure, after before: [LeftOut]) {
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
    // The parts of a type that is left out are left out with it.
    if part == .all {
      leftOut.removeAll { isSame($0) || $0.file == failure.file && $0.name.hasPrefix(declaration.name + ".") }
    }
    leftOut.append(LeftOut(part, failure.file, declaration.name, failure.message.replacing("\t", with: " ")))
    leftOut.sort { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// An attribute or a conformance that is left out alone.
  private static func smallerPart(_ message: String, of declaration: SwiftOutline.Declaration) -> LeftOut.Part? {
    if let match = message.firstMatch(of: /unknown attribute '(\w+)'/) { return .attribute(String(match.1)) }
    guard declaration.isType, let match = message.firstMatch(of: /does not conform to protocol '(\w+)'/) else {
      return nil
    }
    let others = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
    let names = [String(match.1), others[String(match.1)]].compactMap(\.self)
    return names.first(where: declaration.inherited.contains).map { .conformance($0) }
  }

  /// Adds unknown names to the stand-in that their files import; false if all names are known.
  private mutating func addNames(_ failures: [BuildFailure]) -> Bool {
    let before = stubs
    for failure in failures {
      guard let match = failure.message.firstMatch(of: /no such module '(\w+)'/) else { continue }
      let stub = StubModule(name: String(match.1), reason: "a module that is not available")
      if !stubs.contains(where: { $0.name == stub.name }) { stubs.append(stub) }
    }
    for (name, (isType, files)) in Self.unknownTypes(failures).sorted(by: { $0.key < $1.key }) where !isDeclared(name) {
      if let stub = stubs.firstIndex(where: { $0.types[name] != nil }) {
        if isType, stubs[stub].types[name] == .value { stubs[stub].types[name] = kind(of: name) }
      } else if let nearest = stub(for: name, in: files) {
        stubs[nearest].types[name] = isType ? kind(of: name) : .value
      }
    }
    for failure in failures {
      guard let match = failure.message.firstMatch(of: /value of type '.*' has no member '(\w+)'/),
        let nearest = stub(for: String(match.1), in: [failure.file])
      else { continue }
      for shape in StubModule.Shape.all(of: String(match.1), in: SwiftTokens(read(failure.file))) {
        stubs[nearest].types["\(match.1)(\(shape))"] = .modifier(shape)
      }
    }
    // `Store<State, Action>` says how many parameters a type has.
    for failure in failures {
      guard let match = failure.message.firstMatch(of: /cannot specialize non-generic type '(?:\w+\.)?(\w+)'/),
        let stub = stubs.firstIndex(where: { $0.types[String(match.1)] == .class })
      else { continue }
      stubs[stub].types[String(match.1)] = .generic(Self.arguments(of: String(match.1), in: read(failure.file)))
    }
    return stubs != before
  }

  /// The stand-in that most files with a name import; of two, the one that is named more like it.
  private mutating func stub(for name: String, in files: Set<String>) -> Int? {
    let imports = files.map { outline($0).declarations.filter { $0.kind == "import" }.flatMap(\.head) }
    let ranks = stubs.map { stub in
      (imports.count { $0.contains(stub.name) }, zip(stub.name, name).prefix { $0 == $1 }.count)
    }
    return stubs.indices.max { ranks[$0] < ranks[$1] }.flatMap { ranks[$0].0 > 0 ? $0 : nil }
  }

  /// Whether the app itself declares a type, which may be left out.
  private mutating func isDeclared(_ name: String) -> Bool {
    if declared.isEmpty {
      let types = declarations().filter { $0.isType && $0.kind != "extension" || $0.kind == "typealias" }
      declared = Set(types.map { $0.name.split { $0 == "." || $0 == " " }.last.map(String.init) ?? "" })
    }
    return declared.contains(name)
  }

  private mutating func declarations() -> [SwiftOutline.Declaration] {
    app.modules.flatMap(\.files).flatMap { outline(app.relative($0)).declarations }
  }

  /// The unknown names, whether one of their places needs a type, and the files that mention them.
  private static func unknownTypes(_ failures: [BuildFailure]) -> [String: (isType: Bool, files: Set<String>)] {
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

  /// A protocol where the app conforms to it, else a class.
  private mutating func kind(of name: String) -> StubModule.Kind {
    if ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix) { return .protocol }
    let heirs = declarations().filter { $0.inherited.contains(name) }
    return heirs.contains { $0.kind != "class" || $0.inherited.first != name } ? .protocol : .class
  }
}
