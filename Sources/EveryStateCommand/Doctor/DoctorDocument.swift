import EveryStateReview

/// What `doctor --json` prints.
struct DoctorDocument: JSONDocument {
  struct Module: Encodable, Sendable {
    let name: String
    let files: [String]
    /// What the manifest lacks for it.
    let missingProducts: [String]
    let missingSetting: String?
  }
  struct Place: Encodable, Sendable {
    let file: String
    let line: Int
  }
  struct Import: Encodable, Sendable {
    let name: String
    /// `replaced`, `unavailable` or `package`.
    let kind: String
    let product: String?
    /// As `-module-alias` takes it.
    let alias: String?
    let places: [Place]
  }
  struct Failure: Encodable, Sendable {
    let message: String
    let places: [Place]
  }

  let format = 2
  let command = "doctor"
  let exitStatus: Int
  let modules: [Module]
  let imports: [Import]
  let missingFiles: [String]
  let filesForiOS: [String]
  /// Left out without `--compile`.
  let errors: [Failure]?

  init(_ diagnosis: Diagnosis, _ compiled: CompiledApp?, _ sources: AppSources, _ status: ExitStatus) {
    func places(_ places: [(file: String, line: Int)]) -> [Place] {
      places.map { Place(file: sources.shown($0.file), line: $0.line) }
    }
    exitStatus = Int(status.rawValue)
    modules = diagnosis.readings.map { reading in
      let need = diagnosis.needs.first { $0.module.folder == reading.module.folder }
      return Module(
        name: reading.module.name, files: reading.module.files.map(sources.shown),
        missingProducts: need?.products ?? [], missingSetting: need?.frameworks == nil ? nil : need?.setting)
    }
    let kinds = [
      ("replaced", diagnosis.standIns), ("unavailable", diagnosis.unavailable), ("package", diagnosis.packages),
    ]
    imports = kinds.flatMap { kind, imports in
      imports.map { found in
        let standIn = StandIn(for: found.name)
        return Import(
          name: found.name, kind: kind, product: standIn?.product, alias: standIn?.alias, places: places(found.places))
      }
    }
    missingFiles = diagnosis.readings.compactMap(\.symbols).map { sources.shown($0.path) }
    filesForiOS = diagnosis.filesForiOS.map(sources.shown)
    errors = compiled?.causes.map { Failure(message: $0.message, places: places($0.places)) }
  }
}
