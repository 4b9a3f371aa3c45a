import EveryStateReview

/// What `doctor --json` prints.
///
/// | key | value |
/// |---|---|
/// | `modules` | `name`, `files`, and what the manifest lacks for it: `missingProducts`, `missingSetting` |
/// | `imports` | `name`, `kind` (`replaced`, `unavailable` or `package`), `product`, `alias` as `-module-alias` takes it, `places` |
/// | `missingFiles`, `filesForiOS` | files of asset symbols, files with an `#if os(iOS)` that is false |
/// | `errors` | `message`, `places`; left out without `--compile` |
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
