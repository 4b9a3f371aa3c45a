import EveryStateConditions
import EveryStateGoldens

/// What the compiler says of an app's files, as a client of this package would build them.
struct CompiledApp {
  enum Verdict: Equatable {
    /// It is built, with all others that are.
    case builds
    /// It has an error of its own.
    case fails(line: Int, message: String)
    /// The compiler could not read its module at all.
    case isNotTold
    /// It has no error of its own; what it needs stands in files that have.
    case waits(message: String)
  }
  /// By file, from the root.
  private(set) var verdicts: [String: Verdict] = [:]
  /// What the compiler said of a module that it could not read at all.
  private(set) var troubles: [String] = []

  private let root: String
  private let scratch: String
  private let toolchain: BuiltModules

  /// The modules that others can import.
  private var emitted: Set<String> = []
  /// The names that files declare which were set aside.
  private var gone: Set<String> = []

  /// Type-checks module after module, and each again without the files that have errors, until the rest is without.
  /// - Parameters:
  ///   - modules: in the order in which they need one another.
  ///   - diagnosis: what the files say.
  ///   - catalogs: by module, what its asset catalogs give names to.
  ///   - isQuick: once only where no other module needs it: what waits for other files is not told from what is built.
  init(
    _ modules: [AppModule], _ diagnosis: Diagnosis, root: String, catalogs: [String: AssetSymbols],
    toolchain: BuiltModules, isQuick: Bool = false
  ) throws {
    self.root = CommandRun.absolute(root)
    self.toolchain = toolchain
    scratch = try Self.scratchFolder()
    defer { try? Self.remove(scratch) }
    let readings = diagnosis.readings
    let own = Set(modules.map(\.name))
    let needed = Set(readings.values.flatMap { $0.imports.map(\.name) })
    for module in modules {
      printError("everystate: compiling \(TerminalText.harmless(module.name)), \(module.files.count) files")
      let assets = try generated(module, catalogs[module.name], diagnosis)
      try check(module, readings, own, generated: assets, isNeeded: needed.contains(module.name), isQuick)
    }
  }

  private mutating func check(
    _ module: AppModule, _ readings: [String: FileReading], _ own: Set<String>, generated: [String],
    isNeeded: Bool, _ isQuick: Bool
  ) throws {
    var paths: [String: String] = [:]
    var failures: [String: Verdict] = [:]
    var names: Set<Substring> = []
    for file in module.files {
      let imports = readings[file]?.imports ?? []
      let missing = imports.filter { !toolchain.has($0, own: own) }
      // A module of the app's own that could not be written is nothing that this file lacks.
      let absent = missing + imports.filter { own.contains($0.name) && !emitted.contains($0.name) }
      // Of two files of one name, which only two targets can have, one is a copy of another name.
      let name = file.split(separator: "/").last ?? ""
      let isTwin = !names.insert(name).inserted
      paths[try path(file, in: module, without: absent.map(\.line), isTwin: isTwin)] = file
      if let first = missing.first {
        failures[file] = .fails(line: first.line, message: "no such module '\(first.path)'")
      }
    }
    for path in generated { paths[path] = "" }
    let list = scratch + "/" + module.name + ".files"
    let before = gone
    // First all together: what a file with errors declares is known to the others.
    guard let all = try diagnosed(module, paths.keys.sorted(), paths, list) else {
      for file in module.files where verdicts[file] == nil { verdicts[file] = failures[file] ?? .isNotTold }
      return
    }
    let found = all.filter { failures[$0.key] == nil }
    for (file, errors) in found {
      guard let own = errors.first(where: { isDirect($0.message) && !isExplained($0.message, by: before) }) else {
        continue
      }
      failures[file] = .fails(line: own.line, message: own.message)
    }
    // An error that names nothing may follow from what those files declare, as far as the compiler could not read it.
    let broken = failures.keys.reduce(into: before) { $0.formUnion(readings[$1]?.declared ?? []) }
    for (file, errors) in found where failures[file] == nil {
      let mentioned = readings[file]?.uses.contains { use in
        use.name.split { ".@\\#".contains($0) }.contains { broken.contains(String($0)) }
      }
      failures[file] =
        mentioned == true
        ? .waits(message: errors[0].message) : .fails(line: errors[0].line, message: errors[0].message)
    }
    var rest = paths.keys.sorted().filter { failures[paths[$0]!] == nil }
    while !rest.isEmpty, isNeeded || !isQuick {
      for (file, errors) in try diagnosed(module, rest, paths, list) ?? [:] where failures[file] == nil {
        failures[file] = .waits(message: errors[0].message)
      }
      let count = rest.count
      rest.removeAll { failures[paths[$0]!] != nil }
      if rest.count == count { break }
    }
    for file in failures.keys { gone.formUnion(readings[file]?.declared ?? []) }
    if isNeeded, !rest.isEmpty { try emit(module, list) }
    // A file that several modules share is judged where it belongs first.
    for file in module.files where verdicts[file] == nil { verdicts[file] = failures[file] ?? .builds }
  }

  /// Whether an error names what is wrong, so that it follows from no other.
  private func isDirect(_ message: String) -> Bool {
    [
      "cannot find ", "no such module", "has no member", "extra argument", "missing argument",
      "incorrect argument label",
      "unknown attribute", "Objective-C", "'#selector'", "'@objc'", "breaks down", "no macro named", "unavailable",
      "invalid redeclaration",
    ].contains { message.contains($0) }
  }

  /// Whether an error speaks of what another module's files declare that were set aside.
  private func isExplained(_ message: String, by names: Set<String>) -> Bool {
    message.matches(of: /'[^']*'/).contains { quoted in
      quoted.0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { names.contains(String($0)) }
    }
  }

  /// What SwiftPM writes for a package's module with resources, and `everystate assets` for one with catalogs.
  private func generated(
    _ module: AppModule, _ assets: AssetSymbols?, _ diagnosis: Diagnosis
  ) throws -> [String] {
    var paths: [String] = []
    let folder = scratch + "/" + module.name
    let uses = module.files.reduce(into: Set<String>()) { $0.formUnion(diagnosis.readings[$1]?.uses.map(\.name) ?? []) }
    if module.isOfPackage, uses.contains(".module") {
      paths.append(folder + "/resource_bundle_accessor.swift")
      try write("import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n", paths[0])
    }
    if let assets, !assets.names.isDisjoint(with: diagnosis.assets) {
      paths.append(folder + "/AssetSymbols.swift")
      let isOfPackage = module.isOfPackage && uses.contains(".module")
      try write(assets.source(isOfPackage: isOfPackage, without: diagnosis.declared), paths[paths.count - 1])
    }
    return paths
  }

  /// Where the compiler finds a file: itself, or a copy of the same lines in which the imports of what is not there are gone, and
  /// conditions hold as on iOS where the module is built so.
  private func path(_ file: String, in module: AppModule, without lines: [Int], isTwin: Bool) throws -> String {
    let original = root + "/" + file
    guard !lines.isEmpty || isTwin || module.isBuiltAsForiOS, let bytes = SwiftFiles.bytes(of: original) else {
      return original
    }
    let read = module.isBuiltAsForiOS ? SourceForiOS(bytes).bytes : bytes
    guard !lines.isEmpty || isTwin || read != bytes else { return original }
    var text = String(decoding: read, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where line <= text.count { text[line - 1] = "" }
    let copy =
      scratch + "/" + module.name + "/" + (isTwin ? file.split(separator: "/").joined(separator: ".") : file)
    try write(text.joined(separator: "\n"), copy)
    return copy
  }

  /// The errors of each file that has some; nil where the compiler said nothing of files. A file at which the compiler breaks down has one, and is left out from then on.
  private mutating func diagnosed(
    _ module: AppModule, _ files: [String], _ paths: [String: String], _ list: String
  ) throws -> [String: [(line: Int, message: String)]]? {
    var result: [String: [(line: Int, message: String)]] = [:]
    var files = files
    let log = scratch + "/log"
    while !files.isEmpty {
      try write(
        files.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n" }.joined(), list)
      let status = try ChildProcess(
        ["swiftc", "-typecheck", "-wmo"] + toolchain.driver(module, own: scratch) + ["@" + list], output: log
      ).status(within: nil)
      let text = String(decoding: SwiftFiles.bytes(of: log) ?? [], as: UTF8.self)
      if let status, status >= 128,
        let found = text.firstMatch(of: /TypeCheckPrimaryFileRequest\(source_file "([^"]+)"\)/),
        let file = paths[String(found.1)], files.contains(String(found.1))
      {
        result[file] = [(1, "the compiler breaks down at it")]
        files.removeAll { $0 == String(found.1) }
        continue
      }
      for line in text.split(separator: "\n") {
        guard let found = line.firstMatch(of: /^(\/.*?):(\d+):\d+: error: (.*)$/), let file = paths[String(found.1)],
          let place = Int(found.2)
        else { continue }
        result[file, default: []].append((place, String(found.3)))
      }
      if status != 0, result.isEmpty {
        let lines = text.split(separator: "\n").filter { $0.contains("error:") }
        troubles.append("\(module.name): \(lines.first.map(String.init) ?? "the compiler ended with \(status ?? -1)")")
        return nil
      }
      break
    }
    return result.mapValues { errors in errors.sorted { $0.line < $1.line } }
  }

  /// Writes what other modules see of it: of the files that are built.
  private mutating func emit(_ module: AppModule, _ list: String) throws {
    let status = try ChildProcess(
      [
        "swiftc", "-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-o",
        scratch + "/\(module.name).swiftmodule",
      ] + toolchain.frontend(module, own: scratch) + ["@" + list], output: scratch + "/emit.log"
    ).status(within: nil)
    if status == 0 { emitted.insert(module.name) }
  }

  private func write(_ text: String, _ path: String) throws {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    try Folder(opening: String(path[..<slash]), create: true)?
      .replace(String(path[slash...].dropFirst()), with: Array(text.utf8), isLasting: false)
  }

  private static func scratchFolder() throws -> String {
    let parent = ProcessEnvironment.variables()["TMPDIR"] ?? "/tmp"
    var name = Array((parent + "/everystate-doctor.XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw NoSuchFolder(path: parent, reason: String(cString: strerror(errno)))
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func remove(_ folder: String) throws {
    _ = try ChildProcess(["rm", "-rf", folder], output: "/dev/null").status(within: nil)
  }
}
