/// What keeps an app's files from being built and drawn as text, as far as their source tells.
struct Diagnosis {
  /// A name that a file uses and nobody here knows.
  struct Missing {
    let name: String
    fileprivate(set) var places: [(file: String, line: Int)] = []
    /// The views that say it themselves, sorted.
    fileprivate(set) var views: Set<String> = []
    var files: Set<String> { Set(places.map(\.file)) }
  }
  /// What is said of a file.
  enum Verdict: Equatable {
    case fine
    /// By what it says.
    case blocked([String])
    /// It imports packages that are not among what was read.
    case unknown(packages: [String])
  }
  private(set) var verdicts: [String: Verdict] = [:]
  private(set) var missing: [Missing] = []
  /// Names that no one here knows, in files that import packages, or frameworks for which nothing stands: theirs, perhaps.
  private(set) var unsure: [Missing] = []
  /// The frameworks for which nothing stands, and the packages, by files.
  private(set) var frameworks: [(name: String, files: [String])] = []
  private(set) var packages: [(name: String, files: [String])] = []
  /// The stand-ins that the files need, by product.
  private(set) var standIns: [(name: String, module: String, product: String, files: Int)] = []
  private(set) var ignored: [(name: String, views: Int)] = []
  private(set) var assets: [String] = []
  /// The files with an `#if os(iOS)` that does not hold, sorted.
  let asking: [String]

  /// By view, the views that it is made of.
  private var viewParts: [String: Set<String>] = [:]

  let readings: [String: FileReading]
  let files: [String]

  private let known = KnownNames.all
  /// What the app's own sources declare, in any module.
  let declared: Set<String>
  private let extended: Set<String>

  /// - Parameters:
  ///   - readings: by file, of all that belongs to the app.
  ///   - judged: the files of which something is said.
  ///   - own: the app's modules.
  ///   - symbols: what the app's asset catalogs give names to.
  ///   - asking: the files whose conditions ask for iOS, in modules that are not built as for it.
  init(
    _ readings: [String: FileReading], of judged: [String], own: Set<String>, symbols: Set<String>, asking: Set<String>
  ) {
    self.readings = readings
    self.asking = asking.sorted()
    files = judged.sorted()
    declared = readings.values.reduce(into: own) { $0.formUnion($1.declared) }
    extended = readings.values.reduce(into: []) { $0.formUnion($1.extended) }
    let views = Set(readings.values.flatMap { $0.types.filter(\.isView).map(\.name) })
    var missing: [String: Missing] = [:]
    var unsure: [String: Missing] = [:]
    var imports: [String: (kind: ImportKind, files: Set<String>)] = [:]
    var ignoredViews: [String: Set<String>] = [:]
    var assets: Set<String> = []
    let ignoredNames = Set(SwiftUINames.ignored.split(separator: "\n").map(String.init))
    for file in files {
      guard let reading = readings[file] else { continue }
      var packages: Set<String> = []
      var reasons: [String] = []
      for found in reading.imports {
        let kind = ImportKind(found, own: own)
        imports[found.path, default: (kind, [])].files.insert(file)
        switch kind {
        case .missing: reasons.append("import \(found.path)")
        case .package: packages.insert(found.name)
        case .isThere, .standIn: break
        }
      }
      func note(_ name: String, _ line: Int, _ type: Int?) {
        let view = type.map { reading.types[$0] }
        func add(_ list: inout [String: Missing]) {
          list[name, default: Missing(name: name)].places.append((file, line))
          if let view, views.contains(view.name) { list[name]?.views.insert(view.name) }
        }
        let isForeign = !packages.isEmpty || reasons.contains { $0.hasPrefix("import ") }
        if isForeign && Self.hints[name] == nil { add(&unsure) } else { add(&missing) }
        if packages.isEmpty || Self.hints[name] != nil, !reasons.contains(name) { reasons.append(name) }
      }
      for use in reading.uses {
        if ignoredNames.contains(use.name), !declared.contains(String(use.name.dropFirst())), let type = use.type {
          ignoredViews[use.name, default: []].insert(reading.types[type].name)
        }
        guard let name = unknown(use.name) else { continue }
        if name.hasPrefix("."), symbols.contains(String(name.dropFirst())) {
          assets.insert(String(name.dropFirst()))
          continue
        }
        note(name, use.line, use.type)
      }
      for call in reading.calls where !isKnown(call) { note(call.text, call.line, call.type) }
      verdicts[file] =
        !reasons.isEmpty ? .blocked(reasons) : packages.isEmpty ? .fine : .unknown(packages: packages.sorted())
    }
    self.missing = missing.values.sorted(by: Self.isBefore)
    self.unsure = unsure.values.sorted(by: Self.isBefore)
    self.assets = assets.sorted()
    for reading in readings.values {
      for type in reading.types where views.contains(type.name) {
        viewParts[type.name, default: []].formUnion(type.parts.intersection(views))
      }
    }
    func listed(_ kind: ImportKind) -> [(name: String, files: [String])] {
      imports.filter { $0.value.kind == kind }.map { ($0.key, $0.value.files.sorted()) }
        .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
    }
    frameworks = listed(.missing)
    self.packages = listed(.package)
    standIns = imports.compactMap { name, found in
      guard case .standIn(let module, let product) = found.kind else { return nil }
      return (name, module, product, found.files.count)
    }.sorted { $0.name < $1.name }
    ignored = ignoredViews.map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  private static func isBefore(_ one: Missing, _ other: Missing) -> Bool {
    (other.files.count, other.views.count, one.name) < (one.files.count, one.views.count, other.name)
  }

  /// The name as a message shows it, if nobody has it.
  private func unknown(_ name: String) -> String? {
    let bare = String(name.drop { !($0.isLetter || $0.isNumber || $0 == "_") })
    if Self.hints[name] != nil { return name }
    if name.hasPrefix("\\EnvironmentValues.") {
      let key = String(name.dropFirst("\\EnvironmentValues.".count))
      return known.own["EnvironmentValues"]?.contains(key) == true || declared.contains(key) ? nil : "\\." + key
    }
    if declared.contains(bare) || Self.given.contains(bare) { return nil }
    if name.hasPrefix("@") {
      return known.types.contains(bare) || known.macros.contains(bare) || Self.attributes.contains(bare) ? nil : name
    }
    if name.hasPrefix("#") { return known.macros.contains(bare) || Self.macros.contains(bare) ? nil : name }
    if name.hasPrefix(".") || name.hasPrefix("\\.") {
      return known.members.contains(bare) || bare.first?.isUppercase == true && known.types.contains(bare)
        ? nil : "." + bare
    }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else {
      return known.types.contains(name) || known.functions.contains(name) || Self.modules.contains(name) ? nil : name
    }
    // What a type of TextUI's has is known; of others, that somebody has it.
    guard let own = known.own[parts[0]], !known.toolchain.contains(parts[0]), !declared.contains(parts[0]),
      !declared.contains(parts[1]), known.members.contains(parts[1])
    else { return nil }
    return own.contains(parts[1]) || known.types.contains(parts[0] + "." + parts[1]) || known.shared.contains(parts[1])
      || Self.everywhere.contains(parts[1]) ? nil : name
  }

  /// What each type has.
  private static let everywhere: Set<String> = ["self", "Type", "init", "allCases"]
  /// Not declared where it is used: what bundles of packages and generated code have.
  private static let given: Set<String> = ["module", "Wrapped", "Element", "Configuration"]

  /// Whether a call's labels are those of some function with its name, as far as that is known.
  private func isKnown(_ call: FileReading.Call) -> Bool {
    let bare = call.name.hasPrefix(".") ? String(call.name.dropFirst()) : call.name
    guard !declared.contains(bare), !known.toolchain.contains(bare), let signatures = known.signatures[call.name] else {
      return true
    }
    // An app's extension may bring another `init`.
    if !call.name.hasPrefix("."), extended.contains(bare) { return true }
    if call.labels.isEmpty && call.trailing == 0 || call.labels == ["rawValue"] { return true }
    return signatures.contains { $0.takes(call.labels, trailing: call.trailing) }
  }

  /// The views, and how many of them stand in files that say only what is known.
  var viewCount: Int { files.reduce(0) { $0 + (readings[$1]?.types.count(where: \.isView) ?? 0) } }
  var fineViewCount: Int {
    files.reduce(0) { verdicts[$1] == .fine ? $0 + (readings[$1]?.types.count(where: \.isView) ?? 0) : $0 }
  }
  /// How many other views show some of these, themselves or through others.
  func others(around views: Set<String>) -> Int {
    var found = views
    var isChanged = true
    while isChanged {
      isChanged = false
      for (name, parts) in viewParts where !found.contains(name) && !parts.isDisjoint(with: found) {
        found.insert(name)
        isChanged = true
      }
    }
    return found.count - views.count
  }

  func count(_ isMeant: (Verdict) -> Bool) -> Int { verdicts.values.count(where: isMeant) }

  /// What cannot be had on Linux, with what to write instead.
  static let hints: [String: String] = [
    "@objc": "Swift on Linux has no Objective-C: leave it out, or put the code behind `#if canImport(ObjectiveC)`",
    "@objcMembers":
      "Swift on Linux has no Objective-C: leave it out, or put the code behind `#if canImport(ObjectiveC)`",
    "#selector":
      "Swift on Linux has no selectors: a closure or a publisher does the same (`NotificationCenter.default.publisher(for:)`), or put the "
      + "code behind `#if canImport(ObjectiveC)`",
    "#keyPath": "Swift on Linux has no Objective-C: a key path, `\\Type.name`, does the same",
    "@IBOutlet": "there are no storyboards on Linux: put the file behind `#if canImport(UIKit)`",
    "@IBAction": "there are no storyboards on Linux: put the file behind `#if canImport(UIKit)`",
    "@NSManaged": "there is no Core Data on Linux: put the file behind `#if canImport(CoreData)`",
    "@UIApplicationMain": "the compiler ends on Linux where it meets it: write `@main`, which is the same",
    "@NSApplicationMain": "the compiler ends on Linux where it meets it: write `@main`, which is the same",
    "#available": "",
  ].filter { !$0.value.isEmpty }

  /// They stand before a dot.
  private static let modules = ImportKind.importable

  private static let attributes: Set<String> = [
    "main", "available", "escaping", "autoclosure", "discardableResult", "inlinable", "frozen", "unknown", "testable",
    "preconcurrency", "unchecked", "Sendable", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper",
    "resultBuilder", "globalActor", "convention", "inline", "usableFromInline", "_exported", "_spi", "retroactive",
    "nonobjc", "warn_unqualified_access", "implementationOnly", "_implementationOnly", "attached", "freestanding",
    "_disfavoredOverload", "_spi_available", "concurrent", "execution", "isolated", "storageRestrictions",
    "exclusivity",
    "backDeployed", "_silgen_name", "_transparent", "noescape", "differentiable", "NSCopying",
    "_cdecl", "_marker", "_semantics", "_hasMissingDesignatedInitializers", "_alwaysEmitIntoClient", "unsafe",
    "_unsafeInheritExecutor", "_inheritActorContext", "_implicitSelfCapture", "extern", "abi",
  ]
  private static let macros: Set<String> = [
    "file", "fileID", "filePath", "line", "column", "function", "dsohandle", "available", "unavailable", "warning",
    "error", "colorLiteral", "imageLiteral", "fileLiteral", "sourceLocation", "isolation", "externalMacro",
    "_hasSymbol",
  ]
}
