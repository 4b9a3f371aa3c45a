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
