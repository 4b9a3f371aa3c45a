import EveryStateGoldens
import EveryStateReview

/// `everystate doctor [PATH]`: lists the changes that an app's modules need on Linux, and makes them.
struct DoctorCommand: Command {
  private static let fix = Option(
    "--fix",
    help:
      "Show what is missing as a patch, then write it: settings and products in Package.swift, the symbols of asset catalogs in a file. "
      + "Existing lines are kept.")
  private static let dryRun = Option("--dry-run", help: "Show that patch, and write nothing.")
  private static let compile = Option(
    "--compile",
    help:
      "Compile the files as a package that uses TextUI does, and group the errors by cause. This takes as long as a build."
  )
  private static let modules = Option(
    "--modules", "DIR",
    help:
      "The build folder that contains TextUI, which `swift build --show-bin-path` prints; by default this program's "
      + "folder."
  )
  private static let asForiOS = Option(
    "--as-for-ios",
    help:
      "Read every file as a build for iOS does: `#if os(iOS)` is true, as in targets with the plug-in BuildAsForiOS.")
  static let declaration = CommandDeclaration(
    "doctor", .adopt,
    "Find the settings that an app's imports need on Linux; --fix writes them, --compile compiles the app.",
    operand: .path, options: [Self.fix, Self.dryRun, Self.compile, Self.modules, Self.asForiOS, .json],
    details: """
      PATH is a folder of a package, or one of its files; by default the working directory. Its Package.swift is found at or above it.
      The package must depend on EveryState first: without that line `swift run everystate` does not exist.
      Exit status: 0 nothing is missing, 1 something is, 2 nothing could be read.
      """)

  private let path: String
  private let compiles: Bool
  private let isForiOS: Bool
  private let modules: String?
  private let isJSON: Bool
  private let fixes: Bool
  private let isDryRun: Bool

  init(_ call: Call) {
    path = call.operands.first ?? "."
    (compiles, isForiOS) = (call.has(Self.compile), call.has(Self.asForiOS))
    (modules, isJSON) = (call.value(Self.modules), call.isJSON)
    (fixes, isDryRun) = (call.has(Self.fix), call.has(Self.dryRun))
  }

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let scratch = try ScratchFolder()
    let sources = try AppSources(at: path, asForiOS: isForiOS, scratch: scratch)
    let reader = try ModuleReader(scratch)
    let own = sources.moduleNames.union(sources.modules.map(\.name))
    let diagnosis = try Diagnosis(sources.examined, own: own, reader)
    if fixes || isDryRun { return try DoctorFix(diagnosis, sources).run(isDryRun: isDryRun) }
    if compiles { printProgress("Compiling \(path) ...") }
    let compiled = compiles ? try CompiledApp(sources, diagnosis, reader, builtModules()) : nil
    let status: ExitStatus = diagnosis.isInOrder && compiled?.isInOrder != false ? .inOrder : .needsAttention
    if isJSON { return printed(JSONDocument(diagnosis, compiled, sources, status)) }
    say(DoctorReport(diagnosis: diagnosis, compiled: compiled, sources: sources).text, terminator: "")
    return status
  }

  private func builtModules() throws -> BuiltModules {
    if let built = BuiltModules(modules) { return built }
    let folder = modules.map(TerminalText.harmless) ?? "the folder of this program"
    throw CannotExamine(
      "--compile needs a built TextUI, but \(folder) does not contain one. Run `swift build` in a package that uses "
        + "it, then run this again, or name its build folder: --modules \"$(swift build --show-bin-path)\".")
  }
}

/// The document of `doctor --json`.
extension JSONDocument {
  init(_ diagnosis: Diagnosis, _ compiled: CompiledApp?, _ sources: AppSources, _ status: ExitStatus) {
    func places(_ places: [(file: String, line: Int)]) -> [JSONObject] {
      places.map { ["file": sources.shown($0.file), "line": $0.line] }
    }
    self.init("doctor", exitStatus: Int(status.rawValue), format: 2)
    self["modules"] = diagnosis.readings.map { reading in
      let need = diagnosis.needs.first { $0.module.folder == reading.module.folder }
      return [
        "name": reading.module.name, "files": reading.module.files.map(sources.shown),
        "missingProducts": need?.products ?? [], "missingSetting": need?.frameworks == nil ? nil : need?.setting,
      ] as JSONObject
    }
    let kinds = [
      ("replaced", diagnosis.standIns), ("unavailable", diagnosis.unavailable), ("package", diagnosis.packages),
    ]
    self["imports"] = kinds.flatMap { kind, imports in
      imports.map { found in
        let standIn = StandIn(for: found.name)
        return [
          "name": found.name, "kind": kind, "product": standIn?.product, "alias": standIn?.alias,
          "places": places(found.places),
        ] as JSONObject
      }
    }
    self["missingFiles"] = diagnosis.readings.compactMap(\.symbols).map { sources.shown($0.path) }
    self["filesForiOS"] = diagnosis.filesForiOS.map(sources.shown)
    self["errors"] = compiled?.causes.map { ["message": $0.message, "places": places($0.places)] as JSONObject }
  }
}
