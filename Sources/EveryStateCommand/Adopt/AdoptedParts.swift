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
  /// The names that the app's files use.
  private(set) var uses = NameUses()
  /// The names of stand-ins that do not compile.
  private var givenUp: Set<String> = []

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
    if loseNames(errors) { return "\(counted(errors.count, "error")); names of stand-ins given up" }
    let before = (leftOut: leftOut, stubs: stubs, shared: uses.shared, effort: effort)
    // An expression that takes long may be right: it is left out last, and only if more effort does not help.
    let plain = errors.filter { !$0.isUnsolved }
    let failures = plain.isEmpty && effort == .full ? errors : plain
    if !addNames(failures) { for failure in failures { leaveOut(failure, after: before.leftOut) } }
    if failures.count < Self.few { effort = .full }
    guard before != (leftOut, stubs, uses.shared, effort) else {
      throw CannotExamine("The app does not build: \(Self.shown(failures))")
    }
    let parts = leftOut.count - before.leftOut.count
    let tried =
      before.stubs == stubs && before.shared == uses.shared
      ? "long expressions tried again" : "names added to stand-ins"
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
    known[file] = Self.reading(SourceForiOS(read(file)).bytes)
    return reading(file)
  }

  private static func reading(_ bytes: [UInt8]) -> (outline: SwiftOutline, lines: [Int]) {
    (SwiftOutline(bytes), [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 } + [bytes.count + 1])
  }

  mutating func outline(_ file: String) -> SwiftOutline { reading(file).outline }

  /// Leaves out the smallest part at an error that was not left out of the build that failed.
  private mutating func leaveOut(_ failure: BuildFailure, after before: [LeftOut]) {
    let (outline, lines) = reading(failure.file)
    let own = before.filter { $0.file == failure.file }
    let (start, end) = (lines[min(failure.line, lines.count - 1) - 1], lines[min(failure.line, lines.count - 1)])
    let original = LeftOut.original(start + failure.column - 1, line: start, without: own, in: outline)
    let place = min(original, max(start, end - 2))
    guard let index = outline.declaration(at: place) else { return }
    let declaration = outline.declarations[index]
    let tried = Set(own.filter { $0.name == declaration.name }.map(\.part))
    guard let part = parts(failure.message, at: place, in: declaration, outline).first(where: { !tried.contains($0) })
    else { return }
    let chosen = leftOut.filter { $0.file == failure.file && $0.name == declaration.name }
    if chosen.contains(where: { $0.part == part || $0.part == .all }) { return }
    // The parts of what is left out are left out with it.
    leftOut.removeAll {
      switch part {
      case .all: $0.file == failure.file && ($0.name == declaration.name || $0.name.hasPrefix(declaration.name + "."))
      case .body: chosen.contains($0) && $0.part.isPiece
      default: false
      }
    }
    leftOut.append(LeftOut(part, failure.file, declaration.name, failure.message.replacing("\t", with: " ")))
    leftOut.sort { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// The parts of a declaration that may be left out for an error, the smallest first.
  private func parts(
    _ message: String, at place: Int, in declaration: SwiftOutline.Declaration, _ outline: SwiftOutline
  ) -> [LeftOut.Part] {
    var result: [LeftOut.Part] = []
    let isInBody = declaration.body?.contains(place) == true
    if !isInBody {
      result += [Self.smallerPart(message, of: declaration)].compactMap(\.self)
      if outline.defaults(of: declaration).contains(where: { $0.contains(place) }) { result.append(.defaults) }
      if let match = message.firstMatch(of: /cannot find type '(\w+)' in scope/), !declaration.isType {
        result.append(.type(String(match.1)))
      }
    }
    let pieces = outline.pieces(at: place, in: declaration).filter { piece in
      piece.kind != .call || declaration.head.contains("some")
    }
    // A body of one statement is a value of its own.
    let isAll = pieces.count == 1 && declaration.body.map { pieces[0].range.count + 8 > $0.count } == true
    if !isAll { result += pieces.map { .piece($0.kind, $0.text) } }
    if isInBody, declaration.canLoseBody { result.append(.body) }
    return result + [.all]
  }

  /// An attribute or a conformance that is left out alone.
  private static func smallerPart(_ message: String, of declaration: SwiftOutline.Declaration) -> LeftOut.Part? {
    if let match = message.firstMatch(of: /unknown attribute '(\w+)'|'(\w+)' cannot be used as an attribute/) {
      return .attribute(String(match.1 ?? match.2 ?? ""))
    }
    if message.contains("does not override any"), declaration.head.contains("override") {
      return .attribute("override")
    }
    guard declaration.isType,
      let match = message.firstMatch(of: /(?:does not conform|redundant conformance of '.*') to protocol '(\w+)'/)
    else { return nil }
    let others = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
    let names = [String(match.1), others[String(match.1)]].compactMap(\.self)
    return names.first(where: declaration.inherited.contains).map { .conformance($0) }
  }

  /// Adds unknown names to the stand-ins that their files import; false if all names are known.
  mutating func addNames(_ failures: [BuildFailure]) -> Bool {
    let before = (stubs, uses.shared, uses.operators)
    for failure in failures {
      let message = failure.message
      if let match = message.firstMatch(of: /no such module '(\w+)'/), !stubs.contains(where: { $0.name == match.1 }) {
        stubs.append(StubModule(name: String(match.1), reason: "a module that is not available"))
      } else if let match = message.firstMatch(of: /module '(\w+)' has no member named/) {
        addName(String(match.1))
      } else if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
        if !addProperty(String(match.1), failure) { addName(String(match.1), in: failure.file) }
      } else if let match = message.firstMatch(of: /cannot find operator '(.+?)' in scope/) {
        uses.add(operator: String(match.1))
      } else if let match = message.firstMatch(of: /'(\w+)' conform to 'View'/),
        let stub = stubs.firstIndex(where: { $0.names[String(match.1)] != nil })
      {
        stubs[stub].names[String(match.1)]?.isView = true
      } else if let match = message.firstMatch(of: /'(\w+)\.Type'/),
        let stub = stubs.firstIndex(where: { $0.names[String(match.1)] != nil })
      {
        stubs[stub].names[String(match.1)]?.isValue = true
      } else if let match = message.firstMatch(of: /value of type '(.*)' has no member '(\w+)'/),
        isView(String(match.1)), let calls = uses.members[String(match.2)],
        let nearest = stub(for: String(match.2), in: [failure.file])
          // A modifier is visible wherever one file of the module imports it.
          ?? stub(for: String(match.2), in: Set(app.modules.flatMap(\.files).map(app.relative)))
      {
        stubs[nearest].modifiers[String(match.2)] = calls
      }
    }
    return before != (stubs, uses.shared, uses.operators)
  }

  /// Gives up the names of stand-ins that do not compile: a file that is written here must not end the build.
  mutating func loseNames(_ failures: [BuildFailure]) -> Bool {
    let folder = "EveryState/StandIns/"
    let before = (stubs, uses)
    let own = failures.filter { $0.file.hasPrefix(folder) && !$0.file.contains(StubModule.probe) }
    for (file, failures) in Dictionary(grouping: own, by: \.file) {
      let (outline, lines) = Self.reading(read(file))
      for failure in failures {
        guard let index = outline.declaration(at: failure.place(in: lines)) else { continue }
        let name = outline.declarations[index].name
        givenUp.insert(String(name.prefix { !".(".contains($0) }))
        if let stub = stubs.firstIndex(where: { file.hasSuffix("/\($0.name).swift") }) {
          stubs[stub].remove(name)
        } else {
          uses.remove(name)
        }
      }
    }
    return before != (stubs, uses)
  }

  private mutating func addName(_ name: String, in file: String? = nil) {
    guard !stubs.contains(where: { $0.names[name] != nil }), uses.shared[name] == nil, mayBeAbsent(name),
      !givenUp.contains(name), let use = uses.names[name] ?? uses.functions[name] ?? constant(name, in: file)
    else { return }
    guard let nearest = stubs.firstIndex(where: { $0.name == name }) ?? stub(for: name, in: use.files) else {
      addFurther(name, use)
      return
    }
    let isKnown = use.files.allSatisfy { file in
      let imports = imports(of: file)
      return imports.contains(stubs[nearest].name) || !stubs.contains { imports.contains($0.name) }
    }
    if isKnown { stubs[nearest].names[name] = use } else { uses.shared[name] = use }
  }

  /// `errSecSuccess`: a constant of C that a file reads and nothing there makes.
  private mutating func constant(_ name: String, in file: String?) -> NameUse? {
    guard let file, name.contains(where: \.isUppercase) else { return nil }
    let source = outline(file).source
    let places = source.tokens.indices.filter { source.text($0) == name }
    let isMade = places.contains {
      ["let", "var", "for"].contains(source.text($0 - 1)) || ["in", ":", "="].contains(source.text($0 + 1))
    }
    return places.isEmpty || isMade ? nil : NameUse(files: [file])
  }

  /// A type or constant that no absent module has.
  private mutating func addFurther(_ name: String, _ use: NameUse) {
    // A function may be one of a part that is left out.
    guard uses.functions[name] == nil else { return }
    if let index = stubs.firstIndex(where: { $0.name == StubModule.further }) {
      stubs[index].names[name] = use
    } else {
      stubs.append(StubModule(name: StubModule.further, reason: "names that no module has", names: [name: use]))
    }
  }

  /// Whether the app does not declare a name itself: a type within another one may be named like a module.
  private func mayBeAbsent(_ name: String) -> Bool {
    guard !Self.memberTypes.contains(name) else { return false }
    return !uses.declaredTypes.contains(name) || stubs.contains { $0.name == name } && !uses.declared.contains(name)
  }

  /// Types that conforming to a protocol brings, which only its members can name: `body(content: Content)`.
  private static let memberTypes: Set<String> = [
    "AnimatableData", "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Entry",
    "Failure", "Index", "Input", "Iterator", "Output", "RawValue", "SubSequence", "Subviews", "UIViewControllerType",
    "UIViewType", "Value",
  ]

  private mutating func imports(of file: String) -> Set<String> {
    Set(outline(file).declarations.filter { $0.kind == "import" }.flatMap(\.head))
  }

  /// Adds a property to the stand-in that the type of an error extends or inherits from.
  private mutating func addProperty(_ name: String, _ failure: BuildFailure) -> Bool {
    guard name.first?.isLowercase == true, uses.functions[name] == nil else { return false }
    let (outline, lines) = reading(failure.file)
    guard let index = outline.declaration(at: failure.place(in: lines)) else { return false }
    let owners = outline.declarations[index].name.split(separator: ".").dropLast().map(String.init)
    let heirs = outline.declarations.filter { owners.contains($0.name) }.compactMap(\.inherited.first)
    for owner in owners + heirs {
      guard let stub = stubs.firstIndex(where: { $0.names[owner] != nil }) else { continue }
      return stubs[stub].names[owner]?.properties.insert(name).inserted == true
    }
    return false
  }

  /// Whether a type of an error is a view's: a modifier of the absent module is called on it.
  private func isView(_ type: String) -> Bool {
    let name = String(type.prefix { $0 != "<" })
    return name == "some View" || Self.views.contains(name) || uses.names[name]?.isView == true
  }

  private static let views: Set<String> = [
    "Button", "Color", "ForEach", "Form", "Group", "HStack", "Image", "Label", "LazyVStack", "Link", "List", "Menu",
    "ModifiedContent", "NavigationLink", "NavigationStack", "NavigationView", "Picker", "ScrollView", "Section",
    "SecureField", "TabView", "Text", "TextEditor", "TextField", "Toggle", "VStack", "ZStack",
  ]

  /// The stand-in that most files with a name import; of two, the one that is named more like it.
  private mutating func stub(for name: String, in files: Set<String>) -> Int? {
    let imports = files.map { self.imports(of: $0) }
    let ranks = stubs.map { stub in
      let mayHaveIt = stub.isFramework || !Self.has(Self.absent, name)
      let count = mayHaveIt && !Self.has(Self.here, name) ? imports.count { $0.contains(stub.name) } : 0
      return (count, zip(stub.name, name).prefix { $0 == $1 }.count)
    }
    return stubs.indices.max { ranks[$0] < ranks[$1] }.flatMap { ranks[$0].0 > 0 ? $0 : nil }
  }

  /// Whether a name has one of some prefixes of Apple's frameworks.
  private static func has(_ prefixes: [String], _ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// The prefixes of frameworks with stand-ins here, whose further names no absent module has; and of others.
  private static let here = ["NS", "UI", "CF", "CG", "CL", "AV", "MK", "WK", "UN", "PH"]
  private static let absent = ["CA", "CI", "CM", "CN", "CV", "LA", "MP", "BG", "PDF", "Sec", "SC", "kSec", "kC"]

  // MARK: Names

  /// Reads the names of all files: those that a file with an absent module mentions, and the app does not declare, may be the module's.
  mutating func readNames() -> [String] {
    var files: Set<String> = []
    for file in app.modules.flatMap(\.files).map(app.relative) {
      uses.read(outline(file), file: file)
      let imports = imports(of: file)
      if stubs.contains(where: { imports.contains($0.name) }) { files.insert(file) }
    }
    uses.finish()
    return uses.names.filter { !$0.value.files.isDisjoint(with: files) && mayBeAbsent($0.key) }.keys.sorted()
  }
}
