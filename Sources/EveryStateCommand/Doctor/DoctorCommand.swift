import EveryStateConditions
import EveryStateGoldens

/// `everystate doctor PATH`: reads a folder of Swift files, and says what Linux lacks for them.
struct DoctorCommand {
  let path: String
  let compiles: Bool
  let isQuick: Bool
  let isForiOS: Bool
  let modules: String?
  let isJSON: Bool
  let fixes: DoctorFix.Mode?

  func run() -> ExitStatus {
    let shownPath = TerminalText.harmless(path)
    guard let files = SwiftFiles(below: path) else {
      printError("everystate: \(shownPath) cannot be read: \(String(cString: strerror(errno))).")
      return .cannotTell
    }
    guard !files.paths.isEmpty else {
      printError("everystate: \(shownPath) holds no Swift file, so nothing was checked.")
      return .cannotTell
    }
    var readings: [String: FileReading] = [:]
    // What asks for iOS, as it is read there.
    var forIOS: [String: [UInt8]] = [:]
    for file in files.paths {
      guard let source = SwiftFiles.bytes(of: files.root + "/" + file) else {
        printError("everystate: \(TerminalText.harmless(file)) cannot be read: \(String(cString: strerror(errno))).")
        return .cannotTell
      }
      readings[file] = FileReading(source, importable: ImportKind.importable)
      let asked = SourceForiOS(source)
      if asked.isChanged { forIOS[file] = asked.bytes }
    }
    var modules = AppModule.all(in: files, starts: Set(readings.filter(\.value.isStart).keys)) {
      String(decoding: SwiftFiles.bytes(of: files.root + "/" + $0) ?? [], as: UTF8.self)
    }
    var asking: Set<String> = []
    for index in modules.indices {
      modules[index].isBuiltAsForiOS = modules[index].isBuiltAsForiOS || isForiOS
      for file in modules[index].files {
        guard let source = forIOS[file] else { continue }
        if modules[index].isBuiltAsForiOS {
          readings[file] = FileReading(source, importable: ImportKind.importable)
        } else {
          asking.insert(file)
        }
      }
    }
    let judged = Set(modules.flatMap(\.files))
    let catalogs = AppModule.catalogs(files.catalogs, of: modules).mapValues {
      AssetSymbols($0.map { files.root + "/" + $0 })
    }
    let diagnosis = Diagnosis(
      readings.filter { judged.contains($0.key) }, of: Array(judged), own: Set(modules.map(\.name)),
      symbols: catalogs.values.reduce(into: []) { $0.formUnion($1.names) }, asking: asking)
    if let fixes {
      return DoctorFix(diagnosis, files: files, modules: modules, readings: readings, catalogs: catalogs).run(fixes)
    }
    var compiled: CompiledApp?
    if compiles {
      guard let built = BuiltModules(self.modules) else {
        printError(
          "everystate: --compile needs TextUI as it was built, and \(self.modules.map(TerminalText.harmless) ?? "the folder of this program") holds none. "
            + "Run `swift build` in a package that uses it, then this again, or name its build folder: --modules .build/debug."
        )
        return .cannotTell
      }
      do {
        compiled = try CompiledApp(
          AppModule.ordered(modules) { file in readings[file]?.imports.map(\.name) ?? [] }, diagnosis,
          root: files.root, catalogs: catalogs, toolchain: built, isQuick: isQuick)
      } catch {
        printError("everystate: \(error)")
        return .cannotTell
      }
    }
    if isJSON {
      print(DoctorDocument(diagnosis, compiled).text, terminator: "")
    } else {
      say(DoctorReport(diagnosis, compiled).text, terminator: "")
    }
    let isFine =
      compiled.map { $0.verdicts.values.allSatisfy { $0 == .builds } } ?? !diagnosis.verdicts.values.contains {
        if case .blocked = $0 { true } else { false }
      }
    return isFine ? .inOrder : .needsAttention
  }
}
