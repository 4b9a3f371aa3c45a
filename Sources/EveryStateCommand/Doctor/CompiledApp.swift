import EveryStateGoldens

/// The compiler's errors in an app's files, built as a client of this package would build them.
struct CompiledApp {
  /// An error in one or more files.
  struct Cause {
    let message: String
    let places: [(file: String, line: Int)]
    var files: Set<String> { Set(places.map(\.file)) }
    /// Whether it follows from another error in most cases.
    fileprivate var isConsequence: Bool { message.contains(" infer") }
    /// The replacement.
    var hint: String? { Self.hints.first { message.contains($0.part) }?.advice }

    private static let hints: [(part: String, advice: String)] = [
      ("#selector", "A closure or `NotificationCenter.default.publisher(for:)` does the same."),
      ("#keyPath", "A key path, `\\Type.name`, does the same."),
      ("Objective-C", "Leave it out, or put the code behind `#if canImport(ObjectiveC)`."),
      ("@IBOutlet", "Linux has no storyboards: put the file behind `#if canImport(ObjectiveC)`."),
      ("@IBAction", "Linux has no storyboards: put the file behind `#if canImport(ObjectiveC)`."),
      ("UIApplicationMain", "Write `@main`, which means the same."),
      ("NSManaged", "Linux has no Core Data: put the file behind `#if canImport(CoreData)`."),
    ]
  }
  /// The errors, most frequent first, and consequences of others last.
  private(set) var causes: [Cause] = []
  /// The compiler's errors about modules as a whole.
  private(set) var troubles: [String] = []
  private var unreadFiles: Set<String> = []
  var failingFiles: Set<String> { causes.reduce(into: unreadFiles) { $0.formUnion($1.files) } }
  var isInOrder: Bool { causes.isEmpty && troubles.isEmpty }

  private let reader: ModuleReader
  private let toolchain: BuiltModules
  /// The modules that others can import.
  private var emitted: Set<String> = []
  /// The imported modules that are missing. Empty ones replace them, so that the compiler continues behind their imports.
  private var missing: Set<String> = []

  /// Type-checks the read modules, and before them the app's modules that they import.
  init(_ sources: AppSources, _ diagnosis: Diagnosis, _ reader: ModuleReader, _ toolchain: BuiltModules) throws {
    self.reader = reader
    self.toolchain = toolchain
    let readings = try Self.ordered(diagnosis.readings, among: sources.modules, reader)
    let needed = readings.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let examined = Set(diagnosis.readings.map(\.module.folder))
    var places: [String: [(file: String, line: Int)]] = [:]
    for reading in readings {
      let name = reading.module.name
      if EndingSignals.hasCome { throw CannotExamine("Interrupted before all modules were compiled.") }
      printError("everystate: compiling \(TerminalText.harmless(name)), \(reading.files.count) files")
      let errors = try check(reading, emits: needed.contains(name))
      guard examined.contains(reading.module.folder) else { continue }
      for error in errors { places[error.message, default: []].append((error.file, error.line)) }
    }
    let all = places.map { Cause(message: $0.key, places: $0.value) }
      .sorted { ($1.files.count, $1.places.count, $0.message) < ($0.files.count, $0.places.count, $1.message) }
    causes = all.filter { !$0.isConsequence } + all.filter(\.isConsequence)
  }

  /// The readings and those of the modules that they import, imported ones first.
  private static func ordered(
    _ readings: [Diagnosis.Reading], among modules: [AppModule], _ reader: ModuleReader
  ) throws -> [Diagnosis.Reading] {
    var result: [Diagnosis.Reading] = []
    var seen: Set<String> = []
    func add(_ reading: Diagnosis.Reading) throws {
      guard seen.insert(reading.module.name).inserted else { return }
      for name in reading.imports.sorted() {
        if let known = readings.first(where: { $0.module.name == name }) {
          try add(known)
        } else if let module = modules.first(where: { $0.name == name }), !seen.contains(name) {
          try add(Diagnosis.Reading(module, reader))
        }
      }
      result.append(reading)
    }
    for reading in readings { try add(reading) }
    return result
  }

  /// The time limit of a module: an expression full of unknown names can take the compiler hours.
  private let limit = Duration.seconds(300)

  private mutating func check(
    _ reading: Diagnosis.Reading, emits: Bool
  ) throws -> [(file: String, line: Int, message: String)] {
    let module = reading.module
    let folder = reader.scratch.path
    var generated: [String] = []
    if let symbols = reading.symbols {
      generated.append(try reader.scratch.write(symbols.text, to: module.name + "/AssetSymbols.swift"))
    }
    if module.package != nil, !generated.isEmpty || reading.texts.contains(where: { $0.mentions(".module") }) {
      let text = "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"
      generated.append(try reader.scratch.write(text, to: module.name + "/resource_bundle_accessor.swift"))
    }
    let outdated = reading.symbols?.path
    let files = reading.files.filter { $0.file != outdated }
    let names = Dictionary(files.map { ($0.read, $0.file) }) { first, _ in first }
    let list = try reader.scratch.list(files.map(\.read) + generated, module.name)
    missing.formUnion(
      reading.imports.filter { name in
        switch ImportKind(name, own: []) {
        case .available: false
        case .standIn: StandIn(for: name).map(toolchain.has) != true
        case .unavailable, .package: !emitted.contains(name)
        }
      })
    let map = try reader.scratch.write(ModuleReader.emptyModules(missing.sorted()), to: module.name + ".modulemap")
    let flags =
      toolchain.flags + ["-I", folder, "-Xcc", "-fmodule-map-file=" + map, "-module-name", module.name]
      + ["-swift-version", module.language, "-parse-as-library", "-suppress-warnings", "-DDEBUG", "-wmo"]
      + ["-diagnostic-style", "llvm"] + (module.target?.compilerFlags ?? [])
      // Modules with errors can be imported.
      + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
    let (status, output) = try reader.scratch.run(
      ["swiftc", "-typecheck"] + flags + [list], module.name, within: limit)
    let errors = output + reader.scratch.errors(module.name)
    if emits {
      let path = folder + "/\(module.name).swiftmodule"
      let words = ["swiftc", "-emit-module", "-o", path, "-Xfrontend", "-experimental-skip-all-function-bodies"]
      _ = try reader.scratch.run(words + flags + [list], module.name, within: limit)
      if access(path, R_OK) == 0 { emitted.insert(module.name) }
    }
    var found: [(file: String, line: Int, message: String)] = []
    for line in errors.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(\/.*?):(\d+):\d+: error: (.*)$/), let file = names[String(match.1)],
        let place = Int(match.2)
      else { continue }
      found.append((file, place, String(match.3)))
    }
    let others = errors.split(separator: "\n").filter {
      $0.contains("error: ") && !$0.contains("error: allowing deserialization")
    }
    let isBroken = status.map { $0 >= 128 } ?? true
    if isBroken || status != 0 && found.isEmpty && !others.isEmpty {
      let crash = errors.firstMatch(of: /TypeCheckPrimaryFileRequest\(source_file "([^"]+)"\)/).map { match in
        "the compiler crashed at \(names[String(match.1)] ?? String(match.1))"
      }
      let end = status.map { "the compiler ended with status \($0)" } ?? "the compiler did not end within \(limit)"
      troubles.append("\(module.name): \(crash ?? (isBroken ? end : others.first.map(String.init) ?? end))")
      if found.isEmpty { unreadFiles.formUnion(files.map(\.file)) }
    }
    return found
  }
}
