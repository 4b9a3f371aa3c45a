import EveryStateGoldens
import EveryStateReview

/// `everystate doctor [PATH]`: says what an app's modules need on Linux, and writes it.
struct DoctorCommand {
  let path: String
  let compiles: Bool
  let isForiOS: Bool
  let modules: String?
  let isJSON: Bool
  let fixes: Bool
  let isDryRun: Bool

  func run() throws -> ExitStatus {
    EndingSignals.await()
    let scratch = try ScratchFolder()
    let sources = try AppSources(at: path, asForiOS: isForiOS, scratch: scratch)
    let reader = try ModuleReader(scratch)
    let own = sources.moduleNames.union(sources.modules.map(\.name))
    let diagnosis = try Diagnosis(sources.examined, own: own, reader)
    if fixes || isDryRun { return try DoctorFix(diagnosis, sources).run(isDryRun: isDryRun) }
    let compiled = compiles ? try CompiledApp(sources, diagnosis, reader, builtModules()) : nil
    let status: ExitStatus = diagnosis.isInOrder && compiled?.isInOrder != false ? .inOrder : .needsAttention
    if isJSON {
      print(JSONDocument(diagnosis, compiled, sources, status).text, terminator: "")
    } else {
      say(DoctorReport(diagnosis: diagnosis, compiled: compiled, sources: sources).text, terminator: "")
    }
    return status
  }

  private func builtModules() throws -> BuiltModules {
    if let built = BuiltModules(modules) { return built }
    let folder = modules.map(TerminalText.harmless) ?? "the folder of this program"
    throw CannotExamine(
      "--compile needs TextUI as it was built, and \(folder) holds none. Run `swift build` in a package that uses it, "
        + "then this again, or name its build folder: --modules .build/debug.")
  }
}

/// What `doctor --json` prints.
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
